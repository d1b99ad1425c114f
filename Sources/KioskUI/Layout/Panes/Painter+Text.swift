import Terminal

extension Painter {
    mutating func draw(_ text: TextPane, in area: Rect) {
        guard area.size.rows > 0 else { return }
        let text = text.isProse ? text.wrapped(to: area.size.columns - 6) : text
        let count = text.lines.count
        guard count > 0 else {
            canvas.write(
                DisplayWidth.truncated(text.placeholder, to: area.size.columns), at: area.origin, style: Theme.crumb)
            return
        }
        let limit = max(0, count - area.size.rows)
        noteScrolling(limit: limit, page: area.size.rows, fromEnd: text.followsEnd)
        let offset = min(scroll, limit)
        let first = text.followsEnd ? limit - offset : offset
        for index in first..<min(count, first + area.size.rows) {
            let line = text.lines[index]
            canvas.write(
                DisplayWidth.truncated(line.text, to: area.size.columns),
                at: Point(column: area.minColumn, row: area.minRow + index - first), style: Theme.style(line.tone))
        }
        if limit > 0 { drawScrollMark(above: first, below: count - first - area.size.rows, in: area) }
    }

    private mutating func drawScrollMark(above: Int, below: Int, in area: Rect) {
        if above > 0 { drawMark("↑ \(above)", row: area.minRow, in: area) }
        if below > 0 { drawMark("↓ \(below)", row: area.maxRow, in: area) }
    }

    private mutating func drawMark(_ mark: String, row: Int, in area: Rect) {
        let columns = DisplayWidth.of(mark)
        canvas.write(mark, at: Point(column: area.maxColumn - columns + 1, row: row), style: Theme.crumb)
    }
}

extension TextPane {
    /// The same text with its lines broken where they are too long.
    fileprivate func wrapped(to columns: Int) -> TextPane {
        let broken = (0..<lines.count).flatMap { index in
            DisplayWidth.wrapped(lines[index].text, to: columns).map { Message(text: $0, tone: lines[index].tone) }
        }
        return TextPane(lines: LazyRows(broken), isProse: true, followsEnd: followsEnd, placeholder: placeholder)
    }
}
