import Core
import Synchronization
import Testing
import TestSupport

@testable import JuiceMaker

struct SoldOrderTests {
    private let menu: Menu

    init() throws { menu = try Menu.standard() }

    /// Sells one kiwi juice.
    private func sell(_ ledger: any Ledger, waits: Bool = false) throws {
        _ = try ledger.sell([SaleRequest(order: Order(try menu.juice("kiwi")), waits: waits)])
    }

    private func receipt(_ sale: SaleRecord, _ menu: Menu) -> SoldOrder {
        SoldOrder(sale, at: Timestamp(milliseconds: 0), under: menu)
    }

    private func receipt(_ juices: [(String, Int)], total: Int?) -> SoldOrder {
        let juices = juices.map { Quantity(item: $0.0, count: $0.1) }
        return receipt(SaleRecord(number: 7, juices: juices, used: [], total: total), menu)
    }

    @Test func `a line has the price of the menu where all of them add up to the total, and none otherwise`() {
        let receipt = receipt([("mango", 2), ("banana", 1)], total: 12_500)
        #expect(receipt.prices == [9_000, 3_500])
        for (juice, total) in [("mango", 12_000), ("cola", 12_500), ("cola", nil)] as [(String, Int?)] {
            #expect(self.receipt([(juice, 2), ("banana", 1)], total: total).prices == nil)
        }
        #expect(self.receipt([("mango", 2)], total: nil).prices == nil)
    }

    @Test func `a cancellation is found although the clock was set back by more than a day before it`() throws {
        let day: Int64 = 86_400_000
        let times = Mutex<[Int64]>([3 * day, 3 * day, 2 * day, day, day])
        let ledger: any Ledger = InMemoryLedger(menu: menu) {
            Timestamp(milliseconds: times.withLock { $0.isEmpty ? day : $0.removeFirst() })
        }
        for _ in 0..<2 { try sell(ledger) }
        _ = try ledger.reverse(.void, 1, reason: "spilled")
        _ = try ledger.close(counted: nil)
        #expect(try (1...2).map { try ledger.soldOrder(number: $0)?.isVoided } == [true, false])
    }

    @Test func `a receipt says how its order was paid, before the close and after it`() throws {
        let ledger: any Ledger = InMemoryLedger(menu: menu)
        for waits in [true, true, true, false] { try sell(ledger, waits: waits) }
        _ = try ledger.perform(TakePayment(1, by: "card"))
        _ = try ledger.perform(TakePayment(3, by: "cash"))
        _ = try ledger.reverse(.void, 3, reason: "spilt")
        func payments() throws -> [PaymentState?] {
            try (1...4).map { try ledger.soldOrder(number: $0)?.payment }
        }
        let expected: [PaymentState?] = [.paid(kind: "card"), .unpaid, .paid(kind: "cash"), nil]
        #expect(try payments() == expected)
        _ = try ledger.perform(CloseDay(counted: nil, day: .any))
        #expect(try payments() == expected)
    }

    @Test func `an order that was cancelled before it was paid owes nothing`() throws {
        let ledger: any Ledger = InMemoryLedger(menu: menu)
        try sell(ledger, waits: true)
        _ = try ledger.reverse(.void, 1, reason: "spilt")
        #expect(try ledger.soldOrder(number: 1)?.payment == nil)
    }

    @Test func `with a tax in the menu, the total is divided into the price and the tax`() throws {
        #expect(receipt([("mango", 2)], total: 9_000).taxed == nil)
        var menu = menu
        menu.vat = 10
        let sale = SaleRecord(number: 1, juices: [Quantity(item: "mango", count: 2)], used: [], total: 9_000)
        let taxed = receipt(sale, menu).taxed
        #expect(taxed?.net == 8_182 && taxed?.tax == 818)
    }

    @Test func `a juice is found by its id alone, since a name may be the id of a forgotten juice`() throws {
        let menu = try Menu(MenuFile.small(line: 12, #""id": "plum","#).replacing("키위쥬스", with: "kiwi"))
        try #require(menu.juice(named: "kiwi")?.id == "plum")
        let sale = SaleRecord(number: 1, juices: [Quantity(item: "kiwi", count: 1)], used: [], total: 4_000)
        #expect(receipt(sale, menu).prices == nil)
    }

    @Test func `an order is found with its time, and cancelled before or after a close it says so`() throws {
        let clock = SetClock()
        let ledger = clock.ledger(menu)
        for second: Int64 in 1...3 {
            clock.set(second * 1_000)
            try sell(ledger)
        }
        #expect(try ledger.soldOrder(number: 2)?.time == Timestamp(milliseconds: 2_000))
        _ = try ledger.reverse(.void, 2, reason: "spilled")
        func voided() throws -> [Bool?] { try (1...4).map { try ledger.soldOrder(number: $0)?.isVoided } }
        #expect(try voided() == [false, true, false, nil])
        _ = try ledger.close(counted: nil)
        #expect(try voided() == [false, true, false, nil])
        // The clock was set back by days between an order and its cancellation.
        clock.set(1_000_000_000)
        try sell(ledger)
        clock.set(7_000)
        _ = try ledger.reverse(.void, 4, reason: "spilled")
        _ = try ledger.close(counted: nil)
        #expect(try voided() == [false, true, false, true])
    }
}
