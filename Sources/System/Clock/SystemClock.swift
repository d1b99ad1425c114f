/// The clock of this machine.
package enum SystemClock {
    /// Returns the milliseconds since 1970-01-01. The clock may be set back, and then the same time comes twice.
    package static func milliseconds() -> Int64 { milliseconds(of: CLOCK_REALTIME) }

    /// Returns the milliseconds since the machine was started, sleep included. Nothing sets this clock back but a new start.
    package static func millisecondsSinceStart() -> Int64 {
        #if canImport(Darwin)
            milliseconds(of: CLOCK_MONOTONIC_RAW)
        #else
            milliseconds(of: CLOCK_BOOTTIME)
        #endif
    }

    private static func milliseconds(of clock: clockid_t) -> Int64 {
        var time = timespec()
        // This fails only on a machine without such a clock.
        _ = clock_gettime(clock, &time)
        return Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000
    }

    /// Waits for a time, or until a signal comes.
    package static func sleep(_ time: Duration) {
        var readiness = Readiness()
        readiness.wait(time)
    }

    /// Returns the time of the seconds since 1970-01-01, in the time zone of `TZ` or else of the system: the month from 1 to 12, and the hour
    /// from 0 to 23.
    package static func localTime(
        at seconds: Int64
    ) -> (year: Int, month: Int, day: Int, hour: Int, minute: Int) {
        var seconds = time_t(seconds)
        var parts = tm()
        _ = localtime_r(&seconds, &parts)
        let (year, month) = (Int(parts.tm_year) + 1_900, Int(parts.tm_mon) + 1)
        return (year, month, Int(parts.tm_mday), Int(parts.tm_hour), Int(parts.tm_min))
    }

    /// Reads the time zone, which may change while a program runs: `localtime_r` need not read it.
    package static func readTimeZone() { tzset() }
}
