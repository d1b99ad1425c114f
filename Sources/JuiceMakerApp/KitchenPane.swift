import ScreenKit

/// The tickets of the orders that wait, side by side from the oldest one on, as they hang above a counter.
nonisolated struct KitchenPane<Event: Equatable>: Pane {
    /// How urgent an order is.
    enum Age {
        case new, old, late, ready
    }

    /// The ticket of an order.
    struct Ticket {
        let number: Int
        /// The age in words, or that it is ready.
        let status: String
        let age: Age
        /// The juices with their counts.
        let juices: [String]
        /// Whether money is missing, or an empty text.
        let payment: String
        let control: Control<Event>
        let pay: Control<Event>
        let digits: [Control<Event>]
    }

    let tickets: [Ticket]
    let placeholder: String
    /// The juices that wait to be made, or an empty text.
    let summary: String

    private static var columns: (least: Int, gap: Int) { (24, 1) }
    private static var rows: Int { 9 }

    var controls: PaneControls<Event> {
        PaneControls(
            tickets.map { ticket in
                PaneControl(
                    ticket.control, isFocusable: true, lineNames: .label, bindings: [ticket.pay] + ticket.digits)
            })
    }

    var focusKeys: [Key] { [.up, .down, .left, .right, .tab] }

    func size(in room: GridSize, of page: GridSize) -> PaneSize { PaneSize(rows: Extent(least: 4)) }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] {
        let rows = tickets.map { ticket in
            [
                "\(ticket.number)", ticket.juices.joined(separator: ", "), sign(of: ticket.age) + ticket.status,
                ticket.payment,
            ]
            .filter { !$0.isEmpty }.joined(separator: "  ")
        }
        return [
            LineSection(.rows, rows.isEmpty ? [placeholder] : rows),
            LineSection(.current, summary.isEmpty ? [] : [summary]),
        ]
    }

    private func sign(of age: Age) -> String {
        switch age {
        case .new: ""
        case .old: "! "
        case .late: "!! "
        case .ready: "✓ "
        }
    }

    func draw(on part: inout PagePart) {
        let size = part.size
        guard !tickets.isEmpty else {
            return part.writeCentered(placeholder, row: size.rows / 3, style: part.theme.quiet)
        }
        let perRow = max(1, (size.columns + Self.columns.gap) / (Self.columns.least + Self.columns.gap))
        let width = (size.columns + Self.columns.gap) / perRow - Self.columns.gap
        let height = min(Self.rows, size.rows - 1)
        let rowCount = max(1, (size.rows - 1) / height)
        // The page with the focus is in view.
        let page = perRow * rowCount
        let first = (part.focusedControl ?? 0) / page * page
        for index in tickets.indices {
            let place = index - first
            guard 0..<page ~= place else {
                part.place(index, in: GridRect(column: 0, row: 0, columns: 0, rows: 0))
                continue
            }
            draw(
                index,
                in: GridRect(
                    column: place % perRow * (width + Self.columns.gap), row: place / perRow * height, columns: width,
                    rows: height), on: &part)
        }
        let rest = tickets.count - min(tickets.count, first + page)
        let marks = [first > 0 ? "↑ \(first)" : "", rest > 0 ? "↓ \(rest)" : ""].filter { !$0.isEmpty }
        let mark = marks.joined(separator: "  ")
        part.write(
            DisplayWidth.truncated(summary, to: size.columns - DisplayWidth.of(mark) - 2),
            at: GridPoint(column: 0, row: size.rows - 1), style: part.theme.title)
        part.write(
            mark, at: GridPoint(column: size.columns - DisplayWidth.of(mark), row: size.rows - 1),
            style: part.theme.quiet)
    }

    private func draw(_ index: Int, in area: GridRect, on part: inout PagePart) {
        let ticket = tickets[index]
        let head = GridRect(column: area.minColumn, row: area.minRow, columns: area.size.columns, rows: 1)
        let style = headStyle(of: ticket.age, part)
        part.fill(head, with: Cell(" ", style: style))
        part.write(sign(of: ticket.age) + ticket.status, at: head.origin.offset(columns: 2), style: style)
        part.write(
            ticket.payment,
            at: GridPoint(column: head.maxColumn - DisplayWidth.of(ticket.payment), row: head.minRow), style: style)
        let body = GridRect(
            column: area.minColumn, row: area.minRow + 1, columns: area.size.columns, rows: area.size.rows - 2)
        part.fill(body, with: Cell(" ", style: part.paper))
        part.place(index, in: area, highlight: head, mark: head.origin)
        let inside = GridRect(
            column: body.minColumn + 2, row: body.minRow, columns: body.size.columns - 4, rows: body.size.rows)
        var strong = part.paper
        strong.bold = true
        var row = inside.minRow
        if part.showsBlocks, inside.size.rows > 5, let digits = LargeDigits(String(ticket.number), .small),
            digits.columns <= inside.size.columns
        {
            part.write(digits, at: GridPoint(column: inside.minColumn, row: row), style: strong)
            row += digits.rows + 1
        } else {
            part.write(String(ticket.number), row: row, in: inside, style: strong)
            row += 1
        }
        let room = max(0, inside.maxRow + 1 - row)
        let shown = ticket.juices.count <= room ? ticket.juices.count : max(0, room - 1)
        for juice in ticket.juices.prefix(shown) {
            part.write(DisplayWidth.truncated(juice, to: inside.size.columns), row: row, in: inside, style: part.paper)
            row += 1
        }
        if shown < ticket.juices.count {
            part.write("+\(ticket.juices.count - shown)", row: row, in: inside, style: part.quietPaper)
        }
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
