import Core
import JuiceMaker
import System

typealias LogError = LedgerError

typealias LogDamage = RecordError

extension LedgerError {
    /// The reason of the system; for other errors, what comes closest to them.
    package var reason: FailureReason {
        switch self {
        case .failed(_, let reason), .notDurable(let reason), .unknown(let reason): reason
        case .busy: .lockedByOther
        case .damaged, .newerFormat, .shop: .notSupported
        }
    }
}

/// Makes a system call, and turns its error into an error of a log.
func attempt<Value>(
    _ operation: LogError.Operation, _ call: @autoclosure () throws(SystemError) -> Value
) throws(LogError) -> Value {
    do { return try retrying(try call()) } catch { throw .failed(operation, error.reason) }
}
