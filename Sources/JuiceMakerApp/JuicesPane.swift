import ScreenKit

/// The juices of the menu as cards, each with a glass that tells how many cups can still be made. Where there is no room for cards, or the
/// terminal shows no pictures, they are rows.
nonisolated struct JuicesPane: ListForm {
    /// What a card shows besides the name of the juice.
    struct Card {
        let glass: Glass
        let price: String
        /// The number of cups that can still be made besides those in the cart; for a customer, nothing as long as there are any.
        let stock: Message?
        let isSoldOut: Bool
        /// What is lacking, from the longest text to the shortest.
        let lacks: [String]
        /// The number of cups in the cart.
        let count: Int

        /// How many cups can still be made, with a sign where these are few.
        var stockText: String? { stock.map { ($0.tone == .warning ? "! " : "") + $0.text } }
    }

    let cards: [Card]
    /// The most cards of any group, whose places all groups have, so that nothing else moves.
    let mostCards: Int
    /// Today's orders, which stand in the free places behind the cards; `nil` for a customer.
    let today: OrdersToday?
    let viewer: JuiceViewer
    /// The label of a customer's button on a card of which there is no cup in the cart. Those of staff are in the cart.
    let addLabel: String

    /// The rows that are left to the bars of the stock.
    private static let rowsForStock = 3
    /// The least rows for what was ordered today, below the juices.
    private static let leastRowsOfToday = 3

    func place(
        _ list: ListFace, in room: GridSize, of page: GridSize
    ) -> (size: PaneSize, draw: (inout PagePart) -> Void)? {
        (size(of: list, in: room, of: page), { draw(list, on: &$0) })
    }

    private func size(of list: ListFace, in room: GridSize, of page: GridSize) -> PaneSize {
        let rowsForCards = room.rows - (viewer == .customer ? OrderBarForm(on: page).rows : Self.rowsForStock)
        if let grid = CardGrid(of: mostCards, in: GridSize(columns: room.columns, rows: rowsForCards), for: viewer) {
            return PaneSize(
                columns: Extent(least: grid.form.least.columns),
                rows: Extent(
                    least: grid.rows(of: grid.form.least.rows), ideal: grid.rows(of: grid.form.least.rows),
                    most: grid.mostRows))
        }
        var size = rows(of: list, columns: room.columns).size(in: room, of: page)
        // Two rows for each where there is room, because a finger is wide. What is left belongs to them, so that what stands below stands at the bottom.
        if viewer == .customer { size.rows = Extent(ideal: 2 * cards.count) }
        // All rows are there before anything stands below them.
        size.rows = Extent(
            least: min(cards.count, max(2, room.rows - 3)), ideal: size.rows.ideal, most: size.rows.most)
        return size
    }

    private func draw(_ list: ListFace, on part: inout PagePart) {
        guard part.showsPictures, let grid = CardGrid(of: mostCards, in: part.size, for: viewer) else {
            if viewer == .staff || !drawRowsForCustomers(list, on: &part) { drawRows(list, on: &part) }
            return
        }
        for (index, row) in list.rows.enumerated() {
            draw(row, index, in: grid.area(of: index), grid, on: &part)
        }
        if let today, let area = grid.freeArea { today.draw(in: area, on: &part) }
    }

    /// Draws the juices as rows, and below them what was ordered today, where it has room.
    private func drawRows(_ list: ListFace, on part: inout PagePart) {
        let list = rows(of: list, columns: part.size.columns)
        list.draw(on: &part)
        let rest = GridRect(part.size).droppingRows(list.size(in: part.size, of: part.page).rows.most + 1)
        if let today, rest.size.rows >= Self.leastRowsOfToday { today.draw(in: rest, on: &part) }
    }

    /// Returns the juices as rows, in narrow ones with short names. The cups in the cart count as if they were made.
    private func rows(of list: ListFace, columns: Int) -> ListFace {
        let (names, prices) = (list.rows.widest(\.label), list.rows.widest(\.detail))
        let nameRoom = max(8, columns - prices - Self.columnsBesideName)
        // Every row has one line.
        let noteRoom = columns - min(nameRoom, names) - prices - Self.gapsOfRow
        // The counts of the cart have a column of their own, before the notes, which end at one edge.
        let stocks = zip(list.rows, cards).map { $1.isSoldOut ? "" : $1.stockText ?? $0.note }.widest(\.self)
        var list = list
        list.noteColumns = Extent(least: 8, ideal: 16, most: 30)
        list.rows = zip(list.rows, cards).map { row, card in
            var (row, notes) = (row, [row.note] + row.shortNotes)
            // A customer is told only what is sold out.
            if viewer == .customer { notes = [card.stock?.text ?? ""] }
            if card.isSoldOut {
                row.tone = .bad
                notes = notes.map { "✗ " + $0 } + notes.suffix(1)
            } else if let stock = card.stock {
                row.tone = stock.tone
                notes[0] = card.stockText ?? stock.text
            }
            let count = card.count > 0 ? "×\(card.count)  " : ""
            notes = notes.map { count + String(repeating: " ", count: max(0, stocks - DisplayWidth.of($0))) + $0 }
            if nameRoom < names { row.label = DisplayWidth.truncated(row.label, to: nameRoom) }
            row.note = notes.first { DisplayWidth.of($0) <= noteRoom } ?? notes[notes.count - 1]
            (row.shortNotes, row.buttons) = ([], [])
            return row
        }
        return list
    }

    /// The columns of a row that its name and its price leave to the number, the count and the stock.
    private static let columnsBesideName = 21
    /// The columns of the number and of the gaps of a row.
    private static let gapsOfRow = 8
}
