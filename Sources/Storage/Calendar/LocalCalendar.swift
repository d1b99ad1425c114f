import Core
import JuiceMaker
import System

extension SystemClock {
    /// Returns the current time. The clock may be set back, and then the same time comes twice.
    package static func now() -> Timestamp { Timestamp(milliseconds: milliseconds()) }
}

/// The calendar of this machine, in the time zone of `TZ` or else of the system.
package enum LocalCalendar {
    /// Returns the current day.
    package static func today() -> Period { today(at: SystemClock.now()) }

    /// Returns the day of a time; the rest of all time outside the years 0…9999.
    static func today(at now: Timestamp) -> Period {
        guard let day = day(of: now) else { return Period(from: now) }
        return Period(from: start(of: day), to: day.next.map { start(of: $0) }, date: day)
    }

    /// Returns the day of a time; `nil` outside the years 0…9999.
    package static func day(of time: Timestamp) -> CivilDate? {
        SystemClock.readTimeZone()
        let parts = SystemClock.localTime(at: time.milliseconds / 1_000)
        return CivilDate(year: parts.year, month: parts.month, day: parts.day)
    }

    /// Returns the first time of a day. If the time zone leaves the day out, it is the first time of the next day. If the day
    /// begins twice, because the clocks go back just after midnight, it is either of the two.
    ///
    /// A binary search with `localtime_r` finds it. `mktime` does not: when the clocks go forward at midnight, there is no
    /// midnight, and some systems answer with an hour of the day before.
    package static func start(of date: CivilDate) -> Timestamp {
        SystemClock.readTimeZone()
        let middle = Int64(date.daysSince1970) * 86_400
        var (before, start) = (middle - farthest, middle + farthest)
        while start - before > 1 {
            let candidate = before + (start - before) / 2
            let parts = SystemClock.localTime(at: candidate)
            if (parts.year, parts.month, parts.day) < (date.year, date.month, date.day) {
                before = candidate
            } else {
                start = candidate
            }
        }
        return Timestamp(milliseconds: start * 1_000)
    }

    /// Returns the hour and the minute of a time, such as `14:02`.
    package static func hourAndMinute(of time: Timestamp) -> String {
        SystemClock.readTimeZone()
        let parts = SystemClock.localTime(at: time.milliseconds / 1_000)
        func text(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(text(parts.hour)):\(text(parts.minute))"
    }

    /// Returns the day and the time of a time, such as `2026-11-22 14:02`.
    package static func dayAndMinute(of time: Timestamp) -> String {
        (day(of: time).map { "\($0) " } ?? "") + hourAndMinute(of: time)
    }

    /// Returns the hour of a time, 0 to 23.
    @Sendable package static func hour(of time: Timestamp) -> Int {
        // The time zone is not read again: for millions of records, that would take longer than all the rest.
        SystemClock.localTime(at: time.milliseconds / 1_000).hour
    }

    /// No time zone is 26 hours ahead of UTC or behind it.
    private static let farthest: Int64 = 26 * 3_600
}

/// The current day, which is worked out again only after the clock has left it.
///
/// A kiosk asks for the day at each key. To work it out takes dozens of conversions, and the system looks at the file of the time zone
/// three times. A time zone that is changed while the program runs counts from the next day on.
package final class CurrentDay {
    private let now: () -> Timestamp
    private var day: Period

    /// Creates the day of a clock.
    ///
    /// - Parameter now: A function that returns the current time.
    package init(now: @escaping () -> Timestamp = SystemClock.now) {
        self.now = now
        day = LocalCalendar.today(at: now())
    }

    /// Returns the day.
    package func period() -> Period {
        let time = now()
        if !day.contains(time) { day = LocalCalendar.today(at: time) }
        return day
    }
}
