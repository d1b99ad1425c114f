import Core
import JuiceMaker

/// A line of a ledger: a record, and on some lines the balances after it.
///
/// ```
/// {"seq":7,"time":"2026-11-21T14:20:00.123Z","kind":"sale","number":5,"lines":{"mango":2},"used":{"mango":6},"total":9000,"sum":"…"}
/// ```
/// In format 1, a sale was one juice: `"juice":"mango"` in place of the lines, and there was no money. Formats 1 and 2 had no menus, no
/// refunds and no reasons for changes of the stock, and a close had the `chain` of the lines before it alone.
///
/// Members always have the same order, and ids need no escapes. So a line is read without building a tree, and a million lines
/// take a second or two.
struct RecordLine: LogRecord, Equatable {
    typealias Fold = LedgerSums

    static let format = 3

    var record: LedgerRecord
    /// The sums of all records up to this one. Some lines have them, so that a reader need not begin with the first line.
    var balances: Accounts?

    var sequence: Int { record.sequence }

    /// The numbers of a line. Every reader of JSON has them exactly, and no sum of two of them overflows.
    static let numbers = -SalesTotals.mostMoney...SalesTotals.mostMoney

    func write(to bytes: inout [UInt8]) throws(LogDamage) {
        let start = bytes.count
        _ = try bytes.line(self)
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

    /// Returns the first line of an upgraded ledger, with its line feed, as it was in format 2; `nil` for any other line. A ledger that began
    /// in the present format has its menu there.
    static func beforeUpgrade(firstLine line: UnsafeRawBufferPointer) -> [UInt8]? {
        guard let record = try? RecordLine(parsing: line), case .opening = record.record.entry, record.sequence == 1,
            format(ofFirstLine: line) == format, let content = SealedLine.open(line),
            var bytes = String(validating: content, as: UTF8.self).map({
                Array($0.replacing("\"format\":\(format)", with: "\"format\":2", maxReplacements: 1).utf8)
            })
        else { return nil }
        SealedLine.seal(&bytes, from: 0)
        return bytes
    }

    /// Returns the place of the record in a line whose checksum matches, without reading the rest.
    static func sequence(ofSealed line: UnsafeRawBufferPointer) -> Int? {
        guard let content = SealedLine.open(line) else { return nil }
        var cursor = ByteCursor(content)
        return cursor.skip("{\"seq\":") ? cursor.integer() : nil
    }

    /// Returns the digits in the line of a close, without or with its line feed, and the part of the line that they cover; `nil` if the line
    /// is no close.
    static func digits(ofClose line: UnsafeRawBufferPointer) -> (digits: String, covered: UnsafeRawBufferPointer)? {
        var cursor = ByteCursor(line)
        guard cursor.skip("{\"seq\":"), cursor.integer() != nil, cursor.skip(",\"time\":\""),
            cursor.bytes(Timestamp.length) != nil, cursor.skip("\",\"kind\":\"close\",\"number\":"),
            let close = try? cursor.close(nil), let digits = close.sum
        else { return nil }
        let end = close.isCovered ? cursor.position - Self.digitsOpening.utf8CodeUnitCount - digits.utf8.count - 2 : 0
        return (digits, UnsafeRawBufferPointer(rebasing: line[..<end]))
    }

    fileprivate static let digitsOpening: StaticString = ",\"digits\":"
}

// MARK: - The members of a line

extension RecordCoder {
    /// Writes or reads a line without its seal.
    mutating func line(_ line: RecordLine?) throws(LogDamage) -> RecordLine {
        let sequence = try integer("{\"seq\":", line?.record.sequence)
        let time = try time(",\"time\":\"", line?.record.time)
        try text("\",\"kind\":\"")
        let entry = try entry(line?.record.entry, isFirst: sequence == 1)
        let record = LedgerRecord(sequence: sequence, time: time, entry: entry)
        let hasBalances = option(",\"balances\":{\"number\":", line?.balances != nil)
        return RecordLine(record: record, balances: hasBalances ? try balances(line?.balances) : nil)
    }

    private mutating func entry(_ entry: LedgerEntry?, isFirst: Bool) throws(LogDamage) -> LedgerEntry {
        if case let sale = entry?.sale, option("sale\",\"number\":", sale != nil) {
            return .sale(try self.sale(sale, hasKey: true))
        }
        if case let change = entry?.stockChange, option("stock\",\"changes\":{", change != nil) {
            let changes = try quantities(change?.changes)
            guard option(",\"reason\":", change?.reason != nil) else { return .stock(changes) }
            return .stock(changes, reason: StockReason(recorded: try reason("", change?.reason?.text)))
        }
        if case let void = entry?.void, option("void\",\"number\":", void != nil) { return .void(try self.void(void)) }
        if case let refund = entry?.refund, option("refund\",\"number\":", refund != nil) {
            return .refund(try void(refund))
        }
        if case let close = entry?.close, option("close\",\"number\":", close != nil) {
            return .close(try self.close(close))
        }
        if let entry = try wayOfOrder(entry) { return entry }
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
        let menu = entry?.menu
        if option("menu\",\"fruits\":{", menu != nil && !isFirst) {
            let opening = try quantities(menu?.opening)
            return .menu(MenuRecord(try self.menu(",\"menu\":", menu?.menu), opening: opening))
        }
        // The format stands in the first line, which an older program reads first.
        let format = try integer("open\",\"format\":", RecordLine.format)
        guard (1...RecordLine.format).contains(format) else { throw .syntax }
        try text(",\"fruits\":{")
        let opening = try quantities(menu?.opening ?? entry?.openingStock)
        guard option(",\"menu\":", menu != nil) else { return .opening(opening) }
        return .menu(MenuRecord(try self.menu("", menu?.menu), opening: opening))
    }

    private mutating func void(_ void: ReversalRecord?) throws(LogDamage) -> ReversalRecord {
        let sale = try sale(void?.sale, hasKey: false)
        let reason = try reason(",\"reason\":", void?.reason)
        let isByOtherKind = option(",\"by\":", void?.kind != nil)
        return ReversalRecord(of: sale, reason: reason, by: isByOtherKind ? try string("", void?.kind) : nil)
    }

    private mutating func reason(_ text: StaticString, _ reason: String?) throws(LogDamage) -> String {
        let reason = try escapedString(text, reason)
        guard ReversalRecord.isReadable(reason: reason) else { throw .syntax }
        return reason
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
        let waits = option(",\"waits\":true", sale?.waits ?? false)
        let wishes = hasKey ? try self.wishes(sale?.wishes) : OrderWishes()
        var key: RequestKey?
        if hasKey, option(",\"request\":", sale?.key != nil) {
            let id = try string("", sale?.key?.id)
            key = RequestKey(id: id, part: try integer(",\"part\":", sale?.key?.part))
            guard key?.isWritable == true else { throw .syntax }
        }
        guard juices.allSatisfy({ SalesTotals.counts.contains($0.count) }) else { throw .syntax }
        return SaleRecord(
            number: number, juices: juices, used: used, total: total, key: key, waits: waits, wishes: wishes)
    }

    /// Writes or reads a close from its number on.
    mutating func close(_ close: DayClose?) throws(LogDamage) -> DayClose {
        let number = try integer("", close?.number)
        let last = try integer(",\"last\":", close?.lastNumber)
        let sales = try sales(close?.sales)
        let counted = option(",\"counted\":", close?.counted != nil) ? try integer("", close?.counted) : nil
        try text(",\"stock\":{")
        let stock = try quantities(close?.stock)
        let takings = try takings(close?.takings)
        // What is called `chain` covers the lines before the close alone.
        let isCovered = !option(",\"chain\":", close?.isCovered == false)
        let sum = try string(isCovered ? RecordLine.digitsOpening : "", close?.sum)
        return DayClose(
            number: number, lastNumber: last, sales: sales, counted: counted, stock: stock, takings: takings, sum: sum,
            isCovered: isCovered)
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

    mutating func counts(_ counts: [String: Int]?) throws(LogDamage) -> [String: Int] {
        let sorted = counts?.sorted { $0.key < $1.key }.map { Quantity(item: $0.key, count: $0.value) }
        return Dictionary(try quantities(sorted).map { ($0.item, $0.count) }) { $1 }
    }

    /// Writes or reads a summary. Totals of no refunds are left out, and those of no cancellations on demand.
    private mutating func sales(_ sales: SalesSummary?, alwaysVoided: Bool = true) throws(LogDamage) -> SalesSummary {
        var coded = SalesSummary()
        coded.sold = try totals(",\"sold\":", sales?.sold)
        coded.voided = try totals(",\"voided\":", sales?.voided, isOptional: !alwaysVoided)
        coded.refunded = try totals(",\"refunded\":", sales?.refunded, isOptional: true)
        return coded
    }

    /// Writes or reads totals. Optional ones are not there if they are those of no orders.
    private mutating func totals(
        _ text: StaticString, _ totals: SalesTotals?, isOptional: Bool = false
    ) throws(LogDamage) -> SalesTotals {
        var coded = SalesTotals()
        guard option(text, !isOptional || totals?.orders ?? 0 > 0) else {
            if isOptional { return coded }
            throw .syntax
        }
        coded.orders = try integer("{\"orders\":", totals?.orders)
        coded.money = try integer(",\"money\":", totals?.money)
        try self.text(",\"juices\":{")
        coded.juices = try counts(totals?.juices)
        guard coded.isPossible else { throw .syntax }
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
            coded.sales.sold.juices = try counts(nil)
            guard coded.sales.sold.isPossible else { throw .syntax }
            coded.sales.sold.orders = coded.sales.sold.count
            try text("}")
            return coded
        }
        coded.sales = try sales(accounts?.sales, alwaysVoided: false)
        let closed = accounts?.closed
        if option(",\"closed\":{\"number\":", closed != Accounts().closed) {
            coded.closed.number = try integer("", closed?.number)
            coded.closed.lastNumber = try integer(",\"last\":", closed?.lastNumber)
            coded.closed.sales = try sales(closed?.sales)
            try text("}")
        }
        coded.voidedNumbers = try numbers(",\"voids\":[", accounts?.voidedNumbers)
        coded.refundedNumbers = try numbers(",\"refunds\":[", accounts?.refundedNumbers)
        coded.openOrders = try openOrders(accounts?.openOrders)
        if case let money = accounts?.openingFloat, option(",\"float\":", money ?? 0 != 0) {
            coded.openingFloat = try integer("", money)
        }
        coded.latePayments = try numbers(",\"late\":[", accounts?.latePayments)
        if case let money = accounts?.earlierTakings, option(",\"earlier\":{", money?.isEmpty == false) {
            coded.earlierTakings = try counts(money)
        }
        if option(",\"menu\":", accounts?.menu != nil) {
            coded.menu = try menu("", accounts?.menu)
        }
        try text("}")
        return coded
    }

    /// Writes or reads numbers of orders; without any, there is nothing.
    private mutating func numbers(_ text: StaticString, _ numbers: Set<Int>?) throws(LogDamage) -> Set<Int> {
        var coded: Set<Int> = []
        guard option(text, numbers?.isEmpty == false) else { return coded }
        let sorted = numbers?.sorted()
        var count = 0
        repeat {
            coded.insert(try integer("", sorted?[count]))
            count += 1
        } while option(",", count < sorted?.count ?? 0)
        try self.text("]")
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
            // Few fruits ever come back, are counted or go bad.
            let isCounted = account?.counted != 0 || account?.spoiled != 0
            if option(",", account?.returned ?? 0 != 0 || account != nil && isCounted) {
                coded[name]?.returned = try integer("", account?.returned)
                if option(",", account != nil && isCounted) {
                    coded[name]?.counted = try integer("", account?.counted)
                    coded[name]?.spoiled = try integer(",", account?.spoiled)
                }
            }
            try text("]")
            count += 1
        } while option(",", count < sorted?.count ?? 0)
        try text("}")
        return coded
    }
}

extension LedgerEntry {
    fileprivate var sale: SaleRecord? { if case .sale(let sale) = self { sale } else { nil } }
    fileprivate var stockChange: (changes: [Quantity<String>], reason: StockReason?)? {
        if case .stock(let changes, let reason) = self { (changes, reason) } else { nil }
    }
    fileprivate var menu: MenuRecord? { if case .menu(let menu) = self { menu } else { nil } }
    fileprivate var void: ReversalRecord? { if case .void(let void) = self { void } else { nil } }
    fileprivate var refund: ReversalRecord? { if case .refund(let refund) = self { refund } else { nil } }
    fileprivate var close: DayClose? { if case .close(let close) = self { close } else { nil } }
    fileprivate var missing: Int? { if case .accepted(let missing) = self { missing } else { nil } }
    fileprivate var openingStock: [Quantity<String>]? { if case .opening(let fruits) = self { fruits } else { nil } }
    fileprivate var loss: (first: Int, last: Int, number: Int)? {
        if case .lost(let records, let number) = self { (records.lowerBound, records.upperBound, number) } else { nil }
    }
}
