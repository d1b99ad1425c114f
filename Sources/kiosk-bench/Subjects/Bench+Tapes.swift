import Calculator
import ScreenKit
import Terminal

// A calculator whose tape has become long.
extension Bench {
    func measureTapes() throws {
        try publish("a key, the calculator alone", growing)
        try publish("a key and its frame at 80×24", typing)
        try publish("a turn of the wheel and its frame at 80×24", scrolling)
    }

    private func publish(_ title: String, _ benchmark: (_ rows: Int) throws -> Benchmark) throws {
        let sizes = try counts([10, 1_000, 100_000]).map { ("\($0) rows", try benchmark($0)) }
        publish(title, try growth("time", in: .microseconds, sizes))
    }
}

private let size = GridSize(columns: 80, rows: 24)
/// Those of two rows; alternating signs keep the subtotals short, so that rows of all tapes are alike.
private let keys: [CalculatorKey] = [.digit(.one), .operation(.add), .digit(.one), .operation(.subtract)]

private func growing(rows: Int) -> Benchmark {
    var calculator = Calculator()
    for place in 0..<2 * rows { calculator.handle(.press(keys[place % keys.count])) }
    return pressing(undo: { calculator.handle(.undo) }) { place in
        calculator.handle(.press(keys[place % keys.count]))
        return UInt64(calculator.tape.count)
    }
}

private func typing(rows: Int) throws -> Benchmark {
    let visitor = try visitor(rows: rows)
    let keys: [Character] = ["1", "+", "1", "-"]
    return pressing(undo: { visitor.act(.typing("u")) }) { place in
        visitor.act(.typing(keys[place % keys.count])).bits
    }
}

/// Presses keys, and takes them back between the passes.
private func pressing(undo: @escaping () -> Void, press: @escaping (_ place: Int) -> UInt64) -> Benchmark {
    let count = 64
    var presses = 0
    return Benchmark(
        operations: count,
        prepare: {
            for _ in 0..<presses { undo() }
        },
        pass: {
            presses = count
            return (0..<count).reduce(0) { $0 &* 3 &+ press($1) }
        })
}

private func scrolling(rows: Int) throws -> Benchmark {
    let visitor = try visitor(rows: rows)
    let turns = [MouseEvent.Action.wheelUp, .wheelDown].flatMap { action in
        Array(repeating: InputEvent.mouse(MouseEvent(action, at: GridPoint(column: 10, row: 10))), count: 32)
    }
    if rows > 2 * size.rows, visitor.act(turns[0]) == visitor.act(turns[32]) {
        throw BrokenBenchmark(reason: "the tape does not scroll")
    }
    return Benchmark(operations: turns.count) { turns.reduce(0) { $0 &* 3 &+ visitor.act($1).bits } }
}

/// A person at a calculator with a tape.
private func visitor(rows: Int) throws -> Visitor {
    let visitor = try Visitor(size: size)
    for place in 0..<2 * rows { visitor.desk.perform(.press(keys[place % keys.count])) }
    try visitor.go([.typing("1")], toWhere: "7")
    return visitor
}

extension Canvas {
    /// Something that depends on the picture, and costs next to nothing.
    fileprivate var bits: UInt64 { UInt64(self[GridPoint(column: 10, row: 10)].width) &+ UInt64(cursor?.column ?? 0) }
}
