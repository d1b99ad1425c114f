import Core
import JuiceMaker
import Synchronization

/// A clock that a test sets.
nonisolated final class TestClock: Sendable {
    private static let day: Int64 = 86_400_000
    private let milliseconds = Mutex<Int64>(0)

    /// What it shows.
    var now: Timestamp { Timestamp(milliseconds: milliseconds.withLock { $0 }) }
    /// Its day.
    var today: Period {
        let start = milliseconds.withLock { $0 / Self.day * Self.day }
        return Period(from: Timestamp(milliseconds: start), to: Timestamp(milliseconds: start + Self.day))
    }

    /// Lets some days go by.
    func pass(days: Int64) { milliseconds.withLock { $0 += days * Self.day } }

    /// Lets some minutes go by.
    func pass(minutes: Int64) { milliseconds.withLock { $0 += minutes * 60_000 } }
}
