import Core
import JuiceMaker
import Terminal
import TestSupport
import Testing

@testable import JuiceMakerApp
@testable import ScreenKit

struct TextsSlipsTests {
    private func ledger() throws -> (InMemoryLedger, Menu) {
        let menu = try TestKiosk().books.menu
        let ledger = InMemoryLedger(menu: menu)
        _ = try ledger.sell([SaleRequest(order: try Order(parsing: "망고쥬스 2, banana", menu: menu))])
        return (ledger, menu)
    }

    /// Compares lines with a golden file.
    private func expect(_ lines: [String], _ name: String) throws {
        try GoldenFile(name, suite: #filePath).expect(lines.joined(separator: "\n"))
    }

    @Test func `a receipt has its number, its time, its juices and its total`() throws {
        let (ledger, menu) = try ledger()
        let sale = try #require(try ledger.soldOrder(number: 1)?.sale)
        let receipt = SoldOrder(sale, at: Timestamp(milliseconds: 0), under: menu)
        try expect(Texts(.korean).slip(of: receipt, at: "2026-11-22 14:02").lines, "receipt")
        let voided = SoldOrder(sale, at: Timestamp(milliseconds: 0), isVoided: true, under: menu)
        try expect(Texts(.english).slip(of: voided, at: "2026-11-22 14:02").lines, "receipt-cancelled")
    }

    @Test func `without a currency no money is shown on a receipt, a cancellation or a close`() throws {
        let menu = try Menu(
            parsing: Array(
                #"{"capacity": 9, "fruits": [{"id": "fig", "name": {}, "stock": 4}], "#.utf8)
                + Array(#""juices": [{"id": "fig", "name": {}, "needs": [{"fruit": "fig", "count": 1}]}]}"#.utf8))
        let ledger = InMemoryLedger(menu: menu)
        _ = try ledger.sell([SaleRequest(order: Order(try #require(menu.juices.first)))])
        let sale = try #require(try ledger.soldOrder(number: 1)?.sale)
        let texts = Texts(.english)
        #expect(
            texts.slip(of: SoldOrder(sale, at: Timestamp(milliseconds: 0), under: menu), at: "now").lines.suffix(3) == [
                "fig ×1", String(repeating: "─", count: 40), "Total (1)",
            ])
        let other = InMemoryLedger(menu: menu)
        _ = try other.sell([SaleRequest(order: Order(try #require(menu.juices.first)))])
        #expect(
            try texts.lines(of: other.reverse(.void, 1, reason: "x")) == [
                "Order 1 was cancelled: fig", "Returned to the stock: fig 1",
            ])
        let close = try #require(try ledger.close(counted: nil))
        try expect(lines(of: close, in: ledger, at: "now", .english), "close-without-currency")
    }

    @Test func `a close has what was sold, cancelled, counted and left, and its checksum in groups`() throws {
        let (ledger, menu) = try ledger()
        _ = try ledger.sell([SaleRequest(order: try Order(parsing: "kiwi 2", menu: menu))])
        _ = try ledger.reverse(.void, 1, reason: "spilled")
        let sum = String(repeating: "0123456789abcdef", count: 4)
        var close = try #require(try ledger.close(counted: 8_500))
        close.sum = sum
        try expect(lines(of: close, in: ledger, at: "2026-11-22 22:00", .korean), "close")
    }

    /// The lines of a close whose times are all the same.
    private func lines(
        of close: DayClose, in ledger: InMemoryLedger, at time: String, _ language: Language
    ) throws -> [String] {
        var day = try #require(try ledger.closedDay(close.number))
        day.close = close
        return Texts(language).slip(of: day) { _ in time }.lines
    }

    @Test(arguments: [24, 32, 42], Language.allCases)
    func `a narrow paper cuts no amount and no number of a receipt or a close`(
        columns: Int, language: Language
    ) throws {
        let (ledger, menu) = try ledger()
        let texts = Texts(language)
        let sale = try #require(try ledger.soldOrder(number: 1)?.sale)
        let close = try #require(try ledger.close(counted: 1_234_500))
        let day = try #require(try ledger.closedDay(close.number))
        let paper = SlipPaper(columns: 80)
        let waiting = SaleRecord(
            number: sale.number, juices: sale.juices, used: sale.used, total: sale.total, waits: true)
        let receipt = texts.slip(
            of: SoldOrder(waiting, at: Timestamp(milliseconds: 0), paidBy: "cash", under: menu), at: "2026-11-22 14:02",
            on: paper)
        for slip in [receipt, texts.slip(of: day, on: paper) { _ in "2026-11-22 22:00" }] {
            let narrow = slip.narrowed(to: columns)
            #expect(narrow.lines.allSatisfy { DisplayWidth.of($0) <= columns })
            #expect(numbers(on: narrow) == numbers(on: slip))
        }
    }

    /// The words with digits, in their order.
    private func numbers(on slip: Slip) -> [Substring] {
        slip.lines.flatMap { $0.split(separator: " ") }.filter { $0.contains(where: \.isNumber) }
    }

    @Test(arguments: Language.allCases)
    func `a receipt is marked as refunded, which is another mark than cancelled`(language: Language) throws {
        let (ledger, menu) = try ledger()
        let texts = Texts(language)
        let sale = try #require(try ledger.soldOrder(number: 1)?.sale)
        let refunded = texts.slip(
            of: SoldOrder(sale, at: Timestamp(milliseconds: 0), isRefunded: true, under: menu), at: "now"
        ).lines
        let voided = texts.slip(
            of: SoldOrder(sale, at: Timestamp(milliseconds: 0), isVoided: true, under: menu), at: "now"
        ).lines
        #expect(refunded.dropLast() == voided.dropLast())
        #expect(refunded.last?.contains(texts(.receiptRefunded)) == true)
        #expect(refunded.last != voided.last)
    }

    @Test func `a day without orders has no numbers`() throws {
        let menu = try TestKiosk().books.menu
        let ledger = InMemoryLedger(menu: menu)
        let close = try #require(try ledger.close(counted: 0))
        let lines = try lines(of: close, in: ledger, at: "now", .english)
        #expect(lines[4] == "Order numbers                          –")
    }

    @Test(arguments: Language.allCases)
    func `every reason why an order cannot be cancelled is explained with its number`(language: Language) {
        let reasons = [VoidError.unknown(17), .closed(17), .voidedBefore(17)].map { Texts(language).explain($0) }
        #expect(Set(reasons).count == 3)
        #expect(reasons.allSatisfy { $0.contains("17") && $0.isReadable })
        #expect(Texts(language).explain(VoidError.notRecorded(.busy)) == Texts(language).explain(LedgerError.busy))
    }

    // MARK: A shop

    /// A shop with its details, a tax of 10 %, and orders that wait.
    private func shop() throws -> (InMemoryLedger, Menu) {
        let menu = try Menu(
            parsing: Array(
                """
                {"capacity": 99, "currency": "KRW", "vat": 10,
                 "payments": [{"id": "cash", "name": {"ko": "현금"}}, {"id": "card", "name": {"ko": "카드"}}],
                 "shop": {"name": "망고네", "registration": "123-45-67890", "address": "서울시 마포구 월드컵로 1",
                          "telephone": "02-123-4567"},
                 "fruits": [{"id": "mango", "name": {"ko": "망고"}, "stock": 30}],
                 "juices": [{"id": "mango", "name": {"ko": "망고쥬스"}, "price": 4500,
                             "needs": [{"fruit": "mango", "count": 3}]}]}
                """.utf8))
        let ledger = InMemoryLedger(menu: menu)
        let request = SaleRequest(order: try Order(parsing: "mango 2", menu: menu), waits: true)
        _ = try ledger.sell([request, request])
        _ = try ledger.perform(OpenDay(float: 50_000))
        _ = try ledger.perform(TakePayment(1, by: "card"))
        return (ledger, menu)
    }

    @Test func `a receipt names the shop, the tax and the payment`() throws {
        let (ledger, _) = try shop()
        let paid = try #require(try ledger.soldOrder(number: 1))
        let slip = Texts(.korean).slip(of: paid, at: "2026-11-22 14:02", on: SlipPaper(columns: 32))
        try expect(slip.lines, "receipt-of-a-shop")
        let unpaid = try #require(try ledger.soldOrder(number: 2))
        #expect(Texts(.english).slip(of: unpaid, at: "now").lines.last?.trimmed == "Not paid")
    }

    @Test func `a receipt says how the order is served, and until it is paid in which kind it will be`() throws {
        let menu = try Menu.asking()
        let ledger = InMemoryLedger(menu: menu)
        let wishes = OrderWishes(service: "to-go", payment: "mobile")
        let order = try Order(parsing: "mango 2", menu: menu)
        _ = try ledger.sell([SaleRequest(order: order, waits: true, wishes: wishes)])
        func lines(_ language: Language) throws -> [String] {
            let receipt = try #require(try ledger.soldOrder(number: 1))
            return Texts(language).slip(of: receipt, at: "2026-11-22 14:02").lines
        }
        #expect(try lines(.korean)[3] == "이용 방법                           포장")
        #expect(try lines(.english)[3] == "Service                        Take away")
        #expect(try lines(.korean).last?.trimmed == "미결제 (간편결제)")
        #expect(try lines(.english).last?.trimmed == "Not paid (Mobile payment)")
        _ = try ledger.perform(TakePayment(1, by: "cash"))
        #expect(try lines(.english).last == "Paid by                             Cash")
    }

    @Test func `a close names the shop, the tax, each kind of payment and what is not paid`() throws {
        let ledger = try shop().0
        let close = try #require(try ledger.perform(CloseDay(counted: 49_500, day: .any)).answer?.close)
        let lines = try lines(of: close, in: ledger, at: "2026-11-22 22:00", .korean)
        #expect(lines.first?.trimmed == "망고네")
        try expect(Array(lines[16..<26]), "close-of-a-shop")
    }
}
