/// The way in which a kiosk waits for what others have: the lock of a file, or a server. It reports what it waits for.
package struct Wait<Subject>: Sendable {
    /// The longest time to wait.
    package let limit: Duration
    private let report: @Sendable (Subject) -> Void
    private let isCancelled: @Sendable () -> Bool

    /// The longest time to wait, where nothing else is said.
    package static var standardLimit: Duration { .seconds(30) }
    /// A shorter wait is not reported.
    private static var quietTime: Duration { .milliseconds(500) }
    /// The time between two looks at whether the wait was cancelled. A person does not notice it.
    private static var look: Duration { .milliseconds(50) }

    /// Creates a wait.
    ///
    /// - Parameters:
    ///   - limit: The longest time to wait.
    ///   - report: Is called when the wait has lasted half a second, with what is known of what it waits for.
    ///   - isCancelled: Is called from then on, and returns `true` to end the wait.
    package init(
        limit: Duration = standardLimit, report: @escaping @Sendable (Subject) -> Void = { _ in },
        isCancelled: @escaping @Sendable () -> Bool = { false }
    ) {
        (self.limit, self.report, self.isCancelled) = (limit, report, isCancelled)
    }

    /// Returns a wait that ends at the latest after a time.
    package func shortened(to longest: Duration) -> Wait {
        Wait(limit: min(limit, longest), report: report, isCancelled: isCancelled)
    }

    /// A wait that goes on: for one command, whatever it has to ask.
    package struct Turn: Sendable {
        private let wait: Wait
        private let limit: Duration
        private var end: ContinuousClock.Instant
        private let quietEnd: ContinuousClock.Instant
        private var isReported = false

        /// Begins a wait, which may be shorter than usual.
        package init(_ wait: Wait, limit: Duration? = nil) {
            self.wait = wait
            let now = ContinuousClock.now
            self.limit = limit ?? wait.limit
            end = now + self.limit
            quietEnd = now + Wait.quietTime
        }

        /// Begins the limit anew, because the server has answered: a long row of questions is no wait.
        package mutating func renew() { end = .now + limit }

        /// Returns whether to wait on. The person is told when it takes long, and can end it then.
        package mutating func goesOn(_ subject: @autoclosure () -> Subject) -> Bool {
            let now = ContinuousClock.now
            if now >= end { return false }
            guard now >= quietEnd else { return true }
            if !isReported {
                isReported = true
                wait.report(subject())
            }
            return !wait.isCancelled()
        }

        /// The longest sleep until the next question whether to wait on.
        package var sleep: Duration {
            let now = ContinuousClock.now
            return min(end - now, now < quietEnd ? quietEnd - now : Wait.look)
        }
    }
}

// MARK: - Locks

/// The wait for the lock of a file. The process that has it is reported, if it is known.
package typealias LockWait = Wait<LockHolder?>

extension LockWait {
    /// The pauses between two tries. They are a part of the time so far: a kiosk that sells many juices takes the lock again at once, so
    /// that a longer pause would often come too late, but a wait for a kiosk that was stopped takes no notable time of the processor.
    private static var pauses: ClosedRange<Duration> { .microseconds(100)...Duration.milliseconds(5) }
    private static var pauseShare: Int { 32 }

    /// Waits for a lock on a file, and returns `false` if it was not released in time, or the wait was cancelled.
    package func wait(for lock: FileLock, on file: any File) throws(SystemError) -> Bool {
        if try retrying(try file.tryLock(lock)) { return true }
        let start = ContinuousClock.now
        var turn = Turn(self)
        while !(try retrying(try file.tryLock(lock))) {
            guard turn.goesOn((try? file.identity()).flatMap { LockHolder(of: $0) }) else { return false }
            // `flock` has no deadline.
            let time = ContinuousClock.now - start
            let pause = min(max(time / Self.pauseShare, Self.pauses.lowerBound), Self.pauses.upperBound)
            usleep(UInt32(pause / .microseconds(1)))
        }
        return true
    }
}
