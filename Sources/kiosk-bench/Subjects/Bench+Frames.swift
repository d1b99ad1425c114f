import JuiceMaker
import KioskAssets
import ScreenKit
import Terminal

private let sizes = [GridSize(columns: 80, rows: 24), GridSize(columns: 120, rows: 40)]

extension Bench {
    /// From a key to the bytes that show what came of it.
    func measureFrames() throws {
        for size in sizes {
            let title = "\(size.columns)×\(size.rows), from input to bytes"
            let others = [Habit.withoutTrace, try Habit.click(on: "7", size)]
            publish(title, try (Habit.all + others).flatMap { try measure($0, size) })
            let traced = Habit.all + [Habit.choosing]
            publish(title + ", the trace open", try traced.flatMap { try measure($0, size, isTraced: true) })
        }
    }

    private func measure(_ habit: Habit, _ size: GridSize, isTraced: Bool = false) throws -> [Measurement] {
        let visitor = try Visitor(size: size, hasTrace: habit.hasTrace)
        if isTraced { try visitor.go([.key(.function(2), [])], toWhere: "○") }
        if let sign = habit.sign { try visitor.go(habit.way, toWhere: sign) }
        // Tab gives the arrow keys to the page, and Shift-Tab leads back to the first element.
        if isTraced, habit.name.hasPrefix("focus") { visitor.act([.key(.tab, []), .key(.tab, .shift)]) }
        var (times, bytes) = ([Double](), [Double]())
        let warmUps = events / 10
        for round in 0..<(warmUps + events) / habit.acts.count {
            for act in habit.acts {
                var count = 0
                let time = time {
                    count = visitor.act(act)
                    return UInt64(count)
                }
                guard round * habit.acts.count >= warmUps else { continue }
                times.append(time)
                bytes.append(Double(count))
            }
            visitor.act(habit.restore)
        }
        // Each act changes the picture; one that does not has missed its screen.
        guard bytes.percentile(0) > 0 else { throw BrokenBenchmark(reason: "\(habit.name) draws nothing") }
        // The diagram of a trace says the digit too; that takes bytes of its own.
        let mostBytes = isTraced && habit.name == "digit" ? nil : habit.mostBytes
        return [
            Measurement(habit.name, "median", times.median, .microseconds, .atMost(300)),
            Measurement(habit.name, "p99", times.percentile(99), .microseconds, .atMost(1000)),
            Measurement(habit.name, "median bytes", bytes.median, .bytes),
            Measurement(habit.name, "most bytes", bytes.percentile(100), .bytes, mostBytes.map { .atMost($0) }),
        ]
    }

    /// What has to be done before the first frame can be seen, in a process that is there already.
    func measureFirstFrame() throws {
        for size in sizes {
            let showing = { UInt64(try Visitor(size: size).firstFrame) }
            let benchmarks = [
                Benchmark(name: "texts") { UInt64(Texts(.korean).text(KitText.kiosk).utf8.count) },
                Benchmark(name: "menu") { UInt64(try Menu(parsing: Asset.menu.content).juices.count) },
                Benchmark(name: "all, with kiosk, canvas and bytes", pass: showing),
            ]
            let times = zip(benchmarks, try race(benchmarks)).map {
                Measurement($0.name, "time", $1.median, .microseconds)
            }
            let bytes = Measurement(benchmarks[2].name, "bytes", Double(try showing()), .bytes, .atMost(2_560))
            publish("\(size.columns)×\(size.rows)", times + [bytes])
        }
    }
}

/// Something that a person does again and again.
private struct Habit {
    let name: String
    /// What leads to the screen from the home menu.
    var way: [InputEvent] = []
    /// What a cell shows there, and none does at home; nil if it is done at home.
    var sign: String?
    /// What is done, one after another; each item is one sample.
    let acts: [[InputEvent]]
    /// What brings everything back to where the first act begins; not timed.
    var restore: [InputEvent] = []
    var mostBytes: Double?
    /// Whether the kiosk keeps the last messages for a trace that may be opened.
    var hasTrace = true

    private static let toCalculator: [InputEvent] = [.typing("1")]
    private static let toOrders: [InputEvent] = [.typing("2")]
    private static let digits = "123456789012".map { [InputEvent.typing($0)] }
    private static let clear: [InputEvent] = [.typing("a")]

    /// What is done with and without the trace open.
    static let all = [
        Habit(name: "digit", way: toCalculator, sign: "7", acts: digits, restore: clear, mostBytes: 200),
        Habit(name: "operator", way: toCalculator, sign: "7", acts: [[.typing("7")], [.typing("+")]]),
        Habit(
            name: "focus, keypad", way: toCalculator, sign: "7",
            acts: arrows(.left, .left, .left, .up, .right, .right, .right, .down), mostBytes: 120),
        Habit(name: "focus, orders", way: toOrders, sign: "잔", acts: arrows(.down, .down, .up, .up), mostBytes: 120),
        Habit(name: "push calculator", acts: [toCalculator], restore: [.key(.escape, [])]),
        Habit(name: "push orders", acts: [toOrders], restore: [.key(.escape, [])]),
        Habit(name: "switch language", acts: [[.typing("l")]]),
    ]
    static let choosing = Habit(
        name: "choose a message", way: toOrders, sign: "잔", acts: arrows(.up, .up, .down, .down), mostBytes: 400)
    /// What the digit takes longer is the cost of the messages that are kept from the start.
    static let withoutTrace = Habit(
        name: "digit, no trace", way: toCalculator, sign: "7", acts: digits, restore: clear, mostBytes: 200,
        hasTrace: false)

    private static func arrows(_ keys: Key...) -> [[InputEvent]] { keys.map { [.key($0, [])] } }

    /// A press and a release, each with its frame, on the key of the keypad that shows a text.
    static func click(on label: String, _ size: GridSize) throws -> Habit {
        let visitor = try Visitor(size: size)
        try visitor.go(toCalculator, toWhere: label)
        let point = try visitor.find(label)
        let click = [MouseEvent.Action.press(.left), .release(.left)].map {
            InputEvent.mouse(MouseEvent($0, at: point))
        }
        return Habit(
            name: "click", way: toCalculator, sign: label, acts: Array(repeating: click, count: 12), restore: clear)
    }
}
