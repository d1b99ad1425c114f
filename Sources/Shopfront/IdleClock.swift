/// The time since the last input, after which a kiosk at a counter is replaced by a new one.
///
/// It has no clock of its own: each event carries the time, as a duration since any fixed moment.
package nonisolated struct IdleClock: Equatable, Sendable {
    /// What happens when there is no input.
    package enum Rule: Sendable {
        /// Nothing: the start page waits for ever, and needs no timer.
        case rests
        /// The kiosk is replaced without a notice, because nothing can be lost.
        case resets
        /// A notice counts down before the kiosk is replaced.
        case announces
    }

    /// Something that happens to the clock.
    package enum Event: Sendable {
        /// A key, a click, a paste or a line.
        case input
        /// The end of ``delay(at:)``.
        case time
    }

    /// What follows from an event.
    package enum Effect: Sendable {
        /// Nothing changes; an input is handled.
        case nothing
        /// The input has only ended the notice.
        case dropInput
        /// The time is over. An input that came too late is dropped too: it was meant for a screen that is gone.
        case reset
    }

    /// The time without an input unless another one is given.
    private let usualLimit: Duration
    private var limit: Duration
    private let noticeTime: Duration
    private var rule = Rule.rests
    /// The time of the last input.
    private var start = Duration.zero

    /// Creates a clock that rests. The notice takes the last 10 seconds of the time without an input, but never more
    /// than half of it: during the notice no input is handled.
    package init(limit: Duration) {
        usualLimit = limit
        self.limit = limit
        noticeTime = min(.seconds(10), limit / 2)
    }

    /// Begins to count from a time on, up to the usual limit or to a shorter one.
    package mutating func restart(_ rule: Rule, at now: Duration, limit: Duration? = nil) {
        self.rule = rule
        self.limit = min(usualLimit, limit ?? usualLimit)
        start = now
    }

    /// Handles an event.
    package mutating func handle(_ event: Event, at now: Duration) -> Effect {
        if rule != .rests, now >= end {
            rule = .rests
            return .reset
        }
        guard event == .input else { return .nothing }
        let hasNotice = secondsLeft(at: now) != nil
        start = now
        return hasNotice ? .dropInput : .nothing
    }

    /// Returns the number that the notice shows; `nil` while there is no notice.
    package func secondsLeft(at now: Duration) -> Int? {
        guard rule == .announces, now >= end - noticeTime, now < end else { return nil }
        let (seconds, attoseconds) = (end - now).components
        return Int(seconds) + (attoseconds > 0 ? 1 : 0)
    }

    /// Returns the time until something changes: the notice begins, its number changes, or the time is over. It is `nil` while the
    /// clock rests.
    package func delay(at now: Duration) -> Duration? {
        switch rule {
        case .rests: nil
        case .resets: max(.zero, end - now)
        case .announces:
            secondsLeft(at: now).map { end - now - .seconds($0 - 1) }
                ?? max(.zero, end - noticeTime - now)
        }
    }

    private var end: Duration { start + limit }
}
