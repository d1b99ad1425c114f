import Core
import Testing
import TestSupport

@testable import JuiceMaker

struct OrderMachineTests {
    private let kiwi: Juice
    private let mango: Juice
    private let shortage: Shortage<Fruit>
    private var machine = OrderMachine()

    init() throws {
        let menu = try Menu.standard()
        kiwi = try menu.juice("kiwi")
        mango = try menu.juice("mango")
        shortage = Shortage(shortfalls: [Quantity(item: try menu.fruit("kiwi"), count: 3)])
    }

    private func one(_ juice: Juice) -> Order { Order(juice: juice, count: 1) }

    private mutating func handle(_ events: OrderMachine.Event...) -> [OrderMachine.Effect] {
        events.flatMap { machine.handle($0) }
    }

    @Test mutating func `an order is made at once when nobody waits`() {
        let effects = handle(.order(kiwi, count: 1))
        #expect(effects == [.make(one(kiwi))])
        #expect(machine.state == .making(one(kiwi)))
    }

    @Test mutating func `the next order is made after the one before`() {
        let taken = handle(.order(kiwi, count: 1), .order(mango, count: 1), .order(kiwi, count: 2))
        #expect(taken == [.make(one(kiwi))])
        #expect(Array(machine.waiting) == [one(mango), Order(juice: kiwi, count: 2)])

        let made = handle(.made(Sale(number: 1, juice: kiwi)))
        #expect(made == [.announce(.ready(Sale(number: 1, juice: kiwi))), .make(one(mango))])
        #expect(Array(machine.waiting) == [Order(juice: kiwi, count: 2)])
    }

    @Test mutating func `an order of several is made one by one`() {
        let sale = Sale(number: 7, juice: kiwi)
        let effects = handle(.order(kiwi, count: 3), .made(sale), .made(sale), .made(sale))
        #expect(
            effects == [
                .make(Order(juice: kiwi, count: 3)), .announce(.ready(sale)),
                .make(Order(juice: kiwi, count: 2)), .announce(.ready(sale)),
                .make(Order(juice: kiwi, count: 1)), .announce(.ready(sale)),
            ])
        #expect(machine == OrderMachine())
    }

    @Test mutating func `a shortage is asked about while the others wait`() {
        let effects = handle(.order(kiwi, count: 1), .order(mango, count: 1), .short(shortage))
        #expect(effects == [.make(one(kiwi)), .announce(.short(one(kiwi), shortage))])
        #expect(machine.state == .asking(one(kiwi), shortage))
        #expect(Array(machine.waiting) == [one(mango)])
    }

    @Test mutating func `orders that come while it asks wait behind`() {
        _ = handle(.order(kiwi, count: 1), .short(shortage), .order(mango, count: 1))
        let effects = handle(.order(kiwi, count: 1))
        #expect(effects.isEmpty)
        #expect(machine.state == .asking(one(kiwi), shortage))
        #expect(Array(machine.waiting) == [one(mango), one(kiwi)])
    }

    @Test mutating func `a changed stock lets the order be tried again, before those that wait`() {
        _ = handle(.order(kiwi, count: 2), .order(mango, count: 1), .short(shortage))
        #expect(machine.shortage == shortage)
        let saved = handle(.stockSaved)
        #expect(saved == [.make(Order(juice: kiwi, count: 2))])
        #expect(machine.shortage == nil)
        #expect(Array(machine.waiting) == [one(mango)])
    }

    @Test mutating func `no drops that order only, and the next one is made`() {
        _ = handle(.order(kiwi, count: 2), .order(mango, count: 1), .order(kiwi, count: 1), .short(shortage))
        let effects = handle(.decline)
        #expect(effects == [.announce(.dropped(Order(juice: kiwi, count: 2))), .make(one(mango))])
        #expect(Array(machine.waiting) == [one(kiwi)])
    }

    @Test mutating func `no, with nobody behind, leaves it idle`() {
        _ = handle(.order(kiwi, count: 1), .short(shortage), .decline)
        #expect(machine == OrderMachine())
    }

    @Test(arguments: [0, -1, 1_001, Int.max, Int.min])
    mutating func `a count out of range is refused`(count: Int) {
        let effects = handle(.order(kiwi, count: count))
        #expect(effects == [.announce(.refused(.invalidCount(count)))])
        #expect(machine == OrderMachine())
    }

    @Test mutating func `a thousand is a count`() {
        let effects = handle(.order(kiwi, count: 1_000))
        #expect(effects == [.make(Order(juice: kiwi, count: 1_000))])
    }

    @Test mutating func `when ten thousand wait, the next one is refused and nobody is lost`() {
        _ = handle(.order(kiwi, count: 1), .short(shortage))
        for _ in 0..<10_000 { #expect(machine.handle(.order(mango, count: 1)).isEmpty) }
        let effects = handle(.order(mango, count: 1))
        #expect(effects == [.announce(.refused(.queueFull(limit: 10_000)))])
        #expect(machine.waiting.count == 10_000)

        _ = handle(.decline)
        let again = handle(.order(mango, count: 1))
        #expect(again.isEmpty)
        #expect(machine.waiting.count == 10_000)
    }

    @Test func `an event that makes no sense in a state changes nothing`() {
        let sale = Sale(number: 1, juice: kiwi)
        let idle: [OrderMachine.Event] = []
        let making: [OrderMachine.Event] = [.order(kiwi, count: 1)]
        let asking = making + [.short(shortage)]
        let failed = OrderMachine.Event.failed(.busy)
        let senseless: [(past: [OrderMachine.Event], events: [OrderMachine.Event])] = [
            (idle, [.made(sale), .short(shortage), failed, .decline, .stockSaved]),
            (making, [.decline, .stockSaved]),
            (asking, [.made(sale), .short(shortage), failed]),
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
