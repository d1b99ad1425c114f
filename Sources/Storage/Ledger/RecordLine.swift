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
    static let format = 2

    var record: LedgerRecord
    /// The sums of all records up to this one. Some lines have them, so that a reader need not begin with the first line.
    var balances: Accounts?

    var sequence: Int { record.sequence }
}

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
        case .sale(let sale):
            bytes.append("sale\",\"number\":")
            write(sale, to: &bytes)
            guard let key = sale.key else { return }
            bytes.append(",\"request\":\"")
            bytes.append(contentsOf: key.id.utf8)
            bytes.append("\",\"part\":")
            bytes.append(key.part)
        case .void(let void):
            bytes.append("void\",\"number\":")
            write(void.sale, to: &bytes)
            bytes.append(",\"reason\":")
            bytes.append(quoted: void.reason)
        case .close(let close): write(close, to: &bytes)
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

    private func write(_ sale: SaleRecord, to bytes: inout [UInt8]) {
        bytes.append(sale.number)
        bytes.append(",\"lines\":")
        bytes.append(sale.juices)
        bytes.append(",\"used\":")
        bytes.append(sale.used)
        if let total = sale.total {
            bytes.append(",\"total\":")
            bytes.append(total)
        }
    }

    private func write(_ close: DayClose, to bytes: inout [UInt8]) {
        bytes.append("close\",\"number\":")
        bytes.append(close.number)
        bytes.append(",\"last\":")
        bytes.append(close.lastNumber)
        bytes.append(",\"sold\":")
        bytes.append(close.sold)
        bytes.append(",\"voided\":")
        bytes.append(close.voided)
        if let counted = close.counted {
            bytes.append(",\"counted\":")
            bytes.append(counted)
        }
        bytes.append(",\"stock\":")
        bytes.append(close.stock)
        bytes.append(",\"chain\":\"")
        bytes.append(contentsOf: (close.sum ?? "").utf8)
        bytes.append("\"")
    }

    private func write(_ balances: Accounts, to bytes: inout [UInt8]) {
        bytes.append(",\"balances\":{\"number\":")
        bytes.append(balances.lastNumber)
        bytes.append(",\"fruits\":{")
        let fruits = balances.fruits.sorted { $0.key < $1.key }.map { id, account in
            // Few fruits ever come back.
            let returned = account.returned == 0 ? "" : ",\(account.returned)"
            return "\"\(id)\":[\(account.opening),\(account.restocked),\(account.adjusted),\(account.used)\(returned)]"
        }
        bytes.append(contentsOf: fruits.joined(separator: ",").utf8)
        bytes.append("},\"sold\":")
        bytes.append(balances.sold)
        if balances.voided.orders > 0 {
            bytes.append(",\"voided\":")
            bytes.append(balances.voided)
        }
        if balances.closed != Accounts().closed {
            bytes.append(",\"closed\":{\"number\":")
            bytes.append(balances.closed.number)
            bytes.append(",\"last\":")
            bytes.append(balances.closed.lastNumber)
            bytes.append(",\"sold\":")
            bytes.append(balances.closed.sold)
            bytes.append(",\"voided\":")
            bytes.append(balances.closed.voided)
            bytes.append("}")
        }
        if !balances.voidedNumbers.isEmpty {
            bytes.append(",\"voids\":[")
            bytes.append(contentsOf: balances.voidedNumbers.sorted().map { String($0) }.joined(separator: ",").utf8)
            bytes.append("]")
        }
        bytes.append("}")
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

    fileprivate mutating func append(_ totals: SalesTotals) {
        append("{\"orders\":")
        append(totals.orders)
        append(",\"money\":")
        append(totals.money)
        append(",\"juices\":")
        append(totals.juices.sorted { $0.key < $1.key }.map { Quantity(item: $0.key, count: $0.value) })
        append("}")
    }

    /// Appends a text as JSON. It has no control characters.
    fileprivate mutating func append(quoted text: String) {
        append("\"")
        for byte in text.utf8 {
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { append(UInt8(ascii: "\\")) }
            append(byte)
        }
        append("\"")
    }
}
