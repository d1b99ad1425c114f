import Core
import JuiceMaker
import TestSupport
import Testing

@testable import Storage

struct RecordLineTests {
    /// Lines as they stand in a file, of which each is a golden file; their checksums were computed by another library (zlib).
    private static let names = [
        "sale", "opening", "stock", "void", "close",
        // Format 3 has brought these,
        "first", "menu", "spoiled", "refund", "closed",
        // these are of orders that wait, of their payments, and of the drawer,
        "waiting", "ready", "handed", "back", "paid", "float", "closedUnpaid",
        // and these are of customers who have chosen how they are served and paid.
        "wished", "intended",
    ]
    /// Lines of format 1.
    private static let (oldSale, oldOpening, oldStock) = ("oldSale", "oldOpening", "oldStock")

    private func golden(_ name: String) -> GoldenFile { GoldenFile(name, suite: #filePath) }

    /// The text of a golden line.
    private func text(_ name: String) throws -> String { String(try golden(name).contents().dropLast()) }

    private func read(_ name: String) throws -> RecordLine { try RecordLine(parsing: try text(name).utf8) }

    private func entry(_ name: String) throws -> LedgerEntry { try read(name).record.entry }

    private func sale(_ name: String) throws -> SaleRecord { try #require(try entry(name).saleChange?.sale) }

    private func close(_ name: String) throws -> DayClose { try #require(try entry(name).dayClose) }

    /// What is wrong with a line; nil if it can be read.
    private func damage(_ line: String) -> String? {
        do { _ = try RecordLine(parsing: line.utf8) } catch { return "\(error)" }
        return nil
    }

    /// A line with a true checksum, whatever it says.
    private func sealed(_ content: String) -> String {
        String(decoding: SealedLine.sealed(content).dropLast(), as: UTF8.self)
    }

    // MARK: What a line says

    private static let (kiwi, mango) = ("kiwi", "mango")

    private static func sale(_ juices: [Quantity<String>], _ used: [Quantity<String>], _ total: Int?) -> SaleRecord {
        SaleRecord(number: 5, juices: juices, used: used, total: total, key: RequestKey(id: "r-1", part: 2))
    }

    /// The lines that are read as they are written, with all that they say.
    private static let entries: [(name: String, entry: LedgerEntry)] = [
        (
            "sale",
            .sale(
                sale(
                    [Quantity(item: mango, count: 2), Quantity(item: kiwi, count: 1)],
                    [Quantity(item: mango, count: 6), Quantity(item: kiwi, count: 3)], 13_000))
        ),
        // A sale of format 1 is an order of one juice without money.
        (oldSale, .sale(sale([Quantity(item: mango, count: 1)], [Quantity(item: mango, count: 3)], nil))),
        // An opening names its fruits in their order, even those of which there are none.
        ("opening", .opening([Quantity(item: kiwi, count: 10), Quantity(item: mango, count: 0)])),
        (oldOpening, .opening([Quantity(item: kiwi, count: 10), Quantity(item: mango, count: 0)])),
        ("stock", .stock([Quantity(item: kiwi, count: -4)])),
        ("spoiled", .stock([Quantity(item: kiwi, count: -4)], reason: .spoiled)),
        ("ready", .step(.ready, number: 5)), ("handed", .step(.handedOver, number: 5)),
        ("back", .step(.takenBack, number: 5)), ("float", .float(50_000)),
        ("paid", .payment(Payment(number: 5, kind: "card", amount: 4_000))),
    ]

    @Test func `a line says what its record has`() throws {
        for (name, entry) in Self.entries { #expect(try self.entry(name) == entry, "\(name)") }
        let line = try read("sale")
        #expect(line.record.sequence == 7 && line.balances == nil)
        #expect(line.record.time == Timestamp(milliseconds: 1_795_270_800_123))
    }

    @Test func `a cancelled order and a refund have their fruits, their money and a reason`() throws {
        guard case .void(let void) = try entry("void"), case .refund(let refund) = try entry("refund") else {
            Issue.record("no void, or no refund")
            return
        }
        #expect(void.sale.number == 5 && void.sale.total == 9_000 && void.reason == #"쏟음: "컵" \"#)
        #expect(void.sale.used == [Quantity(item: "mango", count: 6)])
        #expect(refund.sale.total == 4_000 && refund.reason == "cold")
    }

    @Test func `a close has its totals, what was counted, the stock, and its chain or its digits`() throws {
        let close = try close("close")
        #expect([close.number, close.lastNumber, close.sales.money, close.difference] == [3, 5, 13_500, -500])
        let (sold, voided) = (close.sales.sold, close.sales.voided)
        #expect([sold.orders, sold.count, voided.orders, voided.count] == [5, 5, 1, 2])
        #expect(close.stock == [Quantity(item: "kiwi", count: 10), Quantity(item: "mango", count: 1)])
        #expect(close.sum == "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef")
        let bytes = Array(try text("close").utf8)
        #expect(bytes.withUnsafeBytes { RecordLine.digits(ofClose: $0)?.digits } == close.sum)
        let closed = try self.close("closed")
        #expect(closed.isCovered && closed.sales.money == 9_500)
        Array(try text("closed").utf8).withUnsafeBytes { line in
            let covered = RecordLine.digits(ofClose: line)?.covered
            #expect(covered.map { String(decoding: $0, as: UTF8.self).hasSuffix(#""stock":{"kiwi":10}"#) } == true)
        }
        let unpaid = try self.close("closedUnpaid")
        #expect(unpaid.takings == Takings(float: 50_000, payments: ["card": 4_000]) && unpaid.unpaidMoney == 4_000)
    }

    @Test func `a menu is read as its file has it, with the fruits that left it`() throws {
        for (name, opening) in [("first", [Quantity(item: "kiwi", count: 10)]), ("menu", [])] {
            guard case .menu(let record) = try entry(name) else {
                Issue.record("no menu")
                return
            }
            #expect(record.opening == opening)
            let menu = try #require(record.menu.menu)
            #expect(menu.juices.map(\.price) == [4_000] && menu.currency?.code == "KRW")
            #expect(menu.formerFruits.map { $0.name["en"] } == [#"Fig "a}""#])
            #expect(RecordedMenu(menu) == record.menu)
        }
    }

    @Test func `a sale waits, and has the wishes of its customer, where there are any`() throws {
        let waiting = try sale("waiting")
        #expect(waiting.waits && waiting.total == 4_000 && waiting.key == RequestKey(id: "r-1", part: 2))
        #expect(try sale("wished").wishes == OrderWishes(service: "to-go", payment: "card"))
        #expect(try sale("intended").wishes == OrderWishes(payment: "cash"))
        // Without them a line has the bytes that it had before there were any.
        for name in ["sale", "waiting"] { #expect(try sale(name).wishes == OrderWishes()) }
    }

    @Test func `balances say where each fruit came from and went, and what waits and is in the drawer`() throws {
        let balances = try #require(try read("stock").balances)
        #expect(balances.lastNumber == 2 && balances.voidedNumbers == [2])
        let (sold, voided, closed) = (balances.sales.sold, balances.sales.voided, balances.closed)
        #expect([sold.orders, sold.money, sold.count] == [2, 8_000, 2])
        #expect([voided.orders, voided.money, voided.count] == [1, 4_000, 1])
        #expect([closed.number, closed.lastNumber, closed.sales.sold.money] == [1, 1, 4_000])
        let kiwi = try #require(balances.fruits["kiwi"])
        #expect([kiwi.opening, kiwi.restocked, kiwi.adjusted, kiwi.used, kiwi.returned] == [10, 20, -4, 6, 3])
        #expect(kiwi.stock == 23)
        let spoiled = try #require(try read("spoiled").balances)
        #expect(spoiled.refundedNumbers == [1] && spoiled.salesSinceClose.refunded == SalesTotals())
        #expect(spoiled.fruits["kiwi"].map { [$0.returned, $0.counted, $0.spoiled, $0.stock] } == [0, -2, -4, 14])
        let float = try #require(try read("float").balances)
        let paid = OpenOrder(state: .handedOver, total: 4_000, payment: "card")
        #expect(float.openingFloat == 50_000 && float.openOrders == [4: OpenOrder(total: 4_000), 5: paid])
    }

    @Test func `balances of format 1 count an order for each juice`() throws {
        let balances = try #require(try read(Self.oldStock).balances)
        let sold = balances.sales.sold
        #expect(sold.orders == 1 && sold.juices == ["kiwi": 1] && sold.money == 0)
        #expect(balances.fruits["kiwi"]?.stock == 23)
    }

    // MARK: What a line is

    @Test(arguments: names)
    func `a line is written as it was read, and with anything cut off at its end it is none`(name: String) throws {
        var bytes = Array("before\n".utf8)
        try read(name).write(to: &bytes)
        let written = String(decoding: bytes, as: UTF8.self)
        #expect(written.hasPrefix("before\n") && written.hasSuffix("\n"))
        try golden(name).expect(String(written.dropFirst(7).dropLast()))
        let text = try text(name)
        let whole = (0..<text.count).filter { damage(String(text.prefix($0))) != "checksum" }
        #expect(whole == [])
    }

    @Test(arguments: [
        #"{"seq":1"#,
        #"{"seq":01,"time":"2026-11-21T14:20:00.123Z","kind":"stock","changes":{}"#,
        #"{"seq":1,"time":"2026-11-31T14:20:00.123Z","kind":"stock","changes":{}"#,
        #"{"seq":1,"time":"2026-11-21T14:20:00.123Z","kind":"gift","changes":{}"#,
        #"{"seq":1,"time":"2026-11-21T14:20:00.123Z","kind":"stock","changes":{"kiwi":1,}"#,
        #"{"seq":1,"time":"2026-11-21T14:20:00.123Z","kind":"stock","changes":{"kiwi":1.5}"#,
        #"{"seq":1,"time":"2026-11-21T14:20:00.123Z","kind":"stock","changes":{"kiwi":1234567890123456789}"#,
        #"{"seq":1,"time":"2026-11-21T14:20:00.123Z","kind":"stock","changes":{},"more":1"#,
        #"{"seq":1,"time":"2026-11-21T14:20:00.123Z","kind":"open","format":4,"fruits":{}"#,
        #"{"seq":1,"time":"2026-11-21T14:20:00.123Z","kind":"sale","number":1,"juice":"\\n","used":{}"#,
        #"{"seq":1,"time":"2026-11-21T14:20:00.123Z","kind":"sale","number":1,"juice":"a","used":{},"request":"r""#,
        #"{"seq":1,"time":"2026-11-21T14:20:00.123Z","kind":"void","number":1,"lines":{},"used":{}"#,
        #"{"seq":1,"time":"2026-11-21T14:20:00.123Z","kind":"void","number":1,"lines":{},"used":{},"service":"a","reason":"b""#,
        #"{"seq":1,"time":"2026-11-21T14:20:00.123Z","kind":"sale","number":1,"lines":{},"used":{},"pays":"a","service":"b""#,
        #"{"seq":1,"time":"2026-11-21T14:20:00.123Z","kind":"void","number":1,"lines":{},"used":{},"reason":"\#u{202E}""#,
        #"{"seq":1,"time":"2026-11-21T14:20:00.123Z","kind":"sale","number":1,"juice":"a","used":{},"request":"","part":0"#,
        #"{"seq":1,"time":"2026-11-21T14:20:00.123Z","kind":"sale","number":1,"juice":"a","used":{},"request":"r","part":-1"#,
    ])
    func `a true checksum does not make a record of what no kiosk writes`(content: String) {
        #expect(damage(sealed(content)) == "syntax")
    }

    @Test(arguments: ["\u{301}", "\u{2800}", "\u{FFFF}", " ", "\u{3164}", "\u{13441}\u{13442}"])
    func `a reason that was taken for visible once is read`(reason: String) throws {
        let start = #"{"seq":1,"time":"2026-11-21T14:20:00.123Z","kind":"#
        for content in [#""void","number":1,"lines":{"a":1},"used":{"b":1}"#, #""stock","changes":{"b":1}"#] {
            #expect(damage(sealed(start + content + #","reason":"\#(reason)""#)) == nil)
        }
        #expect(!ReversalRecord.isValid(reason: reason) && StockReason(reason) == nil)
    }

    @Test func `the format is known even of a file that a newer kiosk has written`() throws {
        let newer = #"{"seq":1,"time":"2030-01-01T00:00:00.000Z","kind":"open","format":12,"new":{"#
        let lines: [(String, Int?)] = try [
            (text(Self.oldOpening), 1), (text("opening"), 3), (newer, 12), (text("sale"), nil), ("", nil),
        ]
        for (line, format) in lines {
            let known = Array(line.utf8).withUnsafeBytes { RecordLine.format(ofFirstLine: $0) }
            #expect(known == format, "\(line)")
        }
    }
}
