#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The way in which a kiosk waits for the lock of a file that another process has.
package struct LockWait: Sendable {
    /// The longest time to wait, where nothing else is said.
    package static let standardLimit = Duration.seconds(30)
    /// A shorter wait is not reported.
    private static let quietTime = Duration.milliseconds(500)
    /// The pauses between two tries, in microseconds: short at first, because most locks are held for one sync, and never so long that a
    /// kiosk which sells many juices, and takes the lock again at once, is always faster.
    private static let pauses: (first: UInt32, last: UInt32) = (100, 5_000)

    private let limit: Duration
    private let report: @Sendable (LockHolder?) -> Void
    private let isCancelled: @Sendable () -> Bool

    /// Creates a wait.
    ///
    /// - Parameters:
    ///   - limit: The longest time to wait.
    ///   - report: Is called when the wait has lasted half a second, with the process that has the lock if it is known.
    ///   - isCancelled: Is called from then on, and returns `true` to end the wait.
    package init(
        limit: Duration = standardLimit, report: @escaping @Sendable (LockHolder?) -> Void = { _ in },
        isCancelled: @escaping @Sendable () -> Bool = { false }
    ) {
        self.limit = limit
        self.report = report
        self.isCancelled = isCancelled
    }

    /// Waits for a lock on a file, and returns `false` if it was not released in time, or the wait was cancelled.
    func wait(for lock: FileLock, on file: any File) throws(SystemError) -> Bool {
        if try retrying(try file.tryLock(lock)) { return true }
        let start = ContinuousClock.now
        var isReported = false
        var pause = Self.pauses.first
        while !(try retrying(try file.tryLock(lock))) {
            let time = ContinuousClock.now - start
            if time >= limit || isReported && isCancelled() { return false }
            if time >= Self.quietTime, !isReported {
                report(LockHolder(of: try file.identity()))
                isReported = true
            }
            // `flock` has no deadline.
            usleep(pause)
            pause = min(2 * pause, Self.pauses.last)
        }
        return true
    }
}
