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
        let top = rest.minRow
        var left = rest.cut(.top, OrderBarForm.buttonRows)
        let face = left.cut(.right, form.buttonColumns)
        part.drawPrimaryButton(
            2, in: face, label: part.texts(check.label), key: check.keys.first ?? .enter, isReady: sum.canOrder)
        left.cut(.right, 2)
        guard !lines.isEmpty else {
            left.origin.row += 1
            return part.write(sentences: placeholder, in: left, style: .quiet)
        }
        if form.isLarge {
            let unitStart = left.cut(.right, DisplayWidth.of(sum.unit)).minColumn
            left.cut(.right, Self.columnsOfLargeTotal + 2)
            if sum.canOrder {
                part.write(sum.unit, at: GridPoint(column: unitStart, row: top + 2))
                sum.write(
                    end: unitStart - 1, top: top, columns: Self.columnsOfLargeTotal, style: TextStyle(bold: true),
                    on: &part)
            }
            drawNewestLines(2, in: left, on: &part)
            drawClear(
                mark: linesWithCups.count > 2 ? "  ↑ \(linesWithCups.count - 2)" : "", row: top + 2, below: 1, on: &part
            )
        } else {
            drawNewestLines(
                1, in: left, mark: linesWithCups.count > 1 ? "  ↑ \(linesWithCups.count - 1)" : "", on: &part)
            drawClear(row: top + 1, below: 0, on: &part)
            if sum.canOrder {
                let texts = ["\(sum.count)  \(sum.total)", sum.total]
                let text = texts.first { DisplayWidth.of($0) <= left.size.columns } ?? sum.total
                part.write(text, row: top + 2, in: left, style: .number)
            }
        }
    }

    /// The lines that say something here: a line whose cups were taken out keeps its place on a receipt alone.
    private var linesWithCups: [CartLine<Event>] { lines.filter { $0.count > 0 } }

    /// Draws the lines that were added last, and behind the last one a mark for those that are out of view.
    private func drawNewestLines(_ number: Int, in area: GridRect, mark: String = "", on part: inout PagePart) {
        for (row, line) in linesWithCups.suffix(number).enumerated() {
            let count = part.texts(JuiceMakerText.juiceCount, "", String(line.count)) + mark
            let label = DisplayWidth.truncated(line.label, to: area.size.columns - DisplayWidth.of(count))
            part.write(label + count, row: area.minRow + row, in: area)
        }
    }

    /// Draws what takes everything out of the cart. What a finger can hit is higher than the text.
    private func drawClear(mark: String = "", row: Int, below: Int, on part: inout PagePart) {
        let clear = "[ \(part.keyAndLabel(of: clear)) ]"
        part.write(clear + mark, at: GridPoint(column: 0, row: row))
        let columns = DisplayWidth.of(clear)
        part.place(
            1, in: GridRect(column: 0, row: row - below, columns: max(16, columns), rows: 1 + 2 * below),
            highlight: GridRect(column: 0, row: row, columns: columns, rows: 1))
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
