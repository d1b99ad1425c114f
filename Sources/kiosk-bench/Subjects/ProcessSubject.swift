/// Whole processes, as a shell meets them: how fast the kiosk starts, and `kiosk calc` against `bc`.
///
/// It needs a kiosk beside this program, and so both built: `swift build -c release`.
struct ProcessSubject: Subject {
    let name = "processes"
    private static let batch = 4_000

    func measure(with stopwatch: Stopwatch, publish: (Section) -> Void) throws {
        guard let kiosk = Programs.kiosk else {
            return publish(Section(title: "no kiosk stands beside this program; build both", measurements: []))
        }
        let bc = Programs.named("bc")
        let version = ChildProcess(path: kiosk, arguments: ["--version"])
        var starts = [try benchmark("kiosk --version", version)]
        if let sum = TemporaryFile("1+1\n") {
            starts.append(try benchmark("kiosk calc", ChildProcess(path: kiosk, arguments: ["calc"], input: sum.path)))
            if let bc { starts.append(try benchmark("bc", ChildProcess(path: bc, input: sum.path))) }
            publish(
                Section(title: "one formula, from start to end", measurements: try race(starts, target: nil, stopwatch))
            )
        }
        var writer = FormulaWriter()
        let formulas = (0..<Self.batch).map { _ in writer.shortFormula() + "\n" }.joined()
        // Without a scale bc divides integers only.
        guard let file = TemporaryFile(formulas), let fileForBC = TemporaryFile("scale=20\n" + formulas) else { return }
        var batches = [try benchmark("kiosk calc", ChildProcess(path: kiosk, arguments: ["calc"], input: file.path))]
        if let bc { batches.append(try benchmark("bc", ChildProcess(path: bc, input: fileForBC.path))) }
        publish(
            Section(
                title: "\(Self.batch) formulas, from start to end",
                measurements: try race(batches, target: .atMost(1), stopwatch)))
    }

    private func benchmark(_ name: String, _ process: ChildProcess) throws -> Benchmark {
        try process.succeed(as: name)
        return Benchmark(name) { try process.succeed(as: name) }
    }

    /// The last one is what the others are compared with, if it is bc.
    private func race(_ benchmarks: [Benchmark], target: Target?, _ stopwatch: Stopwatch) throws -> [Measurement] {
        let samples = try stopwatch.race(benchmarks)
        return zip(benchmarks, samples).flatMap { benchmark, sample in
            var measurements = [Measurement(benchmark.name, "time", sample.median / 1e6, .milliseconds)]
            if benchmarks.last?.name == "bc", let bc = samples.last, benchmark.name != "bc" {
                measurements.append(
                    Measurement(benchmark.name, "÷ bc", sample.ratios(to: bc).median, .times, target))
            }
            return measurements
        }
    }
}
