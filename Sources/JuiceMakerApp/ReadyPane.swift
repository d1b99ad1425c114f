import ScreenKit

/// The number of the order that is ready, large, with what belongs to it.
nonisolated struct ReadyPane: Pane {
    /// The number, or an empty text.
    let number: String
    /// The lines below the number. Where there is no room for all of them, the last one stays in view.
    let lines: [Message]
    /// The first line in few words, for where the whole one has no room; `nil` for none.
    let shortLine: Message?
    /// Everything that was called out since the screen was opened, for line mode, which says each of them once.
    let calls: LazyRows<Message>

    func size(in room: GridSize, of page: GridSize) -> PaneSize {
        // A number in large digits with two lines.
        PaneSize(columns: Extent(least: 20), rows: Extent(least: 2, ideal: LargeDigits.Size.small.rows + 2))
    }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] {
        [LineSection(.calls, LazyRows(count: calls.count) { [calls] in calls[$0].spoken })]
    }

    /// Draws the number in large digits where they leave room for the whole first line and the last one, and the lines below it.
    func draw(on part: inout PagePart) {
        var room = GridRect(part.size)
        var rows = Rows(of: lines, in: room.size)
        if part.showsBlocks, room.size.rows > LargeDigits.Size.small.rows, let digits = LargeDigits(number), digits.columns > 0,
            digits.columns <= room.size.columns
        {
            let roomBelow = room.droppingRows(LargeDigits.Size.small.rows)
            let rowsBelow = Rows(of: lines, in: roomBelow.size)
            if rowsBelow.areWhole {
                (room, rows) = (roomBelow, rowsBelow)
                part.write(digits, at: GridPoint(column: 0, row: 0), style: part.theme.good)
            }
        }
        if !rows.areWhole, let shortLine { rows = Rows(of: [shortLine] + lines.dropFirst(), in: room.size) }
        for (index, line) in rows.lines.enumerated() {
            part.write(line.text, row: room.minRow + index, in: room, style: part.theme.style(line.tone))
        }
        guard let end = rows.end else { return }
        room.origin.column += max(0, room.size.columns - DisplayWidth.of(end.text))
        part.write(end.text, row: room.minRow + rows.lines.count - 1, in: room, style: part.theme.style(end.tone))
    }

    /// The rows of the lines in a room.
    private struct Rows {
        var lines: [Message]
        /// The last line where it stands at the end of the last row.
        var end: Message?
        /// A Boolean value that indicates whether the first line is there as a whole.
        var areWhole = true

        /// Creates the rows. Where there is no room for all of them, the last line stands at the end of the last row, and the words before it
        /// that have no room are left out.
        init(of messages: [Message], in size: GridSize) {
            let wrapped = messages.map { line in
                DisplayWidth.wrapped(line.text, to: size.columns).map { Message(text: $0, tone: line.tone) }
            }
            lines = Array(wrapped.joined())
            guard lines.count > size.rows, let first = wrapped.first, let end = messages.last else { return }
            lines = Array(wrapped.dropLast().joined().prefix(size.rows))
            guard let last = lines.indices.last else {
                (lines, areWhole) = (Array(first.prefix(size.rows)), false)
                return
            }
            let rest = last < first.count ? first[last...].map(\.text).joined(separator: " ") : lines[last].text
            let room = max(0, size.columns - DisplayWidth.of(end.text) - 2)
            let isWhole = DisplayWidth.of(rest) <= room
            lines[last].text = isWhole ? rest : (DisplayWidth.wrapped(rest, to: max(1, room - 2)).first ?? "") + " …"
            self.end = end
            areWhole = last >= first.count || isWhole
        }
    }
}
