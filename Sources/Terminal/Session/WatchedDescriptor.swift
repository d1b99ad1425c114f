/// One more descriptor that the loop waits for, and how often it may interrupt.
///
/// Ready once, it costs one wake-up. Ready all the time, it is told of twenty times a second: nobody sees more, and whoever
/// keeps it ready may need the processor.
nonisolated struct Watch: Equatable {
    let descriptor: Descriptor
    /// Until when it is left alone; nil while it is waited for.
    private(set) var restEnd: ContinuousClock.Instant?
    private var lastReport: ContinuousClock.Instant?

    /// The time between two reports at least.
    static let pause: Duration = .milliseconds(50)

    /// - Parameter descriptor: one that stays ready until somebody who was told has read from it.
    init(_ descriptor: Descriptor) {
        self.descriptor = descriptor
    }

    /// Whether it is waited for; asks for the time only while it rests.
    mutating func isWaitedFor(at now: @autoclosure () -> ContinuousClock.Instant) -> Bool {
        if let restEnd, restEnd > now() { return false }
        restEnd = nil
        return true
    }

    /// Takes in that the descriptor is ready.
    ///
    /// - Returns: whether that is told now; otherwise it is when the rest is over.
    mutating func becomesReady(at now: ContinuousClock.Instant) -> Bool {
        if let lastReport, now < lastReport + Self.pause {
            restEnd = lastReport + Self.pause
            return false
        }
        lastReport = now
        return true
    }
}
