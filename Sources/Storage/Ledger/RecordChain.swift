import Core
import JuiceMaker

/// The records of a file, one after another. Each is checked on its own, against the record before it, and against the accounts.
struct RecordChain {
    /// The number of the last record; `nil` before the first record of a chain that begins in the middle of a file.
    private(set) var sequence: Int?
    /// The sums of all records; `nil` before the first balances of a chain that begins in the middle of a file.
    private(set) var accounts: Accounts?
    /// The place in the file where the next record begins.
    private(set) var end: Int
    /// The place of the last balances, or of the beginning of the chain.
    private(set) var balancesPlace: Int

    /// The number of bytes after which a record carries new balances: seldom enough to need little space, and often enough that
    /// the last 64 KB of a file always contain some.
    private static let balancesDistance = 16 * 1024

    /// The number of the next record, which is also the number of its line.
    var nextNumber: Int { (sequence ?? 0) + 1 }

    /// A chain that begins with the first record of a file.
    static let beginning = RecordChain(sequence: 0, accounts: Accounts(), end: 0, balancesPlace: 0)

    /// Returns a chain that begins with a record in the middle of a file.
    static func middle(at offset: Int) -> RecordChain {
        RecordChain(sequence: nil, accounts: nil, end: offset, balancesPlace: offset)
    }

    private init(sequence: Int?, accounts: Accounts?, end: Int, balancesPlace: Int) {
        self.sequence = sequence
        self.accounts = accounts
        self.end = end
        self.balancesPlace = balancesPlace
    }

    /// Reads the next line.
    ///
    /// - Parameter line: A whole line without its line feed.
    /// - Returns: The record.
    /// - Throws: `RecordError`. Then the chain still ends before the line.
    mutating func read(_ line: UnsafeRawBufferPointer) throws(RecordError) -> LedgerRecord {
        let read = try RecordLine(parsing: line)
        if let sequence, read.record.sequence != sequence + 1 {
            throw .sequence(expected: sequence + 1, found: read.record.sequence)
        }
        if accounts == nil {
            accounts = read.balances
        } else {
            do { try accounts?.enter(read.record.entry) } catch { throw .contradiction(error) }
            if let balances = read.balances, balances != accounts { throw .balances }
        }
        if read.balances != nil { balancesPlace = end }
        sequence = read.record.sequence
        end += line.count + 1
        return read.record
    }

    /// Writes the next line.
    ///
    /// - Parameters:
    ///   - entry: The content of the record.
    ///   - time: The current time.
    ///   - bytes: The buffer to which the line is appended.
    /// - Throws: `RecordError` when the record contradicts the records before it.
    mutating func write(_ entry: LedgerEntry, at time: Timestamp, to bytes: inout [UInt8]) throws(RecordError) {
        do { try accounts?.enter(entry) } catch { throw .contradiction(error) }
        let next = nextNumber
        let isDue = end - balancesPlace >= Self.balancesDistance
        let start = bytes.count
        RecordLine(
            record: LedgerRecord(sequence: next, time: time, entry: entry), balances: isDue ? accounts : nil
        ).write(to: &bytes)
        if isDue { balancesPlace = end }
        sequence = next
        end += bytes.count - start
    }
}
