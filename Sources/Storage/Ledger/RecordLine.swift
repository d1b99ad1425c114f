import Core
import JuiceMaker

/// A line of a ledger: a record, and on some lines the balances after it.
///
/// ```
/// {"seq":7,"time":"2026-11-21T14:20:00.123Z","kind":"sale","number":5,"juice":"mango","used":{"mango":3},"sum":"…"}
/// ```
/// Members always have the same order, and ids need no escapes. So a line is read without building a tree, and a million lines
/// take a second or two.
struct RecordLine: LogRecord, Equatable {
    static let format = 1

    var record: LedgerRecord
    /// The sums of all records up to this one. Some lines have them, so that a reader need not begin with the first line.
    var balances: Accounts?

    var sequence: Int { record.sequence }
    var time: Timestamp? { record.time }
}

// MARK: - Writing

extension RecordLine {
    typealias Fold = LedgerSums

    func write(to bytes: inout [UInt8]) {
        let start = bytes.count
        bytes.append("{\"seq\":")
        bytes.append(record.sequence)
        bytes.append(",\"time\":\"")
        record.time.write(to: &bytes)
        bytes.append("\",\"kind\":\"")
        write(record.entry, to: &bytes)
        if let balances { write(balances, to: &bytes) }
        SealedLine.seal(&bytes, from: start)
    }

    private func write(_ entry: LedgerEntry, to bytes: inout [UInt8]) {
        switch entry {
        case .opening(let fruits):
            bytes.append("open\",\"format\":")
            bytes.append(Self.format)
            bytes.append(",\"fruits\":")
            bytes.append(fruits)
        case .sale(let number, let juice, let used, let key):
            bytes.append("sale\",\"number\":")
            bytes.append(number)
            bytes.append(",\"juice\":\"")
            bytes.append(contentsOf: juice.utf8)
            bytes.append("\",\"used\":")
            bytes.append(used)
            guard let key else { return }
            bytes.append(",\"request\":\"")
            bytes.append(contentsOf: key.id.utf8)
            bytes.append("\",\"part\":")
            bytes.append(key.part)
        case .stock(let changes):
            bytes.append("stock\",\"changes\":")
            bytes.append(changes)
        case .accepted(let missing):
            bytes.append("accepted\",\"missing\":")
            bytes.append(missing)
        case .lost(let records, let number):
            bytes.append("lost\",\"first\":")
            bytes.append(records.lowerBound)
            bytes.append(",\"last\":")
            bytes.append(records.upperBound)
            bytes.append(",\"number\":")
            bytes.append(number)
        }
    }

    private func write(_ balances: Accounts, to bytes: inout [UInt8]) {
        let fruits = balances.fruits.sorted { $0.key < $1.key }.map { id, account in
            "\"\(id)\":[\(account.opening),\(account.restocked),\(account.adjusted),\(account.used)]"
        }
        let juices = balances.juices.sorted { $0.key < $1.key }.map { id, count in "\"\(id)\":\(count)" }
        bytes.append(",\"balances\":{\"number\":")
        bytes.append(balances.lastNumber)
        bytes.append(",\"fruits\":{")
        bytes.append(contentsOf: fruits.joined(separator: ",").utf8)
        bytes.append("},\"juices\":{")
        bytes.append(contentsOf: juices.joined(separator: ",").utf8)
        bytes.append("}}")
    }
}

extension [UInt8] {
    fileprivate mutating func append(_ quantities: [Quantity<String>]) {
        append("{")
        for (index, quantity) in quantities.enumerated() {
            append(index == 0 ? "\"" : ",\"")
            append(contentsOf: quantity.item.utf8)
            append("\":")
            append(quantity.count)
        }
        append("}")
    }
}

// MARK: - Reading

extension RecordLine {
    init(parsing line: UnsafeRawBufferPointer) throws(RecordError) {
        guard let content = SealedLine.open(line) else { throw .checksum }
        var cursor = ByteCursor(content)
        guard cursor.skip("{\"seq\":"), let sequence = cursor.integer(),
            cursor.skip(",\"time\":\""), let time = cursor.bytes(Timestamp.length).flatMap({ Timestamp(parsing: $0) }),
            cursor.skip("\",\"kind\":\""), let entry = Self.entry(&cursor)
        else { throw .syntax }
        record = LedgerRecord(sequence: sequence, time: time, entry: entry)
        if cursor.isAtEnd { return }
        guard cursor.skip(",\"balances\":"), let balances = Self.balances(&cursor), cursor.isAtEnd else {
            throw .syntax
        }
        self.balances = balances
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

    private static func entry(_ cursor: inout ByteCursor) -> LedgerEntry? {
        if cursor.skip("sale\",\"number\":") { return sale(&cursor) }
        if cursor.skip("stock\",\"changes\":") { return quantities(&cursor).map { .stock($0) } }
        if cursor.skip("accepted\",\"missing\":") { return cursor.integer().map { .accepted(missing: $0) } }
        if cursor.skip("lost\",\"first\":") { return lost(&cursor) }
        guard cursor.skip("open\",\"format\":"), cursor.integer() == format, cursor.skip(",\"fruits\":") else {
            return nil
        }
        return quantities(&cursor).map { .opening($0) }
    }

    private static func lost(_ cursor: inout ByteCursor) -> LedgerEntry? {
        guard let first = cursor.integer(), cursor.skip(",\"last\":"), let last = cursor.integer(), first <= last,
            cursor.skip(",\"number\":"), let number = cursor.integer()
        else { return nil }
        return .lost(first...last, lastNumber: number)
    }

    private static func sale(_ cursor: inout ByteCursor) -> LedgerEntry? {
        guard let number = cursor.integer(), cursor.skip(",\"juice\":"), let juice = cursor.string(),
            cursor.skip(",\"used\":"), let used = quantities(&cursor)
        else { return nil }
        guard cursor.skip(",\"request\":") else { return .sale(number: number, juice: juice, used: used, key: nil) }
        guard let id = cursor.string(), cursor.skip(",\"part\":"), let part = cursor.integer(),
            case let key = RequestKey(id: id, part: part), key.isWritable
        else { return nil }
        return .sale(number: number, juice: juice, used: used, key: key)
    }

    private static func quantities(_ cursor: inout ByteCursor) -> [Quantity<String>]? {
        var quantities: [Quantity<String>] = []
        let isWhole = cursor.members({ $0.integer() }) { quantities.append(Quantity(item: $0, count: $1)) }
        return isWhole ? quantities : nil
    }

    private static func balances(_ cursor: inout ByteCursor) -> Accounts? {
        var accounts = Accounts()
        guard cursor.skip("{\"number\":"), let number = cursor.integer(), cursor.skip(",\"fruits\":"),
            cursor.members({ account(&$0) }, add: { accounts.fruits[$0] = $1 }),
            cursor.skip(",\"juices\":"), cursor.members({ $0.integer() }, add: { accounts.juices[$0] = $1 }),
            cursor.skip("}")
        else { return nil }
        accounts.lastNumber = number
        return accounts
    }

    private static func account(_ cursor: inout ByteCursor) -> FruitAccount? {
        guard cursor.skip("["), let opening = cursor.integer(), cursor.skip(","), let restocked = cursor.integer(),
            cursor.skip(","), let adjusted = cursor.integer(), cursor.skip(","), let used = cursor.integer(),
            cursor.skip("]")
        else { return nil }
        var account = FruitAccount()
        account.opening = opening
        account.restocked = restocked
        account.adjusted = adjusted
        account.used = used
        return account
    }
}
