import System

/// One piece of work whose time is measured.
struct Benchmark {
    /// What it is called in the report.
    var name = ""
    /// How many operations one pass does, at least 1; times are given for one of them.
    var operations = 1
    /// Brings everything back to where a pass begins; not timed.
    var prepare: () -> Void = {}
    /// Does the work, and returns something that depends on all of it, so that the compiler can leave nothing out. Work that
    /// is not done is thrown, for its time would look splendid.
    let pass: () throws -> UInt64
}

/// A benchmark that does not do what its name says, so that its time means nothing.
struct BrokenBenchmark: Error {
    let reason: String
}

/// Measures benchmarks beside each other, reports the figures, and keeps a checksum of all that they have calculated.
final class Bench {
    /// How many events a latency is taken of.
    let events: Int
    /// How many runs a median is taken of, if they do not last too long.
    let runs: Int
    /// How long a run lasts at least, in nanoseconds.
    private let runTime: Double
    /// The largest number of elements, operands or rows.
    private let largestCount: Int
    /// What all runs of a race may last together before there are fewer of them.
    private let patience = Duration.seconds(5)
    private var report: Report
    /// The name of the subject that is measured now.
    var subject = ""
    /// Depends on every result, and is printed: so the compiler cannot leave any work out.
    private var checksum: UInt64 = 0
    private let clock = ContinuousClock()

    init(isQuick: Bool, isJSON: Bool) {
        (events, runs, runTime, largestCount) = isQuick ? (300, 3, 1e6, 100_000) : (2_000, 9, 5e6, 10_000_000)
        let heading = "kiosk-bench, medians of up to \(runs) runs; ✓ and ✗ compare with the target"
        report = Report(heading: heading, isJSON: isJSON)
    }

    /// Reports figures that belong beside each other in one table, as soon as they are measured.
    func publish(_ title: String, _ measurements: [Measurement] = []) {
        report.add(measurements, to: title, of: subject)
        fflush(nil)
    }

    func end() { report.end(checksum: checksum) }

    /// Measures rivals in turns, so that whatever else the machine does meanwhile disturbs all of them alike.
    ///
    /// The first runs of each warm up, show how many passes a run needs to be long enough for the clock, and are thrown away.
    ///
    /// - Returns: For each of them the nanoseconds of one operation, run by run; the runs of one index took turns.
    func race(_ benchmarks: [Benchmark]) throws -> [[Double]] {
        let passes = try benchmarks.map(warmUp)
        var samples = benchmarks.map { _ in [Double]() }
        let start = clock.now
        var rounds = 0
        // An odd number of runs, so that the median is one of them.
        while rounds < 3 || rounds.isMultiple(of: 2) || (rounds < runs && clock.now - start < patience) {
            for (index, benchmark) in benchmarks.enumerated() {
                let operations = Double(passes[index] * benchmark.operations)
                samples[index].append(try run(benchmark, passes: passes[index]) / operations)
            }
            rounds += 1
        }
        return samples
    }

    /// Measures one benchmark alone, and returns the median of its nanoseconds.
    func measure(_ benchmark: Benchmark) throws -> Double { try race([benchmark])[0].median }

    /// Races the same work at several sizes: its time at each, and how many times as long that is as at the first.
    func growth(
        _ row: String, in unit: Unit, _ sizes: [(name: String, benchmark: Benchmark)]
    ) throws -> [Measurement] {
        let samples = try race(sizes.map(\.benchmark))
        return zip(sizes, samples).flatMap { size, sample in
            [
                Measurement(row, size.name, sample.median, unit),
                Measurement(
                    "÷ time at \(sizes[0].name)", size.name, sample.ratio(to: samples[0]), .times, .atMost(1.5)),
            ]
        }
    }

    /// Returns the nanoseconds of a single action.
    func time(_ action: () throws -> UInt64) rethrows -> Double {
        let start = clock.now
        let result = try action()
        let end = clock.now
        checksum = (checksum ^ result) &* 0x9E37_79B9_7F4A_7C15
        checksum ^= checksum >> 29
        return (end - start) / .nanoseconds(1)
    }

    /// The sizes that are measured: those that are not too large.
    func counts(_ counts: [Int]) -> [Int] { counts.filter { $0 <= largestCount } }

    /// Runs until caches and branch predictors know the work, and returns how many passes make a run of the wanted length.
    private func warmUp(_ benchmark: Benchmark) throws -> Int {
        var passes = 1
        while try run(benchmark, passes: passes) < runTime { passes *= 2 }
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
}
