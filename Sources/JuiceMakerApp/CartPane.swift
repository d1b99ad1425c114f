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

    /// Writes the digits of the sum as large as they fit, or in a line of text.
    func write(end: Int, top: Int, columns: Int, style: TextStyle, on part: inout PagePart) {
        guard !digits.isEmpty else { return }
        let room = GridSize(columns: columns, rows: .max)
        if part.showsBlocks, let large = LargeDigits.fitting(digits, [.small, .narrow], in: room) {
            part.write(large, at: GridPoint(column: end - large.columns, row: top), style: style)
        } else {
            part.write(digits, at: GridPoint(column: end - DisplayWidth.of(digits), row: top + 1), style: style)
        }
    }
}

extension CartSum {
    /// Creates what the cart of a desk comes to.
    init(of desk: OrderDesk, _ texts: Texts) {
        let (order, currency) = (desk.cart.order, desk.books.menu.currency)
        self.init(
            count: texts(.cupCount, String(desk.cart.count)), total: texts.money(order?.total ?? 0, currency),
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
    /// The width of a count between its buttons.
    private static var countColumns: Int { 10 }
    /// The width of an amount with the gap before it.
    private static var amountColumns: Int { 9 }

    private static func receiptColumns(on page: GridSize) -> Int {
        page.columns >= 146 ? 40 : page.columns >= 106 ? 33 : 25
    }

    private func isReceipt(in size: GridSize) -> Bool { size.rows >= Self.leastRowsOfReceipt }

    func size(in room: GridSize, of page: GridSize) -> PaneSize {
        if page.columns >= Self.leastColumnsForReceipt, page.rows >= Self.leastRowsOfReceipt {
            return PaneSize(columns: .exactly(Self.receiptColumns(on: page)), rows: Extent(least: 2, ideal: 4))
        }
        // Three lines and what they come to.
        return PaneSize(columns: Extent(least: 24), rows: Extent(least: 1, ideal: 4, most: 5))
    }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] { [LineSection(.rows, [sum.summary])] }

    func draw(on part: inout PagePart) {
        if isReceipt(in: part.size) {
            drawReceipt(on: &part)
        } else {
            drawRows(on: &part)
        }
    }

    /// The key of the button while there is something to order.
    private var orderKey: Key { order.keys.first ?? .enter }
}

// MARK: - Receipt

nonisolated extension CartPane {
    /// Draws the paper: the heading above, the sum and the button below, and between them the lines from the top down.
    private func drawReceipt(on part: inout PagePart) {
        let most = part.page.rows >= 46 ? Self.receiptRows.high : Self.receiptRows.usual
        var rest = GridRect(part.size)
        let area = part.drawPaper(in: rest.cut(.top, most))
        var middle = area.droppingRows(2)
        middle.cut(.bottom, 1)
        let button = middle.cut(.bottom, 3)
        let total = middle.cut(.bottom, 4)
        part.drawDashes(row: middle.cut(.bottom, 1).minRow, in: area)
        part.noteFeed(of: lines.isEmpty ? ticket.flatMap { Int($0.number) } : nil, in: area)
        if lines.isEmpty, let ticket {
            ticket.drawTicket(heading: area.minRow, in: middle, total: total, on: &part)
        } else {
            drawReceiptLines(heading: area, in: middle, on: &part)
            drawReceiptTotal(in: total, on: &part)
        }
        part.drawPrimaryButton(0, in: button, label: part.texts(order.label), key: orderKey, isReady: sum.canOrder)
    }

    private func drawReceiptLines(heading: GridRect, in area: GridRect, on part: inout PagePart) {
        var strong = part.paper
        strong.bold = true
        // A line has two rows, and where the paper is long, a blank one below them.
        let usualPitch = area.size.rows >= min(labels.count * 3, 16) ? 3 : 2
        // Where that is not enough for all of them, each has one row, without its amount, so that each can be taken out.
        let isDense = lines.count > (area.size.rows + usualPitch - 2) / usualPitch
        let pitch = isDense ? 1 : usualPitch
        let room = isDense ? area.size.rows : (area.size.rows + pitch - 2) / pitch
        let hidden = max(0, lines.count - room)
        let mark = hidden > 0 ? " ↑\(hidden)" : ""
        part.write(
            heading.isEmpty ? "" : self.heading.uppercased() + mark, row: heading.minRow, in: heading, style: strong)
        let clear = part.keyAndLabel(of: clear)
        let columns = DisplayWidth.of(clear)
        var line = heading.row(heading.minRow)
        let place = line.cut(.right, columns)
        part.write(clear, at: place.origin, style: lines.isEmpty || part.isBelowQuestion ? part.quietPaper : part.paper)
        part.place(1, in: place)
        guard !lines.isEmpty else { return part.write(sentences: placeholder, in: area, style: part.quietPaper) }
        for (place, index) in lines.indices.dropFirst(hidden).enumerated() {
            let line = lines[index]
            let row = area.minRow + place * pitch
            let style = line.count == 0 ? part.quietPaper : part.paper
            // A long name goes on into the margin.
            let indent = isDense ? Self.countColumns + 1 : 0
            let room = GridRect(
                column: area.minColumn + indent, row: row, columns: area.size.columns + 2 - indent, rows: 1)
            part.write(line.label, row: row, in: room, style: style)
            let button = part.showsFills ? TextStyle(foreground: .ink, background: .paperLine, bold: true) : nil
            let first = GridPoint(column: area.minColumn, row: isDense ? row : row + 1)
            part.drawButton(2 + index * 2, at: first, style: button)
            part.write(
                DisplayWidth.padded(String(line.count), to: 3, alignment: .trailing), at: first.offset(columns: 3),
                style: strong)
            part.drawButton(3 + index * 2, at: first.offset(columns: 7), style: button)
            if isDense { continue }
            let amount = DisplayWidth.truncated(line.amount, to: area.size.columns - Self.countColumns - 1)
            part.write(
                amount, at: GridPoint(column: area.maxColumn + 1 - DisplayWidth.of(amount), row: row + 1), style: style)
        }
    }

    private func drawReceiptTotal(in area: GridRect, on part: inout PagePart) {
        guard sum.canOrder else { return }
        part.write(sum.count, in: area, .leading, style: part.quietPaper)
        part.write(sum.unit, in: area, .trailing, style: part.quietPaper)
        var style = part.paper
        style.bold = true
        sum.write(end: area.maxColumn + 1, top: area.minRow + 1, columns: area.size.columns, style: style, on: &part)
    }
}

// MARK: - Rows

nonisolated extension CartPane {
    /// Draws the newest lines, and in the last row what all of them come to, with the button.
    private func drawRows(on part: inout PagePart) {
        var room = GridRect(part.size)
        var last = room.cut(.bottom, 1)
        let hidden = max(0, lines.count - room.size.rows)
        drawOrderButton(cutFrom: &last, on: &part)
        last.cut(.right, 2)
        let shownTicket = lines.isEmpty ? ticket : nil
        if let shownTicket, room.size.rows > 0 {
            shownTicket.drawLines(in: room, on: &part)
        } else {
            drawLines(from: hidden, in: room, on: &part)
        }
        let mark = hidden > 0 ? "  ↑ \(hidden)" : ""
        let isAlone = room.size.rows == 0
        let text = isAlone ? shownTicket?.heading ?? sum.count + mark : shownTicket == nil ? sum.count + mark : ""
        drawTotal(text, in: last, on: &part)
    }

    private func drawLines(from first: Int, in area: GridRect, on part: inout PagePart) {
        guard area.size.rows > 0 else { return }
        guard !lines.isEmpty else { return part.write(sentences: placeholder, in: area, style: .quiet) }
        let widestLabel = labels.widest(\.self)
        let hasAmounts = area.size.columns >= widestLabel + 1 + Self.countColumns + Self.amountColumns
        let columns = area.size.columns - Self.countColumns - 1 - (hasAmounts ? Self.amountColumns : 0)
        for (row, index) in lines.indices.dropFirst(first).enumerated() {
            let style = lines[index].count == 0 ? TextStyle.quiet : .plain
            part.write(lines[index].label, row: row, in: area.withColumns(columns), style: style)
            drawCount(ofLine: index, row: row, style: style, hasAmount: hasAmounts, on: &part)
        }
    }

    private func drawCount(
        ofLine index: Int, row: Int, style: TextStyle, hasAmount: Bool, on part: inout PagePart
    ) {
        let line = lines[index]
        let end = part.size.columns - (hasAmount ? Self.amountColumns : 0)
        var point = GridPoint(column: end - Self.countColumns, row: row)
        point.column += part.drawButton(2 + index * 2, at: point)
        part.write(DisplayWidth.padded(String(line.count), to: 3, alignment: .trailing), at: point, style: style)
        part.drawButton(3 + index * 2, at: GridPoint(column: end - 3, row: row))
        guard hasAmount else { return }
        let amount = DisplayWidth.padded(line.amount, to: Self.amountColumns, alignment: .trailing)
        part.write(amount, at: GridPoint(column: end, row: row), style: style)
    }

    private func drawTotal(_ count: String, in line: GridRect, on part: inout PagePart) {
        part.write(count, in: line, .leading)
        let room = line.inset(left: DisplayWidth.of(count) + 1)
        if sum.canOrder { part.write(sum.total, in: room, .trailing, style: .number) }
    }

    /// Draws the button at the right of a row. Its width is the same with its key and without it.
    private func drawOrderButton(cutFrom line: inout GridRect, on part: inout PagePart) {
        let label = part.texts(order.label)
        let columns = DisplayWidth.of(label) + 1 + DisplayWidth.of(part.texts.name(of: orderKey)) + 4
        part.drawPrimaryButton(
            0, in: line.cut(.right, columns), label: label, key: orderKey, isReady: sum.canOrder)
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
