import JuiceMaker
import System

/// The chain of a ledger's closes: each has the hash of everything before it.
///
/// The hash of a close begins with the digits of the close before, and goes on with all lines from that close on, each with its line
/// feed. So the digits on the printed close of any day prove that no earlier byte of the ledger was changed.
struct LedgerChain {
    private var hash = SHA256()
    /// The place up to which the lines are in the chain.
    private(set) var end: Int

    /// Creates a chain without lines, for those from a place on: the beginning of the file, or a close.
    init(from place: Int = 0) {
        end = place
    }

    /// The hash of all lines so far, as 64 hexadecimal digits.
    var digits: String { hash.digits }

    /// Adds a line with its line feed.
    mutating func add(_ line: UnsafeRawBufferPointer) {
        if let sum = RecordLine.chain(ofClose: line) {
            hash = SHA256()
            Array(sum.utf8).withUnsafeBytes { hash.add($0) }
        }
        hash.add(line)
        end += line.count
    }

    /// Adds the lines of a file up to a place, each of which ends in a line feed.
    ///
    /// - Returns: The number of lines before the first close whose digits are not those of the chain; `nil` if there is none.
    /// - Throws: `LogError` when the file cannot be read.
    /// - Complexity: O(*n*) in the number of bytes.
    @discardableResult
    mutating func read(_ file: any File, upTo place: Int) throws(LogError) -> Int? {
        var chain = self
        var (lineCount, brokenAt) = (0, Int?.none)
        let start = end
        _ = try attempt(
            .read,
            try LineScanner(file: file).forEachLine(in: start..<max(start, place)) { line, _ in
                if let sum = RecordLine.chain(ofClose: line), lineCount > 0 || start == 0, sum != chain.digits {
                    brokenAt = lineCount
                    return false
                }
                // The line feed stands behind the line in the buffer.
                chain.add(UnsafeRawBufferPointer(start: line.baseAddress, count: line.count + 1))
                lineCount += 1
                return true
            })
        self = chain
        return brokenAt
    }
}
