import Terminal

/// Lays a page out: the breadcrumb above, the panes, what has just happened, and the keys that work here below.
package enum Layout {
    /// The least that a page can be drawn in.
    package nonisolated static let minimumSize = Size(columns: 40, rows: 12)

    /// Lays a page out.
    ///
    /// - Parameters:
    ///   - page: What to draw.
    ///   - size: The terminal's size; below ``minimumSize`` only a notice is drawn.
    ///   - view: The focus, the scrolling and what is being pressed.
    /// - Returns: The picture and what every place of it does.
    package static func arrange<Event>(_ page: Page<Event>, size: Size, view: ViewState) -> Arrangement<Event> {
        var painter = Painter<Event>(size: size, view: view)
        guard size.columns >= minimumSize.columns, size.rows >= minimumSize.rows else {
            painter.drawNotice(page.tooSmallNotice)
            return painter.arrangement
        }
        painter.isActive = page.content.alert == nil
        let hintLine = HintLine(of: page, size: size)
        let body = Rect(column: 1, row: 2, columns: size.columns - 2, rows: size.rows - hintLine.rows - 4)
        // The panes come first: hints come and go, and what is pressed on a pane must keep its place among the targets.
        for (pane, area) in PaneLayout.areas(for: page.content.panes, in: body) { painter.draw(pane, in: area) }
        painter.drawTitle(of: page)
        painter.draw(hintLine)
        if let message = page.content.message { painter.draw(message, row: size.rows - hintLine.rows - 2) }
        if let alert = page.content.alert {
            painter.isActive = true
            painter.draw(alert)
        }
        return painter.arrangement
    }
}

// MARK: - The frame around the panes

extension Painter {
    mutating func drawNotice(_ notice: String) {
        let lines = DisplayWidth.wrapped(notice, to: max(1, canvas.size.columns))
        let top = max(0, (canvas.size.rows - lines.count) / 2)
        for (index, line) in lines.enumerated() {
            canvas.write(line, at: Point(column: 0, row: top + index))
        }
    }

    mutating func drawTitle(of page: Page<Event>) {
        let columns = canvas.size.columns
        var right = columns - 1
        right -= drawTitleControl(page.languageControl, endingAt: right) + 3
        for accessory in page.content.accessories.reversed() {
            let width = labelWidth(accessory)
            let area = Rect(column: right - width, row: 0, columns: width, rows: 1)
            let appearance = place(accessory, in: area)
            drawLabel(accessory, in: area, appearance)
            right -= width + 3
        }
        drawBreadcrumb(page.breadcrumb, columns: right - 1)
        drawLine(row: 1)
    }

    /// Draws the names of the screens; where there is no room for all, the first ones are left out.
    private mutating func drawBreadcrumb(_ crumbs: [String], columns: Int) {
        var shown = crumbs[...]
        func width(of shown: ArraySlice<String>) -> Int {
            DisplayWidth.of(shown.joined(separator: " › ")) + (shown.count < crumbs.count ? DisplayWidth.of("… › ") : 0)
        }
        while shown.count > 1, width(of: shown) > columns {
            shown = shown.dropFirst()
        }
        var column = 1
        let path = (shown.count < crumbs.count ? ["…"] : []) + shown
        for (index, crumb) in path.enumerated() {
            let text = index == 0 ? crumb : " › " + crumb
            column += canvas.write(
                DisplayWidth.truncated(text, to: max(0, columns + 1 - column)), at: Point(column: column, row: 0),
                style: index == path.count - 1 ? Theme.title : Theme.crumb)
        }
    }

    private mutating func drawTitleControl(_ control: Control<KioskCommand>, endingAt right: Int) -> Int {
        let width = labelWidth(control)
        let area = Rect(column: right - width, row: 0, columns: width, rows: 1)
        let appearance = place(control, everywhereIn: area)
        drawLabel(control, in: area, appearance)
        return width
    }

    private func labelWidth<Choice>(_ control: Control<Choice>) -> Int {
        DisplayWidth.of(control.label) + (control.keys.first.map { DisplayWidth.of($0.label) + 1 } ?? 0)
    }

    private mutating func drawLabel<Choice>(_ control: Control<Choice>, in area: Rect, _ appearance: Appearance) {
        let used = canvas.write(control.label, at: area.origin, style: appearance.style(.plain))
        if let key = control.keys.first {
            canvas.write(
                key.label, at: area.origin.offset(columns: used + 1), style: appearance.style(Theme.key))
        }
    }

    mutating func drawLine(row: Int) {
        canvas.fill(
            Rect(column: 0, row: row, columns: canvas.size.columns, rows: 1), with: Theme.horizontalLine)
    }

    mutating func draw(_ message: Message, row: Int) {
        let mark = message.tone == .warning || message.tone == .bad ? "! " : ""
        let text = DisplayWidth.truncated(mark + message.text, to: canvas.size.columns - 2)
        canvas.write(text, at: Point(column: 1, row: row), style: Theme.style(message.tone))
    }
}
