/// The shortest sequence that moves the cursor to a cell.
///
/// `LF` moves down only, because the session switches output processing off. No motion depends on tab stops.
struct CursorMotion {
    private let target: GridPoint
    /// The steps to the cell; `nil` where a sequence that names the cell is shorter.
    private let steps: (vertical: Step, horizontal: Step)?
    let cost: Int

    /// Creates the motion to a cell from a row and a column; `nil` is an unknown one.
    init(fromRow row: Int?, column: Int?, to target: GridPoint) {
        self.target = target
        let steps = row.map { row in
            (Step.vertical(from: row, to: target.row), Step.horizontal(from: column, to: target.column))
        }
        let length = steps.map { $0.0.cost + $0.1.cost } ?? .max
        let absolute = Self.positionLength(target)
        self.steps = absolute < length ? nil : steps
        cost = min(absolute, length)
    }

    func append(to bytes: inout [UInt8]) {
        guard let steps else { return appendPosition(to: &bytes) }
        steps.vertical.append(to: &bytes)
        steps.horizontal.append(to: &bytes)
    }

    /// Appends CUP; a missing number means 1.
    private func appendPosition(to bytes: inout [UInt8]) {
        bytes.append(0x1B)
        bytes.append(UInt8(ascii: "["))
        if target.row > 0 { bytes.appendDecimal(target.row + 1) }
        if target.column > 0 {
            bytes.append(UInt8(ascii: ";"))
            bytes.appendDecimal(target.column + 1)
        }
        bytes.append(UInt8(ascii: "H"))
    }

    private static func positionLength(_ target: GridPoint) -> Int {
        3 + (target.row > 0 ? [UInt8].decimalLength(target.row + 1) : 0)
            + (target.column > 0 ? 1 + [UInt8].decimalLength(target.column + 1) : 0)
    }
}

extension CursorMotion {
    private enum Step {
        case control(Int, Unicode.Scalar)
        case repeated(Int, StaticString)

        var cost: Int {
            switch self {
            case .control(let number, _): [UInt8].controlLength(number)
            case .repeated(let count, let sequence): count * sequence.utf8CodeUnitCount
            }
        }

        func append(to bytes: inout [UInt8]) {
            switch self {
            case .control(let number, let final): bytes.appendControl(number, final)
            case .repeated(let count, let sequence):
                for _ in 0..<count { sequence.withUTF8Buffer { bytes.append(contentsOf: $0) } }
            }
        }

        static func horizontal(from column: Int?, to target: Int) -> Step {
            if target == 0, column != 0 { return .repeated(1, "\r") }
            let absolute = control(target + 1, "G")
            guard let distance = column.map({ target - $0 }) else { return absolute }
            if distance > 0 { return shorter(control(distance, "C"), absolute) }
            return shorter(.repeated(-distance, "\u{8}"), shorter(control(-distance, "D"), absolute))
        }

        static func vertical(from row: Int, to target: Int) -> Step {
            let distance = target - row
            let steps = distance < 0 ? repeated(-distance, "\u{1B}M") : repeated(distance, "\n")
            let control = control(abs(distance), distance < 0 ? "A" : "B")
            return shorter(steps, shorter(control, .control(target + 1, "d")))
        }

        private static func shorter(_ first: Step, _ second: Step) -> Step {
            second.cost < first.cost ? second : first
        }
    }
}
