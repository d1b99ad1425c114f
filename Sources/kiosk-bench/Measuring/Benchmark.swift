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

/// One piece of work whose time is measured.
struct Benchmark {
    /// What it is called in the report.
    let name: String
    /// How many operations one pass does; times are given for one of them.
    let operations: Int
    /// Brings everything back to where a pass begins; not timed.
    let prepare: () -> Void
    /// Does the work, and returns something that depends on all of it, so that the compiler can leave nothing out. Work that
    /// is not done is thrown, for its time would look splendid.
    let pass: () throws -> UInt64

    /// Describes a benchmark.
    ///
    /// - Parameters:
    ///   - name: What it is called in the report.
    ///   - operations: How many operations one pass does, at least 1.
    ///   - prepare: Brings everything back to where a pass begins; not timed.
    ///   - pass: Does the work, and returns something that depends on all of it; throws where it does not.
    init(
        _ name: String, operations: Int = 1, prepare: @escaping () -> Void = {}, pass: @escaping () throws -> UInt64
    ) {
        self.name = name
        self.operations = operations
        self.prepare = prepare
        self.pass = pass
    }
}

/// A benchmark that does not do what its name says, so that its time means nothing.
struct BrokenBenchmark: Error {
    /// What is missing.
    let reason: String
}
