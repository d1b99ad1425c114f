import Core
import Testing

@testable import JuiceMaker

struct DayOrdersTests {
    private static let day = Period(from: Timestamp(milliseconds: 100), to: Timestamp(milliseconds: 200))

    /// The numbers of the orders among the records of a chronicle.
    private func numbers(_ chronicle: Chronicle) -> [Int] {
        var orders = DayOrders(of: Self.day)
        for record in chronicle.records { orders.enter(record) }
        return orders.orders.map(\.number)
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
        #expect(orders.orders.map(\.number) == [1])
        try order("kiwi")
        try ledger.read(&orders)
        #expect(orders.orders.map(\.number) == [1, 2])
        // The clock is set back.
        clock.set(120)
        try order("pineapple")
        try ledger.read(&orders)
        #expect(orders.orders.map(\.number) == [1, 2, 3])
        // It is set back behind the day, and an order of the day is cancelled.
        clock.set(90)
        _ = try ledger.reverse(.void, 1, reason: "spilt")
        try order("mango")
        try ledger.read(&orders)
        #expect(orders.orders.map(\.number) == [2, 3])
        var anew = DayOrders(of: Self.day)
        try ledger.read(&anew)
        #expect(anew.orders.map(\.number) == [2, 3])
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
        #expect(orders.orders.map(\.number) == [1])
    }
}
