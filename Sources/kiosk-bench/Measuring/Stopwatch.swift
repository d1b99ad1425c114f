/// Measures benchmarks beside each other, and keeps a checksum of all that they have calculated.
final class Stopwatch {
    /// How often and how long is measured.
    let pace: Pace
    /// Depends on every result, and is printed: so the compiler cannot leave any work out.
    private(set) var checksum: UInt64 = 0
    private let clock = ContinuousClock()

    init(pace: Pace) {
        self.pace = pace
    }

    /// Measures rivals in turns, so that whatever else the machine does meanwhile disturbs all of them alike.
    ///
    /// A first run of each warms up, shows how many passes a run needs to be long enough for the clock, and is thrown away.
    ///
    /// - Parameter benchmarks: The rivals.
    /// - Returns: For each of them the nanoseconds of one operation, run by run; the runs of one index took turns.
    /// - Throws: What a pass throws that has not done its work.
    func race(_ benchmarks: [Benchmark]) throws -> [Samples] {
        let warmUps = try benchmarks.map { try run($0, passes: 1) }
        let rounds = pace.runs(lasting: warmUps.reduce(0, +))
        let passes = try zip(benchmarks, warmUps).map { try warmUp($0, first: $1) }
        var samples = benchmarks.map { _ in Samples() }
        for _ in 0..<rounds {
            for (index, benchmark) in benchmarks.enumerated() {
                let operations = Double(passes[index] * benchmark.operations)
                samples[index].append(try run(benchmark, passes: passes[index]) / operations)
            }
        }
        return samples
    }

    /// Measures one benchmark alone, as `race(_:)` does.
    func measure(_ benchmark: Benchmark) throws -> Samples {
        try race([benchmark]).first ?? Samples()
    }

    /// Times a single action.
    ///
    /// - Returns: Nanoseconds.
    func time(_ action: () throws -> UInt64) rethrows -> Double {
        let start = clock.now
        let result = try action()
        let end = clock.now
        mix(result)
        return Double((end - start) / .nanoseconds(1))
    }

    /// Runs until caches and branch predictors know the work.
    ///
    /// - Returns: How many passes make a run of the wanted length.
    private func warmUp(_ benchmark: Benchmark, first: Double) throws -> Int {
        var passes = 1
        var time = first
        while time < pace.runTime {
            passes = min(passes * 8, Int(Double(passes) * pace.runTime / max(time, 1)) + 1)
            time = try run(benchmark, passes: passes)
        }
        return passes
    }

    private func run(_ benchmark: Benchmark, passes: Int) throws -> Double {
        var sum = 0.0
        for _ in 0..<passes {
            benchmark.prepare()
            sum += try time(benchmark.pass)
        }
        return sum
    }

    private func mix(_ result: UInt64) {
        checksum = (checksum ^ result) &* 0x9E37_79B9_7F4A_7C15
        checksum ^= checksum >> 29
    }
}

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

/// The same thing measured several times.
struct Samples {
    private var values: [Double] = []

    var count: Int { values.count }

    mutating func append(_ value: Double) {
        values.append(value)
    }

    /// The value in the middle; 0 when there is none.
    var median: Double { percentile(50) }

    /// The value that so many percent of all do not exceed (nearest rank); 0 when there is none.
    func percentile(_ percent: Double) -> Double {
        guard !values.isEmpty else { return 0 }
        let rank = Int((Double(values.count) * percent / 100).rounded(.up))
        return values.sorted()[min(max(rank, 1), values.count) - 1]
    }

    /// How many times as great these are, each compared with the one that was measured beside it.
    func ratios(to others: Samples) -> Samples {
        var ratios = Samples()
        for (value, other) in zip(values, others.values) { ratios.append(value / max(other, .leastNonzeroMagnitude)) }
        return ratios
    }
}
