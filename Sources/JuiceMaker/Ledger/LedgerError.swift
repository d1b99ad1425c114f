import Core

/// The reason why a ledger cannot be read or written.
public enum LedgerError: Error, Hashable, Sendable {
    /// A line of the ledger is damaged.
    case damaged(line: Int, RecordError)
    /// A newer kiosk wrote the ledger in a format that this one does not know.
    case newerFormat(Int)
    /// Another kiosk did not release the lock in time. Nothing was written.
    case busy
    /// The system refused an operation. Nothing was written.
    case failed(Operation, FailureReason)
    /// The system could not make the written records durable, so they were removed again. Before the next sale, the ledger is
    /// opened again and all of it is checked.
    case notDurable(FailureReason)
    /// The system could neither make the written records durable nor remove them. They may be there or not, and their numbers are
    /// not used again.
    case unknown(FailureReason)
    /// The ledger of a shop on several machines cannot be used.
    case shop(ShopError)

    /// An operation on the file of a ledger.
    public enum Operation: String, Hashable, Sendable {
        /// Opening, locking, reading or writing the file, making its name durable, or writing its mark.
        case open, lock, read, write, sync, mark
    }

    /// A Boolean value that indicates whether the ledger does not exist.
    package var isMissingFile: Bool { self == .failed(.open, .notFound) }

    /// A Boolean value that indicates whether it is sure that nothing was recorded.
    package var leavesNothing: Bool {
        switch self {
        case .unknown, .shop(.unanswered), .shop(.recordedLate): false
        case .damaged, .newerFormat, .busy, .failed, .notDurable, .shop: true
        }
    }
}

/// The reason why a record of a ledger is not valid.
public enum RecordError: Error, Hashable, Sendable {
    /// The checksum does not match the line.
    case checksum
    /// The line is not a record as a kiosk writes it.
    case syntax
    /// A record is missing or repeated.
    case sequence(expected: Int, found: Int)
    /// The record contradicts the records before it.
    case contradiction(AccountsError)
    /// The balances in the record are not the sums of the records before it.
    case balances
    /// The sum in the close of a day is not that of the records before it.
    case chain
    /// The file has become shorter, or it was replaced by another file.
    case replaced
    /// The mark of the file is missing, so that it is not known whether records are.
    case unmarked
}

/// What a person should know about a ledger.
public enum LedgerNotice: Equatable, Sendable {
    /// Bytes after the last record, which no one was told of, were copied to a file and cut off.
    case setAside(bytes: Int, records: Int = 0, file: String)
    /// The ledger had records and no menu, and this one is recorded as its menu.
    case menuRecorded(Menu)
    /// The mark cannot be used, so that every record was checked.
    case noMark
    /// The mark is missing. Nothing is written until a person has accepted the ledger.
    case missingMark
    /// The ledger does not contain this record any more. Nothing is written until a person has accepted that.
    case missingRecord(Int)
    /// The order with this number was recorded, and its kiosk ended before it showed the number.
    case unshown(Int)
    /// A record whose answer did not arrive from the server of a shop is in the ledger all the same.
    case recordedLate(LedgerEntry)
}
