import JuiceMaker
import JuiceMakerAppAssets
import ScreenKit
import Terminal

/// What has to be done before the first frame can be seen, in a process that is there already.
struct StartSubject: Subject {
    let name = "first-frame"

    func measure(with stopwatch: Stopwatch, publish: (Section) -> Void) throws {
        for size in [GridSize(columns: 80, rows: 24), GridSize(columns: 120, rows: 40)] {
            let benchmarks = [
                Benchmark("texts") { UInt64(Texts(.korean)(.kiosk).utf8.count) },
                Benchmark("menu") { UInt64(try Menu(parsing: JuiceMakerAppAssets.menu).juices.count) },
                Benchmark("all, with kiosk, canvas and bytes") { try Self.showFirstFrame(size) },
            ]
            let samples = try stopwatch.race(benchmarks)
            var measurements = zip(benchmarks, samples).map { benchmark, samples in
                Measurement(benchmark.name, "time", samples.median / 1e3, .microseconds)
            }
            measurements.append(
                Measurement(
                    benchmarks[2].name, "bytes", Double(try Self.showFirstFrame(size)), .bytes, .atMost(2_560)))
            publish(Section(title: "\(size.columns)×\(size.rows)", measurements: measurements))
        }
    }

    private static func showFirstFrame(_ size: GridSize) throws -> UInt64 {
        UInt64(try Visitor(size: size).show())
    }
}
