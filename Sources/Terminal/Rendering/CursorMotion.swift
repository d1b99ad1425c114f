/// The shortest sequence that moves the cursor to a cell.
///
/// `LF` moves down only, because the session switches output processing off. No motion depends on tab stops.
struct CursorMotion {
    private let vertical: Step
    private let horizontal: Step
    private let target: GridPoint
    private let isAbsolute: Bool
    let cost: Int

    /// Creates the motion to a cell from a row and a column; `nil` is an unknown one.
    init(fromRow row: Int?, column: Int?, to target: GridPoint) {
        self.target = target
        horizontal = Step.horizontal(from: column, to: target.column)
        let absolute = Self.positionLength(target)
        if let row {
            vertical = Step.vertical(from: row, to: target.row)
            isAbsolute = absolute < vertical.cost + horizontal.cost
            cost = min(absolute, vertical.cost + horizontal.cost)
        } else {
            vertical = .none
            isAbsolute = true
            cost = absolute
        }
    }

    func append(to bytes: inout [UInt8]) {
        if isAbsolute {
            appendPosition(to: &bytes)
        } else {
            vertical.append(to: &bytes)
            horizontal.append(to: &bytes)
        }
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
        case none
        case control(Int, Unicode.Scalar)
        case repeated(Int, UInt8)
        case reverseLineFeed(Int)

        var cost: Int {
            switch self {
            case .none: 0
            case .control(let number, _): [UInt8].controlLength(number)
            case .repeated(let count, _): count
            case .reverseLineFeed(let count): 2 * count
            }
        }

        func append(to bytes: inout [UInt8]) {
            switch self {
            case .none: break
            case .control(let number, let final): bytes.appendControl(number, final)
            case .repeated(let count, let byte): for _ in 0..<count { bytes.append(byte) }
            case .reverseLineFeed(let count):
                for _ in 0..<count {
                    bytes.append(0x1B)
                    bytes.append(UInt8(ascii: "M"))
                }
            }
        }

        static func horizontal(from column: Int?, to target: Int) -> Step {
            if column == target { return .none }
            if target == 0 { return .repeated(1, UInt8(ascii: "\r")) }
            let absolute = control(target + 1, "G")
            guard let column else { return absolute }
            if target > column { return cheapest(control(target - column, "C"), absolute) }
            let distance = column - target
            return cheapest(.repeated(distance, 0x08), cheapest(control(distance, "D"), absolute))
        }

        static func vertical(from row: Int, to target: Int) -> Step {
            if row == target { return .none }
            let absolute = control(target + 1, "d")
            if target > row {
                let distance = target - row
                return cheapest(
                    .repeated(distance, UInt8(ascii: "\n")), cheapest(control(distance, "B"), absolute))
            }
            let distance = row - target
            return cheapest(.reverseLineFeed(distance), cheapest(control(distance, "A"), absolute))
        }

        private static func cheapest(_ first: Step, _ second: Step) -> Step {
            second.cost < first.cost ? second : first
        }
    }
}
