import Terminal

extension EmulatedTerminal {
    /// Returns a terminal that shows a canvas, drawn as the program draws its first frame.
    package static func showing(_ canvas: Canvas) -> EmulatedTerminal {
        var terminal = used(columns: canvas.size.columns, rows: canvas.size.rows)
        var renderer = FrameRenderer()
        terminal.feed(renderer.render(canvas))
        return terminal
    }

    /// The first difference between the screen and a canvas, or the first complaint; nil where there is neither.
    package func difference(from canvas: Canvas, usesColor: Bool = true) -> String? {
        for row in 0..<page.rows {
            for column in 0..<page.columns {
                let expected = Self.cell(canvas[GridPoint(column: column, row: row)])
                let shown = page[column, row]
                if Self.visible(shown, usesColor: usesColor) != Self.visible(expected, usesColor: usesColor) {
                    return "row \(row) column \(column): \(shown) instead of \(expected)"
                }
            }
        }
        let cursor = canvas.cursor.flatMap { GridRect(canvas.size).contains($0) ? $0 : nil }
        if isCursorShown != (cursor != nil) { return "cursor shown: \(isCursorShown)" }
        if let cursor, page.column != cursor.column || page.row != cursor.row { return "cursor elsewhere" }
        return complaints.first
    }

    private static func cell(_ cell: Cell) -> EmulatedPage.Cell {
        var expected = EmulatedPage.Cell()
        expected.text = cell.text
        expected.style.foreground = color(cell.style.foreground)
        expected.style.background = color(cell.style.background)
        expected.style.isBold = cell.style.bold
        expected.style.isDim = cell.style.dim
        expected.style.isUnderlined = cell.style.underline
        expected.style.isReversed = cell.style.reverse
        return expected
    }

    private static func color(_ color: Color) -> Int? {
        Palette().rgb(of: color).map {
            EmulatedPage.Style.color(red: Int($0.red), green: Int($0.green), blue: Int($0.blue))
        }
    }

    /// What can be seen of a cell: a space shows neither weight nor foreground, and the second half of a wide character nothing.
    private static func visible(_ cell: EmulatedPage.Cell, usesColor: Bool) -> EmulatedPage.Cell {
        var cell = cell
        if cell.text.isEmpty { cell.style = EmulatedPage.Style() }
        if !usesColor { (cell.style.foreground, cell.style.background) = (nil, nil) }
        if cell.text == " ", !cell.style.isUnderlined, !cell.style.isReversed {
            (cell.style.foreground, cell.style.isBold, cell.style.isDim) = (nil, false, false)
        }
        return cell
    }
}
