import Terminal

extension Painter {
    /// Draws the key help line at the bottom.
    mutating func draw(_ line: HintLine<Event>) {
        let top = canvas.size.rows - line.rows
        func onPage(_ area: GridRect) -> GridRect {
            GridRect(origin: area.origin.offset(columns: 1, rows: top), size: area.size)
        }
        drawLine(row: top - 1)
        for hint in line.hints {
            let area = onPage(hint.area)
            draw(hint.text, at: area.origin, place(hint.control, in: area))
        }
        // The keys of a hint that found no room work; the help screen names them.
        for hint in line.undrawn { _ = place(hint, in: GridRect(column: 0, row: 0, columns: 0, rows: 0)) }
        for hint in line.everywhere {
            let area = onPage(hint.area)
            draw(hint.text, at: area.origin, place(hint.control, everywhereIn: area))
        }
    }

    private mutating func draw(_ text: (key: String, label: String), at point: GridPoint, _ appearance: Appearance) {
        let used = canvas.write(text.key, at: point, style: appearance.style(Theme.key))
        canvas.write(text.label, at: point.offset(columns: used + 1), style: appearance.style(.plain))
    }
}
