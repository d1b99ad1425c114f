import ScreenKit

/// The juices in the cart with their counts and amounts, what they come to, and a button that orders them.
nonisolated struct CartPane: Pane {
    typealias Event = OrderScreen.Event

    /// A juice with its count.
    struct Line {
        let label: String
        /// The count; a line with 0 keeps its place.
        let count: Int
        /// The amount of money, or an empty text.
        let amount: String
        let lower: Control<Event>
        let raise: Control<Event>
    }

    let heading: String
    /// The juices, in the order in which they were chosen.
    let lines: [Line]
    /// The names that lines can have, so that the size of the cart does not depend on what is in it.
    let labels: [String]
    /// The text to show while there are no lines, a row each.
    let placeholder: String
    /// The number of all cups.
    let count: String
    /// The sum of the amounts, or an empty text.
    let total: String
    /// All of it as one line of text.
    let summary: String
    /// A Boolean value that indicates whether there is something to order. Otherwise the button answers that there is nothing.
    let canOrder: Bool
    let order: Control<Event>
    let clear: Control<Event>

    /// The buttons for everything, and behind them those of each line.
    var controls: PaneControls<Event> {
        PaneControls(
            [PaneControl(order, lineNames: .label), PaneControl(clear, lineNames: .label)]
                + lines.flatMap { [PaneControl($0.lower), PaneControl($0.raise)] })
    }

    /// The widths of a cart.
    private static let columns = (least: 24, usual: 34, most: 44)
    /// The width of a count between its buttons.
    private static let countColumns = 10
    /// The width of an amount with the gap before it.
    private static let amountColumns = 9
    /// The rows of the title, the rule, the total and the button.
    private static let frameRows = 4

    func size(in room: GridSize, of page: GridSize) -> PaneSize {
        let rows = max(1, labels.count) + Self.frameRows
        return PaneSize(
            columns: Extent(least: Self.columns.least, ideal: Self.columns.usual, most: Self.columns.most),
            // Three lines and what they come to.
            rows: Extent(least: 2, ideal: min(4, rows), most: rows))
    }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] { [LineSection(.rows, [summary])] }
}

// MARK: - Drawing

nonisolated extension CartPane {
    /// Draws the lines from the top down, and what they come to with the button at the bottom, where they stay.
    func draw(on part: inout PagePart) {
        let size = part.size
        let isShort = size.rows < Self.frameRows + 1
        let frame = isShort ? (top: 0, bottom: 1) : (top: 1, bottom: 3)
        let room = GridRect(
            column: 0, row: frame.top, columns: size.columns, rows: size.rows - frame.top - frame.bottom)
        let hidden = max(0, lines.count - room.size.rows)
        let mark = hidden > 0 ? "  ↑ \(hidden)" : ""
        if !isShort { drawHeading(mark, on: &part) }
        drawLines(from: hidden, in: room, on: &part)
        let buttonColumns = drawOrderButton(on: &part)
        if isShort {
            // Without a heading the number of the hidden lines stands beside that of all.
            drawTotal(count + mark, row: size.rows - 1, columns: size.columns - buttonColumns - 2, on: &part)
        } else {
            let line = GridRect(column: 0, row: size.rows - 3, columns: size.columns, rows: 1)
            part.fill(line, with: part.theme.horizontalLine)
            drawTotal(count, row: size.rows - 2, columns: size.columns, on: &part)
        }
    }

    private func drawHeading(_ mark: String, on part: inout PagePart) {
        let columns = DisplayWidth.of(clear.label + " " + (clear.keys.first.map(part.texts.name) ?? "")) + 2
        let room = GridRect(column: 0, row: 0, columns: max(0, part.size.columns - columns - 1), rows: 1)
        part.write(heading + mark, row: 0, in: room, style: part.theme.title)
        part.drawButton(1, at: GridPoint(column: part.size.columns - columns, row: 0), showsKey: true)
    }

    private func drawLines(from first: Int, in area: GridRect, on part: inout PagePart) {
        guard area.size.rows > 0 else { return }
        guard !lines.isEmpty else { return drawPlaceholder(in: area, on: &part) }
        let widestLabel = labels.reduce(0) { max($0, DisplayWidth.of($1)) }
        let hasAmounts = area.size.columns >= widestLabel + 1 + Self.countColumns + Self.amountColumns
        let columns = area.size.columns - Self.countColumns - 1 - (hasAmounts ? Self.amountColumns : 0)
        let shown = lines.indices.dropFirst(first)
        func isLong(_ index: Int) -> Bool { DisplayWidth.of(lines[index].label) > columns }
        // A long label stands above its count, unless the cart needs the row.
        let hasRowsForLabels = shown.count + shown.count(where: isLong) <= area.size.rows
        var row = area.minRow
        for index in shown {
            let room = GridRect(column: 0, row: row, columns: hasRowsForLabels ? area.size.columns : columns, rows: 1)
            let style = lines[index].count == 0 ? part.theme.quiet : .plain
            part.write(lines[index].label, row: row, in: room, style: style)
            if hasRowsForLabels, isLong(index) { row += 1 }
            drawCount(ofLine: index, row: row, style: style, hasAmount: hasAmounts, on: &part)
            row += 1
        }
    }

    /// Draws each sentence in rows of its own; where there are too few rows, one sentence behind the other, as many as have room.
    private func drawPlaceholder(in area: GridRect, on part: inout PagePart) {
        let sentences = placeholder.split(separator: "\n").map(String.init)
        let ownRows = sentences.flatMap { DisplayWidth.wrapped($0, to: area.size.columns) }
        let joined = sentences.indices.reversed().lazy.map { last in
            DisplayWidth.wrapped(sentences[...last].joined(separator: " "), to: area.size.columns)
        }
        let rows = ownRows.count <= area.size.rows ? ownRows : joined.first { $0.count <= area.size.rows }
        for (index, row) in (rows ?? ownRows).prefix(area.size.rows).enumerated() {
            part.write(row, row: area.minRow + index, in: area, style: part.theme.quiet)
        }
    }

    private func drawCount(
        ofLine index: Int, row: Int, style: TextStyle, hasAmount: Bool, on part: inout PagePart
    ) {
        let line = lines[index]
        let end = part.size.columns - (hasAmount ? Self.amountColumns : 0)
        var point = GridPoint(column: end - Self.countColumns, row: row)
        point.column += part.drawButton(2 + index * 2, at: point)
        part.write(DisplayWidth.padded(String(line.count), to: 3, alignment: .trailing), at: point, style: style)
        part.drawButton(3 + index * 2, at: GridPoint(column: end - 3, row: row))
        guard hasAmount else { return }
        let amount = DisplayWidth.padded(line.amount, to: Self.amountColumns, alignment: .trailing)
        part.write(amount, at: GridPoint(column: end, row: row), style: style)
    }

    private func drawTotal(_ count: String, row: Int, columns: Int, on part: inout PagePart) {
        let area = GridRect(column: 0, row: row, columns: max(0, columns), rows: 1)
        part.write(count, row: row, in: area)
        let room = columns - DisplayWidth.of(count) - 1
        guard room > 0 else { return }
        let total = DisplayWidth.truncated(total, to: room)
        part.write(total, at: GridPoint(column: columns - DisplayWidth.of(total), row: row), style: part.theme.number)
    }

    /// Draws the button at the right of the last row, and returns its width. Its key stands on it only while it works.
    private func drawOrderButton(on part: inout PagePart) -> Int {
        let key = " " + part.texts.name(of: .enter)
        let shownKey = canOrder ? key : String(repeating: " ", count: DisplayWidth.of(key))
        let text = "[ \(order.label)\(shownKey) ]"
        let columns = min(DisplayWidth.of(text), part.size.columns)
        let button = GridRect(column: part.size.columns - columns, row: part.size.rows - 1, columns: columns, rows: 1)
        let style = canOrder ? part.theme.number : part.theme.quiet
        part.place(0, in: button)
        part.write(text, at: button.origin, style: style, limit: columns)
        return columns
    }
}
