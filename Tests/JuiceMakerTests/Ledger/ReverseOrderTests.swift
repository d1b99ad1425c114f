import Core
import JuiceMaker
import Testing

/// Cancellations.
struct ReverseOrderTests {
    private var books: Books
    private var menu: Menu { books.menu }
    private var evidence = SomeEvidence()

    init() throws {
        books = try Counter().books
        for juice in ["kiwi", "mango"] {
            let decision = try books.perform(Sell([SaleRequest(order: Order(menu.juice(juice)))]))
            for case .sale(let sale) in decision.entries { evidence.sales.append(sale) }
        }
    }

    private func failure(_ number: Int) -> VoidError? {
        do throws(VoidError) { _ = try books.decide(ReverseOrder(.void, number, reason: "spilt"), evidence) } catch {
            return error
        }
        return nil
    }

    @Test mutating func `the fruits and the money of an order go back, once`() throws {
        let decision = try books.perform(ReverseOrder(.void, 1, reason: "spilt"), evidence)
        #expect(decision.answer.sale == evidence.sales[0])
        #expect(decision.entries == [.void(ReversalRecord(of: evidence.sales[0], reason: "spilt"))])
        #expect(try books.stock[menu.fruit("kiwi")] == 10)
        #expect(books.soldCount == 1)
        #expect(failure(1) == .voidedBefore(1))
    }

    @Test mutating func `what is not sold, closed or lost cannot be cancelled`() throws {
        for number in [0, -1, 3, Int.max] { #expect(failure(number) == .unknown(number)) }
        try books.perform(CloseDay(counted: nil))
        #expect(failure(2) == .closed(2))
        try books.enter(.lost(7...8, lastNumber: 4))
        #expect(failure(4) == .unknown(4))
    }
}

/// Refunds.
struct RefundOrderTests {
    private let ledger: InMemoryLedger
    private var menu: Menu { ledger.books.menu }

    init() throws {
        ledger = InMemoryLedger(menu: try .standard())
        for _ in 0..<3 { _ = try ledger.make(menu.juice("kiwi")) }
        _ = try ledger.reverse(.void, 3, reason: "spilled")
    }

    @Test func `an order of the open day is cancelled, and one of a closed day is refunded, once`() throws {
        #expect(throws: VoidError.open(1)) { try ledger.reverse(.refund, 1, reason: "cold") }
        #expect(ledger.books.accounts.reversal(of: 1) == .void)
        _ = try ledger.close(counted: nil)
        #expect([1, 3, 4].map(ledger.books.accounts.reversal(of:)) == [.refund, .refund, .void])
        #expect(throws: VoidError.closed(1)) { try ledger.reverse(.void, 1, reason: "cold") }
        #expect(try ledger.reverse(.refund, 1, reason: "cold").sale.number == 1)
        #expect(throws: VoidError.refundedBefore(1)) { try ledger.reverse(.refund, 1, reason: "cold") }
        #expect(throws: VoidError.voidedBefore(3)) { try ledger.reverse(.refund, 3, reason: "cold") }
        #expect(throws: VoidError.unknown(4)) { try ledger.reverse(.refund, 4, reason: "cold") }
        _ = try ledger.close(counted: nil)
        #expect(throws: VoidError.refundedBefore(1)) { try ledger.reverse(.refund, 1, reason: "cold") }
    }

    @Test func `the money goes back in the open day, and the fruits were used`() throws {
        let kiwis = try ledger.books.stock[menu.fruit("kiwi")]
        let first = try #require(try ledger.close(counted: nil))
        _ = try ledger.reverse(.refund, 1, reason: "cold")
        #expect(try ledger.books.stock[menu.fruit("kiwi")] == kiwis)
        let second = try #require(try ledger.close(counted: 0))
        #expect(first.sales.refunded == SalesTotals() && first.sales.money == 8_000)
        #expect([second.sales.sold.orders, second.sales.refunded.orders, second.sales.money] == [0, 1, -4_000])
        #expect(second.difference == 4_000)
        let report = try ledger.report()
        #expect(
            [report.sales.sold.money, report.sales.voided.money, report.sales.refunded.money] == [12_000, 4_000, 4_000])
        #expect(report.sales.money == 4_000 && report.imbalance == nil)
        let sold = try #require(try ledger.soldOrder(number: 1))
        #expect(sold.isRefunded && !sold.isVoided)
    }

    @Test func `a day with a refund alone is closed, and a forged second refund contradicts the ledger`() throws {
        _ = try ledger.close(counted: nil)
        #expect(try ledger.close(counted: nil) == nil)
        _ = try ledger.reverse(.refund, 2, reason: "cold")
        #expect(try ledger.close(counted: nil)?.number == 2)
        let sale = try ledger.reverse(.refund, 1, reason: "cold").sale
        var accounts = ledger.books.accounts
        for forged in [sale, SaleRecord(number: 4, juices: [], used: [])] {
            #expect(throws: AccountsError.impossibleVoid(forged.number)) {
                try accounts.enter(.refund(ReversalRecord(of: forged, reason: "x")))
            }
        }
    }
}
