import Calculator

/// Formulas, from their text to their value: one long one, and many short ones.
struct FormulaSubject: Subject {
    let name = "formula"
    private static let batch = 4_000

    func measure(with stopwatch: Stopwatch, publish: (Section) -> Void) throws {
        publish(
            Section(title: "one formula, read, calculated; time of an operand", measurements: try long(stopwatch)))
        publish(Section(title: "a batch, read, calculated and written", measurements: [try short(stopwatch)]))
    }

    private func long(_ stopwatch: Stopwatch) throws -> [Measurement] {
        let counts = stopwatch.pace.counts([1_000, 10_000, 100_000, 1_000_000])
        let benchmarks = try counts.map { count in
            var writer = FormulaWriter()
            let text = writer.formula(operands: count)
            try Self.check(text)
            return Benchmark("Formula", operations: count) { Self.answer(to: text) }
        }
        let samples = try stopwatch.race(benchmarks)
        return zip(counts, samples).flatMap { count, sample in
            [
                Measurement("Formula", count.powerOfTen, sample.median, .nanoseconds),
                Measurement(
                    "÷ time at 10^3", count.powerOfTen, sample.ratios(to: samples[0]).median, .times, .atMost(1.5)),
            ]
        }
    }

    private func short(_ stopwatch: Stopwatch) throws -> Measurement {
        var writer = FormulaWriter()
        let texts = (0..<Self.batch).map { _ in writer.shortFormula() }
        for text in texts { try Self.check(text) }
        let samples = try stopwatch.measure(
            Benchmark("batch") { texts.reduce(0) { $0 &* 3 &+ Self.answer(to: $1) } })
        return Measurement("4,000 short formulas", "all", samples.median / 1e6, .milliseconds, .atMost(50))
    }

    private static func check(_ text: String) throws {
        guard answer(to: text) > 0 else { throw BrokenBenchmark(reason: "no formula: \(text.prefix(40))") }
    }

    private static func answer(to text: String) -> UInt64 {
        let value = try? ExpressionParser.parse(text).result()
        return value.map { UInt64(NumberFormat.plain($0).utf8.count) } ?? 0
    }
}
