import ScreenKit

// The juices as cards.

nonisolated extension JuicesPane {
    /// Draws the card of a juice: for staff with what can still be made and the cups in the cart, for a customer with buttons.
    func draw(_ row: ListFace.Row, _ index: Int, in area: GridRect, _ grid: CardGrid, on part: inout PagePart) {
        let (card, form) = (cards[index], grid.form)
        let places = form.places(in: area)
        let text = places.text
        part.fill(area, with: Cell(" ", style: part.onPanel()))
        part.draw(card.glass, form.glass, at: places.glass, on: part.onPanel().background)
        let number = row.key.map(part.texts.name) ?? ""
        let columns = max(1, number.utf8.count)
        let band = text.inset(left: -2 - columns, right: text.maxColumn - area.maxColumn).row(text.minRow)
        // What is touched beside the buttons must not do what one of them did not.
        let touched = viewer == .customer ? area.withRows(places.stock - area.minRow) : area
        part.place(index, in: touched, highlight: band, mark: band.origin)
        part.write(
            number, in: band.inset(left: 1).withColumns(columns), .trailing, style: part.onPanel(.accent, bold: true))
        let color: Color = card.isSoldOut ? .muted : .onPanel
        let name = DisplayWidth.broken(row.label, to: text.size.columns, rows: form.nameRows)
        part.write(name, in: text, style: part.onPanel(color, bold: true))
        part.write(card.price, row: places.price, in: text, style: part.onPanel(color))
        guard viewer == .customer else {
            drawStock(card, row: places.stock, hasRowBelow: places.stock < area.maxRow, in: text, on: &part)
            return drawCount(of: index, in: area.row(places.price), on: &part)
        }
        // Where the text has no room for them, the buttons begin before it.
        let start = min(text.minColumn, area.maxColumn + 1 - CountButtons.columns)
        let buttons = CountButtons(at: GridPoint(column: start, row: places.stock), below: grid.gap)
        drawButtons(index, buttons, text: text.minColumn, on: &part)
    }

    private func drawStock(
        _ card: Card, row: Int, hasRowBelow: Bool, in text: GridRect, on part: inout PagePart
    ) {
        guard let stock = card.stock, let words = card.stockText else { return }
        guard card.isSoldOut else {
            let isScarce = stock.tone == .warning
            return part.write(
                words, row: row, in: text, style: part.onPanel(isScarce ? .warning : .good, bold: isScarce))
        }
        part.write(
            " \(stock.text) ", row: row, in: text,
            style: TextStyle(foreground: .onAlarm, background: .alarm, bold: true))
        guard hasRowBelow, let whole = card.lacks.first else { return }
        // The name of a single fruit gives way, and the counts at its end stay.
        let lack =
            card.lacks.first { DisplayWidth.of($0) <= text.size.columns }
            ?? DisplayWidth.truncatedInMiddle(whole, to: text.size.columns)
        part.write(lack, row: row + 1, in: text, style: part.onPanel(.muted))
    }

    /// Draws the number of cups in the cart at the edge of the card.
    private func drawCount(of index: Int, in row: GridRect, on part: inout PagePart) {
        let count = cards[index].count
        let text = " ×\(count) "
        var row = row
        let place = row.cut(.right, DisplayWidth.of(text))
        part.noteLight(key: index, of: count > 0 ? count : nil, in: place)
        guard count > 0 else { return }
        part.write(
            text, in: place, .leading, style: TextStyle(foreground: .onPrimary, background: .primary, bold: true))
    }

    /// Draws what a customer presses: − and + with the count between them once there is one, and before that a button for the first cup. What is
    /// sold out says so where its text begins.
    func drawButtons(_ index: Int, _ buttons: CountButtons, text: Int, on part: inout PagePart) {
        let card = cards[index]
        // Behind the rows come the two buttons of each.
        let lower = cards.count + 2 * index
        if card.count > 0 {
            buttons.draw(card.count, lower, on: &part)
        } else if let stock = card.stock {
            let place = GridPoint(column: text, row: buttons.start.row)
            part.write("✗ " + stock.text, at: place, style: TextStyle(bold: true))
        } else {
            buttons.drawFirst(addLabel, lower + 1, on: &part)
        }
    }
}
