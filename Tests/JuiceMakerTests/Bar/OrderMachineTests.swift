import Core
import Testing
import TestSupport

@testable import JuiceMaker

struct OrderMachineTests {
    private let kiwi: Juice
    private let mango: Juice
    private let twoKiwis: Order
    private let shortage: Shortage<Fruit>
    /// A machine without orders, and one that is used.
    private let fresh: OrderMachine
    private var machine: OrderMachine

    init() throws {
        let menu = try Menu.standard()
        fresh = OrderMachine(stock: menu.openingStock)
        machine = fresh
        kiwi = try menu.juice("kiwi")
        mango = try menu.juice("mango")
        twoKiwis = try Order(juice: kiwi, count: 2)
        shortage = Shortage(shortfalls: [Quantity(item: try menu.fruit("kiwi"), count: 3)])
    }

    private func one(_ juice: Juice) -> Order { Order(juice) }

    private mutating func handle(_ events: OrderMachine.Event...) -> [OrderMachine.Effect] {
        events.flatMap { machine.handle($0) }
    }

    /// What happened before, what happens then and its effects, and the state and the orders that wait afterwards where they are told.
    private typealias Case = (
        sentence: String, past: [OrderMachine.Event], events: [OrderMachine.Event], effects: [OrderMachine.Effect],
        state: OrderMachine.State?, waiting: [Order]?
    )

    private var cases: [Case] {
        let (kiwi, mango) = (one(kiwi), one(mango))
        let (sale, both) = (Sale(number: 1, order: kiwi), Sale(number: 7, order: twoKiwis))
        let short = OrderMachine.Event.short(shortage, part: nil)
        let inPart = OrderMachine.Event.short(shortage, part: kiwi)
        return [
            ("an order is made at once when nobody waits", [], [.order(kiwi)], [.make(kiwi)], .making(kiwi), []),
            (
                "those that come then wait", [], [.order(kiwi), .order(mango), .order(twoKiwis)], [.make(kiwi)], nil,
                [mango, twoKiwis]
            ),
            (
                "the next order is made after the one before", [.order(kiwi), .order(mango), .order(twoKiwis)],
                [.made(sale)], [.announce(.ready(sale)), .make(mango)], nil, [twoKiwis]
            ),
            (
                "an order of several is made whole, with one number", [], [.order(twoKiwis), .made(both)],
                [.make(twoKiwis), .announce(.ready(both))], .idle, []
            ),
            (
                "a shortage is asked about while the others wait", [], [.order(kiwi), .order(mango), short],
                [.make(kiwi), .announce(.short(kiwi, shortage))], .asking(kiwi, shortage, part: nil), [mango]
            ),
            (
                "orders that come while it is asked wait behind", [.order(kiwi), .order(mango), short],
                [.order(kiwi)], [], .asking(kiwi, shortage, part: nil), [mango, kiwi]
            ),
            (
                "a changed stock lets the order be tried again, before those that wait",
                [.order(twoKiwis), .order(mango), short], [.stockSaved], [.make(twoKiwis)], .making(twoKiwis), [mango]
            ),
            (
                "no drops that order only, and the next one is made",
                [.order(twoKiwis), .order(mango), .order(kiwi), short], [.decline],
                [.announce(.dropped(twoKiwis)), .make(mango)], nil, [kiwi]
            ),
            (
                "no, with nobody behind, leaves it idle", [.order(kiwi), short], [.decline],
                [.announce(.dropped(kiwi))], .idle, []
            ),
            (
                "a part that can be made is asked about", [], [.order(twoKiwis), inPart],
                [.make(twoKiwis), .announce(.short(twoKiwis, shortage))], .asking(twoKiwis, shortage, part: kiwi), []
            ),
            (
                "the part is made in place of the order, before those that wait",
                [.order(twoKiwis), .order(mango), inPart], [.acceptPart, .made(sale)],
                [.make(kiwi), .announce(.ready(sale)), .make(mango)], .making(mango), []
            ),
            (
                "a part that another kiosk has taken meanwhile is asked about again",
                [.order(twoKiwis), inPart, .acceptPart], [short], [.announce(.short(kiwi, shortage))],
                .asking(kiwi, shortage, part: nil), []
            ),
        ]
    }

    @Test func `orders are made one after another, and shortages are asked about`() {
        for (sentence, past, events, effects, state, waiting) in cases {
            var machine = fresh
            for event in past { _ = machine.handle(event) }
            #expect(events.flatMap { machine.handle($0) } == effects, "\(sentence)")
            if let state { #expect(machine.state == state, "\(sentence)") }
            if let waiting { #expect(Array(machine.waiting) == waiting, "\(sentence)") }
            if case .asking? = state { #expect(machine.shortage == shortage, "\(sentence)") }
            if case .making? = state { #expect(machine.shortage == nil, "\(sentence)") }
            if state == .idle { #expect(machine == fresh, "\(sentence)") }
        }
    }

    @Test mutating func `when ten thousand wait, the next one is refused and nobody is lost`() {
        _ = handle(.order(one(kiwi)), .short(shortage, part: nil))
        let effects = (0..<10_000).flatMap { _ in machine.handle(.order(one(mango))) }
        #expect(effects.isEmpty)
        #expect(handle(.order(one(mango))) == [.announce(.refused(.queueFull(limit: 10_000)))])
        #expect(machine.waiting.count == 10_000)
        _ = handle(.decline)
        #expect(handle(.order(one(mango))) == [])
        #expect(machine.waiting.count == 10_000)
    }

    // MARK: Cart

    @Test mutating func `a cart takes juices in any state, down to none and up to what an order can have`() {
        _ = handle(.change(kiwi, by: 2), .change(mango, by: 1), .change(kiwi, by: -5))
        #expect(machine.cart.lines.map(\.count) == [0, 1])
        #expect(handle(.change(kiwi, by: 1_000)) == [.announce(.refused(.cartFull(limit: 1_000)))])
        #expect(machine.cart.count == 1)
        #expect(handle(.change(kiwi, by: 999)).isEmpty)
        _ = handle(.emptyCart)
        #expect(machine == fresh)
        #expect(handle(.orderCart).isEmpty, "an empty cart is no order")
    }

    @Test mutating func `the cart is empty when its order is made, and not before`() {
        #expect(handle(.change(kiwi, by: 2), .orderCart) == [.make(twoKiwis)])
        #expect(machine.cart.count == 2)
        _ = handle(.made(Sale(number: 1, order: twoKiwis)))
        #expect(machine == fresh)
    }

    @Test mutating func `the cart is empty when a part of its order is made`() {
        _ = handle(.change(kiwi, by: 2), .orderCart, .short(shortage, part: one(kiwi)), .acceptPart)
        #expect(machine.cart.count == 2)
        _ = handle(.made(Sale(number: 1, order: one(kiwi))))
        #expect(machine == fresh)
    }

    @Test(arguments: [OrderMachine.Event.decline, .failed(.busy)])
    mutating func `the cart stays when its order is dropped, whatever is ordered then`(end: OrderMachine.Event) {
        _ = handle(.change(kiwi, by: 2), .orderCart)
        _ = end == .decline ? handle(.short(shortage, part: nil), end) : handle(end)
        _ = handle(.order(twoKiwis), .made(Sale(number: 1, order: twoKiwis)))
        #expect(machine.cart.count == 2)
        _ = handle(.orderCart, .made(Sale(number: 2, order: twoKiwis)))
        #expect(machine == fresh)
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
        #expect(handle(.change(kiwi, by: 2), .orderCart) == [.announce(.refused(.queueFull(limit: 10_000)))])
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

    @Test mutating func `a customer chooses only what is there, up to the limit, and loses what others have bought`()
        throws
    {
        let menu = try Menu.standard()
        var machine = OrderMachine(for: .customer(mostCups: 4), stock: menu.openingStock)
        let strawberry = try menu.juice("strawberry")
        #expect(machine.handle(.change(strawberry, by: 1)) == [.announce(.soldOut(strawberry))])
        #expect(machine.handle(.change(kiwi, by: 4)) == [.announce(.noMore(kiwi))])
        #expect(machine.handle(.change(kiwi, by: 3)) == [] && machine.handle(.change(mango, by: 1)) == [])
        #expect(machine.handle(.change(mango, by: 1)) == [.announce(.refused(.cartFull(limit: 4)))])
        #expect(machine.handle(.order(one(mango))) == [.announce(.refused(.cartFull(limit: 4)))])
        var stock = menu.openingStock
        #expect(machine.handle(.stockChanged(stock)) == [])
        try stock.withdraw([Quantity(item: try menu.fruit("kiwi"), count: 5)])
        #expect(machine.handle(.stockChanged(stock)) == [.announce(.takenOut([kiwi]))])
        #expect(machine.cart.lines.map(\.count) == [1, 1])
        // Staff has what is short in the cart, and is told so.
        #expect(self.machine.handle(.change(strawberry, by: 1)) == [.announce(.soldOut(strawberry))])
        #expect(self.machine.cart.count == 1)
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
            var machine = fresh
            for event in past { _ = machine.handle(event) }
            for event in events {
                let before = machine
                #expect(machine.handle(event).isEmpty)
                #expect(machine == before)
            }
        }
    }
}
