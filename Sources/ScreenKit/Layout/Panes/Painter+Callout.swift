import Terminal

nonisolated extension Painter {
    /// Draws a number in large digits where they fit, and the lines below it.
    mutating func draw(_ callout: CalloutPane, in area: GridRect) {
        var room = area
        if showsBlocks, area.size.rows > LargeDigits.rows, let digits = LargeDigits(callout.number),
            digits.columns > 0, digits.columns <= area.size.columns
        {
            for (row, line) in digits.lines.enumerated() {
                canvas.write(
                    line, at: area.origin.offset(rows: row), style: Theme.style(.good), limit: digits.columns)
            }
            room = area.droppingRows(LargeDigits.rows)
        }
        let lines = callout.lines.flatMap { line in
            DisplayWidth.wrapped(line.text, to: area.size.columns).map { Message(text: $0, tone: line.tone) }
        }
        for (index, line) in lines.prefix(room.size.rows).enumerated() {
            write(line.text, row: room.minRow + index, in: room, style: Theme.style(line.tone))
        }
    }
}

nonisolated extension CalloutPane {
    /// The rows of a number in large digits with two lines.
    static var rows: Int { LargeDigits.rows + 2 }
}
