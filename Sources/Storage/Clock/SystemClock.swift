import Core

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The clock of this machine.
package enum SystemClock {
    /// What it shows now. It may be set back, and then it shows the same moment twice.
    package static func now() -> Timestamp {
        var time = timespec()
        // It fails only where there is no such clock.
        _ = clock_gettime(CLOCK_REALTIME, &time)
        return Timestamp(milliseconds: Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000)
    }
}

/// The days as people here count them: in the time zone of `TZ`, or else of this machine.
package enum LocalCalendar {
    /// The first moment of the day that it is now.
    package static func startOfToday() -> Timestamp {
        let now = SystemClock.now()
        return day(of: now).map(start) ?? now
    }

    /// The day that a moment belongs to; `nil` outside the years 0…9999.
    package static func day(of time: Timestamp) -> CivilDate? {
        tzset()
        let (year, month, day) = date(at: time.milliseconds / 1_000)
        return CivilDate(year: year, month: month, day: day)
    }

    /// The first moment of a day; where a place has left the day out of its calendar, the first of the next one, and where it
    /// began twice, because the clocks were put back just after midnight, either of the two.
    ///
    /// It is searched for with `localtime_r` rather than asked of `mktime`: where the clocks go forward at midnight there is
    /// no midnight, and some systems then answer with an hour of the day before.
    package static func start(of date: CivilDate) -> Timestamp {
        // `localtime_r` need not look at the time zone by itself, and a kiosk may run while the machine's is changed.
        tzset()
        let middle = Int64(date.daysSince1970) * 86_400
        var (before, start) = (middle - farthest, middle + farthest)
        while start - before > 1 {
            let candidate = before + (start - before) / 2
            if Self.date(at: candidate) < (date.year, date.month, date.day) {
                before = candidate
            } else {
                start = candidate
            }
        }
        return Timestamp(milliseconds: start * 1_000)
    }

    /// No clock is a day and an hour ahead of UTC or behind it.
    private static let farthest: Int64 = 26 * 3_600

    private static func date(at seconds: Int64) -> (Int, Int, Int) {
        var seconds = time_t(seconds)
        var parts = tm()
        _ = localtime_r(&seconds, &parts)
        return (Int(parts.tm_year) + 1_900, Int(parts.tm_mon) + 1, Int(parts.tm_mday))
    }
}
