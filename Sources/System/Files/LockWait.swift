/// The way in which a kiosk waits for the lock of a file that another process has.
package struct LockWait: Sendable {
    /// The longest time to wait, where nothing else is said.
    package static let standardLimit = Duration.seconds(30)
    /// A shorter wait is not reported.
    private static let quietTime = Duration.milliseconds(500)
    /// The pauses between two tries. They are a part of the time so far: a kiosk that sells many juices takes the lock again at once, so
    /// that a longer pause would often come too late, but a wait for a kiosk that was stopped takes no notable time of the processor.
    private static let pauses = Duration.microseconds(100)...Duration.milliseconds(5)
    private static let pauseShare = 32

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

    /// Returns a wait that ends at the latest after a time.
    package func shortened(to longest: Duration) -> LockWait {
        LockWait(limit: min(limit, longest), report: report, isCancelled: isCancelled)
    }

    /// Waits for a lock on a file, and returns `false` if it was not released in time, or the wait was cancelled.
    package func wait(for lock: FileLock, on file: any File) throws(SystemError) -> Bool {
        if try retrying(try file.tryLock(lock)) { return true }
        let start = ContinuousClock.now
        var isReported = false
        while !(try retrying(try file.tryLock(lock))) {
            let time = ContinuousClock.now - start
            if time >= limit || isReported && isCancelled() { return false }
            if time >= Self.quietTime, !isReported {
                report(LockHolder(of: try file.identity()))
                isReported = true
            }
            // `flock` has no deadline.
            let pause = min(max(time / Self.pauseShare, Self.pauses.lowerBound), Self.pauses.upperBound)
            usleep(UInt32(pause / .microseconds(1)))
        }
        return true
    }
}
