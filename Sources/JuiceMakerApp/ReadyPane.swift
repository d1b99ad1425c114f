import ScreenKit

/// The order that was made last, with its number: said in lines, printed on the ticket, and for a customer a page of its own.
nonisolated struct ReadyPane: Pane {
    typealias Event = OrderScreen.Event

    /// What the page and the ticket show.
    struct Page {
        let title: String
        /// The number with the news that it is ready.
        let heading: String
        /// The juices with their counts and amounts.
        let juices: [(label: String, amount: String)]
        /// The juices in one line.
        let list: String
        /// The sum, or an empty text.
        let total: String
        let news: String
        /// The button that leaves the page of a customer; `nil` while there is no page.
        let done: Control<Event>?
    }

    /// The number, or an empty text.
    let number: String
    /// The lines below the number. Where there is no room for all of them, the last one stays in view.
    let lines: [Message]
    /// The first line in few words, for where the whole one has no room; `nil` for none.
    let shortLine: Message?
    /// Everything that was called out since the screen was opened, for line mode, which says each of them once.
    let calls: LazyRows<Message>
    /// What the page and the ticket show; `nil` where there is no order.
    let page: Page?

    var controls: Controls<Event> { Controls(page?.done.map { [$0] } ?? []) }

    var heading: String { page?.heading ?? "" }

    func size(in room: GridSize, of page: GridSize) -> PaneSize { PaneSize() }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] {
        [LineSection(.calls, LazyRows(count: calls.count) { [calls] in calls[$0].spoken })]
    }

    /// Draws the page of a customer: the number as large as it fits, what belongs to it, and the button that leaves the page. A click anywhere
    /// leaves it too.
    func draw(on part: inout PagePart) {
        guard let page, let done = page.done else { return }
        var rest = GridRect(part.size)
        let below = linesBelow(page, in: rest.size)
        let form = form(rowsBelow: below.count, in: part)
        rest.cut(.top, max(0, (rest.size.rows - form.rows(below: below.count)) / 2))
        part.writeCentered(page.title, in: rest.cut(.top, 1 + form.gap), style: .title)
        let place = rest.cut(.top, (form.digits?.rows ?? 1) + form.gap)
        if let digits = form.digits {
            part.writeCentered(digits, in: place)
        } else {
            part.writeCentered(number, in: place, style: .title)
        }
        for line in below {
            let isStrong = line == page.news || line == page.total
            part.writeCentered(line, in: rest.cut(.top, 1), style: isStrong ? .title : .plain)
        }
        part.place(0, in: GridRect(part.size))
        rest.cut(.top, form.gap)
        // Where there is no room for it, the button covers the last lines.
        let row = min(rest.minRow, part.size.rows - form.button)
        let face = GridRect(column: 0, row: row, columns: part.size.columns, rows: form.button)
            .centered(columns: min(Self.buttonColumns, part.size.columns))
        let style = TextStyle(bold: true, reverse: true)
        part.fill(face, with: Cell(" ", style: style))
        let label = "\(part.texts(done.label)) \(part.texts.name(of: .enter))"
        part.writeCentered(label, row: face.minRow + form.button / 2, style: style)
    }

    /// How the page of a number is made.
    private struct Form {
        /// The blank rows between the parts, and the rows of the button.
        let gap, button: Int
        let digits: LargeDigits?

        func rows(below: Int) -> Int { 1 + gap + (digits?.rows ?? 1) + gap + below + gap + button }
    }

    /// Returns the form with the largest digits that fit. A finger hits three rows: only where these have no room, the button has one.
    private func form(rowsBelow below: Int, in part: PagePart) -> Form {
        let large = [part.page.columns >= 150 ? 4 : 3, 2, 1].map { LargeDigits.Size.pixels($0) }
        let digits =
            part.showsBlocks
            ? (large + [.small]).compactMap { LargeDigits(number, $0) }.filter { $0.columns <= part.size.columns } : []
        for (gap, button) in [(1, Self.buttonRows), (0, Self.buttonRows), (0, 1)] {
            let forms = digits.map { Form(gap: gap, button: button, digits: $0) }
            if let form = forms.first(where: { $0.rows(below: below) <= part.size.rows - gap }) { return form }
        }
        let plain = [Form(gap: 1, button: Self.buttonRows, digits: nil), Form(gap: 0, button: 1, digits: nil)]
        return plain.first { $0.rows(below: below) <= part.size.rows } ?? plain[1]
    }

    private static let buttonColumns = 28
    private static let buttonRows = 3
    /// From this height on, a blank row stands between the news and the juices.
    private static let rowsForBlank = 26

    /// Returns the news, the juices and the total. Where not all of it has room, the juices give way.
    private func linesBelow(_ page: Page, in size: GridSize) -> [String] {
        let parts = [page.news, page.list, page.total].map { DisplayWidth.wrapped($0, to: size.columns) }
        let room = size.rows - 5 - parts[0].count - parts[2].count
        if size.rows >= Self.rowsForBlank, parts[1].count < room { return parts[0] + [""] + parts[1] + parts[2] }
        let cut = parts[1].count > room ? ["…"] : []
        return parts[0] + parts[1].prefix(max(0, room - cut.count)) + cut + parts[2]
    }

    /// Prints the ticket: the heading, the number with the juices, and below the dashes what they come to.
    func drawTicket(heading: Int, in area: GridRect, total: GridRect, on part: inout PagePart) {
        guard let page else { return }
        var strong = part.paper
        strong.bold = true
        part.write(page.heading, row: heading, in: area, style: strong)
        let sizes = [LargeDigits.Size.pixels(1), .small].compactMap { LargeDigits(number, $0) }
            .filter { $0.columns <= area.size.columns && $0.rows + 2 < area.size.rows }
        // The number is as large as all juices leave room for.
        let digits =
            part.showsBlocks
            ? sizes.first { $0.rows + 1 + page.juices.count <= area.size.rows } ?? sizes.last : nil
        var rest = area
        if let digits { part.writeCentered(digits, in: rest.cut(.top, digits.rows + 1), style: strong) }
        let count = page.juices.count
        let shown = count <= rest.size.rows ? count : max(0, rest.size.rows - 1)
        for juice in page.juices.prefix(shown) {
            var line = rest.cut(.top, 1)
            part.write(juice.amount, at: line.cut(.right, DisplayWidth.of(juice.amount)).origin, style: part.paper)
            line.cut(.right, 1)
            part.write(juice.label, in: line, .leading, style: part.paper)
        }
        if count > shown { part.write("… +\(count - shown)", in: rest, .leading, style: part.quietPaper) }
        var end = total
        for (index, line) in [page.total, page.news].filter({ !$0.isEmpty }).enumerated() {
            part.write(line, in: end.cut(.top, 1), .leading, style: index == 0 ? strong : part.paper)
        }
    }

    /// Draws the lines in a few rows.
    func drawLines(in room: GridRect, on part: inout PagePart) {
        var rows = Rows(of: lines, in: room.size)
        if !rows.areWhole, let shortLine { rows = Rows(of: [shortLine] + lines.dropFirst(), in: room.size) }
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
