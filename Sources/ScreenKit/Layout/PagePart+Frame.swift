import Terminal

extension PagePart {
    mutating func drawTooSmallNotice() {
        let least = Layout.minimumSize
        let notice = texts(.tooSmall, String(least.columns), String(least.rows))
        let lines = DisplayWidth.wrapped(notice, to: max(1, canvas.size.columns))
        let top = max(0, (canvas.size.rows - lines.count) / 2)
        for (index, line) in lines.enumerated() {
            canvas.write(line, at: GridPoint(column: 0, row: top + index))
        }
    }

    mutating func drawTitle(of page: Page) {
        var right = canvas.size.columns - 1
        let controls =
            page.screen.frame.accessories.controls.compactMap { $0.control?.onPage(.title) }
            + page.frame.commands.prefix(1).map { $0.mapEvent(PageEvent.kiosk) }
        for control in controls.reversed() {
            var hint = Hint(control, texts)
            hint.point.column = right - hint.columns
            draw(hint)
            right = hint.point.column - 3
        }
        drawBreadcrumb(page.frame.state.breadcrumb, columns: right - 1)
        drawLine(row: 1)
    }

    /// Draws the names of the screens, a click on which leads back to them. Where there is no room for all, the first ones are left out.
    private mutating func drawBreadcrumb(_ crumbs: [String], columns: Int) {
        var shown = crumbs[...]
        // The separator takes three columns, and the mark of those that are left out one more.
        func width(of shown: ArraySlice<String>) -> Int {
            shown.reduce(shown.count < crumbs.count ? 1 : -3) { $0 + DisplayWidth.of($1) + 3 }
        }
        while shown.count > 1, width(of: shown) > columns {
            shown = shown.dropFirst()
        }
        var point = GridPoint(column: 1, row: 0)
        if shown.count < crumbs.count { point.column += canvas.write("…", at: point, style: theme.quiet) }
        for index in shown.indices {
            let isLast = index == crumbs.count - 1
            if point.column > 1 {
                point.column += canvas.write(
                    " › ", at: point, style: isLast ? theme.title : theme.quiet, limit: columns + 1 - point.column)
            }
            let text = DisplayWidth.truncated(crumbs[index], to: max(0, columns + 1 - point.column))
            let area = GridRect(origin: point, size: GridSize(columns: DisplayWidth.of(text), rows: 1))
            if !isLast, isActive { place(.kiosk(.leave(downTo: index)), in: area, style: theme.quiet) }
            point.column += canvas.write(text, at: point, style: isLast ? theme.title : theme.quiet)
        }
    }

    mutating func drawLine(row: Int) {
        canvas.fill(
            GridRect(column: 0, row: row, columns: canvas.size.columns, rows: 1), with: theme.horizontalLine)
    }

    mutating func draw(_ message: [Message], row: Int) {
        for (index, line) in message.enumerated() {
            canvas.write(line.text, at: GridPoint(column: 1, row: row + index), style: theme.style(line.tone))
        }
    }
}
