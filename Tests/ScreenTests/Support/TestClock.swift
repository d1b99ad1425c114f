import Core
import JuiceMaker
import Synchronization

@testable import JuiceMakerApp

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

    /// The clock of a shop, at which it is always the same minute.
    @MainActor var ofShop: Shop.Clock {
        Shop.Clock(now: { self.now }, today: { self.today }, text: { _ in "2026-11-25 21:00" })
    }

    /// Lets some days go by.
    func pass(days: Int64) { milliseconds.withLock { $0 += days * Self.day } }

    /// Lets some minutes go by.
    func pass(minutes: Int64) { milliseconds.withLock { $0 += minutes * 60_000 } }
}
