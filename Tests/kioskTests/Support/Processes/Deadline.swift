/// A time by which something must have happened; a generous one, because the machine may be slow and busy.
nonisolated struct Deadline {
    private let end: ContinuousClock.Instant

    init(within patience: Duration = .seconds(30)) {
        end = .now + patience
    }

    var isOver: Bool { ContinuousClock.now >= end }

    /// The milliseconds that are left, for `poll`; no more than a limit.
    func milliseconds(atMost limit: Int32 = .max) -> Int32 {
        let left = end - .now
        return Int32(max(0, min(Double(limit), (left / .milliseconds(1)).rounded(.up))))
    }
}
