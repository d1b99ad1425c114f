import JuiceMaker
import ScreenKit

/// An order that was made, with its number.
package nonisolated struct Ticket {
    package let sale: Sale
    /// A Boolean value that indicates whether the order is made and paid later. Otherwise it is ready.
    package let waits: Bool
    let currency: Currency?

    /// Creates the ticket of an order that was made at a desk.
    @MainActor package init(of sale: Sale, at desk: OrderDesk) {
        self.sale = sale
        (waits, currency) = (desk.bar.ordersWait, desk.books.menu.currency)
    }

    /// Returns the sum, or an empty text.
    package func total(_ texts: Texts) -> String {
        let money = texts.money(sale.order.total, currency)
        return money.isEmpty ? "" : texts(.total, money)
    }

    /// Returns what is called out.
    package func message(_ texts: Texts) -> Message { texts.message(.ready(sale), waits: waits) }
}

/// The orders that were made since a page was opened: line mode calls them out, and the last one is printed on the paper of the cart.
nonisolated struct TicketPane: Pane {
    private let tickets: [Ticket]
    private let texts: Texts

    init(_ tickets: [Ticket], _ texts: Texts) { (self.tickets, self.texts) = (tickets, texts) }

    var number: String { tickets.last.map { String($0.sale.number) } ?? "" }

    var heading: String {
        tickets.last.map { texts($0.waits ? .numberOfOrder : .numberIsReady, String($0.sale.number)) } ?? ""
    }

    /// What was called out, the newest last.
    var calls: LazyRows<Message> {
        LazyRows(count: tickets.count) { [tickets, texts] in tickets[$0].message(texts) }
    }

    func size(in room: GridSize, of page: GridSize) -> PaneSize { PaneSize() }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] {
        let calls = calls
        return [LineSection(.calls, LazyRows(count: calls.count) { calls[$0].spoken })]
    }

    /// Draws nothing: the paper of the cart has the place.
    func draw(on part: inout PagePart) {}

    /// Prints the ticket: the heading, the number with the juices, and below the dashes what they come to.
    func drawTicket(heading: Int, in area: GridRect, total: GridRect, on part: inout PagePart) {
        guard let ticket = tickets.last else { return }
        let order = ticket.sale.order
        var strong = part.paper
        strong.bold = true
        part.write(self.heading, row: heading, in: area, style: strong)
        let sizes = [LargeDigits.Size.pixels(1), .small].compactMap { LargeDigits(number, $0) }
            .filter { $0.columns <= area.size.columns && $0.rows + 2 < area.size.rows }
        // The number is as large as all juices leave room for.
        let digits =
            part.showsBlocks
            ? sizes.first { $0.rows + 1 + order.lines.count <= area.size.rows } ?? sizes.last : nil
        var rest = area
        if let digits { part.writeCentered(digits, in: rest.cut(.top, digits.rows + 1), style: strong) }
        let count = order.lines.count
        let shown = count <= rest.size.rows ? count : max(0, rest.size.rows - 1)
        for juice in order.lines.prefix(shown) {
            let name = juice.item.name(texts)
            let amount = juice.item.price.flatMap { ticket.currency?.text($0 * juice.count) } ?? ""
            var line = rest.cut(.top, 1)
            part.write(amount, at: line.cut(.right, DisplayWidth.of(amount)).origin, style: part.paper)
            line.cut(.right, 1)
            part.write(
                juice.count == 1 ? name : texts(.juiceCount, name, String(juice.count)), in: line, .leading,
                style: part.paper)
        }
        if count > shown { part.write("… +\(count - shown)", in: rest, .leading, style: part.quietPaper) }
        var end = total
        for (index, line) in [ticket.total(texts), ticket.waits ? "" : texts(.enjoy)].filter({ !$0.isEmpty })
            .enumerated()
        {
            part.write(line, in: end.cut(.top, 1), .leading, style: index == 0 ? strong : part.paper)
        }
    }

    /// Draws the lines in a few rows.
    func drawLines(in room: GridRect, on part: inout PagePart) {
        guard let ticket = tickets.last else { return }
        let (sale, total) = (ticket.sale, ticket.total(texts))
        let end = total.isEmpty ? [] : [Message(text: total, tone: .strong)]
        var rows = Rows(of: [ticket.message(texts)] + end, in: room.size)
        // A single juice is named, even where the end of its line has no room.
        if !rows.areWhole, sale.order.lines.count > 1 {
            let count = texts(.cupCount, String(sale.order.count))
            let short = Message(text: texts(.readyInShort, String(sale.number), count), tone: .good)
            rows = Rows(of: [short] + end, in: room.size)
        }
        var (rest, last) = (room, room)
        for line in rows.lines {
            last = rest.cut(.top, 1)
            part.write(line.text, in: last, .leading, style: TextStyle(line.tone))
        }
        guard let end = rows.end else { return }
        part.write(end.text, in: last, .trailing, style: TextStyle(end.tone))
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
