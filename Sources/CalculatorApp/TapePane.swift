import Calculator
import ScreenKit

/// The tape of a calculator. A tape can be very long, so its rows are formatted only when they are shown.
nonisolated struct TapePane: Pane, Equatable {
    let tape: Tape
    /// What the calculation is for, or an empty text; it stays in view.
    var heading: Text = ""

    /// The longest number takes the paper up to its edges.
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
            let line = TapeLine(tape[index])
            let hasBoth = !line.operand.isEmpty && !line.subtotal.isEmpty
            return [line.sign, line.operand, hasBoth ? "→" : "", line.subtotal].filter { !$0.isEmpty }.joined(
                separator: " ")
        }
        return [LineSection(.rows, heading.isEmpty ? [] : [texts(heading)]), LineSection(.roll, rows)]
    }
}

/// A row of the tape as it is shown, or a part of it in a row of the terminal.
nonisolated struct TapeLine {
    /// The operator's sign, or an empty text for a first operand.
    var sign = ""
    /// The operand, or an empty text for a total.
    var operand = ""
    /// The value after this row, or an empty text if it is calculated later.
    var subtotal = ""
    /// A Boolean value that indicates whether the row closes a calculation.
    var isTotal = false
}

nonisolated extension TapeLine {
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

    /// Returns the rows of the terminal: one, or several where the numbers are too long for it. No number is broken.
    fileprivate func rows(columns: Int) -> [TapeLine] {
        let gaps = (sign.isEmpty && operand.isEmpty ? 0 : 2) + (operand.isEmpty || subtotal.isEmpty ? 0 : 4)
        guard DisplayWidth.of(operand) + DisplayWidth.of(subtotal) + gaps > columns, gaps > 0 else { return [self] }
        var rows = [TapeLine(sign: sign)]
        for word in operand.split(separator: " ") {
            let last = rows[rows.count - 1]
            let longer = last.operand.isEmpty ? String(word) : "\(last.operand) \(word)"
            if DisplayWidth.of(longer) <= columns - 2 || last.sign.isEmpty && last.operand.isEmpty {
                rows[rows.count - 1].operand = longer
            } else {
                rows.append(TapeLine(operand: String(word)))
            }
        }
        return rows + (subtotal.isEmpty ? [] : [TapeLine(subtotal: subtotal, isTotal: isTotal)])
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
        let purpose = DisplayWidth.wrapped(part.texts(heading), to: columns)
        let heading = heading.isEmpty ? [] : Array(purpose.prefix(size.rows / 2))
        let room = size.rows - heading.count - (hasEdges ? 2 : 0)
        // A long tape is not read to its end.
        let lines = tape.count <= room ? tape.indices.flatMap { self.lines(of: $0, columns: columns) } : []
        let isWhole = tape.count <= room && lines.count <= room
        // A blank row at each end of the text, where the tape does not need it.
        let blanks = hasEdges && isWhole ? min(2, room - max(1, lines.count)) : 0
        let rowCount = isWhole ? max(1, lines.count) + blanks : room
        var rest = GridRect(size)
        let paper = rest.cut(.top, heading.count + rowCount + (hasEdges ? 2 : 0))
        var area = hasEdges ? part.drawPaper(in: paper) : paper.inset(left: 2, right: 2)
        if !hasEdges { part.fill(paper, with: Cell(" ", style: part.paper)) }
        var strong = part.paper
        strong.bold = true
        part.write(heading, in: area.cut(.top, heading.count), style: strong)
        if tape.isEmpty {
            part.write(part.texts(.emptyTape), row: area.minRow + blanks / 2, in: area, style: part.quietPaper)
        } else if isWhole {
            draw(lines, row: area.minRow + (blanks > 0 ? 1 : 0), in: area, on: &part)
        } else {
            drawEnd(in: area, on: &part)
        }
    }

    /// Returns the rows of the terminal for a row of the tape; `nil` stands for dashes, which divide it from the next calculation.
    private func lines(of index: Int, columns: Int) -> [TapeLine?] {
        var lines: [TapeLine?] = TapeLine(tape[index]).rows(columns: columns)
        if index + 1 < tape.count, tape[index + 1].kind == .first { lines.append(nil) }
        return lines
    }

    private func drawEnd(in area: GridRect, on part: inout PagePart) {
        // The numbers of the rows above and below have rows of their own, so that they cover nothing.
        let markRows = area.size.rows > 3 ? 1 : 0
        var room = area
        room.cut(.top, markRows)
        let roll = Roll(of: tape.count, in: room.size.rows - markRows, atEnd: markRows, on: &part) {
            self.lines(of: $0, columns: area.size.columns).count
        }
        if roll.below > 0 { room.cut(.bottom, markRows) }
        // Half of a row of the tape would be a number without its sign.
        let items = roll.items.dropFirst(roll.rowsAbove > 0 ? 1 : 0)
        let lines = items.flatMap { self.lines(of: $0, columns: area.size.columns) }
        draw(lines, row: room.maxRow + 1 - lines.count, in: room, on: &part)
        guard markRows > 0 else { return }
        if roll.above > 0 { part.write("↑ \(roll.above)", at: area.origin, style: part.quietPaper) }
        if roll.below > 0 { part.write("↓ \(roll.below)", in: area.row(area.maxRow), .leading, style: part.quietPaper) }
    }

    private func draw(_ lines: [TapeLine?], row top: Int, in area: GridRect, on part: inout PagePart) {
        let columns = area.size.columns
        var strong = part.paper
        strong.bold = true
        for (row, line) in zip(top..., lines) where row >= area.minRow {
            guard let line else {
                part.drawDashes(row: row, in: area)
                continue
            }
            let (operand, subtotal) = (DisplayWidth.of(line.operand), DisplayWidth.of(line.subtotal))
            // The longest number takes the paper up to its edges.
            func start(_ number: Int) -> Int { area.maxColumn + 1 - number + (number > columns ? 2 : 0) }
            let besideSubtotal = area.maxColumn - 1 - max(subtotal, min(26, columns / 2)) - operand
            let operandStart = operand > columns - 2 ? start(operand) : max(area.minColumn + 2, besideSubtotal)
            part.write(line.sign, at: GridPoint(column: area.minColumn, row: row), style: strong)
            part.write(line.operand, at: GridPoint(column: operandStart, row: row), style: part.paper)
            part.write(
                line.subtotal, at: GridPoint(column: start(subtotal), row: row),
                style: line.isTotal ? strong : part.quietPaper)
        }
    }
}
