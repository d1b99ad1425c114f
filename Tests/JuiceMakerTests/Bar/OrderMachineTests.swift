import Core
import Testing
import TestSupport

@testable import JuiceMaker

struct OrderMachineTests {
    private let kiwi: Juice
    private let mango: Juice
    private let twoKiwis: Order
    private let shortage: Shortage<Fruit>
    private var machine = OrderMachine()

    init() throws {
        let menu = try Menu.standard()
        kiwi = try menu.juice("kiwi")
        mango = try menu.juice("mango")
        twoKiwis = try Order(juice: kiwi, count: 2)
        shortage = Shortage(shortfalls: [Quantity(item: try menu.fruit("kiwi"), count: 3)])
    }

    private func one(_ juice: Juice) -> Order { Order(juice) }

    private mutating func handle(_ events: OrderMachine.Event...) -> [OrderMachine.Effect] {
        events.flatMap { machine.handle($0) }
    }

    /// Expects effects of events, and what the machine is like after them where that is told.
    private mutating func expect(
        _ effects: [OrderMachine.Effect], of events: OrderMachine.Event..., state: OrderMachine.State? = nil,
        waiting: [Order]? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let seen = events.flatMap { machine.handle($0) }
        let (endState, endWaiting) = (machine.state, Array(machine.waiting))
        #expect(seen == effects, sourceLocation: sourceLocation)
        if let state { #expect(endState == state, sourceLocation: sourceLocation) }
        if let waiting { #expect(endWaiting == waiting, sourceLocation: sourceLocation) }
    }

    @Test mutating func `an order is made at once when nobody waits`() {
        expect([.make(one(kiwi))], of: .order(one(kiwi)), state: .making(one(kiwi)))
    }

    @Test mutating func `the next order is made after the one before`() {
        let sale = Sale(number: 1, order: one(kiwi))
        expect(
            [.make(one(kiwi))], of: .order(one(kiwi)), .order(one(mango)), .order(twoKiwis),
            waiting: [one(mango), twoKiwis])
        expect([.announce(.ready(sale)), .make(one(mango))], of: .made(sale), waiting: [twoKiwis])
    }

    @Test mutating func `an order of several is made whole, with one number`() {
        let sale = Sale(number: 7, order: twoKiwis)
        expect([.make(twoKiwis), .announce(.ready(sale))], of: .order(twoKiwis), .made(sale))
        #expect(machine == OrderMachine())
    }

    @Test mutating func `a shortage is asked about while the others wait, and orders that come then wait behind`() {
        expect(
            [.make(one(kiwi)), .announce(.short(one(kiwi), shortage))],
            of: .order(one(kiwi)), .order(one(mango)), .short(shortage, part: nil),
            state: .asking(one(kiwi), shortage, part: nil), waiting: [one(mango)])
        expect(
            [], of: .order(one(kiwi)), state: .asking(one(kiwi), shortage, part: nil), waiting: [one(mango), one(kiwi)])
    }

    @Test mutating func `a changed stock lets the order be tried again, before those that wait`() {
        _ = handle(.order(twoKiwis), .order(one(mango)), .short(shortage, part: nil))
        #expect(machine.shortage == shortage)
        expect([.make(twoKiwis)], of: .stockSaved, waiting: [one(mango)])
        #expect(machine.shortage == nil)
    }

    @Test mutating func `no drops that order only, and the next one is made`() {
        _ = handle(.order(twoKiwis), .order(one(mango)), .order(one(kiwi)), .short(shortage, part: nil))
        expect([.announce(.dropped(twoKiwis)), .make(one(mango))], of: .decline, waiting: [one(kiwi)])
    }

    @Test mutating func `no, with nobody behind, leaves it idle`() {
        _ = handle(.order(one(kiwi)), .short(shortage, part: nil), .decline)
        #expect(machine == OrderMachine())
    }

    @Test mutating func `the part that can be made is made in place of the order, before those that wait`() {
        let sale = Sale(number: 1, order: one(kiwi))
        _ = handle(.order(twoKiwis), .order(one(mango)), .short(shortage, part: one(kiwi)))
        #expect(machine.state == .asking(twoKiwis, shortage, part: one(kiwi)))
        expect([.make(one(kiwi))], of: .acceptPart)
        expect([.announce(.ready(sale)), .make(one(mango))], of: .made(sale))
    }

    @Test mutating func `a part that another kiosk has taken meanwhile is asked about again`() {
        _ = handle(.order(twoKiwis), .short(shortage, part: one(kiwi)), .acceptPart)
        expect(
            [.announce(.short(one(kiwi), shortage))], of: .short(shortage, part: nil),
            state: .asking(one(kiwi), shortage, part: nil))
    }

    @Test mutating func `when ten thousand wait, the next one is refused and nobody is lost`() {
        _ = handle(.order(one(kiwi)), .short(shortage, part: nil))
        let effects = (0..<10_000).flatMap { _ in machine.handle(.order(one(mango))) }
        #expect(effects.isEmpty)
        expect([.announce(.refused(.queueFull(limit: 10_000)))], of: .order(one(mango)))
        #expect(machine.waiting.count == 10_000)
        _ = handle(.decline)
        expect([], of: .order(one(mango)))
        #expect(machine.waiting.count == 10_000)
    }

    // MARK: Cart

    @Test mutating func `a cart takes juices in any state, down to none and up to what an order can have`() {
        _ = handle(.change(kiwi, by: 2), .change(mango, by: 1), .change(kiwi, by: -5))
        #expect(machine.cart.lines.map(\.count) == [0, 1])
        expect([.announce(.refused(.cartFull(limit: 1_000)))], of: .change(kiwi, by: 1_000))
        #expect(machine.cart.count == 1)
        #expect(handle(.change(kiwi, by: 999)).isEmpty)
        _ = handle(.emptyCart)
        #expect(machine == OrderMachine())
        #expect(handle(.orderCart).isEmpty, "an empty cart is no order")
    }

    @Test mutating func `the cart is empty when its order is made, and not before`() {
        expect([.make(twoKiwis)], of: .change(kiwi, by: 2), .orderCart)
        #expect(machine.cart.count == 2)
        _ = handle(.made(Sale(number: 1, order: twoKiwis)))
        #expect(machine == OrderMachine())
    }

    @Test mutating func `the cart is empty when a part of its order is made`() {
        _ = handle(.change(kiwi, by: 2), .orderCart, .short(shortage, part: one(kiwi)), .acceptPart)
        #expect(machine.cart.count == 2)
        _ = handle(.made(Sale(number: 1, order: one(kiwi))))
        #expect(machine == OrderMachine())
    }

    @Test(arguments: [OrderMachine.Event.decline, .failed(.busy)])
    mutating func `the cart stays when its order is dropped, whatever is ordered then`(end: OrderMachine.Event) {
        _ = handle(.change(kiwi, by: 2), .orderCart)
        _ = end == .decline ? handle(.short(shortage, part: nil), end) : handle(end)
        _ = handle(.order(twoKiwis), .made(Sale(number: 1, order: twoKiwis)))
        #expect(machine.cart.count == 2)
        _ = handle(.orderCart, .made(Sale(number: 2, order: twoKiwis)))
        #expect(machine == OrderMachine())
    }

    @Test mutating func `an equal order that is made before or behind that of the cart leaves the cart`() {
        _ = handle(.order(twoKiwis), .short(shortage, part: nil), .order(one(mango)))
        _ = handle(.change(kiwi, by: 2), .orderCart, .order(twoKiwis), .stockSaved)
        for (number, order) in [twoKiwis, one(mango)].enumerated() {
            _ = handle(.made(Sale(number: number, order: order)))
            #expect(machine.cart.count == 2)
        }
        _ = handle(.made(Sale(number: 3, order: twoKiwis)), .change(kiwi, by: 2))
        _ = handle(.made(Sale(number: 4, order: twoKiwis)))
        #expect(machine.cart.count == 2)
    }

    @Test mutating func `a cart whose order is refused stays, and an equal order leaves it`() {
        _ = handle(.order(twoKiwis), .short(shortage, part: nil))
        for _ in 0..<10_000 { _ = machine.handle(.order(twoKiwis)) }
        expect([.announce(.refused(.queueFull(limit: 10_000)))], of: .change(kiwi, by: 2), .orderCart)
        _ = handle(.stockSaved)
        for number in 1...10_001 { _ = machine.handle(.made(Sale(number: number, order: twoKiwis))) }
        #expect(machine.state == .idle)
        // The refused order would have had its turn now.
        _ = handle(.order(twoKiwis), .made(Sale(number: 10_002, order: twoKiwis)))
        #expect(machine.cart.count == 2)
    }

    @Test mutating func `what is put into a cart that was emptied is not taken out by the order before`() {
        _ = handle(.change(kiwi, by: 2), .orderCart, .emptyCart, .change(mango, by: 1))
        _ = handle(.made(Sale(number: 1, order: twoKiwis)))
        #expect(machine.cart.count == 1)
    }

    // MARK: All events

    @Test func `an event that makes no sense in a state changes nothing`() {
        let sale = Sale(number: 1, order: one(kiwi))
        let idle: [OrderMachine.Event] = []
        let making: [OrderMachine.Event] = [.order(one(kiwi))]
        let asking = making + [.short(shortage, part: nil)]
        let failed = OrderMachine.Event.failed(.busy)
        let senseless: [(past: [OrderMachine.Event], events: [OrderMachine.Event])] = [
            (idle, [.made(sale), .short(shortage, part: nil), failed, .decline, .stockSaved, .acceptPart]),
            (making, [.decline, .stockSaved, .acceptPart]),
            (asking, [.made(sale), .short(shortage, part: nil), failed, .acceptPart]),
        ]
        for (past, events) in senseless {
            var machine = OrderMachine()
            for event in past { _ = machine.handle(event) }
            for event in events {
                let before = machine
                #expect(machine.handle(event).isEmpty)
                #expect(machine == before)
            }
        }
    }
}
