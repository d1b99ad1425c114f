import Terminal

extension VirtualTerminal {
    /// The first difference between what is shown and a picture; nil when there is none that can be seen.
    func difference(from canvas: Canvas, usesColor: Bool = true) -> String? {
        for row in 0..<size.rows {
            for column in 0..<size.columns {
                let wanted = canvas[GridPoint(column: column, row: row)]
                let expected = Cell(text: wanted.text, style: wanted.style)
                let shown = cells[row][column]
                if Self.visible(shown, usesColor: usesColor) != Self.visible(expected, usesColor: usesColor) {
                    return "row \(row) column \(column): \(shown) instead of \(expected)"
                }
            }
        }
        let cursor = canvas.cursor.flatMap { GridRect(size).contains($0) ? $0 : nil }
        if isCursorShown != (cursor != nil) { return "cursor shown: \(isCursorShown)" }
        if let cursor, column != cursor.column || row != cursor.row { return "cursor elsewhere" }
        return violations.first
    }

    /// On a space neither weight nor foreground can be seen.
    private static func visible(_ cell: Cell, usesColor: Bool) -> Cell {
        var cell = cell
        if !usesColor { (cell.style.foreground, cell.style.background) = (.default, .default) }
        if cell.text == " ", !cell.style.underline, !cell.style.reverse {
            cell.style = TextStyle(background: cell.style.background)
        }
        // The second half of a wide glyph has no picture of its own.
        if cell.text.isEmpty { cell.style = .plain }
        return cell
    }
}
