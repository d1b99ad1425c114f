import JuiceMaker
import ScreenKit

/// A juice of a cart with its count.
nonisolated struct CartLine<Event> {
    let label: String
    /// The count; a line with 0 keeps its place.
    let count: Int
    /// The amount of money, or an empty text.
    let amount: String
    let lower, raise: Control<Event>
}

extension CartLine {
    /// Returns the juices in the cart of a desk, in the order in which they were chosen.
    static func lines(of desk: OrderDesk, _ texts: Texts, change: (Juice, Int) -> Event) -> [CartLine] {
        desk.cart.lines.map { line in
            CartLine(
                label: line.item.name(texts), count: line.count,
                amount: line.count == 0
                    ? "" : texts.money(line.item.price.map { $0 * line.count }, in: desk.books.menu),
                lower: Control("−", change(line.item, -1), isEnabled: line.count > 0),
                raise: Control("+", change(line.item, 1)))
        }
    }
}

/// What a cart comes to.
nonisolated struct CartSum {
    /// The number of all cups.
    let count: String
    /// The sum of the amounts, or an empty text.
    let total: String
    /// The digits of the sum alone, or an empty text where there is nothing to pay.
    let digits: String
    /// What stands behind an amount of money, or an empty text.
    let unit: String
    /// All of the cart as one line of text.
    let summary: String
    /// A Boolean value that indicates whether there is something to order. Otherwise the button answers that there is nothing.
    let canOrder: Bool
}

extension CartSum {
    /// Creates what the cart of a desk comes to.
    init(of desk: OrderDesk, _ texts: Texts) {
        let (order, currency) = (desk.cart.order, desk.books.menu.currency)
        self.init(
            count: texts(.cupCount, String(desk.cart.count)), total: texts.money(order?.total, currency),
            digits: order?.total.flatMap { currency?.text($0) } ?? "", unit: texts.unit(of: currency),
            summary: texts.summary(of: order, currency), canOrder: order != nil)
    }
}

/// The cart of staff as a receipt: the juices with their counts and amounts, what they come to, and the button that orders them. Once they are
/// ordered, the same paper is the ticket with their number. In a small terminal it is a few rows.
nonisolated struct CartPane<Event>: Pane {
    let heading: String
    /// The juices, in the order in which they were chosen.
    let lines: [CartLine<Event>]
    /// The names that lines can have, so that the size of the cart does not depend on what is in it.
    let labels: [String]
    /// The text to show while there are no lines, a row each.
    let placeholder: String
    let sum: CartSum
    /// The orders that were made, the last of which is shown while there are no lines.
    let ticket: TicketPane?
    let order, clear: Control<Event>

    /// The buttons for everything, and behind them those of each line.
    var controls: Controls<Event> { Controls([order, clear] + lines.flatMap { [$0.lower, $0.raise] }) }

    /// The least height of a receipt, with its edges.
    static var leastRowsOfReceipt: Int { 18 }
    /// The width of a body from which on a receipt stands beside the menu, and the least width of the menu.
    static var leastColumnsForReceipt: Int { 70 }
    static var leastColumnsBeside: Int { 43 }
    /// The heights of a receipt in a high terminal and in a very high one.
    private static var receiptRows: (usual: Int, high: Int) { (30, 34) }

    private static func receiptColumns(on page: GridSize) -> Int {
        page.columns >= 146 ? 40 : page.columns >= 106 ? 33 : 25
    }

    func size(in room: GridSize, of page: GridSize) -> PaneSize {
        if page.columns >= Self.leastColumnsForReceipt, page.rows >= Self.leastRowsOfReceipt {
            return PaneSize(columns: .exactly(Self.receiptColumns(on: page)), rows: Extent(least: 2, ideal: 4))
        }
        // Three lines and what they come to.
        return PaneSize(columns: Extent(least: 24), rows: Extent(least: 1, ideal: 4, most: 5))
    }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] { [LineSection(.rows, [sum.summary])] }

    func draw(on part: inout PagePart) {
        if part.size.rows >= Self.leastRowsOfReceipt {
            drawReceipt(on: &part)
        } else {
            drawRows(on: &part)
        }
    }

    /// The columns of a count between its buttons.
    static var countColumns: Int { 10 }

    /// Draws the count of a line between its buttons.
    func drawCount(
        of index: Int, in area: GridRect, style: TextStyle, button: TextStyle? = nil, on part: inout PagePart
    ) {
        var row = area
        part.drawButton(2 + index * 2, at: row.cut(.left, 3).origin, style: button)
        part.write(String(lines[index].count), in: row.cut(.left, 3), .trailing, style: style)
        part.drawButton(3 + index * 2, at: row.inset(left: 1).origin, style: button)
    }
}

// MARK: - Receipt

nonisolated extension CartPane {
    /// Draws the paper: the heading above, the sum and the button below, and between them the lines from the top down.
    private func drawReceipt(on part: inout PagePart) {
        var rest = GridRect(part.size)
        let most = part.page.rows >= 46 ? Self.receiptRows.high : Self.receiptRows.usual
        rest = part.drawPaper(in: rest.cut(.top, most))
        part.noteFeed(of: lines.isEmpty ? ticket.flatMap { Int($0.number) } : nil, in: rest)
        let heading = rest.cut(.top, 2)
        rest.cut(.bottom, 1)
        let button = rest.cut(.bottom, 3)
        let total = rest.cut(.bottom, 4)
        part.drawDashes(row: rest.cut(.bottom, 1).minRow, in: rest)
        if lines.isEmpty, let ticket {
            ticket.drawTicket(heading: heading, in: rest, total: total, on: &part)
        } else {
            drawReceiptLines(heading: heading, in: rest, on: &part)
        }
        if sum.canOrder {
            part.write(sum.count, end: sum.unit, in: total, style: part.quietPaper)
            part.write(number: sum.digits, in: total.droppingRows(1), style: part.strongPaper)
        }
        part.drawPrimaryButton(0, in: button, isReady: sum.canOrder)
    }

    private func drawReceiptLines(heading: GridRect, in area: GridRect, on part: inout PagePart) {
        // A line has two rows, and where the paper is long, a blank one below them, which the last line does not need. Where that is not enough
        // for all of them, each has one row, without its amount, so that each can be taken out.
        func room(_ pitch: Int) -> Int { (area.size.rows + max(0, pitch - 2)) / pitch }
        let usualPitch = area.size.rows >= min(labels.count * 3, 16) ? 3 : 2
        let pitch = lines.count > room(usualPitch) ? 1 : usualPitch
        let hidden = max(0, lines.count - room(pitch))
        var head = heading.withRows(1)
        let clear = part.keyAndLabel(of: clear)
        let end = head.cut(.right, DisplayWidth.of(clear))
        part.write(
            clear, in: end, .leading, style: lines.isEmpty || part.isBelowQuestion ? part.quietPaper : part.paper)
        part.place(1, in: end)
        let mark = hidden > 0 ? " ↑\(hidden)" : ""
        part.write(self.heading.uppercased() + mark, in: head, .leading, style: part.strongPaper)
        guard !lines.isEmpty else { return part.write(sentences: placeholder, in: area, style: part.quietPaper) }
        let button = part.showsFills ? TextStyle(foreground: .ink, background: .paperLine, bold: true) : nil
        var rest = area
        for index in lines.indices.dropFirst(hidden) {
            let line = lines[index]
            let style = line.count == 0 ? part.quietPaper : part.paper
            var label = rest.cut(.top, pitch)
            var row = label.droppingRows(pitch > 1 ? 1 : 0)
            let count = row.cut(.left, Self.countColumns + 1)
            if pitch == 1 { label = row }
            // A long name goes on into the margin.
            part.write(line.label, in: label.inset(left: 0, right: -2), .leading, style: style)
            drawCount(of: index, in: count, style: part.strongPaper, button: button, on: &part)
            if pitch > 1 { part.write(line.amount, in: row, .trailing, style: style) }
        }
    }
}

nonisolated extension PagePart {
    /// Returns the key of a control and its label.
    func keyAndLabel(of control: Control<some Any>) -> String {
        [control.keys.first.map(texts.name), texts(control.label)].compactMap(\.self).joined(separator: " ")
    }

    /// Draws each sentence of a text in rows of its own; where there are too few rows, one sentence behind the other, as many as have room.
    mutating func write(sentences text: String, in area: GridRect, style: TextStyle) {
        let sentences = text.split(separator: "\n").map(String.init)
        let ownRows = sentences.flatMap { DisplayWidth.wrapped($0, to: area.size.columns) }
        let joined = sentences.indices.reversed().lazy.map { last in
            DisplayWidth.wrapped(sentences[...last].joined(separator: " "), to: area.size.columns)
        }
        let rows = ownRows.count <= area.size.rows ? ownRows : joined.first { $0.count <= area.size.rows }
        write(rows ?? ownRows, in: area, style: style)
    }
}

extension Control {
    /// Returns what takes everything out of a cart.
    static func emptyingCart(_ event: Event) -> Control {
        Control(
            Text(.emptyCart), event, keys: ["x", .backspace],
            words: [Text(.emptyCart).lowercased] + OrderDesk.removingWords.map { Text($0) },
            meaning: Text(.emptyCartMeaning), lineNames: .label)
    }
}
