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
    }

    let cards: [Card]
    /// The most cards of any group, whose places all groups have, so that nothing else moves.
    let mostCards: Int
    /// Today's orders, which stand in the free places behind the cards; `nil` for a customer.
    let today: Today?
    /// The label of the button on a card of which there is no cup in the cart; `nil` for staff, whose buttons are in the cart.
    let addLabel: String?

    private var isForCustomers: Bool { addLabel != nil }

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
        let rowsForCards = room.rows - (isForCustomers ? OrderBarForm(on: page).rows : Self.rowsForStock)
        if let grid = CardGrid(of: mostCards, in: GridSize(columns: room.columns, rows: rowsForCards), isForCustomers) {
            return PaneSize(
                columns: Extent(least: grid.form.least.columns),
                rows: Extent(
                    least: grid.rows(of: grid.form.least.rows), ideal: grid.rows(of: grid.form.least.rows),
                    most: grid.mostRows))
        }
        var size = rows(of: list, columns: room.columns).size(in: room, of: page)
        if isForCustomers { size.rows = rowsForCustomers }
        // All rows are there before anything stands below them.
        size.rows = Extent(
            least: min(cards.count, max(2, room.rows - 3)), ideal: size.rows.ideal, most: size.rows.most)
        return size
    }

    private func draw(_ list: ListFace, on part: inout PagePart) {
        guard part.showsPictures, let grid = CardGrid(of: mostCards, in: part.size, isForCustomers) else {
            if !isForCustomers || !drawRowsForCustomers(list, on: &part) { drawRows(list, on: &part) }
            return
        }
        for (index, row) in list.rows.enumerated() {
            draw(row, index, in: grid.area(of: index), grid.form, gap: grid.gap, on: &part)
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
        let names = list.rows.widest(\.label)
        let prices = list.rows.widest(\.detail)
        let room = max(8, columns - prices - Self.columnsBesideName)
        // The counts of the cart have a column of their own, before the notes, which end at one edge.
        let stocks = zip(list.rows, cards).reduce(0) { most, row in
            max(most, row.1.isSoldOut ? 0 : DisplayWidth.of(stockText(row.1) ?? row.0.note))
        }
        var list = list
        list.noteColumns = Extent(least: 8, ideal: 16, most: 30)
        list.rows = zip(list.rows, cards).map { row, card in
            var row = row
            row.buttons = []
            // A customer is told only what is sold out.
            if isForCustomers { (row.note, row.shortNotes) = (card.stock?.text ?? "", []) }
            if room < names { row.label = DisplayWidth.truncated(row.label, to: room) }
            if let stock = card.stock, !card.isSoldOut {
                row.note = stockText(card) ?? stock.text
                row.tone = stock.tone
            }
            let count = card.count > 0 ? "×\(card.count)  " : ""
            var notes = [row.note] + row.shortNotes
            if card.isSoldOut {
                notes = notes.map { "✗ " + $0 } + [row.shortNotes.last ?? row.note]
                row.tone = .bad
            }
            notes = notes.map { note in
                count + String(repeating: " ", count: max(0, stocks - DisplayWidth.of(note))) + note
            }
            // Every row has one line.
            let noteRoom = columns - min(room, names) - prices - Self.gapsOfRow
            row.note = notes.first { DisplayWidth.of($0) <= noteRoom } ?? notes[notes.count - 1]
            row.shortNotes = []
            return row
        }
        return list
    }

    /// Returns how many cups can still be made, with a sign where these are few.
    private func stockText(_ card: Card) -> String? {
        card.stock.map { ($0.tone == .warning ? "! " : "") + $0.text }
    }

    /// The columns of a row that its name and its price leave to the number, the count and the stock.
    private static let columnsBesideName = 21
    /// The columns of the number and of the gaps of a row.
    private static let gapsOfRow = 8
}

// MARK: - Cards

nonisolated extension JuicesPane {
    private func draw(
        _ row: ListFace.Row, _ index: Int, in area: GridRect, _ form: CardGrid.Form, gap: Int,
        on part: inout PagePart
    ) {
        let card = cards[index]
        let ground: Color = part.showsFills ? .panel : .default
        let isFilled = part.showsFills
        func style(_ color: Color, bold: Bool = false) -> TextStyle {
            TextStyle(
                foreground: isFilled || color != .onPanel ? color : .default, background: ground, bold: bold)
        }
        if isFilled { part.fill(area, with: Cell(" ", style: style(.onPanel))) }
        let places = form.places(in: area)
        part.draw(card.glass, form.glass, at: places.glass, on: ground)
        let text = places.text
        let number = row.key.map(part.texts.name) ?? ""
        let mark = text.origin.offset(columns: -2 - max(1, number.utf8.count))
        // What is touched beside the buttons must not do what one of them did not.
        let rows = isForCustomers ? places.stock - area.minRow : area.size.rows
        part.place(
            index, in: GridRect(origin: area.origin, size: GridSize(columns: area.size.columns, rows: rows)),
            highlight: GridRect(
                column: mark.column, row: mark.row, columns: area.maxColumn + 1 - mark.column, rows: 1), mark: mark)
        part.write(
            number, at: text.origin.offset(columns: -1 - number.utf8.count), style: style(.accent, bold: true))
        let name = DisplayWidth.broken(row.label, to: text.size.columns, rows: form.nameRows)
        part.write(name, in: text, style: style(card.isSoldOut ? .muted : .onPanel, bold: true))
        part.write(card.price, row: places.price, in: text, style: style(card.isSoldOut ? .muted : .onPanel))
        if isForCustomers {
            // Where the text has no room for them, the buttons begin before it.
            let start = min(text.minColumn, area.maxColumn + 1 - CountButtons.columns)
            drawButtons(
                index, at: CountButtons(at: GridPoint(column: start, row: places.stock)), text: text.minColumn,
                below: gap, on: &part)
        } else {
            drawStock(
                card, row: places.stock, hasRowBelow: places.stock < area.maxRow, in: text, { style($0, bold: $1) },
                on: &part)
            drawCount(of: index, at: GridPoint(column: area.maxColumn + 1, row: places.price), on: &part)
        }
    }

    private func drawStock(
        _ card: Card, row: Int, hasRowBelow: Bool, in text: GridRect, _ style: (Color, Bool) -> TextStyle,
        on part: inout PagePart
    ) {
        guard let stock = card.stock else { return }
        guard card.isSoldOut else {
            let isScarce = stock.tone == .warning
            part.write(
                (isScarce ? "! " : "") + stock.text, row: row, in: text,
                style: style(isScarce ? .warning : .good, isScarce))
            return
        }
        part.write(
            " \(stock.text) ", row: row, in: text,
            style: TextStyle(foreground: .onAlarm, background: .alarm, bold: true))
        guard hasRowBelow, let whole = card.lacks.first else { return }
        // The name of a single fruit gives way, and the counts at its end stay.
        let lack =
            card.lacks.first { DisplayWidth.of($0) <= text.size.columns }
            ?? DisplayWidth.truncatedInMiddle(whole, to: text.size.columns)
        part.write(lack, row: row + 1, in: text, style: style(.muted, false))
    }

    /// Draws the number of cups in the cart at the edge of the card.
    private func drawCount(of index: Int, at end: GridPoint, on part: inout PagePart) {
        let count = cards[index].count
        let text = " ×\(count) "
        let start = end.offset(columns: -DisplayWidth.of(text))
        part.noteLight(
            key: index, of: count > 0 ? count : nil,
            in: GridRect(origin: start, size: GridSize(columns: DisplayWidth.of(text), rows: 1)))
        guard count > 0 else { return }
        part.write(text, at: start, style: TextStyle(foreground: .onPrimary, background: .primary, bold: true))
    }

    /// Draws what a customer presses, and what can be touched so many rows below it: − and + with the count between them once there is one, and
    /// before that a button for the first cup. What is sold out says so where its text begins.
    private func drawButtons(_ index: Int, at buttons: CountButtons, text: Int, below: Int, on part: inout PagePart) {
        let card = cards[index]
        // Behind the rows come the two buttons of each.
        let lower = cards.count + 2 * index
        if card.count > 0 {
            buttons.draw(card.count, lower, above: 0, below: below, on: &part)
        } else if let stock = card.stock {
            part.write(
                "✗ " + stock.text, at: GridPoint(column: text, row: buttons.start.row), style: TextStyle(bold: true))
        } else if let addLabel {
            buttons.drawFirst(addLabel, lower + 1, above: 0, below: below, on: &part)
        }
    }
}

// MARK: - Rows for customers

nonisolated extension JuicesPane {
    private static let mostColumns = 76
    /// From this width on, the price has its currency, and the gaps are wide.
    private static let columnsForCurrency = 50

    /// The height of the rows: two for each where there is room, because a finger is wide. What is left belongs to them, so that what stands
    /// below stands at the bottom.
    private var rowsForCustomers: Extent { Extent(ideal: 2 * cards.count) }

    /// Draws the rows; returns `false` where there is no room for all of them.
    private func drawRowsForCustomers(_ list: ListFace, on part: inout PagePart) -> Bool {
        guard part.size.rows >= cards.count else { return false }
        let pitch = part.size.rows >= 2 * cards.count ? 2 : 1
        let top = part.size.rows > 2 * cards.count ? 1 : 0
        for (index, row) in list.rows.enumerated() { draw(row, index, at: top + index * pitch, pitch, on: &part) }
        return true
    }

    private func draw(_ item: ListFace.Row, _ index: Int, at row: Int, _ pitch: Int, on part: inout PagePart) {
        let card = cards[index]
        var line = GridRect(part.size).row(row)
        line = line.cut(.left, Self.mostColumns)
        let isWide = line.size.columns >= Self.columnsForCurrency
        let buttons = CountButtons(at: line.cut(.right, CountButtons.columns).origin, areFilled: pitch > 1)
        let style = card.isSoldOut ? TextStyle.quiet : .plain
        let (price, gap) = isWide ? (card.price, 2) : (item.detail, 1)
        let band = line.inset(left: 0, right: 1)
        part.place(index, in: band.withRows(pitch), highlight: band, mark: band.origin)
        if let key = item.key {
            part.write(part.texts.name(of: key), at: band.origin.offset(columns: 1), style: .key)
        }
        line.cut(.left, 2 + gap)
        line.cut(.right, gap)
        part.write(price, at: line.cut(.right, DisplayWidth.of(price)).origin, style: style)
        line.cut(.right, gap)
        part.write(item.label, in: line, .leading, style: style)
        drawButtons(index, at: buttons, text: buttons.start.column, below: pitch - 1, on: &part)
    }
}

// MARK: - Today's orders

nonisolated extension JuicesPane {
    /// What was ordered today, without places of its own.
    struct Today {
        /// A count or an amount with its name; the number of orders comes first.
        let figures: [(label: String, value: String)]
        /// The orders with their numbers and amounts, the newest last.
        let orders: LazyRows<(number: String, juices: String, amount: String)>

        /// The least width for the orders themselves.
        private static let columnsForOrders = 40

        /// Draws the figures, or in a wide area the newest orders.
        func draw(in area: GridRect, on part: inout PagePart) {
            var rest = area
            guard area.size.columns >= Self.columnsForOrders, area.size.rows > 3 else {
                for figure in figures.prefix(area.size.rows) {
                    write(figure, in: rest.cut(.top, 1), .quiet, on: &part)
                }
                return
            }
            let head = rest.cut(.top, 2)
            if let first = figures.first { write(first, in: head, TextStyle.title, on: &part) }
            let rows = (0..<orders.count).suffix(rest.size.rows).reversed().map { orders[$0] }
            let numbers = rows.widest(\.number) + 2
            for (index, order) in rows.enumerated() {
                let style = index == 0 ? TextStyle.plain : TextStyle.quiet
                var line = rest.cut(.top, 1)
                part.write(order.number, at: line.cut(.left, numbers).origin, style: style)
                part.write(order.amount, at: line.cut(.right, DisplayWidth.of(order.amount)).origin, style: style)
                line.cut(.right, 2)
                part.write(order.juices, in: line, .leading, style: style)
            }
        }

        private func write(
            _ figure: (label: String, value: String), in line: GridRect, _ style: TextStyle, on part: inout PagePart
        ) {
            part.write(figure.label, in: line, .leading, style: style)
            part.write(figure.value, in: line, .trailing, style: .number)
        }
    }
}
