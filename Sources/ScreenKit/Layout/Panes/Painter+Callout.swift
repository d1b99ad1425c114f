import Terminal

nonisolated extension Painter {
    /// Draws a number in large digits where they leave room for the whole first line, and the lines below it.
    mutating func draw(_ callout: CalloutPane, in area: GridRect) {
        var room = area
        let lines = callout.lines.map { line in
            DisplayWidth.wrapped(line.text, to: area.size.columns).map { Message(text: $0, tone: line.tone) }
        }
        let rows = LargeDigits.rows + max(1, lines.first?.count ?? 0)
        if showsBlocks, area.size.rows >= rows, let digits = LargeDigits(callout.number), digits.columns > 0,
            digits.columns <= area.size.columns
        {
            for (row, line) in digits.lines.enumerated() {
                canvas.write(
                    line, at: area.origin.offset(rows: row), style: Theme.style(.good), limit: digits.columns)
            }
            room = area.droppingRows(LargeDigits.rows)
        }
        for (index, line) in lines.joined().prefix(room.size.rows).enumerated() {
            write(line.text, row: room.minRow + index, in: room, style: Theme.style(line.tone))
        }
    }
}

nonisolated extension CalloutPane {
    /// The rows of a number in large digits with two lines.
    static var rows: Int { LargeDigits.rows + 2 }
}
