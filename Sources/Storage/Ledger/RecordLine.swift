import Core
import JuiceMaker

/// A record as it stands in the file, perhaps with the balances that it leads to.
///
/// ```
/// {"seq":7,"time":"2026-11-21T14:20:00.123Z","kind":"sale","number":5,"juice":"mango","used":{"mango":3},"sum":"…"}
/// ```
/// Members always come in the order of the writer, and ids need no escapes: so a line is read without building a tree, and
/// a million of them in a second or two.
struct RecordLine: Equatable {
    /// The format of these lines. A file whose first line says more is not touched.
    static let format = 1

    var record: LedgerRecord
    /// What all records up to this one come to; on a line now and then, so that nobody has to begin at the first.
    var balances: Accounts?
}

// MARK: - Writing

extension RecordLine {
    /// Adds the line to a buffer, sealed and with its line feed.
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
        }
    }

    private func write(_ balances: Accounts, to bytes: inout [UInt8]) {
        bytes.append(",\"balances\":{\"number\":")
        bytes.append(balances.lastNumber)
        bytes.append(",\"fruits\":")
        bytes.append(balances.fruits.sorted { $0.key < $1.key }) { account, bytes in
            bytes.append("[")
            bytes.append(account.opening)
            for count in [account.restocked, account.adjusted, account.used] {
                bytes.append(",")
                bytes.append(count)
            }
            bytes.append("]")
        }
        bytes.append(",\"juices\":")
        bytes.append(balances.juices.sorted { $0.key < $1.key }) { count, bytes in bytes.append(count) }
        bytes.append("}")
    }
}

extension [UInt8] {
    fileprivate mutating func append(_ number: Int) {
        if number < 0 { append(UInt8(ascii: "-")) }
        let start = count
        var rest = number.magnitude
        repeat {
            append(UInt8(ascii: "0") + UInt8(rest % 10))
            rest /= 10
        } while rest > 0
        self[start...].reverse()
    }

    fileprivate mutating func append(_ quantities: [Quantity<String>]) {
        append(quantities.map { (key: $0.item, value: $0.count) }) { count, bytes in bytes.append(count) }
    }

    fileprivate mutating func append<Value>(
        _ members: [(key: String, value: Value)], _ write: (Value, inout [UInt8]) -> Void
    ) {
        append("{")
        for (index, member) in members.enumerated() {
            append(index == 0 ? "\"" : ",\"")
            append(contentsOf: member.key.utf8)
            append("\":")
            write(member.value, &self)
        }
        append("}")
    }
}
