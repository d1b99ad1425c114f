import Core
import JuiceMaker
import System

/// The chain of a ledger's closes: each has the hash of everything before it, and of itself.
///
/// The hash of a close begins with the digits of the close before, and goes on with all lines from that close on, each with its line
/// feed, and with the line of the close itself up to its digits. So the digits on the printed close of any day prove that no earlier byte
/// of the ledger was changed, nor what the close says. In ledgers of older programs, the digits of a close do not cover its own line; and
/// those of the first close cover the first line as it was before an upgrade, which changes that line alone.
struct LedgerChain {
    private var hash = SHA256()
    /// The hash of the same lines before an upgrade, up to the first close; `nil` if there was none.
    private var oldHash: SHA256?
    /// The place up to which the lines are in the chain.
    private(set) var end: Int

    /// Creates a chain without lines, for those from a place on: the beginning of the file, or a close.
    init(from place: Int = 0) {
        end = place
    }

    /// Returns the digits of a close that would be the next line: 64 hexadecimal digits.
    func digits(of record: LedgerRecord) -> String {
        var line: [UInt8] = []
        try? RecordLine(record: record, balances: nil).write(to: &line)
        return line.withUnsafeBytes { line in
            RecordLine.digits(ofClose: line).map { digits(covering: $0.covered) } ?? ""
        }
    }

    private func digits(covering line: UnsafeRawBufferPointer) -> String {
        var hash = line.isEmpty ? oldHash ?? hash : hash
        hash.add(line)
        return hash.digits
    }

    /// Adds a line with its line feed.
    mutating func add(_ line: UnsafeRawBufferPointer) { add(line, RecordLine.digits(ofClose: line)?.digits) }

    private mutating func add(_ line: UnsafeRawBufferPointer, _ digits: String?) {
        if let digits {
            (hash, oldHash) = (SHA256(), nil)
            Array(digits.utf8).withUnsafeBytes { hash.add($0) }
        }
        let text = UnsafeRawBufferPointer(rebasing: line.dropLast())
        if end == 0, let old = RecordLine.beforeUpgrade(firstLine: text) {
            oldHash = SHA256()
            old.withUnsafeBytes { oldHash?.add($0) }
        } else {
            oldHash?.add(line)
        }
        hash.add(line)
        end += line.count
    }

    /// Adds the lines of a file up to a place, each of which ends in a line feed.
    ///
    /// - Returns: The number of lines before the first close whose digits are not those of the chain; `nil` if there is none.
    @discardableResult
    mutating func read(_ file: any File, upTo place: Int) throws(LogError) -> Int? {
        var chain = self
        var (lineCount, brokenAt) = (0, Int?.none)
        let start = end
        try LineScanner(file: file).forEachLine(in: start..<max(start, place)) { line, _ in
            let close = RecordLine.digits(ofClose: line)
            if let close, lineCount > 0 || start == 0, close.digits != chain.digits(covering: close.covered) {
                brokenAt = lineCount
                return false
            }
            // The line feed stands behind the line in the buffer.
            chain.add(UnsafeRawBufferPointer(start: line.baseAddress, count: line.count + 1), close?.digits)
            lineCount += 1
            return true
        }
        self = chain
        return brokenAt
    }
}
