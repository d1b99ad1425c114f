import Terminal

nonisolated extension Painter {
    /// Draws a cart: its lines from the top down, and what they come to with the button at the bottom, where they stay.
    mutating func draw(_ cart: CartPane<Int>, in area: GridRect) {
        let rows = area.size.rows
        guard rows > 0 else { return }
        let isShort = rows < CartPane<Int>.rows(lineCount: 1)
        let frame = isShort ? (top: 0, bottom: 1) : (top: 1, bottom: 3)
        let room = GridRect(
            column: area.minColumn, row: area.minRow + frame.top, columns: area.size.columns,
            rows: rows - frame.top - frame.bottom)
        let hidden = max(0, cart.lines.count - room.size.rows)
        let mark = hidden > 0 ? "  ↑ \(hidden)" : ""
        if !isShort { drawHeading(of: cart, mark, in: area) }
        drawLines(of: cart, from: hidden, in: room)
        let button = isShort ? drawOrderButton(of: cart, in: area) : area.size.columns
        var total = GridRect(column: area.minColumn, row: area.maxRow, columns: button, rows: 1)
        if !isShort {
            let line = GridRect(column: area.minColumn, row: area.maxRow - 2, columns: area.size.columns, rows: 1)
            canvas.fill(line, with: Theme.horizontalLine)
            drawOrderButton(of: cart, in: area)
            total.origin.row -= 1
        }
        // Without a heading the number of the hidden lines stands beside that of all.
        drawTotal(of: cart, cart.count + (isShort ? mark : ""), in: total)
    }

    private mutating func drawHeading(of cart: CartPane<Int>, _ mark: String, in area: GridRect) {
        let key = cart.clear.keys.first.map { " " + keyName($0) } ?? ""
        var button = cart.clear
        button.label += key
        let columns = DisplayWidth.of(button.label) + 2
        write(
            cart.heading + mark, row: area.minRow,
            in: GridRect(
                column: area.minColumn, row: area.minRow, columns: max(0, area.size.columns - columns - 1), rows: 1),
            style: Theme.title)
        drawButton(button, at: GridPoint(column: area.maxColumn + 1 - columns, row: area.minRow))
    }

    private mutating func drawLines(of cart: CartPane<Int>, from first: Int, in area: GridRect) {
        guard area.size.rows > 0 else { return }
        guard !cart.lines.isEmpty else { return drawPlaceholder(of: cart, in: area) }
        let hasAmounts = area.size.columns >= cart.columnsWithAmounts
        let columns =
            area.size.columns - CartPane<Int>.countColumns - 1 - (hasAmounts ? CartPane<Int>.amountColumns : 0)
        let lines = cart.lines.dropFirst(first)
        func isLong(_ line: CartPane<Int>.Line) -> Bool { DisplayWidth.of(line.label) > columns }
        // A long label stands above its count, unless the cart needs the row.
        let hasRowsForLabels = lines.count + lines.count(where: isLong) <= area.size.rows
        var row = area.minRow
        for line in lines {
            let label = GridRect(
                column: area.minColumn, row: row, columns: hasRowsForLabels ? area.size.columns : columns, rows: 1)
            let style = line.count == 0 ? Theme.crumb : .plain
            write(line.label, row: row, in: label, style: style)
            if hasRowsForLabels, isLong(line) { row += 1 }
            drawCount(of: line, row: row, in: area, style: style, hasAmount: hasAmounts)
            row += 1
        }
    }

    /// Draws each sentence in rows of its own; where there are too few rows, one sentence behind the other, as many as have room.
    private mutating func drawPlaceholder(of cart: CartPane<Int>, in area: GridRect) {
        let sentences = cart.placeholder.split(separator: "\n").map(String.init)
        let ownRows = sentences.flatMap { DisplayWidth.wrapped($0, to: area.size.columns) }
        let joined = sentences.indices.reversed().lazy.map { last in
            DisplayWidth.wrapped(sentences[...last].joined(separator: " "), to: area.size.columns)
        }
        let lines = ownRows.count <= area.size.rows ? ownRows : joined.first { $0.count <= area.size.rows }
        for (index, line) in (lines ?? ownRows).prefix(area.size.rows).enumerated() {
            write(line, row: area.minRow + index, in: area, style: Theme.crumb)
        }
    }

    private mutating func drawCount(
        of line: CartPane<Int>.Line, row: Int, in area: GridRect, style: TextStyle, hasAmount: Bool
    ) {
        let end = area.maxColumn + 1 - (hasAmount ? CartPane<Int>.amountColumns : 0)
        var point = GridPoint(column: end - CartPane<Int>.countColumns, row: row)
        point.column += drawButton(line.lower, at: point)
        point.column += canvas.write(
            DisplayWidth.padded(String(line.count), to: 3, alignment: .trailing), at: point, style: style)
        drawButton(line.raise, at: GridPoint(column: end - 3, row: row))
        if hasAmount {
            let amount = DisplayWidth.padded(line.amount, to: CartPane<Int>.amountColumns, alignment: .trailing)
            canvas.write(amount, at: GridPoint(column: end, row: row), style: style)
        }
    }

    private mutating func drawTotal(of cart: CartPane<Int>, _ count: String, in area: GridRect) {
        write(count, row: area.minRow, in: area, style: .plain)
        let room = area.size.columns - DisplayWidth.of(count) - 1
        guard room > 0 else { return }
        let total = DisplayWidth.truncated(cart.total, to: room)
        canvas.write(
            total, at: GridPoint(column: area.maxColumn + 1 - DisplayWidth.of(total), row: area.minRow),
            style: Theme.number)
    }

    /// Draws the button at the right of the last row, and returns the columns at its left. Its key stands on it only while it works.
    @discardableResult
    private mutating func drawOrderButton(of cart: CartPane<Int>, in area: GridRect) -> Int {
        let key = cart.order.keys.first.map { " \(keyName($0))" } ?? ""
        let shownKey = cart.order.isEnabled ? key : String(repeating: " ", count: DisplayWidth.of(key))
        let text = "[ \(cart.order.label)\(shownKey) ]"
        let columns = min(DisplayWidth.of(text), area.size.columns)
        let button = GridRect(column: area.maxColumn + 1 - columns, row: area.maxRow, columns: columns, rows: 1)
        let style = cart.order.isEnabled ? Theme.number : Theme.crumb
        place(cart.order, in: button, style: style)
        canvas.write(text, at: button.origin, style: style, limit: columns)
        return max(0, area.size.columns - columns - 2)
    }
}

nonisolated extension CartPane {
    /// The width of a count between its buttons.
    static var countColumns: Int { 10 }
    /// The width of an amount with the gap before it.
    static var amountColumns: Int { 9 }

    /// Returns the rows of a cart with room for some lines: its title, the lines, a rule, the total and the button.
    static func rows(lineCount: Int) -> Int { lineCount + 4 }

    /// The rows of the cart.
    var rows: Int { Self.rows(lineCount: lines.count) }

    /// The least width at which the amounts stand behind the counts.
    var columnsWithAmounts: Int {
        labels.reduce(0) { max($0, DisplayWidth.of($1)) } + 1 + Self.countColumns + Self.amountColumns
    }
}
