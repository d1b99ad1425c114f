import Core
import JuiceMaker
import Terminal
import Testing

@testable import JuiceMakerApp
@testable import ScreenKit

struct TextsSlipsTests {
    private let rule = String(repeating: "─", count: 40)

    private func ledger() throws -> (InMemoryLedger, Menu) {
        let menu = try TestKiosk().books.menu
        let ledger = InMemoryLedger(menu: menu)
        _ = try ledger.sell([SaleRequest(order: try Order(parsing: "망고쥬스 2, banana", menu: menu))])
        return (ledger, menu)
    }

    @Test func `a receipt has its number, its time, its juices and its total`() throws {
        let (ledger, menu) = try ledger()
        let sale = try #require(try ledger.soldOrder(number: 1)?.sale)
        #expect(
            Texts(.korean).lines(of: Receipt(of: sale, menu: menu), at: "2026-11-22 14:02", menu: menu) == [
                "                 영수증",
                "주문 번호                              1",
                "시각                    2026-11-22 14:02",
                rule,
                "망고쥬스 2잔                       9,000",
                "바나나쥬스 1잔                     3,500",
                rule,
                "합계 3잔                        12,500원",
            ])
        let voided = Receipt(of: sale, isVoided: true, menu: menu)
        #expect(
            Texts(.english).lines(of: voided, at: "2026-11-22 14:02", menu: menu) == [
                "                Receipt",
                "Order number                           1",
                "Time                    2026-11-22 14:02",
                rule,
                "Mango juice ×2                     9,000",
                "Banana juice ×1                    3,500",
                rule,
                "Total (3)                     12,500 KRW",
                "               Cancelled",
            ])
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
            texts.lines(of: Receipt(of: sale, menu: menu), at: "now", menu: menu).suffix(3) == [
                "fig ×1", rule, "Total (1)",
            ])
        let other = InMemoryLedger(menu: menu)
        _ = try other.sell([SaleRequest(order: Order(try #require(menu.juices.first)))])
        #expect(
            try texts.lines(of: other.reverse(.void, 1, reason: "x")) == [
                "Order 1 was cancelled: fig", "Returned to the stock: fig 1",
            ])
        #expect(
            try lines(of: try #require(try ledger.close(counted: nil)), in: ledger, at: "now", .english) == [
                "               Close Z 1",
                "Business day                         now",
                "Start                                now",
                "Time                                 now",
                "Order numbers                        1–1",
                rule,
                "fig                                    1",
                "Total                                  1",
                rule,
                "Orders                                 1",
                "Cancelled orders                       0",
                rule,
                "Stock",
                "fig                                    3",
            ])
    }

    @Test func `a close has what was sold, cancelled, counted and left, and its checksum in groups`() throws {
        let (ledger, menu) = try ledger()
        _ = try ledger.sell([SaleRequest(order: try Order(parsing: "kiwi 2", menu: menu))])
        _ = try ledger.reverse(.void, 1, reason: "spilled")
        let sum = String(repeating: "0123456789abcdef", count: 4)
        var close = try #require(try ledger.close(counted: 8_500))
        close.sum = sum
        let lines = try lines(of: close, in: ledger, at: "2026-11-22 22:00", .korean)
        #expect(
            lines == [
                "                마감 Z 1",
                "영업일                        2026-11-22",
                "시작                    2026-11-22 22:00",
                "시각                    2026-11-22 22:00",
                "주문 번호                            1–2",
                rule,
                "딸기쥬스                               0",
                "바나나쥬스                             0",
                "키위쥬스                               2",
                "파인애플쥬스                           0",
                "딸바쥬스                               0",
                "망고쥬스                               0",
                "망키쥬스                               0",
                "합계                                   2",
                rule,
                "주문                                   2",
                "취소한 주문                            1",
                "취소한 금액                     12,500원",
                "매출                             8,000원",
                "세어 본 금액                     8,500원",
                "차액                               500원",
                rule,
                "재고",
                "딸기                                  10",
                "바나나                                10",
                "파인애플                              10",
                "키위                                   4",
                "망고                                  10",
                rule,
                "이 마감까지의 체크섬 (SHA-256)",
                "0123 4567 89ab cdef 0123 4567 89ab cdef",
                "0123 4567 89ab cdef 0123 4567 89ab cdef",
            ])
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
        let receipt = texts.slip(
            of: Receipt(of: sale, payment: .paid(kind: "cash"), menu: menu), at: "2026-11-22 14:02", menu: menu,
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
        let refunded = texts.lines(of: Receipt(of: sale, isRefunded: true, menu: menu), at: "now", menu: menu)
        let voided = texts.lines(of: Receipt(of: sale, isVoided: true, menu: menu), at: "now", menu: menu)
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
        let (ledger, menu) = try shop()
        let paid = try #require(try ledger.soldOrder(number: 1)?.receipt)
        let slip = Texts(.korean).slip(of: paid, at: "2026-11-22 14:02", menu: menu, on: SlipPaper(columns: 32))
        let rule = String(repeating: "─", count: 32)
        #expect(
            slip.lines == [
                "             망고네", "서울시 마포구 월드컵로 1", "사업자등록번호      123-45-67890",
                "전화                 02-123-4567", rule, "             영수증", "주문 번호                      1",
                "시각            2026-11-22 14:02", rule, "망고쥬스 2잔               9,000", rule,
                "공급가액                 8,182원", "부가세                     818원", "합계 2잔                 9,000원",
                "결제 수단                   카드",
            ])
        let unpaid = try #require(try ledger.soldOrder(number: 2)?.receipt)
        #expect(Texts(.english).lines(of: unpaid, at: "now", menu: menu).last?.trimmed == "Not paid")
    }

    @Test func `a receipt says how the order is served, and until it is paid in which kind it will be`() throws {
        let menu = try Menu.asking()
        let ledger = InMemoryLedger(menu: menu)
        let wishes = OrderWishes(service: "to-go", payment: "mobile")
        let order = try Order(parsing: "mango 2", menu: menu)
        _ = try ledger.sell([SaleRequest(order: order, waits: true, wishes: wishes)])
        func lines(_ language: Language) throws -> [String] {
            let receipt = try #require(try ledger.soldOrder(number: 1)?.receipt)
            return Texts(language).lines(of: receipt, at: "2026-11-22 14:02", menu: menu)
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
        #expect(
            Array(lines[16..<26]) == [
                "취소한 금액                          0원", "공급가액                        16,364원",
                "부가세                           1,636원", "매출                            18,000원",
                "  카드                           9,000원", "  미결제                         9,000원",
                "준비금                          50,000원", "서랍에 있어야 할 돈             50,000원",
                "세어 본 금액                    49,500원", "차액                              −500원",
            ])
    }
}
