import Terminal

nonisolated extension Painter {
    /// Draws a number in large digits where they leave room for the whole first line and the last one, and the lines below it.
    mutating func draw(_ callout: CalloutPane, in area: GridRect) {
        var room = area
        var rows = callout.rows(in: area.size)
        if showsBlocks, area.size.rows > LargeDigits.rows, let digits = LargeDigits(callout.number), digits.columns > 0,
            digits.columns <= area.size.columns
        {
            let roomBelow = area.droppingRows(LargeDigits.rows)
            let rowsBelow = callout.rows(in: roomBelow.size)
            if rowsBelow.areWhole {
                (room, rows) = (roomBelow, rowsBelow)
                for (row, line) in digits.lines.enumerated() {
                    canvas.write(
                        line, at: area.origin.offset(rows: row), style: Theme.style(.good), limit: digits.columns)
                }
            }
        }
        if !rows.areWhole, let shortLine = callout.shortLine {
            var short = callout
            short.lines = [shortLine] + short.lines.dropFirst()
            rows = short.rows(in: room.size)
        }
        for (index, line) in rows.lines.enumerated() {
            write(line.text, row: room.minRow + index, in: room, style: Theme.style(line.tone))
        }
        guard let end = rows.end else { return }
        var place = room
        place.origin.column += max(0, room.size.columns - DisplayWidth.of(end.text))
        write(end.text, row: room.minRow + rows.lines.count - 1, in: place, style: Theme.style(end.tone))
    }
}

nonisolated extension CalloutPane {
    /// The rows of a number in large digits with two lines.
    static var rows: Int { LargeDigits.rows + 2 }

    /// The rows of the lines of a callout.
    fileprivate struct Rows {
        var lines: [Message]
        /// The last line where it stands at the end of the last row.
        var end: Message?
        /// A Boolean value that indicates whether the first line is there as a whole.
        var areWhole = true
    }

    /// Returns the rows of the lines. Where there is no room for all of them, the last line stands at the end of the last row, and the
    /// words before it that have no room are left out.
    fileprivate func rows(in size: GridSize) -> Rows {
        let wrapped = lines.map { line in
            DisplayWidth.wrapped(line.text, to: size.columns).map { Message(text: $0, tone: line.tone) }
        }
        guard wrapped.joined().count > size.rows, let first = wrapped.first, let end = lines.last else {
            return Rows(lines: Array(wrapped.joined()))
        }
        var rows = Array(wrapped.dropLast().joined().prefix(size.rows))
        guard let last = rows.indices.last else {
            return Rows(lines: Array(first.prefix(size.rows)), areWhole: false)
        }
        let rest = last < first.count ? first[last...].map(\.text).joined(separator: " ") : rows[last].text
        let room = max(0, size.columns - DisplayWidth.of(end.text) - 2)
        let isWhole = DisplayWidth.of(rest) <= room
        rows[last].text = isWhole ? rest : (DisplayWidth.wrapped(rest, to: max(1, room - 2)).first ?? "") + " …"
        return Rows(lines: rows, end: end, areWhole: last >= first.count || isWhole)
    }
}
