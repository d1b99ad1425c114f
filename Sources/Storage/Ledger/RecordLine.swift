import Core
import JuiceMaker

/// A line of a ledger: a record, and on some lines the balances after it.
///
/// ```
/// {"seq":7,"time":"2026-11-21T14:20:00.123Z","kind":"sale","number":5,"lines":{"mango":2},"used":{"mango":6},"total":9000,"sum":"…"}
/// ```
/// In format 1, a sale was one juice: `"juice":"mango"` in place of the lines, and there was no money.
///
/// Members always have the same order, and ids need no escapes. So a line is read without building a tree, and a million lines
/// take a second or two.
struct RecordLine: LogRecord, Equatable {
    typealias Fold = LedgerSums

    static let format = 2

    var record: LedgerRecord
    /// The sums of all records up to this one. Some lines have them, so that a reader need not begin with the first line.
    var balances: Accounts?

    var sequence: Int { record.sequence }

    func write(to bytes: inout [UInt8]) {
        let start = bytes.count
        // Writing finds nothing damaged.
        _ = try? bytes.line(self)
        SealedLine.seal(&bytes, from: start)
    }
}

extension RecordLine {
    init(parsing line: UnsafeRawBufferPointer) throws(LogDamage) {
        guard let content = SealedLine.open(line) else { throw .checksum }
        var cursor = ByteCursor(content)
        self = try cursor.line(nil)
        guard cursor.isAtEnd else { throw .syntax }
    }

    /// Even if the rest of the line cannot be read, the format is known.
    static func format(ofFirstLine line: UnsafeRawBufferPointer) -> Int? {
        var cursor = ByteCursor(line)
        guard cursor.skip("{\"seq\":1,\"time\":\""), cursor.bytes(Timestamp.length) != nil,
            cursor.skip("\",\"kind\":\"open\",\"format\":")
        else { return nil }
        return cursor.integer()
    }

    /// Returns the place of the record in a line whose checksum matches, without reading the rest.
    static func sequence(ofSealed line: UnsafeRawBufferPointer) -> Int? {
        guard let content = SealedLine.open(line) else { return nil }
        var cursor = ByteCursor(content)
        return cursor.skip("{\"seq\":") ? cursor.integer() : nil
    }

    /// Returns the hash in the line of a close, without or with its line feed; `nil` if the line is no close.
    static func chain(ofClose line: UnsafeRawBufferPointer) -> String? {
        var cursor = ByteCursor(line)
        guard cursor.skip("{\"seq\":"), cursor.integer() != nil, cursor.skip(",\"time\":\""),
            cursor.bytes(Timestamp.length) != nil, cursor.skip("\",\"kind\":\"close\",\"number\":")
        else { return nil }
        return try? cursor.close(nil).sum
    }
}

// MARK: - The members of a line

/// A writer or a reader of lines. A line is described once, for both: each function takes the value to write, which a reader does not
/// need, and returns the value. Before the value comes a text that is the same in every line.
///
/// They throw `LogDamage.syntax` where something else is read.
protocol RecordCoder {
    /// Writes or reads a text.
    mutating func text(_ text: StaticString) throws(LogDamage)
    /// Writes or reads a text that is not in every line, and returns whether it is in this one.
    mutating func option(_ text: StaticString, _ isThere: Bool) -> Bool
    /// Writes or reads a whole number.
    mutating func integer(_ text: StaticString, _ value: Int?) throws(LogDamage) -> Int
    /// Writes or reads a string that needs no escapes, with its quotes.
    mutating func string(_ text: StaticString, _ value: String?) throws(LogDamage) -> String
    /// Writes or reads a string in which only `"` and `\` have an escape, with its quotes.
    mutating func escapedString(_ text: StaticString, _ value: String?) throws(LogDamage) -> String
    /// Writes or reads a time.
    mutating func time(_ text: StaticString, _ value: Timestamp?) throws(LogDamage) -> Timestamp
}

extension RecordCoder {
    /// Writes or reads a line without its seal.
    mutating func line(_ line: RecordLine?) throws(LogDamage) -> RecordLine {
        let sequence = try integer("{\"seq\":", line?.record.sequence)
        let time = try time(",\"time\":\"", line?.record.time)
        try text("\",\"kind\":\"")
        let record = LedgerRecord(sequence: sequence, time: time, entry: try entry(line?.record.entry))
        let hasBalances = option(",\"balances\":{\"number\":", line?.balances != nil)
        return RecordLine(record: record, balances: hasBalances ? try balances(line?.balances) : nil)
    }

    private mutating func entry(_ entry: LedgerEntry?) throws(LogDamage) -> LedgerEntry {
        if case let sale = entry?.sale, option("sale\",\"number\":", sale != nil) {
            return .sale(try self.sale(sale, hasKey: true))
        }
        if case let changes = entry?.changes, option("stock\",\"changes\":{", changes != nil) {
            return .stock(try quantities(changes))
        }
        if case let void = entry?.void, option("void\",\"number\":", void != nil) {
            let sale = try sale(void?.sale, hasKey: false)
            let reason = try escapedString(",\"reason\":", void?.reason)
            guard VoidRecord.isValid(reason: reason) else { throw .syntax }
            return .void(VoidRecord(of: sale, reason: reason))
        }
        if case let close = entry?.close, option("close\",\"number\":", close != nil) {
            return .close(try self.close(close))
        }
        if case let missing = entry?.missing, option("accepted\",\"missing\":", missing != nil) {
            return .accepted(missing: try integer("", missing))
        }
        if case let loss = entry?.loss, option("lost\",\"first\":", loss != nil) {
            let first = try integer("", loss?.first)
            let last = try integer(",\"last\":", loss?.last)
            let number = try integer(",\"number\":", loss?.number)
            guard first <= last else { throw .syntax }
            return .lost(first...last, lastNumber: number)
        }
        let format = try integer("open\",\"format\":", RecordLine.format)
        guard (1...RecordLine.format).contains(format) else { throw .syntax }
        try text(",\"fruits\":{")
        return .opening(try quantities(entry?.openingStock))
    }

    private mutating func sale(_ sale: SaleRecord?, hasKey: Bool) throws(LogDamage) -> SaleRecord {
        let number = try integer("", sale?.number)
        let juices: [Quantity<String>]
        if option(",\"juice\":", false) {
            juices = [Quantity(item: try string("", nil), count: 1)]
        } else {
            try text(",\"lines\":{")
            juices = try quantities(sale?.juices)
        }
        try text(",\"used\":{")
        let used = try quantities(sale?.used)
        let total = option(",\"total\":", sale?.total != nil) ? try integer("", sale?.total) : nil
        var key: RequestKey?
        if hasKey, option(",\"request\":", sale?.key != nil) {
            let id = try string("", sale?.key?.id)
            key = RequestKey(id: id, part: try integer(",\"part\":", sale?.key?.part))
            guard key?.isWritable == true else { throw .syntax }
        }
        return SaleRecord(number: number, juices: juices, used: used, total: total, key: key)
    }

    /// Writes or reads a close from its number on.
    mutating func close(_ close: DayClose?) throws(LogDamage) -> DayClose {
        let number = try integer("", close?.number)
        let last = try integer(",\"last\":", close?.lastNumber)
        let sold = try totals(",\"sold\":", close?.sold)
        let voided = try totals(",\"voided\":", close?.voided)
        let counted = option(",\"counted\":", close?.counted != nil) ? try integer("", close?.counted) : nil
        try text(",\"stock\":{")
        let stock = try quantities(close?.stock)
        let sum = try string(",\"chain\":", close?.sum)
        return DayClose(
            number: number, lastNumber: last, sold: sold, voided: voided, counted: counted, stock: stock, sum: sum)
    }

    /// Writes or reads quantities from the first name on.
    private mutating func quantities(_ quantities: [Quantity<String>]?) throws(LogDamage) -> [Quantity<String>] {
        var coded: [Quantity<String>] = []
        if option("}", quantities?.isEmpty ?? false) { return coded }
        repeat {
            let name = try string("", quantities?[coded.count].item)
            coded.append(Quantity(item: name, count: try integer(":", quantities?[coded.count].count)))
        } while option(",", coded.count < quantities?.count ?? 0)
        try text("}")
        return coded
    }

    private mutating func counts(_ counts: [String: Int]?) throws(LogDamage) -> [String: Int] {
        let sorted = counts?.sorted { $0.key < $1.key }.map { Quantity(item: $0.key, count: $0.value) }
        return Dictionary(try quantities(sorted).map { ($0.item, $0.count) }) { $1 }
    }

    private mutating func totals(_ text: StaticString, _ totals: SalesTotals?) throws(LogDamage) -> SalesTotals {
        var coded = SalesTotals()
        try self.text(text)
        coded.orders = try integer("{\"orders\":", totals?.orders)
        coded.money = try integer(",\"money\":", totals?.money)
        try self.text(",\"juices\":{")
        coded.juices = try counts(totals?.juices)
        try self.text("}")
        return coded
    }

    /// Writes or reads balances from the number on.
    private mutating func balances(_ accounts: Accounts?) throws(LogDamage) -> Accounts {
        var coded = Accounts()
        coded.lastNumber = try integer("", accounts?.lastNumber)
        try text(",\"fruits\":{")
        coded.fruits = try fruits(accounts?.fruits)
        // In format 1, each order was one juice.
        if option(",\"juices\":{", false) {
            coded.sold.juices = try counts(nil)
            coded.sold.orders = coded.sold.count
            try text("}")
            return coded
        }
        coded.sold = try totals(",\"sold\":", accounts?.sold)
        if option(",\"voided\":", accounts?.voided.orders ?? 0 > 0) { coded.voided = try totals("", accounts?.voided) }
        let closed = accounts?.closed
        if option(",\"closed\":{\"number\":", closed != Accounts().closed) {
            coded.closed.number = try integer("", closed?.number)
            coded.closed.lastNumber = try integer(",\"last\":", closed?.lastNumber)
            coded.closed.sold = try totals(",\"sold\":", closed?.sold)
            coded.closed.voided = try totals(",\"voided\":", closed?.voided)
            try text("}")
        }
        if option(",\"voids\":[", accounts?.voidedNumbers.isEmpty == false) {
            let numbers = accounts?.voidedNumbers.sorted()
            var count = 0
            repeat {
                coded.voidedNumbers.insert(try integer("", numbers?[count]))
                count += 1
            } while option(",", count < numbers?.count ?? 0)
            try text("]")
        }
        try text("}")
        return coded
    }

    private mutating func fruits(_ fruits: [String: FruitAccount]?) throws(LogDamage) -> [String: FruitAccount] {
        let sorted = fruits?.sorted { $0.key < $1.key }
        var (coded, count) = ([String: FruitAccount](), 0)
        if option("}", sorted?.isEmpty ?? false) { return coded }
        repeat {
            let (name, account) = (try string("", sorted?[count].key), sorted?[count].value)
            coded[name, default: FruitAccount()].opening = try integer(":[", account?.opening)
            coded[name]?.restocked = try integer(",", account?.restocked)
            coded[name]?.adjusted = try integer(",", account?.adjusted)
            coded[name]?.used = try integer(",", account?.used)
            // Few fruits ever come back.
            if option(",", account?.returned ?? 0 != 0) { coded[name]?.returned = try integer("", account?.returned) }
            try text("]")
            count += 1
        } while option(",", count < sorted?.count ?? 0)
        try text("}")
        return coded
    }
}

extension LedgerEntry {
    fileprivate var sale: SaleRecord? { if case .sale(let sale) = self { sale } else { nil } }
    fileprivate var changes: [Quantity<String>]? { if case .stock(let changes) = self { changes } else { nil } }
    fileprivate var void: VoidRecord? { if case .void(let void) = self { void } else { nil } }
    fileprivate var close: DayClose? { if case .close(let close) = self { close } else { nil } }
    fileprivate var missing: Int? { if case .accepted(let missing) = self { missing } else { nil } }
    fileprivate var openingStock: [Quantity<String>]? { if case .opening(let fruits) = self { fruits } else { nil } }
    fileprivate var loss: (first: Int, last: Int, number: Int)? {
        if case .lost(let records, let number) = self { (records.lowerBound, records.upperBound, number) } else { nil }
    }
}

// MARK: - Writing and reading

extension [UInt8]: RecordCoder {
    mutating func text(_ text: StaticString) { append(text) }

    mutating func option(_ text: StaticString, _ isThere: Bool) -> Bool {
        if isThere { append(text) }
        return isThere
    }

    mutating func integer(_ text: StaticString, _ value: Int?) -> Int {
        append(text)
        append(value ?? 0)
        return value ?? 0
    }

    mutating func string(_ text: StaticString, _ value: String?) -> String { escapedString(text, value) }

    mutating func escapedString(_ text: StaticString, _ value: String?) -> String {
        append(text)
        append("\"")
        for byte in (value ?? "").utf8 {
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { append(UInt8(ascii: "\\")) }
            append(byte)
        }
        append("\"")
        return value ?? ""
    }

    mutating func time(_ text: StaticString, _ value: Timestamp?) -> Timestamp {
        append(text)
        value?.write(to: &self)
        return value ?? Timestamp(milliseconds: 0)
    }
}

extension ByteCursor: RecordCoder {
    @inline(__always)
    mutating func text(_ text: StaticString) throws(LogDamage) {
        guard skip(text) else { throw .syntax }
    }

    @inline(__always)
    mutating func option(_ text: StaticString, _: Bool) -> Bool { skip(text) }

    mutating func integer(_ text: StaticString, _: Int?) throws(LogDamage) -> Int { try value(text) { $0.integer() } }

    mutating func string(_ text: StaticString, _: String?) throws(LogDamage) -> String {
        try value(text) { $0.string() }
    }

    mutating func escapedString(_ text: StaticString, _: String?) throws(LogDamage) -> String {
        try value(text) { $0.text() }
    }

    mutating func time(_ text: StaticString, _: Timestamp?) throws(LogDamage) -> Timestamp {
        try value(text) { $0.bytes(Timestamp.length).flatMap { Timestamp(parsing: $0) } }
    }

    @inline(__always)
    private mutating func value<Value>(
        _ text: StaticString, _ read: (inout ByteCursor) -> Value?
    ) throws(LogDamage) -> Value {
        guard skip(text), let value = read(&self) else { throw .syntax }
        return value
    }
}
