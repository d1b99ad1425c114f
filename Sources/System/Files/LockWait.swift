/// The way in which a kiosk waits for the lock of a file that another process has.
package struct LockWait: Sendable {
    /// The longest time to wait, where nothing else is said.
    package static let standardLimit = Duration.seconds(30)
    /// A shorter wait is not reported.
    private static let quietTime = Duration.milliseconds(500)

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
            // `flock` has no deadline. The pause is short, because a kiosk that sells many juices takes the lock again at once.
            usleep(100)
        }
        return true
    }
}
