import Core
import Synchronization
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

    @Test func `only the orders of the period are in it`() throws {
        var shop = Chronicle()
        try shop.open(["kiwi": 20], at: 0)
        for time in [99, 100, 199, 200] as [Int64] { try shop.sell("kiwi", ["kiwi": 3], at: time) }
        #expect(numbers(shop) == [2, 3])
    }

    @Test func `a cancelled order is taken out, whenever it was cancelled`() throws {
        var shop = Chronicle()
        try shop.open(["kiwi": 20], at: 0)
        for time in [110, 120, 130] as [Int64] { try shop.sell("kiwi", ["kiwi": 3], at: time) }
        guard case .sale(let sale) = shop.records[2].entry else { return try #require(Bool(false)) }
        try shop.add(.void(ReversalRecord(of: sale, reason: "spilt")), at: 250)
        #expect(numbers(shop) == [1, 3])
    }

    @Test func `only new records are read again, and each is counted once`() throws {
        let time = Mutex<Int64>(150)
        let menu = try Menu(parsing: MenuFile.standard())
        let ledger = InMemoryLedger(menu: menu) { Timestamp(milliseconds: time.withLock { $0 }) }
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
        time.withLock { $0 = 120 }
        try order("pineapple")
        try ledger.read(&orders)
        #expect(orders.orders.map(\.number) == [1, 2, 3])
        // It is set back behind the day, and an order of the day is cancelled.
        time.withLock { $0 = 90 }
        _ = try ledger.reverse(.void, 1, reason: "spilt")
        try order("mango")
        try ledger.read(&orders)
        #expect(orders.orders.map(\.number) == [2, 3])
        var anew = DayOrders(of: Self.day)
        try ledger.read(&anew)
        #expect(anew.orders.map(\.number) == [2, 3])
    }

    @Test func `a day without an order is read once, and an order that comes later is found`() throws {
        let time = Mutex<Int64>(50)
        let menu = try Menu(parsing: MenuFile.standard())
        let ledger = InMemoryLedger(menu: menu) { Timestamp(milliseconds: time.withLock { $0 }) }
        var orders = DayOrders(of: Self.day)
        try ledger.read(&orders)
        #expect(orders.orders.isEmpty)
        #expect(orders.lastSequence == ledger.lastSequence)
        time.withLock { $0 = 150 }
        _ = try ledger.sell([SaleRequest(order: Order(try #require(menu.juice(named: "kiwi"))))])
        try ledger.read(&orders)
        #expect(orders.orders.map(\.number) == [1])
    }
}
