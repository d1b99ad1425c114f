/// A short sequence that moves the cursor to a cell: along its row or the next one, or from anywhere to the row and the column.
///
/// `LF` moves down only, because the session switches output processing off.
struct CursorMotion {
    private let target: GridPoint
    /// The rows down, at most one, and the control along the row, with 0 for none; `nil` where the cell is further away, or the row is unknown.
    private let steps: (down: Int, number: Int, final: Unicode.Scalar)?

    /// Creates the motion to a cell from a row and a column; `nil` is an unknown one.
    init(fromRow row: Int?, column: Int?, to target: GridPoint) {
        self.target = target
        let (down, distance) = (target.row - (row ?? .max), target.column - (column ?? .max))
        steps = 0...1 ~= down ? (distance < 0 ? (down, target.column + 1, "G") : (down, distance, "C")) : nil
    }

    var cost: Int {
        steps.map { $0.down + ($0.number == 0 ? 0 : [UInt8].controlLength($0.number)) }
            ?? 3 + (target.row > 0 ? [UInt8].decimalLength(target.row + 1) : 0)
            + (target.column > 0 ? 1 + [UInt8].decimalLength(target.column + 1) : 0)
    }

    func append(to bytes: inout [UInt8]) {
        if let steps {
            if steps.down > 0 { bytes.append(UInt8(ascii: "\n")) }
            if steps.number > 0 { bytes.appendControl(steps.number, steps.final) }
            return
        }
        // CUP; a missing number means 1.
        bytes.append(0x1B)
        bytes.append(UInt8(ascii: "["))
        if target.row > 0 { bytes.appendDecimal(target.row + 1) }
        if target.column > 0 {
            bytes.append(UInt8(ascii: ";"))
            bytes.appendDecimal(target.column + 1)
        }
        bytes.append(UInt8(ascii: "H"))
    }
}
