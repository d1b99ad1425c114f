import ScreenKit

/// A question and its answers as cards, with a ✓ on one of them or buttons that count hands. Where there is no room for cards, they are the
/// rows of a list.
struct AnswerCards: ListForm {
    /// A Boolean value that indicates whether digits give the number of hands for the answer with the focus.
    var isTyping = false
    /// The number of hands for each answer, in words; none where no hands are counted.
    var hands: [String] = []

    /// The cards stand below each other.
    var focusKeys: [Key] { [.up, .down, .tab] }

    private static let cardRows = 3
    private static let leastColumns = 58
    private static let columns = (ideal: 76, most: 100)
    private static let (markStart, labelStart) = (4, 6)
    /// The columns of a button.
    private static let button = 3
    /// The columns between a button and the edge of the card.
    private static let margin = 2

    func place(
        _ list: ListFace, in room: GridSize, of page: GridSize
    ) -> (size: PaneSize, draw: (inout PagePart) -> Void)? {
        let columns = min(room.columns, Self.columns.most)
        let question = DisplayWidth.wrapped(list.heading, to: columns)
        let rows = question.count + list.rows.count * (Self.cardRows + 1)
        guard columns >= Self.leastColumns, rows <= room.rows else { return nil }
        let least = list.size(in: room, of: page)
        let size = PaneSize(
            columns: Extent(least: least.columns.least, ideal: Self.columns.ideal, most: Self.columns.most),
            rows: Extent(least: least.rows.least, ideal: rows, most: rows))
        return (size, { part in draw(question, list.rows, on: &part) })
    }

    private func draw(_ question: [String], _ rows: [ListFace.Row], on part: inout PagePart) {
        var rest = GridRect(part.size)
        part.write(question, in: rest.cut(.top, question.count), style: .title)
        for index in rows.indices {
            rest.cut(.top, 1)
            draw(index, of: rows, in: rest.cut(.top, Self.cardRows), on: &part)
        }
    }

    private func draw(_ index: Int, of rows: [ListFace.Row], in card: GridRect, on part: inout PagePart) {
        func style(_ color: Color, bold: Bool = false) -> TextStyle {
            TextStyle(foreground: color, background: .panel, bold: bold)
        }
        part.fill(card, with: Cell(" ", style: style(.onPanel)))
        var band = card.row(card.minRow + Self.cardRows / 2)
        let handColumns = hands.widest(\.self)
        let counterColumns = 1 + 2 * (Self.button + 1) + handColumns + Self.margin
        var counter = band.cut(.right, hands.isEmpty ? 0 : counterColumns).inset(left: 1, right: Self.margin)
        let lower = counter.cut(.left, Self.button + 1)
        let raise = counter.cut(.right, Self.button)
        let cursor = isTyping ? raise.origin.offset(columns: -1) : nil
        part.place(index, in: card, highlight: band, mark: band.origin.offset(columns: 1), cursor: cursor)
        if !hands.isEmpty {
            let firstButton = rows.count + index * 2
            part.drawButton(firstButton, at: lower.origin)
            part.drawButton(firstButton + 1, at: raise.origin)
            let count = DisplayWidth.padded(hands[index], to: handColumns, alignment: .trailing)
            part.write(count, at: counter.origin, style: style(.muted))
        }
        let row = rows[index]
        if let key = row.key {
            part.write(part.texts.name(of: key), at: band.origin.offset(columns: 2), style: style(.accent, bold: true))
        }
        if row.isMarked == true {
            let place = band.origin.offset(columns: Self.markStart)
            part.write(part.texts.spelled("✓"), at: place, style: style(.good, bold: true))
        }
        let label = band.inset(left: Self.labelStart)
        part.write(row.label, in: label, .leading, style: style(.onPanel, bold: true))
    }
}
