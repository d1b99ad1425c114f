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

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] {
        let calls = calls
        return [LineSection(.calls, LazyRows(count: calls.count) { calls[$0].spoken })]
    }

    /// Draws nothing: the paper of the cart has the place.
    func draw(on part: inout PagePart) {}

    /// Prints the ticket: the heading, the number with the juices, and below the dashes what they come to.
    func drawTicket(heading: GridRect, in area: GridRect, total: GridRect, on part: inout PagePart) {
        guard let ticket = tickets.last else { return }
        part.write(self.heading, in: heading, .leading, style: part.strongPaper)
        let juices = ticket.sale.order.lines.map { juice in
            let name = juice.item.name(texts)
            return (
                text: juice.count == 1 ? name : texts(.juiceCount, name, String(juice.count)),
                end: juice.item.price.flatMap { ticket.currency?.text($0 * juice.count) } ?? ""
            )
        }
        // The number is as large as all juices leave room for.
        var (room, rest) = (area.size, area)
        room.rows -= 1 + max(2, juices.count)
        let least = GridSize(columns: room.columns, rows: area.size.rows - 3)
        let digits =
            part.largeDigits(number, .from(pixels: 1), in: room) ?? part.largeDigits(number, [.small], in: least)
        if part.showsBlocks, let digits {
            part.writeCentered(digits, in: rest.cut(.top, digits.rows + 1), style: part.strongPaper)
        }
        part.write(juices, in: rest, style: part.paper, quiet: part.quietPaper) { "… +\($0)" }
        let end = [ticket.total(texts), ticket.waits ? "" : texts(.enjoy)].filter { !$0.isEmpty }
        part.write(end, in: total, style: part.paper)
        part.write(end.first ?? "", in: total, .leading, style: part.strongPaper)
    }

    /// Draws the order in a few rows. Where these have no room for what it comes to below it, that stands at the end of the last one, and the words
    /// before it that have none are left out.
    func drawLines(in room: GridRect, on part: inout PagePart) {
        guard let ticket = tickets.last, !room.isEmpty else { return }
        let (sale, total, message) = (ticket.sale, ticket.total(texts), ticket.message(texts))
        var words = [message.text]
        // A single juice is named, even where the end of its line has no room.
        if sale.order.lines.count > 1 {
            words.append(texts(.readyInShort, String(sale.number), texts(.cupCount, String(sale.order.count))))
        }
        let forms = words.map { Self.rows(of: $0, with: total, in: room.size) }
        guard let rows = forms.first(where: \.areWhole) ?? forms.last else { return }
        part.write(rows.text, in: room, style: TextStyle(message.tone))
        let isBelow = rows.text.count < room.size.rows
        part.write(
            total, in: room.row(min(room.minRow + rows.text.count, room.maxRow)), isBelow ? .leading : .trailing,
            style: .title)
    }

    /// Returns the rows of a text with a sum below it, or else at the end of the last one, and whether no word is left out.
    private static func rows(of text: String, with sum: String, in size: GridSize) -> (text: [String], areWhole: Bool) {
        let rows = DisplayWidth.wrapped(text, to: size.columns)
        guard rows.count + (sum.isEmpty ? 0 : 1) > size.rows else { return (rows, true) }
        guard !sum.isEmpty else { return (Array(rows.prefix(size.rows)), false) }
        let (before, rest) = (rows.prefix(size.rows - 1), rows.dropFirst(size.rows - 1).joined(separator: " "))
        let room = max(0, size.columns - DisplayWidth.of(sum) - 2)
        if DisplayWidth.of(rest) <= room { return (before + [rest], true) }
        return (before + [(DisplayWidth.wrapped(rest, to: max(1, room - 2)).first ?? "") + " …"], false)
    }
}
