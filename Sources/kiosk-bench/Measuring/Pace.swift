/// How often and how long is measured.
struct Pace {
    /// How many runs a median is taken of, if they do not last too long.
    let runs: Int
    /// How long a run lasts at least, in nanoseconds.
    let runTime: Double
    /// The largest number of elements, operands or rows.
    let largestCount: Int
    /// How many events a latency is taken of.
    let events: Int

    static let full = Pace(runs: 9, runTime: 5e6, largestCount: 10_000_000, events: 2_000)
    static let quick = Pace(runs: 3, runTime: 1e6, largestCount: 100_000, events: 300)

    /// What all runs of a race may last together, in nanoseconds, before there are fewer of them.
    private static let patience = 5e9

    /// How many runs there are of something slow.
    ///
    /// - Parameter time: How long a run lasts, in nanoseconds.
    /// - Returns: An odd number, at least 3, so that the median is one of them.
    func runs(lasting time: Double) -> Int {
        let affordable = min(Double(runs), Self.patience / max(time, 1))
        return max(3, Int(affordable)) | 1
    }

    /// The sizes that are measured: those that are not too large for this pace.
    func counts(_ counts: [Int]) -> [Int] { counts.filter { $0 <= largestCount } }
}
