import ScreenKit

// The juices of a customer's menu as rows, with the buttons for their counts.

nonisolated extension JuicesPane {
    private static let mostColumns = 76
    /// From this width on, the price has its currency, and the gaps are wide.
    private static let columnsForCurrency = 50

    /// The height of the rows: two for each where there is room, because a finger is wide. What is left belongs to them, so that what stands
    /// below stands at the bottom.
    var rowsForCustomers: Extent { Extent(ideal: 2 * cards.count) }

    /// Draws the rows; returns `false` where there is no room for all of them.
    func drawRowsForCustomers(on part: inout PagePart) -> Bool {
        guard part.size.rows >= cards.count else { return false }
        let pitch = part.size.rows >= 2 * cards.count ? 2 : 1
        let top = part.size.rows > 2 * cards.count ? 1 : 0
        for index in cards.indices { draw(index, row: top + index * pitch, pitch, on: &part) }
        return true
    }

    private func draw(_ index: Int, row: Int, _ pitch: Int, on part: inout PagePart) {
        let (item, card) = (list.rows[index], cards[index])
        let columns = min(part.size.columns, Self.mostColumns)
        let buttons = CountButtons(
            at: GridPoint(column: columns - CountButtons.columns, row: row), areFilled: pitch > 1)
        let style = card.isSoldOut ? part.theme.quiet : .plain
        let isWide = columns >= Self.columnsForCurrency
        let (price, gap) = isWide ? (card.price, 2) : (item.detail, 1)
        let priceStart = buttons.start.column - gap - DisplayWidth.of(price)
        let touched = GridRect(column: 0, row: row, columns: buttons.start.column - 1, rows: pitch)
        part.place(
            index, in: touched,
            highlight: GridRect(column: 0, row: row, columns: touched.size.columns, rows: 1),
            mark: GridPoint(column: 0, row: row))
        if let key = item.control.keys.first {
            part.write(part.texts.name(of: key), at: GridPoint(column: 1, row: row), style: part.theme.key)
        }
        let start = 2 + gap
        let name = GridRect(column: start, row: row, columns: priceStart - gap - start, rows: 1)
        part.write(item.control.label, row: row, in: name, style: style)
        part.write(price, at: GridPoint(column: priceStart, row: row), style: style)
        drawButtons(index, at: buttons, text: buttons.start.column, below: pitch - 1, on: &part)
    }
}
