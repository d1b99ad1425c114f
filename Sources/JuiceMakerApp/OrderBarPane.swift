import JuiceMaker
import ScreenKit

/// The bar below a customer's menu: what is in the cart, what it comes to, and the button that shows the order before it is made.
package nonisolated struct OrderBarPane<Event>: Pane {
    /// The juices, in the order in which they were chosen.
    let lines: [CartLine<Event>]
    /// The text to show while there are no lines.
    let placeholder: String
    let sum: CartSum
    /// What a line orders at once.
    let order: Control<Event>
    let clear, check: Control<Event>

    package var controls: Controls<Event> { [order, clear, check] }

    package func size(in room: GridSize, of page: GridSize) -> PaneSize {
        PaneSize(rows: .exactly(OrderBarForm(on: page).rows))
    }

    package func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] { [LineSection(.rows, [sum.summary])] }

    private static var columnsOfLargeTotal: Int { 22 }

    /// Draws the bar: what is in the cart, what it comes to, and the button.
    package func draw(on part: inout PagePart) {
        let form = OrderBarForm(on: part.page)
        var rest = GridRect(part.size)
        if form.hasLine { part.fill(rest.cut(.top, 1), with: .horizontalLine) }
        var left = rest.cut(.top, OrderBarForm.buttonRows)
        part.drawPrimaryButton(2, in: left.cut(.right, form.buttonColumns), isReady: sum.canOrder)
        left.cut(.right, 2)
        guard !lines.isEmpty else {
            left.origin.row += 1
            return part.write(sentences: placeholder, in: left, style: .quiet)
        }
        if form.isLarge {
            let unit = left.cut(.right, DisplayWidth.of(sum.unit)).droppingRows(2)
            left.cut(.right, 1)
            let total = left.cut(.right, Self.columnsOfLargeTotal)
            left.cut(.right, 1)
            if sum.canOrder {
                part.write(sum.unit, in: unit, .leading)
                part.write(number: sum.digits, in: total, style: TextStyle(bold: true))
            }
        } else if sum.canOrder {
            let texts = ["\(sum.count)  \(sum.total)", sum.total]
            let text = texts.first { DisplayWidth.of($0) <= left.size.columns } ?? sum.total
            part.write(text, row: left.maxRow, in: left, style: .number)
        }
        // The lines that say something here: a line whose cups were taken out keeps its place on a receipt alone.
        let lines = lines.filter { $0.count > 0 }
        let shown = form.isLarge ? 2 : 1
        let mark = lines.count > shown ? "  ↑ \(lines.count - shown)" : ""
        var rows = left
        for line in lines.suffix(shown) {
            let count = part.texts(JuiceMakerText.juiceCount, "", String(line.count)) + (form.isLarge ? "" : mark)
            let label = DisplayWidth.truncated(line.label, to: rows.size.columns - DisplayWidth.of(count))
            part.write(label + count, in: rows.cut(.top, 1), .leading)
        }
        // What a finger can hit is higher than the text.
        let clear = left.row(left.minRow + shown)
        let label = "[ \(part.keyAndLabel(of: self.clear)) ]"
        part.write(label + (form.isLarge ? mark : ""), at: clear.origin)
        let columns = DisplayWidth.of(label)
        let touched = form.isLarge ? GridRect(part.size).row(clear.minRow - 1).withRows(3) : clear
        part.place(1, in: touched.withColumns(max(16, columns)), highlight: clear.withColumns(columns))
    }
}

extension OrderBarPane {
    /// Creates the bar of the cart of a customer.
    ///
    /// - Parameters:
    ///   - desk: The order of the customer.
    ///   - texts: The texts of the page.
    ///   - change: Returns the event that changes the count of a juice in the cart.
    ///   - order: The event that orders what is in the cart, as typed on a line.
    ///   - clear: The event that takes everything out of the cart.
    ///   - check: The event that shows the order before it is made.
    package init(
        of desk: CustomerDesk, _ texts: Texts, change: (Juice, Int) -> Event, order: Event, clear: Event, check: Event
    ) {
        let isAllSoldOut = desk.books.menu.juices.allSatisfy { desk.books.servings(of: $0) == 0 }
        self.init(
            lines: CartLine.lines(of: desk, texts, change: change),
            placeholder: texts(isAllSoldOut ? .everythingSoldOut : .tapJuice), sum: CartSum(of: desk, texts),
            order: Control(
                Text(.order), order, words: OrderDesk.orderingWords.map { Text($0) }, lineNames: .label),
            clear: .emptyingCart(clear), check: Control(Text(.checkOrder), check, keys: ["o"]))
    }
}

/// How the bar below a customer's menu is made on a page.
nonisolated struct OrderBarForm {
    /// Whether the sum has large digits, and a row below it is left blank.
    let isLarge: Bool
    /// Whether a line tells where the menu ends.
    let hasLine: Bool
    let buttonColumns: Int

    init(on page: GridSize) {
        isLarge = page.columns >= 70 && page.rows >= 18
        hasLine = page.rows >= 14
        buttonColumns = page.columns >= 56 ? 24 : 18
    }

    /// The rows of the button, which a finger can hit.
    static let buttonRows = 3

    var rows: Int { Self.buttonRows + (hasLine ? 1 : 0) + (isLarge ? 1 : 0) }
}
