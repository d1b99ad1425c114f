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
