import Core
import Testing

@testable import JuiceMaker

struct DayOrdersTests {
    private static let day = Period(from: Timestamp(milliseconds: 100), to: Timestamp(milliseconds: 200))

    /// The numbers of the orders among the records of a chronicle.
    private func numbers(_ chronicle: Chronicle) -> [Int] {
        var orders = DayOrders(of: Self.day)
        for record in chronicle.records { orders.enter(record) }
        return orders.orders.map(\.id)
    }

    @Test func `only the orders of the period are in it, and a cancelled one is taken out, whenever it was`() throws {
        var shop = Chronicle()
        try shop.open(["kiwi": 20], at: 0)
        for time in [99, 100, 120, 199, 200] as [Int64] { try shop.sell("kiwi", ["kiwi": 3], at: time) }
        #expect(numbers(shop) == [2, 3, 4])
        try shop.void(3, reason: "spilt", at: 250)
        #expect(numbers(shop) == [2, 4])
    }

    @Test func `only new records are read again, and each is counted once`() throws {
        let (clock, menu) = (SetClock(150), try Menu.standard())
        let ledger = clock.ledger(menu)
        func order(_ text: String) throws {
            _ = try ledger.sell([SaleRequest(order: try Order(parsing: text, menu: menu))])
        }
        try order("banana 2, mango")
        var orders = DayOrders(of: Self.day)
        try ledger.read(&orders)
        #expect(orders.juiceCount == 3)
        try ledger.read(&orders)
        #expect(orders.orders.map(\.id) == [1])
        try order("kiwi")
        try ledger.read(&orders)
        #expect(orders.orders.map(\.id) == [1, 2])
        // The clock is set back.
        clock.set(120)
        try order("pineapple")
        try ledger.read(&orders)
        #expect(orders.orders.map(\.id) == [1, 2, 3])
        // It is set back behind the day, and an order of the day is cancelled.
        clock.set(90)
        _ = try ledger.reverse(.void, 1, reason: "spilt")
        try order("mango")
        try ledger.read(&orders)
        #expect(orders.orders.map(\.id) == [2, 3])
        var anew = DayOrders(of: Self.day)
        try ledger.read(&anew)
        #expect(anew.orders.map(\.id) == [2, 3])
    }

    @Test func `a day without an order is read once, and an order that comes later is found`() throws {
        let (clock, menu) = (SetClock(50), try Menu.standard())
        let ledger = clock.ledger(menu)
        var orders = DayOrders(of: Self.day)
        try ledger.read(&orders)
        #expect(orders.orders.isEmpty)
        #expect(orders.lastSequence == ledger.lastSequence)
        clock.set(150)
        _ = try ledger.sell([SaleRequest(order: Order(menu.juice("kiwi")))])
        try ledger.read(&orders)
        #expect(orders.orders.map(\.id) == [1])
    }
}

/// The orders of a day on their way to their customers.
struct DayOrdersOnTheirWayTests {
    private let minute: Int64 = 60_000

    /// Orders 1 and 2 wait, order 3 does not, one a minute from 0 on.
    private func shop() throws -> Chronicle {
        var shop = Chronicle()
        try shop.open(["kiwi": 100], at: 0)
        for number in 1...3 {
            let sale = SaleRecord(
                number: number, juices: [Quantity(item: "kiwi", count: number)],
                used: [Quantity(item: "kiwi", count: number)], waits: number < 3)
            try shop.add(.sale(sale), at: Int64(number - 1) * minute)
        }
        return shop
    }

    private func queue(_ shop: Chronicle, _ from: Int64? = nil, _ to: Int64? = nil) -> DayOrders {
        var queue = DayOrders(of: Period(from, to), andOpenDay: true)
        for record in shop.records { queue.enter(record) }
        return queue
    }

    @Test func `orders wait in their order, until each is ready and handed over`() throws {
        var shop = try shop()
        #expect(queue(shop).orders(in: .ordered).map(\.id) == [1, 2])
        #expect(queue(shop).waitingJuices == ["kiwi": 3])
        try shop.add(.step(.ready, number: 2), at: 5 * minute)
        #expect(queue(shop).orders(in: .ordered).map(\.id) == [1])
        #expect(queue(shop).orders(in: .ready).map(\.id) == [2])
        try shop.add(.step(.handedOver, number: 2), at: 6 * minute)
        #expect(queue(shop).orders(in: .ready).isEmpty)
        try shop.add(.step(.takenBack, number: 2), at: 7 * minute)
        #expect(queue(shop).orders(in: .ready).map(\.id) == [2])
    }

    @Test func `what is ready is called out for ten minutes, the last one first, and not after it is handed over`()
        throws
    {
        var shop = try shop()
        try shop.add(.step(.ready, number: 1), at: 5 * minute)
        func called(_ minutes: Int64) -> [Int] {
            queue(shop).ordersCalledOut(at: Timestamp(milliseconds: minutes * minute)).map(\.id)
        }
        // Order 3 was ready when it was ordered, at the second minute.
        #expect(called(6) == [1, 3])
        #expect(called(12) == [1])
        #expect(called(15) == [])
        try shop.add(.step(.handedOver, number: 1), at: 6 * minute)
        #expect(called(6) == [3])
    }

    @Test func `a cancelled order leaves the queue, and the close takes all others out of it`() throws {
        var shop = try shop()
        try shop.void(1, reason: "left", at: 4 * minute)
        // The open day is there whatever the calendar says.
        #expect(queue(shop, 9 * minute, nil).orders(in: .ordered).map(\.id) == [2])
        #expect(queue(shop, 9 * minute, nil).ordersCalledOut(at: Timestamp(milliseconds: 4 * minute)).map(\.id) == [3])
        #expect(queue(shop).hasWaitingOrders && queue(shop).openOrder(2) != nil)
        try shop.close(counted: nil, at: 5 * minute)
        let closed = queue(shop)
        #expect(closed.orders.map(\.id) == [2, 3] && closed.orders(in: .ordered).isEmpty && !closed.hasWaitingOrders)
        #expect(closed.ordersCalledOut(at: Timestamp(milliseconds: 5 * minute)).isEmpty && closed.openOrder(2) == nil)
    }

    @Test func `what is ready at once and dated after the period is not called out`() throws {
        let called = queue(try shop(), nil, minute).ordersCalledOut(at: Timestamp(milliseconds: 0))
        #expect(called.isEmpty)
    }
}
