import JuiceMaker
import JuiceMakerApp
import ScreenKit

/// The tickets of the orders that wait, side by side from the oldest one on, as they hang above a counter.
nonisolated struct KitchenPane<Event>: Pane {
    /// How urgent an order is, with the sign of it.
    enum Age: String {
        case new = ""
        case old = "! "
        case late = "!! "
        case ready = "✓ "
    }

    /// Cups of a juice. Where there is little room, the name is shortened, and not the count.
    struct Juice {
        let name: String
        let count: String
    }

    /// The ticket of an order.
    struct Ticket {
        let number: Int
        /// The age in words, or that it is ready.
        let status: String
        let age: Age
        let juices: [Juice]
        /// The way in which the order is served, or an empty text.
        let service: String
        /// That money is missing, and the kind in which the customer is going to pay; empty for an order that is paid.
        let payment: [String]
        let control: Control<Event>
    }

    let tickets: [Ticket]
    /// The juices that wait to be made, with their counts.
    let summary: [String]

    private static var columns: (least: Int, gap: Int) { (24, 1) }
    /// The rows of a ticket besides its juices: its head, its number between two blank rows, and the end of the paper.
    private static var rowsWithoutJuices: Int { 7 }
    /// The least rows of a ticket that shows some of its juices.
    private static var leastRows: Int { 6 }

    var controls: Controls<Event> { Controls(tickets.map(\.control)) }

    var focusKeys: [Key] { [.up, .down, .left, .right, .tab] }

    func size(in room: GridSize, of page: GridSize) -> PaneSize { PaneSize(rows: Extent(least: 4)) }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] {
        let rows = tickets.map { ticket in
            [
                "\(ticket.number)", ticket.service, ticket.juices.map { $0.name + $0.count }.joined(separator: ", "),
                ticket.age.rawValue + ticket.status, ticket.payment.joined(separator: ", "),
            ]
            .filter { !$0.isEmpty }.joined(separator: "  ")
        }
        return [
            LineSection(.rows, rows.isEmpty ? [texts(.noOrdersWait)] : rows),
            LineSection(.current, summary.isEmpty ? [] : [texts(.toBeMade) + ": " + summary.joined(separator: ", ")]),
        ]
    }

    func draw(on part: inout PagePart) {
        let size = part.size
        guard !tickets.isEmpty else {
            return part.writeCentered(part.texts(.noOrdersWait), row: size.rows / 3, style: .quiet)
        }
        let perRow = max(1, (size.columns + Self.columns.gap) / (Self.columns.least + Self.columns.gap))
        let places = GridRect(size).columns(perRow, gap: Self.columns.gap)
        let summaryRows = size.rows > 16 ? 2 : 1
        let shown = ticketsInView(perRow, rows: size.rows - summaryRows, focus: part.focusedControl ?? 0)
        for index in tickets.indices {
            guard let row = shown.rows[index] else {
                part.place(index, in: GridRect(column: 0, row: 0, columns: 0, rows: 0))
                continue
            }
            var place = places[index % perRow].droppingRows(row.lowerBound)
            draw(index, in: place.cut(.top, row.count), on: &part)
        }
        let marks = [shown.before > 0 ? "↑ \(shown.before)" : "", shown.behind > 0 ? "↓ \(shown.behind)" : ""]
        let mark = marks.filter { !$0.isEmpty }.joined(separator: "  ")
        var room = GridRect(size)
        room = room.cut(.bottom, summaryRows)
        part.write(mark, row: room.maxRow, in: room.cut(.right, DisplayWidth.of(mark)), style: .quiet)
        if !mark.isEmpty { room.cut(.right, 2) }
        drawSummary(in: room, on: &part)
    }

    /// Returns the rows of each ticket on the page with the focus, and the numbers of tickets before and behind that page. The tickets of a
    /// row are as high as the longest of them needs.
    private func ticketsInView(
        _ perRow: Int, rows: Int, focus: Int
    ) -> (rows: [Int: Range<Int>], before: Int, behind: Int) {
        var page: [Int: Range<Int>] = [:]
        var (first, top) = (0, 0)
        for start in stride(from: 0, to: tickets.count, by: perRow) {
            let row = start..<min(tickets.count, start + perRow)
            let height = Self.rowsWithoutJuices + (tickets[row].map(\.juices.count).max() ?? 0)
            if top > 0, top + height > rows {
                // Less of the next tickets is better than nothing of them.
                if page[focus] != nil, rows - top >= Self.leastRows {
                    for index in row { page[index] = top..<rows }
                    return (page, first, tickets.count - row.upperBound)
                }
                if page[focus] != nil { return (page, first, tickets.count - start) }
                (page, first, top) = ([:], start, 0)
            }
            for index in row { page[index] = top..<min(rows, top + height) }
            top += height
        }
        return (page, first, 0)
    }

    /// Draws the juices that wait, as many as there is room for, and how many more kinds there are.
    private func drawSummary(in area: GridRect, on part: inout PagePart) {
        guard !summary.isEmpty else { return }
        var rows = [part.texts(.toBeMade) + ": "]
        for (index, juice) in summary.enumerated() {
            let rest = summary.count - index - 1
            let text = juice + (rest > 0 ? ", " : "")
            let isLastRow = rows.count == area.size.rows
            let room = area.size.columns - (isLastRow && rest > 0 ? DisplayWidth.of("+\(rest)") : 0)
            if DisplayWidth.of(rows[rows.count - 1] + text) <= room {
                rows[rows.count - 1] += text
            } else if isLastRow {
                rows[rows.count - 1] += "+\(rest + 1)"
                break
            } else {
                rows.append(text)
            }
        }
        part.write(rows, in: area, style: .title)
    }

    private func draw(_ index: Int, in area: GridRect, on part: inout PagePart) {
        let ticket = tickets[index]
        var body = area
        let head = body.cut(.top, 1)
        let style = headStyle(of: ticket.age, part)
        part.fill(head, with: Cell(" ", style: style))
        let status = ticket.age.rawValue + ticket.status
        // Where the head has no room for the kind, that stands below the way in which the order is served.
        let payment = ticket.payment.joined(separator: ", ")
        let room = max(0, head.size.columns - DisplayWidth.of(status) - 5)
        let isWhole = DisplayWidth.of(payment) <= room
        part.write(
            status, end: isWhole ? payment : DisplayWidth.truncated(ticket.payment[0], to: room),
            in: head.inset(left: 2, right: 1), style: style)
        // The end of the paper.
        body.cut(.bottom, 1)
        part.fill(body, with: Cell(" ", style: part.paper))
        part.place(index, in: area, highlight: head, mark: head.origin)
        var rest = body.inset(left: 2, right: 2)
        let number = String(ticket.number)
        var wishes = [ticket.service, isWhole ? "" : ticket.payment.dropFirst().first ?? ""]
        var numberPlace: GridRect
        if rest.size.rows > 5, let digits = part.largeDigits(number, [.small], in: rest.size) {
            rest.cut(.top, 1)
            numberPlace = rest.cut(.top, digits.rows + 1)
            part.write(digits, at: numberPlace.cut(.left, digits.columns).origin, style: part.strongPaper)
        } else {
            numberPlace = rest.cut(.top, 1)
            wishes.removeLast()
            part.write(number, cutting: .left, of: &numberPlace, style: part.strongPaper)
        }
        for wish in wishes {
            part.write(wish, in: numberPlace.cut(.top, 1).inset(left: 2), .trailing, style: part.strongPaper)
        }
        let texts = part.texts
        part.write(
            ticket.juices.map { ($0.name, $0.count) }, in: rest, style: part.paper, endStyle: part.strongPaper,
            quiet: part.quietPaper
        ) { texts(JuiceMakerText.moreJuices, String($0)) }
    }

    private func headStyle(of age: Age, _ part: PagePart) -> TextStyle {
        // Without colours, the focus alone is reverse.
        guard part.showsFills else { return TextStyle(bold: age != .new) }
        return switch age {
        case .new: TextStyle(foreground: .onCap, background: .cap, bold: true)
        case .old: TextStyle(foreground: .onState, background: .warning, bold: true)
        case .late: TextStyle(foreground: .onAlarm, background: .alarm, bold: true)
        case .ready: TextStyle(foreground: .onState, background: .good, bold: true)
        }
    }
}

extension KitchenPane.Ticket {
    /// Creates the ticket of an order, which is some minutes old.
    init(
        of order: DayOrders.Element, _ age: KitchenPane.Age, minutes: Int, isUnpaid: Bool, in menu: Menu,
        _ texts: Texts, _ control: Control<Event>
    ) {
        let status =
            switch order.state {
            case .ordered: texts(.minutesOld, String(minutes))
            case .ready: texts(.stateReady)
            case .handedOver: texts(.handNumberOver, String(order.id))
            }
        let wishes = order.sale.wishes
        let kind = wishes.payment.map { [texts.name(ofPayment: $0, in: menu)] } ?? []
        self.init(
            number: order.id, status: status, age: age,
            juices: order.sale.juices.map {
                KitchenPane.Juice(
                    name: texts.name(ofJuice: $0.item, in: menu), count: texts(.juiceCount, "", String($0.count)))
            }, service: wishes.service.map { texts.name(of: $0, in: menu.services) } ?? "",
            payment: isUnpaid ? [texts(.stateUnpaid)] + kind : [], control: control)
    }
}
