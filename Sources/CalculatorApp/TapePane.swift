import Calculator
import ScreenKit

/// The tape of a calculator. A tape can be very long, so its rows are formatted only when they are shown.
nonisolated struct TapePane: Pane, Equatable {
    let tape: Tape
    /// What the calculation is for, or an empty text; it stays in view.
    let heading: String
    /// The text to show while there are no rows.
    let placeholder: String

    /// The longest number with its sign, and the edges of the paper.
    static let leastColumns = 28
    /// On wider paper, the eye loses the row between two numbers.
    private static let mostColumns = 40
    /// From this height on, the tape is paper with edges.
    private static let leastPaperRows = 5

    func size(in room: GridSize, of page: GridSize) -> PaneSize {
        PaneSize(columns: Extent(least: Self.leastColumns, most: Self.mostColumns), rows: Extent(least: 0))
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
    /// A Boolean value that indicates whether the row begins a calculation: dashes divide it from the one before.
    var isFirst = false

    init(_ row: TapeRow) {
        subtotal =
            switch row.outcome {
            case .subtotal(let number): NumberFormat.display(number)
            case .failure: "NaN"
            case .open: ""
            }
        switch row.kind {
        // A first number is its own subtotal.
        case .first:
            isFirst = true
            operand = subtotal.isEmpty ? NumberFormat.display(row.operand) : ""
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
        if operand.isEmpty { return !sign.isEmpty && 2 + DisplayWidth.of(subtotal) > columns ? 2 : 1 }
        return needed > columns ? 2 : 1
    }
}

// MARK: - Drawing

nonisolated extension TapePane {
    /// Draws the tape on paper that grows with it, from its first row downwards; where it is longer than the room, from its newest row upwards.
    func draw(on part: inout PagePart) {
        let size = part.size
        part.noteScrolling(limit: 0, page: size.rows, fromEnd: true)
        guard size.rows > 0 else { return }
        let hasEdges = size.rows >= Self.leastPaperRows
        let columns = size.columns - 4
        let heading = heading.isEmpty ? [] : Array(DisplayWidth.wrapped(heading, to: columns).prefix(size.rows / 2))
        let room = size.rows - heading.count - (hasEdges ? 2 : 0)
        let printed = rows(limit: room, columns: columns)
        let isWhole = printed.isWhole
        // A blank row at each end of the text, where the tape does not need it.
        let blanks = hasEdges && isWhole ? min(2, max(0, room - max(1, printed.rowCount))) : 0
        let rowCount = isWhole ? max(1, printed.rowCount) + blanks : room
        let paper = GridRect(
            column: 0, row: 0, columns: size.columns,
            rows: hasEdges ? heading.count + rowCount + 2 : min(size.rows, heading.count + rowCount))
        var area = hasEdges ? part.drawPaper(in: paper) : plainPaper(in: paper, on: &part)
        for (index, line) in heading.enumerated() {
            var style = part.paper
            style.bold = true
            part.write(line, row: area.minRow + index, in: area, style: style)
        }
        area = area.droppingRows(heading.count)
        guard tape.count > 0 else {
            return part.write(placeholder, row: area.minRow + blanks / 2, in: area, style: part.quietPaper)
        }
        if isWhole {
            var row = area.minRow + (blanks > 0 ? 1 : 0)
            for index in 0..<tape.count { row += draw(index, at: row, in: area, on: &part) }
        } else {
            drawEnd(in: area, on: &part)
        }
    }

    private func plainPaper(in area: GridRect, on part: inout PagePart) -> GridRect {
        part.fill(area, with: Cell(" ", style: part.paper))
        return GridRect(column: 2, row: area.minRow, columns: area.size.columns - 4, rows: area.size.rows)
    }

    /// Returns the rows of the terminal that the tape takes, and whether they are no more than a limit. A long tape is not counted to its end.
    private func rows(limit: Int, columns: Int) -> (rowCount: Int, isWhole: Bool) {
        guard tape.count <= limit else { return (limit, false) }
        var count = 0
        for index in 0..<tape.count {
            count += rowCount(of: index, columns: columns)
            if count > limit { return (limit, false) }
        }
        return (count, true)
    }

    private func rowCount(of index: Int, columns: Int) -> Int {
        let line = TapeLine(tape[index])
        return line.rowCount(columns: columns) + (line.isFirst && index > 0 ? 1 : 0)
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
        var row = room.maxRow + 1
        while index >= 0, row > room.minRow {
            row -= rowCount(of: index, columns: area.size.columns)
            draw(index, at: row, in: room, on: &part)
            index -= 1
        }
        guard hasRoomForMarks else { return }
        if index >= 0 { part.write("↑ \(index + 1)", at: area.origin, style: part.quietPaper) }
        if below > 0 {
            part.write("↓ \(below)", at: GridPoint(column: area.minColumn, row: area.maxRow), style: part.quietPaper)
        }
    }

    /// Draws a row of the tape from a row of the terminal on, as far as it lies in an area, and returns the number of its rows.
    @discardableResult
    private func draw(_ index: Int, at top: Int, in area: GridRect, on part: inout PagePart) -> Int {
        let line = TapeLine(tape[index])
        let columns = area.size.columns
        let hasDashes = line.isFirst && index > 0
        if hasDashes, top >= area.minRow { part.drawDashes(row: top, in: area) }
        let rows = line.rowCount(columns: columns) + (hasDashes ? 1 : 0)
        let last = top + rows - 1
        let first = max(area.minRow, top + (hasDashes ? 1 : 0))
        guard last >= area.minRow else { return rows }
        let operand = DisplayWidth.of(line.operand)
        let subtotal = DisplayWidth.of(line.subtotal)
        var strong = part.paper
        strong.bold = true
        part.write(line.sign, at: GridPoint(column: area.minColumn, row: first), style: strong)
        let subtotalColumns = max(subtotal, min(26, columns / 2))
        let operandStart = area.minColumn + 2 + max(0, columns - subtotalColumns - 4 - operand)
        // A row without a subtotal can be longer than the paper.
        part.write(
            DisplayWidth.truncated(line.operand, to: max(0, area.maxColumn + 1 - operandStart)),
            at: GridPoint(column: operandStart, row: first), style: part.paper)
        // The longest number takes the paper up to its edges.
        let subtotalStart = area.maxColumn + 1 - subtotal + (subtotal > columns ? 2 : 0)
        part.write(
            line.subtotal, at: GridPoint(column: subtotalStart, row: last),
            style: line.isTotal ? strong : part.quietPaper)
        return rows
    }
}
