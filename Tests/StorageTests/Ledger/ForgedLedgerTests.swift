import Core
import Foundation
import JuiceMaker
import TestSupport
import Testing

@testable import Storage
@testable import System

/// Ledgers in which somebody has changed what the lines say, and sealed them again, perhaps with a true mark behind them: whatever they say,
/// the program does not crash, and does not write what it cannot read.
///
/// With `KIOSK_FORGERIES=20000` there are as many seeds.
struct ForgedLedgerTests {
    /// The formats of the ledgers that are forged.
    static let formats = [1, 2, 3]

    private let shop: Shop

    init() throws { shop = try Shop(stock: 100_000) }

    // MARK: The ledgers

    /// The contents of the lines of a whole ledger, with balances on every seventh.
    private func lines(format: Int) throws -> [String] {
        if format == 1 {
            let sale = #"{"seq":5,"time":"2026-01-01T00:00:05.000Z","kind":"sale","number":3,"juice":"mango","#
            return try LedgerUpgradeTests.lines + [sale + #""used":{"mango":3}"#]
        }
        if format == 2 {
            return try GoldenFile("format-2", suite: #filePath).contents().split(separator: "\n").map { String($0) }
        }
        let ledger = try shop.open()
        _ = try shop.sell("mango", from: ledger, key: RequestKey(id: "r", part: 0))
        for day in 0..<2 {
            let juices = ["mango", "mango-kiwi"].compactMap { id in ledger.books.menu.juices.first { $0.id == id } }
            for _ in 0..<4 { _ = try ledger.sell(juices.map { SaleRequest(order: Order($0)) }) }
            _ = try ledger.reverse(.void, 8 * day + 2, reason: "spilled")
            try ledger.change(.set(try shop.fruit("kiwi"), to: 50_000 + day), reason: .counted)
            if day > 0 { _ = try ledger.reverse(.refund, 3, reason: "cold") }
            _ = try ledger.close(counted: day * 1_000)
            // Only an empty day takes another currency.
            _ = try ledger.set(try Self.menu(price: 10 + day))
        }
        _ = try ledger.sell([SaleRequest(order: Order(try #require(ledger.books.menu.juices.first)))])
        var (accounts, lines) = (Accounts(), [String]())
        try ledger.forEachRecord { record in
            guard (try? accounts.enter(record.entry)) != nil else { return }
            var bytes: [UInt8] = []
            try? RecordLine(record: record, balances: record.sequence % 7 == 0 ? accounts : nil).write(to: &bytes)
            lines.append(String(decoding: bytes.dropLast(SealedLine.sealLength + 1), as: UTF8.self))
        }
        try #require(lines.contains { $0.contains("\"balances\"") && $0.contains("\"closed\"") })
        return lines
    }

    private static func menu(price: Int) throws -> Menu {
        try Menu(
            """
            {"capacity": 100000, "currency": "KRW", "fruits": [{"id": "kiwi", "name": {}, "stock": 9},
            {"id": "mango", "name": {}, "stock": 9}, {"id": "lime", "name": {}, "stock": 5}],
            "juices": [{"id": "mango", "name": {}, "needs": [{"fruit": "mango", "count": 3}], "price": \(price)},
            {"id": "mango-kiwi", "name": {}, "needs": [{"fruit": "mango", "count": 2}], "price": 7}]}
            """)
    }

    // MARK: Forging

    private static let numbers = [
        "0", "-1", "1", "2", "4", "100001", "1048576", "1048577", "1099511627776", "1099511627777", "9007199254740991",
        "9007199254740992", "-9007199254740992", "9007199254740993", "999999999999999999", "-999999999999999999",
        "9223372036854775807",
    ]

    /// Members of as many juices as make a sum too great for an `Int`.
    private static let manyJuices = (0..<1_100).map { "\"j\($0)\":9007199254740992," }.joined()

    /// Changes some numbers, texts or lines.
    private func forge(_ original: [String], _ generator: inout SeededGenerator) -> [String] {
        var lines = original
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
            let place = lines.indices.randomElement(using: &generator) ?? 0
            switch Int.random(in: 0..<16, using: &generator) {
            case 0: lines.swapAt(place, lines.indices.randomElement(using: &generator) ?? 0)
            case 1: lines.insert(lines[place], at: place)
            case 2: if lines.count > 1 { lines.remove(at: place) }
            case 3: lines[place] = lines[place].replacing("kiwi", with: "mango")
            case 4: lines[place] = lines[place].replacing("sale", with: "refund")
            case 5:
                let member = ["\"juices\":{", "\"lines\":{", "\"used\":{"].randomElement(using: &generator) ?? ""
                lines[place] = lines[place].replacing(member, with: member + Self.manyJuices)
            case 6:
                let rest = ["accepted\",\"missing\":4", "lost\",\"first\":2,\"last\":3,\"number\":4"]
                lines[place] =
                    lines[place].prefix { $0 != "k" } + "kind\":\"" + (rest.randomElement(using: &generator) ?? "")
            default:
                let numbers = lines[place].ranges(of: /-?[0-9]+/)
                guard let range = numbers.randomElement(using: &generator) else { continue }
                lines[place].replaceSubrange(range, with: Self.numbers.randomElement(using: &generator) ?? "0")
            }
        }
        // Lines in their places are read further.
        guard Bool.random(using: &generator) else { return lines }
        return lines.enumerated().map { index, line in
            line.replacing(/^\{"seq":-?[0-9]+/, with: "{\"seq\":\(index + 1)")
        }
    }

    /// Puts sealed lines on the disk, without a mark, and returns the true marks of all beginnings.
    private func put(_ lines: [String]) -> [LogMark] {
        var bytes: [UInt8] = []
        var marks = [LogMark.start]
        for line in lines {
            let start = bytes.count
            bytes += line.utf8
            SealedLine.seal(&bytes, from: start)
            let sequence = line.firstMatch(of: /-?[0-9]+/).flatMap { Int($0.output) } ?? 0
            let sum = bytes[start...].dropLast().withUnsafeBytes { SealedLine.sum(of: $0) }
            marks.append(LogMark(sequence: sequence, end: bytes.count, sum: sum))
        }
        (shop.disk[Shop.path], shop.disk[Shop.markPath]) = (bytes, nil)
        return marks
    }

    /// Puts a forged ledger on the disk, with a mark of one kind or another.
    private func put(_ lines: [String], _ generator: inout SeededGenerator) throws {
        let marks = put(lines)
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: return
        case 1: shop.disk[Shop.markPath] = [0x7B]
        case 2:
            let huge = Self.numbers.compactMap { Int($0) }.randomElement(using: &generator) ?? 0
            let end = Bool.random(using: &generator) ? huge : shop.bytes.count
            try shop.write(LogMark(sequence: huge, end: end, sum: marks[0].sum))
        case 3: try shop.write(marks.randomElement(using: &generator) ?? marks[0])
        case 4, 5: try shop.write(marks.last ?? marks[0])
        default: try shop.write(marks[0])
        }
    }

    // MARK: Beyond the part that a start reads

    /// The lines of a ledger that is so long that a start begins at the last balances, which only its last but one line has.
    private static let longLedger = Result {
        let ledger = try Shop(stock: 100_000).open()
        let juices = ledger.books.menu.juices
        _ = try ledger.sell((0..<900).map { SaleRequest(order: Order(juices[$0 % 2]), waits: $0.isMultiple(of: 3)) })
        _ = try ledger.close(counted: nil)
        _ = try ledger.sell((0..<9).map { _ in SaleRequest(order: Order(juices[0]), waits: true) })
        _ = try ledger.reverse(.refund, 3, reason: "sour")
        for number in [905, 906] { _ = try ledger.reverse(.void, number, reason: "spilt") }
        _ = try ledger.sell([SaleRequest(order: Order(juices[0]))])
        let last = ledger.lastSequence - 1
        var (accounts, lines) = (Accounts(), [String]())
        try ledger.forEachRecord { record in
            guard (try? accounts.enter(record.entry)) != nil else { return }
            var bytes: [UInt8] = []
            try? RecordLine(record: record, balances: record.sequence == last ? accounts : nil).write(to: &bytes)
            lines.append(String(decoding: bytes.dropLast(SealedLine.sealLength + 1), as: UTF8.self))
        }
        return lines
    }

    /// Puts the long ledger on the disk with other balances, and returns the number of their line.
    private func forgeLastBalances(_ change: (inout String) -> Void) throws -> Int {
        var lines = try Self.longLedger.get()
        let last = lines.count - 1
        let honest = lines[last - 1]
        change(&lines[last - 1])
        try #require(lines[last - 1] != honest)
        try shop.write(try #require(put(lines).last))
        try #require(shop.bytes.count > 96 * 1024)
        return last
    }

    /// Members of balances, and what somebody has made of them.
    static let forgeries: [(what: String, member: String, forged: String)] = [
        ("an order number below zero", "\"balances\":{\"number\":909", "\"balances\":{\"number\":-3"),
        ("fruits below zero", "\"kiwi\":[100000,", "\"kiwi\":[1,"), ("no fruits", "\"mango\":[", "\"lime\":["),
        ("another last close", "\"last\":900", "\"last\":910"),
        ("a close below zero", "{\"number\":1,", "{\"number\":-1,"),
        ("an order that was never sold is cancelled", "\"voids\":[905,906]", "\"voids\":[905,999]"),
        ("one cancellation less", "\"voids\":[905,906]", "\"voids\":[905]"),
        ("one refund less", ",\"refunds\":[3]", ""), ("a price below zero", "[907,0,0,\"\"]", "[907,0,-1,\"\"]"),
        ("more orders than numbers", "\"sold\":{\"orders\":909", "\"sold\":{\"orders\":99909"),
        ("a float below zero", ",\"menu\":", ",\"float\":-1,\"menu\":"),
        ("a late payment that was never sold", ",\"menu\":", ",\"late\":[901],\"menu\":"),
        (
            "takings that no number holds", ",\"menu\":",
            ",\"earlier\":{" + String(manyJuices.dropLast()) + "},\"menu\":"
        ),
        (
            "open orders whose sum no number holds", "\"waiting\":[",
            "\"waiting\":[" + (2_000..<3_100).map { "[\($0),0,9007199254740991,\"\"]," }.joined()
        ),
    ]

    @Test(arguments: forgeries.indices)
    func `balances that cannot be are refused with their line, wherever they are`(index: Int) throws {
        let forgery = Self.forgeries[index]
        let last = try forgeLastBalances { line in
            guard let place = line.range(of: forgery.member, options: .backwards) else { return }
            line.replaceSubrange(place, with: forgery.forged)
        }
        #expect(throws: LedgerError.damaged(line: last, .balances)) { try shop.open() }
        #expect(throws: LedgerError.damaged(line: last, .balances)) { try shop.open(.reading) }
        try use("\(forgery.what)")
    }

    @Test func `honest balances are taken wherever they are`() throws {
        _ = try forgeLastBalances { $0 = $0.replacing("2026", with: "2027") }
        #expect(try shop.open().books.accounts.lastNumber == 910)
    }

    // MARK: Using

    /// Does everything that a kiosk does with a ledger; an error is a fine answer. What was written once is readable.
    private func use(_ moment: Comment) throws {
        if (try? shop.open()) == nil { _ = try? shop.accept() }
        if let ledger = try? shop.open() {
            try read(ledger)
            try write(to: ledger, moment)
        }
        if let verification = try? shop.verify() {
            _ = verification.accounts.sales.sold.count
            if verification.error == nil { try expectSound(moment) }
        }
        shop.disk["/new/ledger.jsonl"] = nil
        shop.disk["/new/ledger.jsonl.mark"] = nil
        if let salvage = try? shop.salvage(to: "/new"), salvage.recordCount > 0 {
            let error = try shop.verify("/new").error
            #expect(error == nil, moment)
        }
    }

    private func read(_ ledger: FileLedger) throws {
        _ = try? ledger.report { _ in 1 }.json(for: shop.menu).text
        _ = try? ledger.report(of: Period(from: Timestamp(milliseconds: 1_767_225_604_000))) { _ in 1 }.sales.count
        var days = PeriodSales(of: Period(from: Timestamp(milliseconds: 1))) { _ in 1 }
        try? ledger.read(&days)
        _ = days.sales.money + days.sales.sold.count
        var orders = DayOrders(of: Period())
        try? ledger.read(&orders)
        _ = orders.juiceCount
        var table = LedgerCSV()
        try? ledger.forEachRecord { table.note($0) }
        try? ledger.forEachRecord { _ = table.row($0) }
        try? ledger.checkCloses()
        let books = ledger.books
        var edit = StockEdit(books.stock)
        for fruit in edit.fruits { _ = edit.handle(.step(fruit, by: 10)) }
        _ = edit.changes
        for juice in books.menu.juices { _ = books.servings(of: juice) }
        _ = books.soldCount + (books.accounts.latestNumber ?? 0)
        let limit = books.stock.capacity
        _ = RestockSuggestion.all(for: books.menu.juices, counts: { books.stock[$0] }, limit: { _ in limit })
    }

    private func write(to ledger: FileLedger, _ moment: Comment) throws {
        for number in [1, 2, 3, 12, ledger.books.accounts.lastNumber] {
            if let sold = try? ledger.soldOrder(number: number) {
                _ = sold.prices
            }
            _ = try? ledger.reverse(.void, number, reason: "x")
            _ = try? ledger.reverse(.refund, number, reason: "x")
        }
        if let fruit = ledger.books.menu.fruits.first { try? ledger.change(.add([Quantity(item: fruit, count: 1)])) }
        _ = try? shop.sell("mango", from: ledger, key: RequestKey(id: "r", part: 0))
        if let close = try? ledger.close(counted: Currency.countedAmounts.upperBound) {
            _ = close.difference
            _ = try? ledger.closedDays { _ in true }.csv
        }
        _ = try? ledger.set(try Self.menu(price: 100_000_000))
        guard let juice = ledger.books.menu.juices.first,
            case .sold(let sale) = try? ledger.sell([SaleRequest(order: Order(juice))]).first
        else { return }
        let later = try shop.open()
        #expect(try later.soldOrder(number: sale.number)?.sale.juices.first?.item == juice.id, moment)
    }

    /// The numbers of a ledger that is called good follow one another.
    private func expectSound(_ moment: Comment) throws {
        let text = LedgerText(shop.bytes)
        #expect(text.wrongLine == nil, moment)
        #expect(Set(text.sales).count == text.sales.count, moment)
        #expect(Set(text.voids).count == text.voids.count, moment)
        #expect(text.closes == Array(1..<(text.closes.count + 1)), moment)
    }

    @Test(arguments: formats)
    func `forged lines with true checksums crash nothing, and nothing unreadable follows them`(format: Int) throws {
        let lines = try lines(format: format)
        let count = setting("KIOSK_FORGERIES") ?? (playsAllRounds ? 300 : 15)
        for seed in 1...count {
            var generator = SeededGenerator(seed: UInt64(seed))
            try put(forge(lines, &generator), &generator)
            try use("format \(format), seed \(seed)")
        }
    }
}
