import Calculator
import ScreenKit

/// The tape of a calculator. A tape can be very long, so its rows are formatted only when they are shown.
nonisolated struct TapePane: Pane, Equatable {
    let tape: Tape
    /// What the calculation is for, or an empty text; it stays in view.
    let heading: String
    /// The text to show while there are no rows.
    let placeholder: String

    /// The longest number with its sign.
    private static let leastColumns = 28
    /// In a wider tape, the eye loses the row between two numbers.
    private static let mostColumns = 44
    /// The rows that the keys need where the tape stands above them.
    private static let rowsOfKeys = 6

    func size(in room: GridSize, of page: GridSize) -> PaneSize {
        let least = max(0, min(3, page.rows - Self.rowsOfKeys))
        return PaneSize(columns: Extent(least: Self.leastColumns, most: Self.mostColumns), rows: Extent(least: least))
    }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] {
        let tape = tape
        let rows = LazyRows(count: tape.count) { index in
            let row = TapeLine(tape[index])
            let hasBoth = !row.operand.isEmpty && !row.subtotal.isEmpty
            return [row.sign, row.operand, hasBoth ? "→" : "", row.subtotal].filter { !$0.isEmpty }.joined(
                separator: " ")
        }
        return [LineSection(.rows, heading.isEmpty ? [] : [heading]), LineSection(.roll, rows)]
    }
}

/// A row of the tape as it is shown.
nonisolated struct TapeLine: Equatable {
    /// The operator's sign, or an empty text for a first operand.
    var sign = ""
    /// The operand, or an empty text for a total.
    var operand = ""
    /// The value after this row, or an empty text if it is calculated later.
    var subtotal: String
    /// A Boolean value that indicates whether the row closes a calculation.
    var isTotal = false

    init(_ row: TapeRow) {
        subtotal =
            switch row.outcome {
            case .subtotal(let number): NumberFormat.display(number)
            case .failure: "NaN"
            case .open: ""
            }
        switch row.kind {
        // A first number is its own subtotal.
        case .first: operand = subtotal.isEmpty ? NumberFormat.display(row.operand) : ""
        case .operation(let operation):
            (sign, operand) = (String(operation.symbol), NumberFormat.display(row.operand))
        case .total: (sign, isTotal) = ("=", true)
        // What a function did stands whole in its row: `50 + 20 % = 10`.
        case .function(let function):
            operand = "\(function.text(of: row.operand)) = \(subtotal)"
            subtotal = ""
        }
    }

    /// Returns the number of rows of the terminal: two where the numbers are too long for one.
    fileprivate func rowCount(columns: Int) -> Int {
        let needed = 4 + DisplayWidth.of(operand) + 2 + DisplayWidth.of(subtotal)
        return needed > columns && !operand.isEmpty ? 2 : 1
    }
}

// MARK: - Drawing

nonisolated extension TapePane {
    /// Draws the tape from its first row downwards; where it is longer than the area, from its newest row upwards.
    func draw(on part: inout PagePart) {
        let room = drawHeading(on: &part)
        part.noteScrolling(limit: 0, page: room.size.rows, fromEnd: true)
        guard room.size.rows > 0 else { return }
        guard tape.count > 0 else {
            return part.write(placeholder, row: room.minRow, in: room, style: part.theme.quiet)
        }
        if fits(in: room) {
            var row = room.minRow - 1
            for index in 0..<tape.count {
                let line = TapeLine(tape[index])
                row += line.rowCount(columns: room.size.columns)
                draw(line, endingAt: row, in: room, on: &part)
            }
        } else {
            drawEnd(in: room, on: &part)
        }
    }

    /// Draws the heading, and returns the room below it.
    private func drawHeading(on part: inout PagePart) -> GridRect {
        let area = GridRect(part.size)
        guard !heading.isEmpty else { return area }
        let lines = DisplayWidth.wrapped(heading, to: area.size.columns).prefix(area.size.rows)
        for (index, line) in lines.enumerated() { part.write(line, row: index, in: area, style: part.theme.title) }
        return area.droppingRows(lines.count + (area.size.rows > lines.count + 2 ? 1 : 0))
    }

    private func drawEnd(in area: GridRect, on part: inout PagePart) {
        // The numbers of the rows above and below have rows of their own, so that they cover nothing.
        let hasRoomForMarks = area.size.rows > 3
        var room = hasRoomForMarks ? area.droppingRows(1) : area
        let limit = tape.count - room.size.rows + (hasRoomForMarks ? 1 : 0)
        let below = min(part.scroll, max(0, limit))
        if hasRoomForMarks, below > 0 { room.size.rows -= 1 }
        part.noteScrolling(limit: limit, page: room.size.rows, fromEnd: true)
        var index = tape.count - 1 - below
        var row = room.maxRow
        while index >= 0, row >= room.minRow {
            row -= draw(TapeLine(tape[index]), endingAt: row, in: room, on: &part)
            index -= 1
        }
        guard hasRoomForMarks else { return }
        if index >= 0 { part.write("↑ \(index + 1)", at: area.origin, style: part.theme.quiet) }
        if below > 0 {
            part.write("↓ \(below)", at: GridPoint(column: area.minColumn, row: area.maxRow), style: part.theme.quiet)
        }
    }

    private func fits(in area: GridRect) -> Bool {
        guard tape.count <= area.size.rows else { return false }
        let rows = (0..<tape.count).reduce(0) { $0 + TapeLine(tape[$1]).rowCount(columns: area.size.columns) }
        return rows <= area.size.rows
    }

    /// Draws a row of the tape, and returns the number of its rows.
    @discardableResult
    private func draw(_ line: TapeLine, endingAt row: Int, in area: GridRect, on part: inout PagePart) -> Int {
        let columns = area.size.columns
        let operand = DisplayWidth.of(line.operand)
        let subtotal = DisplayWidth.of(line.subtotal)
        let rows = line.rowCount(columns: columns)
        let first = max(area.minRow, row - rows + 1)
        part.write(line.sign, at: GridPoint(column: area.minColumn + 1, row: first), style: part.theme.key)
        let subtotalColumns = max(subtotal, min(26, columns / 2 - 2))
        let operandColumns = max(operand, columns - subtotalColumns - 7)
        let operandStart = area.minColumn + 4 + operandColumns - operand
        // A row without a subtotal can be longer than the pane.
        part.write(
            DisplayWidth.truncated(line.operand, to: max(0, area.maxColumn - operandStart)),
            at: GridPoint(column: operandStart, row: first))
        if row >= area.minRow {
            part.write(
                line.subtotal, at: GridPoint(column: area.maxColumn - subtotal, row: row),
                style: line.isTotal ? part.theme.number : .plain)
        }
        return rows
    }
}
