import Core
import JuiceMaker
import Testing

@testable import Storage

struct RecordLineTests {
    /// Lines as they stand in a file; their checksums were computed by another library (zlib).
    private static let sale = #"""
        {"seq":7,"time":"2026-11-21T14:20:00.123Z","kind":"sale","number":5,"lines":{"mango":2,"kiwi":1}\#
        ,"used":{"mango":6,"kiwi":3},"total":13000,"request":"r-1","part":2,"sum":"655483fa"}
        """#
    private static let opening = #"""
        {"seq":1,"time":"1970-01-01T00:00:00.000Z","kind":"open","format":3,"fruits":{"kiwi":10,"mango":\#
        0},"sum":"56325c33"}
        """#
    private static let stock = #"""
        {"seq":3,"time":"9999-12-31T23:59:59.999Z","kind":"stock","changes":{"kiwi":-4},"balances":{"num\#
        ber":2,"fruits":{"kiwi":[10,20,-4,6,3]},"sold":{"orders":2,"money":8000,"juices":{"kiwi":2}},"vo\#
        ided":{"orders":1,"money":4000,"juices":{"kiwi":1}},"closed":{"number":1,"last":1,"sold":{"order\#
        s":1,"money":4000,"juices":{"kiwi":1}},"voided":{"orders":0,"money":0,"juices":{}}},"voids":[2]}\#
        ,"sum":"3522bef8"}
        """#
    private static let void = #"""
        {"seq":8,"time":"2026-11-21T14:21:00.000Z","kind":"void","number":5,"lines":{"mango":2},"used":{\#
        "mango":6},"total":9000,"reason":"쏟음: \"컵\" \\","sum":"465fd681"}
        """#
    private static let close = #"""
        {"seq":9,"time":"2026-11-21T21:00:00.000Z","kind":"close","number":3,"last":5,"sold":{"orders":5\#
        ,"money":22500,"juices":{"mango":5}},"voided":{"orders":1,"money":9000,"juices":{"mango":2}},"co\#
        unted":13000,"stock":{"kiwi":10,"mango":1},"chain":"0123456789abcdef0123456789abcdef0123456789ab\#
        cdef0123456789abcdef","sum":"294a9098"}
        """#

    /// Lines that format 3 has brought.
    private static let first = #"""
        {"seq":1,"time":"1970-01-01T00:00:00.000Z","kind":"open","format":3,"fruits":{"kiwi":10},"menu":\#
        {"capacity":100,"currency":"KRW","fruits":[{"id":"kiwi","name":{"ko":"키위"},"stock":10}],"juices"\#
        :[{"id":"kiwi","name":{},"needs":[{"fruit":"kiwi","count":3}],"price":4000}],"former":[{"id":"fi\#
        g","name":{"en":"Fig \"a}\""}}]},"sum":"6a5d35ce"}
        """#
    private static let menu = #"""
        {"seq":4,"time":"2026-11-21T14:22:00.000Z","kind":"menu","fruits":{},"menu":{"capacity":100,"cur\#
        rency":"KRW","fruits":[{"id":"kiwi","name":{"ko":"키위"},"stock":10}],"juices":[{"id":"kiwi","name\#
        ":{},"needs":[{"fruit":"kiwi","count":3}],"price":4000}],"former":[{"id":"fig","name":{"en":"Fig\#
         \"a}\""}}]},"sum":"055284b0"}
        """#
    private static let spoiled = #"""
        {"seq":5,"time":"2026-11-21T14:23:00.000Z","kind":"stock","changes":{"kiwi":-4},"reason":"spoile\#
        d","balances":{"number":2,"fruits":{"kiwi":[10,20,-4,6,0,-2,-4]},"sold":{"orders":2,"money":8000\#
        ,"juices":{"kiwi":2}},"refunded":{"orders":1,"money":4000,"juices":{"kiwi":1}},"closed":{"number\#
        ":1,"last":1,"sold":{"orders":1,"money":4000,"juices":{"kiwi":1}},"voided":{"orders":0,"money":0\#
        ,"juices":{}},"refunded":{"orders":1,"money":4000,"juices":{"kiwi":1}}},"refunds":[1],"menu":{"c\#
        apacity":100,"currency":"KRW","fruits":[{"id":"kiwi","name":{"ko":"키위"},"stock":10}],"juices":[{\#
        "id":"kiwi","name":{},"needs":[{"fruit":"kiwi","count":3}],"price":4000}],"former":[{"id":"fig",\#
        "name":{"en":"Fig \"a}\""}}]}},"sum":"8195ce41"}
        """#
    private static let refund = #"""
        {"seq":6,"time":"2026-11-21T14:24:00.000Z","kind":"refund","number":1,"lines":{"kiwi":1},"used":\#
        {"kiwi":3},"total":4000,"reason":"cold","sum":"1fd850d0"}
        """#
    private static let closed = #"""
        {"seq":9,"time":"2026-11-21T21:00:00.000Z","kind":"close","number":3,"last":5,"sold":{"orders":5\#
        ,"money":22500,"juices":{"mango":5}},"voided":{"orders":1,"money":9000,"juices":{"mango":2}},"re\#
        funded":{"orders":1,"money":4000,"juices":{"kiwi":1}},"counted":13000,"stock":{"kiwi":10},"digit\#
        s":"0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef","sum":"1e5dcf7c"}
        """#

    /// Lines of orders that wait, of their payments, and of the drawer.
    private static let waiting = #"""
        {"seq":7,"time":"2026-11-21T14:25:00.000Z","kind":"sale","number":5,"lines":{"kiwi":1},"used":{"\#
        kiwi":3},"total":4000,"waits":true,"request":"r-1","part":2,"sum":"e6e1eea0"}
        """#
    private static let ready = #"""
        {"seq":8,"time":"2026-11-21T14:25:00.000Z","kind":"ready","number":5,"sum":"3e1f2d34"}
        """#
    private static let handed = #"""
        {"seq":9,"time":"2026-11-21T14:25:00.000Z","kind":"handed","number":5,"sum":"5aec1971"}
        """#
    private static let back = #"""
        {"seq":10,"time":"2026-11-21T14:25:00.000Z","kind":"back","number":5,"sum":"ab301233"}
        """#
    private static let paid = #"""
        {"seq":11,"time":"2026-11-21T14:25:00.000Z","kind":"paid","number":5,"by":"card","amount":4000,"\#
        sum":"4888b2ae"}
        """#
    private static let float = #"""
        {"seq":12,"time":"2026-11-21T14:25:00.000Z","kind":"float","money":50000,"balances":{"number":5,\#
        "fruits":{"kiwi":[10,0,0,6]},"sold":{"orders":2,"money":8000,"juices":{"kiwi":2}},"waiting":[[4,\#
        0,4000,""],[5,2,4000,"card"]],"float":50000},"sum":"8fee80b8"}
        """#
    private static let closedUnpaid = #"""
        {"seq":13,"time":"2026-11-21T14:25:00.000Z","kind":"close","number":1,"last":5,"sold":{"orders":\#
        2,"money":8000,"juices":{"kiwi":2}},"voided":{"orders":0,"money":0,"juices":{}},"counted":49000,\#
        "stock":{"kiwi":4},"float":50000,"payments":{"card":4000},"digits":"0123456789abcdef0123456789ab\#
        cdef0123456789abcdef0123456789abcdef","sum":"f781a131"}
        """#

    /// Sales whose customers have chosen how they are served and paid.
    private static let wished = #"""
        {"seq":7,"time":"2026-11-21T14:25:00.000Z","kind":"sale","number":5,"lines":{"kiwi":1},"used":{"\#
        kiwi":3},"total":4000,"waits":true,"service":"to-go","pays":"card","request":"r-1","part":2,"sum\#
        ":"2ecc14df"}
        """#
    private static let intended = #"""
        {"seq":7,"time":"2026-11-21T14:25:00.000Z","kind":"sale","number":5,"lines":{"kiwi":1},"used":{"\#
        kiwi":3},"total":4000,"waits":true,"pays":"cash","sum":"45ec0a68"}
        """#

    /// Lines of format 1.
    private static let oldSale = #"""
        {"seq":7,"time":"2026-11-21T14:20:00.123Z","kind":"sale","number":5,"juice":"mango","used":{"man\#
        go":3},"request":"r-1","part":2,"sum":"174f50e9"}
        """#
    private static let oldOpening = #"""
        {"seq":1,"time":"1970-01-01T00:00:00.000Z","kind":"open","format":1,"fruits":{"kiwi":10,"mango":\#
        0},"sum":"6ef75126"}
        """#
    private static let oldStock = #"""
        {"seq":3,"time":"9999-12-31T23:59:59.999Z","kind":"stock","changes":{"kiwi":-4},"balances":{"num\#
        ber":1,"fruits":{"kiwi":[10,20,-4,3]},"juices":{"kiwi":1}},"sum":"d4ef8aed"}
        """#

    private func read(_ line: String) throws -> RecordLine {
        try Array(line.utf8).withUnsafeBytes { try RecordLine(parsing: $0) }
    }

    /// What is wrong with a line; nil if it can be read.
    private func damage(_ line: String) -> String? {
        do { _ = try read(line) } catch { return "\(error)" }
        return nil
    }

    /// A line with a true checksum, whatever it says.
    private func sealed(_ content: String) -> String {
        var bytes = Array(content.utf8)
        SealedLine.seal(&bytes, from: 0)
        return String(decoding: bytes.dropLast(), as: UTF8.self)
    }

    @Test func `a sale names its number, its juices, what went into them, its total, and its request`() throws {
        let line = try read(Self.sale)
        #expect(line.record.sequence == 7)
        #expect(line.record.time == Timestamp(milliseconds: 1_795_270_800_123))
        #expect(
            line.record.entry
                == .sale(
                    SaleRecord(
                        number: 5, juices: [Quantity(item: "mango", count: 2), Quantity(item: "kiwi", count: 1)],
                        used: [Quantity(item: "mango", count: 6), Quantity(item: "kiwi", count: 3)], total: 13_000,
                        key: RequestKey(id: "r-1", part: 2))))
        #expect(line.balances == nil)
    }

    @Test func `a cancelled order has its fruits, its money and a reason`() throws {
        guard case .void(let void) = try read(Self.void).record.entry else {
            Issue.record("no void")
            return
        }
        #expect(void.sale.number == 5)
        #expect(void.sale.used == [Quantity(item: "mango", count: 6)])
        #expect(void.sale.total == 9_000)
        #expect(void.reason == #"쏟음: "컵" \"#)
    }

    @Test func `a close has its totals, what was counted, the stock and the chain`() throws {
        guard case .close(let close) = try read(Self.close).record.entry else {
            Issue.record("no close")
            return
        }
        #expect([close.number, close.lastNumber, close.sales.money, close.difference] == [3, 5, 13_500, -500])
        #expect(
            [close.sales.sold.orders, close.sales.sold.count, close.sales.voided.orders, close.sales.voided.count] == [
                5, 5, 1, 2,
            ])
        #expect(close.stock == [Quantity(item: "kiwi", count: 10), Quantity(item: "mango", count: 1)])
        #expect(close.sum == "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef")
        let bytes = Array(Self.close.utf8)
        #expect(bytes.withUnsafeBytes { RecordLine.digits(ofClose: $0)?.digits } == close.sum)
    }

    @Test func `a menu is read as its file has it, with the fruits that left it`() throws {
        for (text, opening) in [(Self.first, [Quantity(item: "kiwi", count: 10)]), (Self.menu, [])] {
            guard case .menu(let record) = try read(text).record.entry else {
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

    @Test func `a refund, a reason and the digits of a whole close are read as they are written`() throws {
        guard case .refund(let refund) = try read(Self.refund).record.entry,
            case .close(let close) = try read(Self.closed).record.entry
        else {
            Issue.record("no refund")
            return
        }
        #expect(refund.sale.total == 4_000 && refund.reason == "cold")
        #expect(close.isCovered && close.sales.money == 9_500)
        let line = Array(Self.closed.utf8)
        line.withUnsafeBytes { line in
            let covered = RecordLine.digits(ofClose: line)?.covered
            #expect(covered.map { String(decoding: $0, as: UTF8.self).hasSuffix(#""stock":{"kiwi":10}"#) } == true)
        }
        let spoiled = try read(Self.spoiled)
        #expect(spoiled.record.entry == .stock([Quantity(item: "kiwi", count: -4)], reason: .spoiled))
        let balances = try #require(spoiled.balances)
        #expect(balances.refundedNumbers == [1] && balances.salesSinceClose.refunded == SalesTotals())
        #expect(balances.fruits["kiwi"].map { [$0.returned, $0.counted, $0.spoiled, $0.stock] } == [0, -2, -4, 14])
    }

    @Test func `the way of an order, its payment and the drawer are read as they are written`() throws {
        guard case .sale(let sale) = try read(Self.waiting).record.entry else {
            Issue.record("no sale")
            return
        }
        #expect(sale.waits && sale.total == 4_000 && sale.key == RequestKey(id: "r-1", part: 2))
        #expect(try read(Self.ready).record.entry == .step(.ready, number: 5))
        #expect(try read(Self.handed).record.entry == .step(.handedOver, number: 5))
        #expect(try read(Self.back).record.entry == .step(.takenBack, number: 5))
        #expect(try read(Self.paid).record.entry == .payment(Payment(number: 5, kind: "card", amount: 4_000)))
        let float = try read(Self.float)
        #expect(float.record.entry == .float(50_000))
        let balances = try #require(float.balances)
        #expect(balances.openingFloat == 50_000)
        #expect(
            balances.openOrders == [
                4: OpenOrder(total: 4_000), 5: OpenOrder(state: .handedOver, total: 4_000, payment: "card"),
            ])
        guard case .close(let close) = try read(Self.closedUnpaid).record.entry else {
            Issue.record("no close")
            return
        }
        #expect(close.takings == Takings(float: 50_000, payments: ["card": 4_000]) && close.unpaidMoney == 4_000)
    }

    @Test func `a sale has the wishes of its customer, where there are any`() throws {
        func wishes(_ line: String) throws -> OrderWishes? {
            guard case .sale(let sale) = try read(line).record.entry else { return nil }
            return sale.wishes
        }
        #expect(try wishes(Self.wished) == OrderWishes(service: "to-go", payment: "card"))
        #expect(try wishes(Self.intended) == OrderWishes(payment: "cash"))
        // Without them a line has the bytes that it had before there were any.
        for line in [Self.sale, Self.waiting] { #expect(try wishes(line) == OrderWishes()) }
    }

    @Test func `a sale of format 1 is an order of one juice without money`() throws {
        #expect(
            try read(Self.oldSale).record.entry
                == .sale(
                    SaleRecord(
                        number: 5, juices: [Quantity(item: "mango", count: 1)],
                        used: [Quantity(item: "mango", count: 3)], key: RequestKey(id: "r-1", part: 2))))
        #expect(try read(Self.oldOpening).record.entry == read(Self.opening).record.entry)
    }

    @Test func `balances of format 1 count an order for each juice`() throws {
        let balances = try #require(try read(Self.oldStock).balances)
        #expect(balances.sales.sold.orders == 1)
        #expect(balances.sales.sold.juices == ["kiwi": 1])
        #expect(balances.sales.sold.money == 0)
        #expect(balances.fruits["kiwi"]?.stock == 23)
    }

    @Test func `an opening names its fruits in their order, even those of which there are none`() throws {
        let fruits = [Quantity(item: "kiwi", count: 10), Quantity(item: "mango", count: 0)]
        #expect(try read(Self.opening).record.entry == .opening(fruits))
    }

    @Test func `balances say where each fruit came from and went`() throws {
        let line = try read(Self.stock)
        let balances = try #require(line.balances)
        #expect(line.record.entry == .stock([Quantity(item: "kiwi", count: -4)]))
        #expect(balances.lastNumber == 2)
        #expect([balances.sales.sold.orders, balances.sales.sold.money, balances.sales.sold.count] == [2, 8_000, 2])
        #expect(
            [balances.sales.voided.orders, balances.sales.voided.money, balances.sales.voided.count] == [1, 4_000, 1])
        #expect(
            [balances.closed.number, balances.closed.lastNumber, balances.closed.sales.sold.money] == [1, 1, 4_000])
        #expect(balances.voidedNumbers == [2])
        let kiwi = try #require(balances.fruits["kiwi"])
        #expect([kiwi.opening, kiwi.restocked, kiwi.adjusted, kiwi.used, kiwi.returned] == [10, 20, -4, 6, 3])
        #expect(kiwi.stock == 23)
    }

    @Test(arguments: [
        sale, opening, stock, void, close, first, menu, spoiled, refund, closed, waiting, ready, handed, back, paid,
        float, closedUnpaid, wished, intended,
    ])
    func `a line is written as it was read, byte for byte`(text: String) throws {
        var bytes = Array("before\n".utf8)
        try read(text).write(to: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == "before\n" + text + "\n")
    }

    @Test(arguments: [
        sale, opening, stock, void, close, first, menu, spoiled, refund, closed, waiting, ready, handed, back, paid,
        float, closedUnpaid, wished, intended,
    ])
    func `a line with anything cut off at its end is none`(text: String) {
        for count in 0..<text.count {
            #expect(damage(String(text.prefix(count))) == "checksum")
        }
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

    @Test(arguments: [
        (oldOpening, 1), (opening, 3),
        (#"{"seq":1,"time":"2030-01-01T00:00:00.000Z","kind":"open","format":12,"new":{"#, 12),
        (sale, nil), ("", nil),
    ])
    func `the format is known even of a file that a newer kiosk has written`(line: String, format: Int?) {
        #expect(Array(line.utf8).withUnsafeBytes { RecordLine.format(ofFirstLine: $0) } == format)
    }
}
