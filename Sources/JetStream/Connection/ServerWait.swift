/// The way in which a kiosk waits for a server.
package struct ServerWait: Sendable {
    /// The longest time to wait.
    package let limit: Duration
    private let report: @Sendable () -> Void
    private let isCancelled: @Sendable () -> Bool

    /// A shorter wait is not reported.
    private static let quietTime = Duration.milliseconds(500)
    /// The time between two looks at whether the wait was cancelled. A person does not notice it.
    private static let look = Duration.milliseconds(50)

    /// The shortest wait for a network and a server: nothing is at hand without one.
    package static let shortest = Duration.milliseconds(500)

    /// Creates a wait.
    ///
    /// - Parameters:
    ///   - limit: The longest time to wait.
    ///   - report: Is called when the wait has lasted half a second.
    ///   - isCancelled: Is called from then on, and returns `true` to end the wait.
    package init(
        limit: Duration = .seconds(30), report: @escaping @Sendable () -> Void = {},
        isCancelled: @escaping @Sendable () -> Bool = { false }
    ) {
        (self.limit, self.report, self.isCancelled) = (limit, report, isCancelled)
    }

    /// A wait that goes on: for one command, whatever it has to ask.
    package struct Turn: Sendable {
        private let wait: ServerWait
        private let limit: Duration
        private var end: ContinuousClock.Instant
        private let quietEnd: ContinuousClock.Instant
        private var isReported = false

        /// Begins a wait, which may be shorter than usual.
        package init(_ wait: ServerWait, limit: Duration? = nil) {
            self.wait = wait
            let now = ContinuousClock.now
            self.limit = limit ?? wait.limit
            end = now + self.limit
            quietEnd = now + ServerWait.quietTime
        }

        /// Begins the limit anew, because the server has answered: a long row of questions is no wait.
        package mutating func renew() { end = .now + limit }

        /// Returns whether to wait on. The person is told when it takes long, and can end it then.
        package mutating func goesOn() -> Bool {
            let now = ContinuousClock.now
            if now >= end { return false }
            guard now >= quietEnd else { return true }
            if !isReported {
                isReported = true
                wait.report()
            }
            return !wait.isCancelled()
        }

        /// The longest sleep until the next question whether to wait on.
        package var sleep: Duration {
            let now = ContinuousClock.now
            return min(end - now, now < quietEnd ? quietEnd - now : ServerWait.look)
        }
    }
}
