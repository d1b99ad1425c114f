import Core
import Testing

@testable import JuiceMaker

struct OrderQueueTests {
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

    private func queue(_ shop: Chronicle, _ from: Int64? = nil, _ to: Int64? = nil) -> OrderQueue {
        var queue = OrderQueue(of: Period(from, to))
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

    @Test func `a cancelled order leaves the queue, and another day is not in it`() throws {
        var shop = try shop()
        try shop.void(1, reason: "left", at: 4 * minute)
        #expect(queue(shop).orders.map(\.id) == [2, 3])
        #expect(queue(shop, minute, 2 * minute).orders.map(\.id) == [2])
        // The orders that wait are there whatever the calendar says.
        #expect(queue(shop, 9 * minute, nil).orders.map(\.id) == [2])
    }
}
