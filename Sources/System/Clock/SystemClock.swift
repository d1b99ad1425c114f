/// The clock of this machine.
package enum SystemClock {
    /// Returns the milliseconds since 1970-01-01. The clock may be set back, and then the same time comes twice.
    package static func milliseconds() -> Int64 {
        var time = timespec()
        // This fails only on a machine without such a clock.
        _ = clock_gettime(CLOCK_REALTIME, &time)
        return Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000
    }

    /// Returns the milliseconds since the machine was started, sleep included. Nothing sets this clock back but a new start.
    package static func millisecondsSinceStart() -> Int64 {
        var time = timespec()
        #if canImport(Darwin)
            _ = clock_gettime(CLOCK_MONOTONIC_RAW, &time)
        #else
            _ = clock_gettime(CLOCK_BOOTTIME, &time)
        #endif
        return Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000
    }

    /// Waits for a time, or until a signal comes.
    package static func sleep(_ time: Duration) {
        var readiness = Readiness()
        readiness.wait(time)
    }
}

/// A time as the clocks of this machine show it, in the time zone of `TZ` or else of the system.
package struct LocalTime {
    private let parts: tm

    /// Creates the time of the seconds since 1970-01-01.
    package init(at seconds: Int64) {
        var seconds = time_t(seconds)
        var parts = tm()
        _ = localtime_r(&seconds, &parts)
        self.parts = parts
    }

    /// Reads the time zone, which may change while a program runs: `localtime_r` need not read it.
    package static func readTimeZone() { tzset() }

    /// The year.
    package var year: Int { Int(parts.tm_year) + 1_900 }
    /// The month, 1 to 12.
    package var month: Int { Int(parts.tm_mon) + 1 }
    /// The day of the month.
    package var day: Int { Int(parts.tm_mday) }
    /// The hour, 0 to 23.
    package var hour: Int { Int(parts.tm_hour) }
    /// The minute.
    package var minute: Int { Int(parts.tm_min) }
}
