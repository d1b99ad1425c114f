/// Something whose speed matters.
protocol Subject {
    /// What it is called on the command line, in small letters.
    var name: String { get }

    /// Measures it.
    ///
    /// - Parameters:
    ///   - stopwatch: What to measure with.
    ///   - publish: Takes each section as soon as it is measured.
    /// - Throws: `BrokenBenchmark` where the work is not done.
    func measure(with stopwatch: Stopwatch, publish: (Section) -> Void) throws
}
