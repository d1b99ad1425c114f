/// A short sequence that moves the cursor to a cell: along its row, or from anywhere to the row and the column.
struct CursorMotion {
    private let target: GridPoint
    /// The number and the final byte of the control along the row; `nil` where the cursor is in another row, or in an unknown one.
    private let control: (number: Int, final: Unicode.Scalar)?

    /// Creates the motion to a cell from a row and a column; `nil` is an unknown one.
    init(fromRow row: Int?, column: Int?, to target: GridPoint) {
        self.target = target
        let distance = column.map { target.column - $0 } ?? 0
        control = row != target.row ? nil : distance > 0 ? (distance, "C") : (target.column + 1, "G")
    }

    var cost: Int {
        control.map { [UInt8].controlLength($0.number) }
            ?? 3 + (target.row > 0 ? [UInt8].decimalLength(target.row + 1) : 0)
            + (target.column > 0 ? 1 + [UInt8].decimalLength(target.column + 1) : 0)
    }

    func append(to bytes: inout [UInt8]) {
        if let control { return bytes.appendControl(control.number, control.final) }
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
