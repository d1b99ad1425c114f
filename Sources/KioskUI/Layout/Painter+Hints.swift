import Terminal

extension Painter {
    /// Draws the key help line at the bottom.
    mutating func draw(_ line: HintLine<Event>) {
        let bottom = canvas.size.rows - 1
        let reserved = line.everywhere.reduce(0) { $0 + $1.columns + HintLine<Event>.gap }
        drawLine(row: canvas.size.rows - line.rows - 1)
        var point = Point(column: 1, row: canvas.size.rows - line.rows)
        for (hint, columns) in line.hints {
            if point.column + columns > canvas.size.columns - 1 - (point.row == bottom ? reserved : 0) {
                guard point.row < bottom else {
                    placeUndrawn(hint)
                    continue
                }
                point = Point(column: 1, row: bottom)
            }
            let appearance = place(hint, in: Rect(origin: point, size: Size(columns: columns, rows: 1)))
            draw(hint, at: point, appearance)
            point.column += columns + HintLine<Event>.gap
        }
        if point.row < bottom { point = Point(column: 1, row: bottom) }
        let wasActive = isActive
        isActive = true
        defer { isActive = wasActive }
        for (control, columns) in line.everywhere {
            let appearance = place(control, everywhereIn: Rect(origin: point, size: Size(columns: columns, rows: 1)))
            draw(control, at: point, appearance)
            point.column += columns + HintLine<Event>.gap
        }
    }

    /// Keeps the keys of a hint that found no room; the help screen still names them.
    private mutating func placeUndrawn(_ hint: Control<Event>) {
        _ = place(hint, in: Rect(column: 0, row: 0, columns: 0, rows: 0))
    }

    private mutating func draw<Choice>(_ control: Control<Choice>, at point: Point, _ appearance: Appearance) {
        let key = control.keys.first?.label ?? ""
        let used = canvas.write(key, at: point, style: appearance.style(Theme.key))
        canvas.write(control.label, at: point.offset(columns: used + 1), style: appearance.style(.plain))
    }
}
