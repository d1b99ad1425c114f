import JuiceMaker
import KioskAssets
import ScreenKit
import Terminal

/// From a key to the bytes that show what came of it.
struct FrameSubject: Subject {
    let name = "frames"

    /// Something that a person does again and again.
    private struct Habit {
        let name: String
        /// What leads to the screen from the home menu, if it is done on another one.
        var way: Way?
        /// What is done, one after another; each item is one sample.
        let acts: [[InputEvent]]
        /// What brings everything back to where the first act begins; not timed.
        var restore: [InputEvent] = []
        var mostBytes: Double?
        /// Whether the kiosk keeps the last messages for a trace that may be opened.
        var hasTrace = true
    }

    /// The way from the home menu to a screen.
    private struct Way {
        let events: [InputEvent]
        /// What a cell shows there, and none does at home.
        let sign: String
    }

    func measure(with stopwatch: Stopwatch, publish: (Section) -> Void) throws {
        for size in [GridSize(columns: 80, rows: 24), GridSize(columns: 120, rows: 40)] {
            for isTraced in [false, true] {
                let measurements = try habits(size, isTraced).flatMap { try measure($0, size, stopwatch) }
                let title = "\(size.columns)×\(size.rows), from input to bytes" + (isTraced ? ", the trace open" : "")
                publish(Section(title: title, measurements: measurements))
            }
        }
    }

    /// With the trace open each of them begins with opening it.
    private func habits(_ size: GridSize, _ isTraced: Bool) throws -> [Habit] {
        var habits = try habits(size)
        guard isTraced else { return habits }
        let opening = InputEvent.key(.function(2))
        for index in habits.indices {
            let way = habits[index].way
            // Tab gives the arrow keys to the page, and Shift-Tab leads back to the first element.
            let tabs: [InputEvent] = habits[index].name.hasPrefix("focus") ? [.key(.tab), .key(.tab, .shift)] : []
            habits[index].way = Way(events: [opening] + (way?.events ?? []) + tabs, sign: way?.sign ?? "○")
        }
        // The diagram says it too; that takes bytes of its own.
        habits.removeAll { $0.name == "click" || !$0.hasTrace }
        habits[0].mostBytes = nil
        return habits + [
            Habit(
                name: "choose a message", way: Way(events: [opening, .typing("2")], sign: "잔"),
                acts: [Key.up, .up, .down, .down].map { [.key($0)] }, mostBytes: 400)
        ]
    }

    private func habits(_ size: GridSize) throws -> [Habit] {
        let digits = "123456789012".map { [InputEvent.typing($0)] }
        let clear: [InputEvent] = [.typing("a")]
        let calculator = Way(events: [.typing("1")], sign: "7")
        let orders = Way(events: [.typing("2")], sign: "잔")
        let arrows: [Key] = [.left, .left, .left, .up, .right, .right, .right, .down]
        return [
            Habit(name: "digit", way: calculator, acts: digits, restore: clear, mostBytes: 200),
            // What the digit takes longer is the cost of the messages that are kept from the start.
            Habit(
                name: "digit, no trace", way: calculator, acts: digits, restore: clear, mostBytes: 200, hasTrace: false),
            Habit(name: "operator", way: calculator, acts: [[.typing("7")], [.typing("+")]], mostBytes: nil),
            Habit(name: "focus, keypad", way: calculator, acts: arrows.map { [.key($0)] }, mostBytes: 120),
            Habit(
                name: "focus, orders", way: orders, acts: [Key.down, .down, .up, .up].map { [.key($0)] },
                mostBytes: 120),
            Habit(
                name: "click", way: calculator, acts: Array(repeating: try click(on: "7", size), count: 12),
                restore: clear, mostBytes: nil),
            Habit(name: "push calculator", acts: [calculator.events], restore: [.key(.escape)], mostBytes: nil),
            Habit(name: "push orders", acts: [orders.events], restore: [.key(.escape)], mostBytes: nil),
            Habit(name: "switch language", acts: [[.typing("l")]], mostBytes: nil),
        ]
    }

    /// A press and a release, each with its frame, on the key of the keypad that shows a text.
    private func click(on label: String, _ size: GridSize) throws -> [InputEvent] {
        let visitor = try Visitor(size: size)
        try visitor.go([.typing("1")], toWhere: label)
        return InputEvent.click(at: try visitor.find(label))
    }

    private func measure(_ habit: Habit, _ size: GridSize, _ stopwatch: Stopwatch) throws -> [Measurement] {
        let visitor = try Visitor(size: size, hasTrace: habit.hasTrace)
        visitor.show()
        if let way = habit.way { try visitor.go(way.events, toWhere: way.sign) }
        var times = Samples()
        var bytes = Samples()
        let warmUps = stopwatch.pace.events / 10
        for round in 0..<(warmUps + stopwatch.pace.events) / habit.acts.count {
            for act in habit.acts {
                var count = 0
                let time = stopwatch.time {
                    count = visitor.act(act)
                    return UInt64(count)
                }
                guard round * habit.acts.count >= warmUps else { continue }
                times.append(time / 1e3)
                bytes.append(Double(count))
            }
            visitor.act(habit.restore)
        }
        // Each act changes the picture; one that does not has missed its screen.
        guard bytes.percentile(0) > 0 else { throw BrokenBenchmark(reason: "\(habit.name) draws nothing") }
        return [
            Measurement(habit.name, "median", times.median, .microseconds, .atMost(300)),
            Measurement(habit.name, "p99", times.percentile(99), .microseconds, .atMost(1000)),
            Measurement(habit.name, "median bytes", bytes.median, .bytes),
            Measurement(habit.name, "most bytes", bytes.percentile(100), .bytes, habit.mostBytes.map { .atMost($0) }),
        ]
    }
}

/// What has to be done before the first frame can be seen, in a process that is there already.
struct StartSubject: Subject {
    let name = "first-frame"

    func measure(with stopwatch: Stopwatch, publish: (Section) -> Void) throws {
        for size in [GridSize(columns: 80, rows: 24), GridSize(columns: 120, rows: 40)] {
            let benchmarks = [
                Benchmark("texts") { UInt64(Texts(.korean).text(KitText.kiosk).utf8.count) },
                Benchmark("menu") { UInt64(try Menu(parsing: Asset.menu.content).juices.count) },
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
