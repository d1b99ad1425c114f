import Core
import System

/// An error of a log.
enum LogError: Error {
    /// A line of the log is damaged.
    case damaged(line: Int, LogDamage)
    /// A newer program wrote the log in a format that this one does not know.
    case newerFormat(Int)
    /// Another kiosk did not release the lock in time.
    case busy
    /// The system refused an operation. Nothing was written.
    case failed(Operation, FailureReason)
    /// The system could not make the written records durable, so they were removed again.
    case notDurable(FailureReason)
    /// The system could neither make the written records durable nor remove them.
    case unknown(FailureReason)

    /// An operation on the file of a log.
    enum Operation: String {
        case open, lock, read, write, sync, mark
    }

    /// The reason of the system; for other errors, what comes closest to them.
    var reason: FailureReason {
        switch self {
        case .failed(_, let reason), .notDurable(let reason), .unknown(let reason): reason
        case .busy: .lockedByOther
        case .damaged, .newerFormat: .notSupported
        }
    }
}

/// The reason why a line of a log is damaged.
enum LogDamage: Error {
    /// The checksum does not match the line.
    case checksum
    /// The line is not a record as a kiosk writes it.
    case syntax
    /// A record is missing or repeated.
    case sequence(expected: Int, found: Int)
    /// The record contradicts the records before it, for a reason that the fold of the log knows.
    case contradiction(any Error)
    /// The file has become shorter, or it was replaced by another file.
    case replaced
    /// The mark of the file is missing, so that it is not known whether records are.
    case unmarked
}

/// Makes a system call, and turns its error into an error of a log.
func attempt<Value>(
    _ operation: LogError.Operation, _ call: @autoclosure () throws(SystemError) -> Value
) throws(LogError) -> Value {
    do { return try retrying(try call()) } catch { throw .failed(operation, error.reason) }
}
