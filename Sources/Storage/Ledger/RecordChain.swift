import Core
import JuiceMaker

/// The records of a file, one after another: each proves itself, follows on the one before it, and adds to the accounts.
struct RecordChain {
    /// The number of the last record; nil before the first one of a chain that begins somewhere.
    private(set) var sequence: Int?
    /// What all records come to; nil as long as a chain that begins somewhere has met no balances.
    private(set) var accounts: Accounts?
    /// Where in the file the next record begins.
    private(set) var end: Int
    /// Where the last balances were, or the beginning of the file.
    private(set) var balancesPlace: Int

    /// So many bytes after the last balances a record carries new ones: rarely enough to cost little room, and often enough
    /// that the last 64 KB of a file always hold some.
    private static let balancesDistance = 16 * 1024

    /// The number that the next record has, and its line.
    var nextNumber: Int { (sequence ?? 0) + 1 }

    /// A chain that begins with the first record.
    static let beginning = RecordChain(sequence: 0, accounts: Accounts(), end: 0, balancesPlace: 0)

    /// A chain that begins with a record in the middle of a file.
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
    /// - Parameter line: a whole line, without its line feed.
    /// - Returns: its record.
    /// - Throws: `LedgerDamage`; then the chain still ends before it.
    mutating func read(_ line: UnsafeRawBufferPointer) throws(LedgerDamage) -> LedgerRecord {
        let read = try RecordLine(line)
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
    ///   - entry: what has happened.
    ///   - time: when.
    ///   - bytes: where the line goes; not yet into the file.
    /// - Throws: `LedgerDamage` when it cannot be true after those before it.
    mutating func write(_ entry: LedgerEntry, at time: Timestamp, to bytes: inout [UInt8]) throws(LedgerDamage) {
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
