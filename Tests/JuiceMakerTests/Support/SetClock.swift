import Core
import Synchronization

@testable import JuiceMaker

/// A clock that a test sets.
final class SetClock: Sendable {
    private let time: Mutex<Int64>

    init(_ milliseconds: Int64 = 0) { time = Mutex(milliseconds) }

    var now: Timestamp { Timestamp(milliseconds: time.withLock { $0 }) }

    func set(_ milliseconds: Int64) { time.withLock { $0 = milliseconds } }

    /// A ledger of this clock.
    func ledger(_ menu: Menu) -> InMemoryLedger { InMemoryLedger(menu: menu) { self.now } }
}
