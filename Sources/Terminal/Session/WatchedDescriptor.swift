import System

/// A further descriptor that wakes the loop, at a limited rate.
///
/// A descriptor that is ready once costs one wake-up. One that stays ready is reported twenty times a second: a user sees no
/// more than that, and the process that keeps it ready may need the processor.
struct WatchedDescriptor: Equatable {
    let descriptor: Descriptor
    /// The end of the pause in which the loop does not wait for the descriptor, or `nil` outside a pause.
    private(set) var pauseEnd: ContinuousClock.Instant?
    private var lastReport: ContinuousClock.Instant?

    static let interval: Duration = .milliseconds(50)

    init(_ descriptor: Descriptor) {
        self.descriptor = descriptor
    }

    /// Returns whether the loop waits for the descriptor. It asks for the time only during a pause.
    mutating func isWaitedFor(at now: @autoclosure () -> ContinuousClock.Instant) -> Bool {
        if let pauseEnd, pauseEnd > now() { return false }
        pauseEnd = nil
        return true
    }

    /// Notes that the descriptor is ready, and returns whether to report that now; otherwise it is reported after a pause.
    mutating func becomesReady(at now: ContinuousClock.Instant) -> Bool {
        if let lastReport, now < lastReport + Self.interval {
            pauseEnd = lastReport + Self.interval
            return false
        }
        lastReport = now
        return true
    }
}
