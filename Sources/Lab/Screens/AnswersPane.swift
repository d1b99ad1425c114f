import ScreenKit

/// A question and its answers as cards, with a ✓ on one of them or buttons that count hands. Where there is no room for cards, they are the
/// rows of a list.
struct AnswersPane<Event: Equatable>: Pane {
    let list: ListPane<Event>
    let question: String
    /// A Boolean value that indicates whether digits give the number of hands for the answer with the focus.
    var isTyping = false
    /// The number of hands for each answer, in words; none where no hands are counted.
    var hands: [String] = []

    var controls: PaneControls<Event> { list.controls }

    private static var cardRows: Int { 3 }
    private static var leastColumns: Int { 58 }
    private static var columns: (ideal: Int, most: Int) { (76, 100) }
    private static var markStart: Int { 4 }
    private static var labelStart: Int { 6 }
    /// The columns of a button.
    private static var button: Int { 3 }
    /// The columns between a button and the edge of the card.
    private static var margin: Int { 2 }

    func size(in room: GridSize, of page: GridSize) -> PaneSize {
        let wanted = list.size(in: room, of: page)
        let columns = min(room.columns, Self.columns.most)
        let rows = rows(columns: columns)
        guard columns >= Self.leastColumns, rows <= room.rows else { return wanted }
        return PaneSize(
            columns: Extent(least: wanted.columns.least, ideal: Self.columns.ideal, most: Self.columns.most),
            rows: Extent(least: wanted.rows.least, ideal: rows, most: rows))
    }

    private func rows(columns: Int) -> Int {
        DisplayWidth.wrapped(question, to: columns).count + list.rows.count * (Self.cardRows + 1)
    }

    func draw(on part: inout PagePart) {
        let size = part.size
        guard size.columns >= Self.leastColumns, rows(columns: size.columns) <= size.rows else {
            return list.draw(on: &part)
        }
        var row = 0
        for line in DisplayWidth.wrapped(question, to: size.columns) {
            part.write(line, at: GridPoint(column: 0, row: row), style: part.theme.title)
            row += 1
        }
        for index in list.rows.indices {
            draw(index, in: GridRect(column: 0, row: row + 1, columns: size.columns, rows: Self.cardRows), on: &part)
            row += Self.cardRows + 1
        }
    }

    private func draw(_ index: Int, in card: GridRect, on part: inout PagePart) {
        let plain = TextStyle(foreground: .onPanel, background: .panel)
        let strong = TextStyle(foreground: .onPanel, background: .panel, bold: true)
        let row = card.minRow + Self.cardRows / 2
        let handColumns = hands.reduce(0) { max($0, DisplayWidth.of($1)) }
        let raise = card.maxColumn + 1 - Self.margin - Self.button
        let lower = raise - 1 - handColumns - 1 - Self.button
        part.fill(card, with: Cell(" ", style: plain))
        let band = GridRect(column: 0, row: row, columns: hands.isEmpty ? card.size.columns : lower - 1, rows: 1)
        let cursor = isTyping ? GridPoint(column: raise - 1, row: row) : nil
        part.place(index, in: card, highlight: band, mark: GridPoint(column: 1, row: row), cursor: cursor)
        let control = list.rows[index].control
        if let key = control.keys.first {
            part.write(
                part.texts.name(of: key), at: GridPoint(column: 2, row: row),
                style: TextStyle(foreground: .accent, background: .panel, bold: true))
        }
        if list.rows[index].isMarked == true {
            part.write(
                part.texts.spelled("✓"), at: GridPoint(column: Self.markStart, row: row),
                style: TextStyle(foreground: .good, background: .panel, bold: true))
        }
        part.write(
            DisplayWidth.truncated(control.label, to: band.size.columns - Self.labelStart),
            at: GridPoint(column: Self.labelStart, row: row), style: strong)
        guard !hands.isEmpty else { return }
        let firstButton = list.rows.count + index * 2
        part.drawButton(firstButton, at: GridPoint(column: lower, row: row))
        part.write(
            DisplayWidth.padded(hands[index], to: handColumns, alignment: .trailing),
            at: GridPoint(column: raise - 1 - handColumns, row: row),
            style: TextStyle(foreground: .muted, background: .panel))
        part.drawButton(firstButton + 1, at: GridPoint(column: raise, row: row))
    }

    /// The rows of the list. There are as many sections as the outcome has, because line mode takes it for the same page.
    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] {
        list.lines(texts, firstNumber: firstNumber) + Array(repeating: LineSection(.rows, []), count: 2)
    }
}
