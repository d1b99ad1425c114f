import JuiceMaker
import JuiceMakerApp
import ScreenKit

/// The page that has shown a number, and hears that it was read.
package protocol NumberScreenDelegate: AnyObject {
    /// Tells the delegate that the customer has read the number. The screen has left.
    func numberScreenDidFinish(_ screen: NumberScreen)
    /// Tells the delegate that a line has begun the next order, with juices or without any. The screen has left.
    func numberScreen(_ screen: NumberScreen, didBegin input: OrderDesk.Input?)
}

/// The page with the number of a customer's order, and nothing else.
package final class NumberScreen: Screen {
    /// The events of the screen.
    package enum Event {
        /// Leaves the page.
        case done
        /// Begins the next order, as typed on a line.
        case begin(OrderDesk.Input?)
    }

    package let title = Text(.yourNumber)
    package weak var delegate: (any NumberScreenDelegate)?
    let ticket: Ticket
    private let desk: OrderDesk

    /// Creates a page of an order that was made at a desk.
    init(_ ticket: Ticket, desk: OrderDesk) { (self.ticket, self.desk) = (ticket, desk) }

    package var backEvent: Event? { .done }

    package func handle(_ event: Event) {
        pop()
        switch event {
        case .done: delegate?.numberScreenDidFinish(self)
        case .begin(let input): delegate?.numberScreen(self, didBegin: input)
        }
    }

    package var content: Content<Event> {
        Content.part { [ticket] texts in
            NumberPane(
                number: String(ticket.sale.number), title: texts(.yourNumber),
                news: texts(ticket.waits ? .numberWillBeCalled : .boardHeading), list: texts.list(ticket.sale.order),
                total: ticket.total(texts), spoken: ticket.message(texts).spoken,
                done: Control(Text(.done), .done, keys: [.enter], words: ["done"], lineNames: .label))
        }
        OrderPage.number.steps
        // A pipe orders again without a word between.
        Hint("", .begin(nil), keys: [], words: (OrderDesk.orderingWords + ["cart"]).map { Text($0) } + [Text(.cart)])
            .hidden()
        OtherLines { [desk] line throws(LineError) in [.begin(try desk.input(of: line))] }
        Help(Text(.orderHelp))
    }
}

/// The number as large as it fits, what belongs to it, and the button that leaves the page.
nonisolated struct NumberPane: Pane {
    let number, title: String
    let news: String
    /// The juices in one line.
    let list: String
    /// The sum, or an empty text.
    let total: String
    /// All of it as a line says it.
    let spoken: String
    let done: Control<NumberScreen.Event>

    var controls: Controls<NumberScreen.Event> { [done] }

    func size(in room: GridSize, of page: GridSize) -> PaneSize { PaneSize() }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] { [LineSection(.calls, [spoken])] }

    /// Draws the page. A click anywhere leaves it too.
    func draw(on part: inout PagePart) {
        var rest = GridRect(part.size)
        let below = linesBelow(in: rest.size)
        let form = form(rowsBelow: below.count, in: part)
        rest.cut(.top, max(0, (rest.size.rows - form.rows(below: below.count)) / 2))
        part.writeCentered(title, in: rest.cut(.top, 1 + form.gap), style: .title)
        let place = rest.cut(.top, (form.digits?.rows ?? 1) + form.gap)
        if let digits = form.digits {
            part.writeCentered(digits, in: place)
        } else {
            part.writeCentered(number, in: place, style: .title)
        }
        for line in below {
            let isStrong = line == news || line == total
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
    private func linesBelow(in size: GridSize) -> [String] {
        let parts = [news, list, total].map { DisplayWidth.wrapped($0, to: size.columns) }
        let room = size.rows - 5 - parts[0].count - parts[2].count
        if size.rows >= Self.rowsForBlank, parts[1].count < room { return parts[0] + [""] + parts[1] + parts[2] }
        let cut = parts[1].count > room ? ["…"] : []
        return parts[0] + parts[1].prefix(max(0, room - cut.count)) + cut + parts[2]
    }
}
