import Terminal

extension Painter {
    /// How many rows the key help line takes: two where one is too short and the terminal is high enough.
    func hintRows(of page: Page<Event>) -> Int {
        let widths = hints(of: page).map { width(of: $0) } + page.controls.map { width(of: $0) }
        let total = widths.reduce(-2) { $0 + $1 + 2 }
        return total > canvas.size.columns - 2 && canvas.size.rows >= 20 ? 2 : 1
    }

    /// Draws the key help line at the bottom: only what works here and now.
    mutating func drawHints(of page: Page<Event>, rows: Int) {
        let everywhere = page.controls
        let reserved = everywhere.reduce(0) { $0 + width(of: $1) + 2 }
        let hints = hints(of: page)
        let top = canvas.size.rows - rows
        drawLine(row: top - 1)
        var point = Point(column: 1, row: top)
        for hint in hints {
            let hintWidth = width(of: hint)
            let isLastRow = point.row == canvas.size.rows - 1
            if point.column + hintWidth > canvas.size.columns - 1 - (isLastRow ? reserved : 0) {
                guard !isLastRow else { placeUndrawn(hint); continue }
                point = Point(column: 1, row: point.row + 1)
            }
            let area = Rect(origin: point, size: Size(columns: hintWidth, rows: 1))
            let appearance = place(hint, in: area)
            draw(hint, at: point, appearance)
            point.column += hintWidth + 2
        }
        if point.row < canvas.size.rows - 1 { point = Point(column: 1, row: canvas.size.rows - 1) }
        for control in everywhere {
            let controlWidth = width(of: control)
            let area = Rect(origin: point, size: Size(columns: controlWidth, rows: 1))
            let appearance = place(control, everywhereIn: area)
            draw(control, at: point, appearance)
            point.column += controlWidth + 2
        }
    }

    private func hints(of page: Page<Event>) -> [Control<Event>] {
        page.content.alert?.buttons ?? page.content.hints.filter { $0.isEnabled && !$0.keys.isEmpty }
    }

    /// Keeps the keys of a hint that found no room; the help screen still names them.
    private mutating func placeUndrawn(_ hint: Control<Event>) {
        _ = place(hint, in: Rect(column: 0, row: 0, columns: 0, rows: 0))
    }

    private func width<Choice>(of control: Control<Choice>) -> Int {
        (control.keys.first.map { DisplayWidth.of($0.label) } ?? 0) + 1 + DisplayWidth.of(control.label)
    }

    private mutating func draw<Choice>(_ control: Control<Choice>, at point: Point, _ appearance: Appearance) {
        let key = control.keys.first?.label ?? ""
        let used = canvas.write(key, at: point, style: appearance.style(Theme.key))
        canvas.write(control.label, at: point.offset(columns: used + 1), style: appearance.style(.plain))
    }
}
