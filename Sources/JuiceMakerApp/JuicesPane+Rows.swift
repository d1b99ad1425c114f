import ScreenKit

// The juices as rows with buttons, for customers.

nonisolated extension JuicesPane {
    private static let mostColumns = 76
    /// From this width on, the price has its currency, and the gaps are wide.
    private static let columnsForCurrency = 50

    /// Draws the rows; returns `false` where there is no room for all of them.
    func drawRowsForCustomers(_ list: ListFace, on part: inout PagePart) -> Bool {
        guard part.size.rows >= cards.count else { return false }
        let pitch = part.size.rows >= 2 * cards.count ? 2 : 1
        var rest = GridRect(part.size)
        if part.size.rows > 2 * cards.count { rest.cut(.top, 1) }
        rest = rest.cut(.left, Self.mostColumns)
        for (index, row) in list.rows.enumerated() { draw(row, index, in: rest.cut(.top, pitch), on: &part) }
        return true
    }

    private func draw(_ item: ListFace.Row, _ index: Int, in area: GridRect, on part: inout PagePart) {
        let card = cards[index]
        var line = area
        let isWide = line.size.columns >= Self.columnsForCurrency
        let pitch = area.size.rows
        let buttons = CountButtons(
            at: line.cut(.right, CountButtons.columns).origin, areFilled: pitch > 1, below: pitch - 1)
        let style = card.isSoldOut ? TextStyle.quiet : .plain
        let (price, gap) = isWide ? (card.price, 2) : (item.detail, 1)
        let band = line.inset(left: 0, right: 1).withRows(1)
        part.place(index, in: band.withRows(pitch), highlight: band, mark: band.origin)
        if let key = item.key {
            part.write(part.texts.name(of: key), at: band.origin.offset(columns: 1), style: .key)
        }
        line = line.inset(left: 2 + gap, right: gap)
        part.write(item.label, end: price, gap: gap, in: line, style: style)
        drawButtons(index, buttons, text: buttons.start.column, on: &part)
    }
}
