import Core
import JuiceMaker
import Testing

struct RefundOrderTests {
    private let menu: Menu
    private let ledger: InMemoryLedger

    init() throws {
        menu = try Menu.standard()
        ledger = InMemoryLedger(menu: menu)
        for _ in 0..<3 { _ = try ledger.make(menu.juice("kiwi")) }
        _ = try ledger.void(3, reason: "spilled")
    }

    @Test func `an order of the open day is cancelled, and one of a closed day is refunded, once`() throws {
        #expect(throws: VoidError.open(1)) { try ledger.refund(1, reason: "cold") }
        _ = try ledger.close(counted: nil)
        #expect(throws: VoidError.closed(1)) { try ledger.void(1, reason: "cold") }
        #expect(try ledger.refund(1, reason: "cold").number == 1)
        #expect(throws: VoidError.refundedBefore(1)) { try ledger.refund(1, reason: "cold") }
        #expect(throws: VoidError.voidedBefore(3)) { try ledger.refund(3, reason: "cold") }
        #expect(throws: VoidError.unknown(4)) { try ledger.refund(4, reason: "cold") }
        _ = try ledger.close(counted: nil)
        #expect(throws: VoidError.refundedBefore(1)) { try ledger.refund(1, reason: "cold") }
    }

    @Test func `the money goes back in the open day, and the fruits were used`() throws {
        let kiwis = try ledger.books.stock[menu.fruit("kiwi")]
        let first = try #require(try ledger.close(counted: nil))
        _ = try ledger.refund(1, reason: "cold")
        #expect(try ledger.books.stock[menu.fruit("kiwi")] == kiwis)
        let second = try #require(try ledger.close(counted: 0))
        #expect(first.refunded == SalesTotals() && first.money == 8_000)
        #expect([second.sold.orders, second.refunded.orders, second.money] == [0, 1, -4_000])
        #expect(second.difference == 4_000)
        let report = try ledger.report()
        #expect([report.sold.money, report.voided.money, report.refunded.money] == [12_000, 4_000, 4_000])
        #expect(report.money == 4_000 && report.imbalance == nil)
        let sold = try #require(try ledger.soldOrder(number: 1))
        #expect(sold.isRefunded && !sold.isVoided)
    }

    @Test func `a day with a refund alone is closed`() throws {
        _ = try ledger.close(counted: nil)
        #expect(try ledger.close(counted: nil) == nil)
        _ = try ledger.refund(2, reason: "cold")
        #expect(try ledger.close(counted: nil)?.number == 2)
    }

    @Test func `a forged second refund contradicts the ledger`() throws {
        _ = try ledger.close(counted: nil)
        let sale = try ledger.refund(1, reason: "cold")
        var accounts = ledger.books.accounts
        for forged in [sale, SaleRecord(number: 4, juices: [], used: [])] {
            #expect(throws: AccountsError.impossibleVoid(forged.number)) {
                try accounts.enter(.refund(VoidRecord(of: forged, reason: "x")))
            }
        }
    }
}
