import Calculator
import Core
import ScreenKit
import Terminal

/// A calculator whose tape has become long.
struct TapeSubject: Subject {
    let name = "tape"
    private static let commits = 32
    private static let size = GridSize(columns: 80, rows: 24)
    /// Those of one commit; alternating signs keep the subtotals short, so that rows of all tapes are alike.
    private static let keys: [CalculatorKey] = [.digit(.one), .operation(.add), .digit(.one), .operation(.subtract)]

    func measure(with stopwatch: Stopwatch, publish: (Section) -> Void) throws {
        let counts = stopwatch.pace.counts([10, 1_000, 100_000])
        publish(try section("a key, the calculator alone", counts, stopwatch) { growing(rows: $0) })
        publish(try section("a key and its frame at 80×24", counts, stopwatch) { try typing(rows: $0) })
        publish(
            try section("a turn of the wheel and its frame at 80×24", counts, stopwatch) { try scrolling(rows: $0) })
    }

    private func section(
        _ title: String, _ counts: [Int], _ stopwatch: Stopwatch, _ benchmark: (Int) throws -> Benchmark
    ) throws -> Section {
        let samples = try stopwatch.race(try counts.map(benchmark))
        let measurements = zip(counts, samples).flatMap { count, sample in
            [
                Measurement("time", "\(count) rows", sample.median / 1e3, .microseconds),
                Measurement(
                    "÷ time at \(counts[0]) rows", "\(count) rows", sample.ratios(to: samples[0]).median, .times,
                    .atMost(1.5)),
            ]
        }
        return Section(title: title, measurements: measurements)
    }

    /// Adds rows to a tape, and takes them back between the passes.
    private func growing(rows: Int) -> Benchmark {
        var calculator = Calculator()
        for event in Self.events(rows: rows) { calculator.handle(event) }
        var presses = 0
        return Benchmark(
            "calculator", operations: 2 * Self.commits,
            prepare: {
                for _ in 0..<presses { calculator.handle(.undo) }
                presses = 0
            },
            pass: {
                while presses < 2 * Self.commits {
                    calculator.handle(.press(Self.keys[presses % Self.keys.count]))
                    presses += 1
                }
                return UInt64(calculator.tape.count)
            })
    }

    private func typing(rows: Int) throws -> Benchmark {
        let visitor = try visitor(rows: rows)
        let keys: [InputEvent] = [.typing("1"), .typing("+"), .typing("1"), .typing("-")]
        var presses = 0
        return Benchmark(
            "typing", operations: 2 * Self.commits,
            prepare: {
                for _ in 0..<presses { visitor.act(.typing("u")) }
                presses = 0
            },
            pass: {
                var sum: UInt64 = 0
                while presses < 2 * Self.commits {
                    sum = sum &* 3 &+ visitor.act(keys[presses % keys.count]).bits
                    presses += 1
                }
                return sum
            })
    }

    private func scrolling(rows: Int) throws -> Benchmark {
        let visitor = try visitor(rows: rows)
        let middle = GridPoint(column: 10, row: 10)
        let turns = [MouseEvent.Action.wheelUp, .wheelDown].flatMap { action in
            Array(repeating: InputEvent.mouse(MouseEvent(action, at: middle)), count: Self.commits)
        }
        if rows > 2 * Self.size.rows, visitor.act(turns[0]) == visitor.act(turns[1]) {
            throw BrokenBenchmark(reason: "the tape does not scroll")
        }
        return Benchmark("scrolling", operations: turns.count) {
            turns.reduce(0) { $0 &* 3 &+ visitor.act($1).bits }
        }
    }

    /// What leads to a tape of so many rows.
    private static func events(rows: Int) -> [CalculatorEvent] {
        (0..<rows).flatMap { row -> [CalculatorEvent] in
            [.press(.digit(.one)), .press(.operation(row.isMultiple(of: 2) ? .add : .subtract))]
        }
    }

    /// Somebody who stands before a calculator with a tape.
    private func visitor(rows: Int) throws -> Visitor {
        let visitor = try Visitor(size: Self.size)
        for event in Self.events(rows: rows) { visitor.desk.perform(event) }
        try visitor.go([.typing("1")], toWhere: "7")
        return visitor
    }
}

extension Canvas {
    /// Something that depends on the picture, and costs next to nothing.
    fileprivate var bits: UInt64 { UInt64(self[GridPoint(column: 10, row: 10)].width) &+ UInt64(cursor?.column ?? 0) }
}
