import ScreenKit

/// The step of an order at which a customer is, above the pages of an order.
nonisolated struct StepsPane: Pane, Equatable {
    let heading: String
    let steps: [String]
    /// The index of the present step.
    let current: Int

    func size(in room: GridSize, of page: GridSize) -> PaneSize { PaneSize(rows: .exactly(1)) }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] { [] }

    func draw(on part: inout PagePart) {
        let columns = part.write(heading, at: GridPoint(column: 0, row: 0), style: part.theme.title)
        let separator = "  ›  "
        let names = steps.enumerated().map { "\($0 + 1) \($1)" }
        let width = DisplayWidth.of(names.joined(separator: separator))
        var point = GridPoint(column: part.size.columns - width, row: 0)
        guard point.column > columns + 1 else { return }
        for (index, name) in names.enumerated() {
            if index > 0 { point.column += part.write(separator, at: point) }
            point.column += part.write(name, at: point, style: index == current ? part.theme.title : .plain)
        }
    }
}

/// The page on which a customer looks at an order before it is made: the juices with their counts, the sum, and the button.
nonisolated struct CheckPane: Pane {
    typealias Event = OrderScreen.Event

    /// A juice of the order.
    struct Line {
        let line: CartPane.Line
        let glass: Glass
        /// The price of a cup with the count, or an empty text.
        let price: String
    }

    let lines: [Line]
    /// The number of all cups.
    let count: String
    /// The digits of the sum with the unit behind them; empty texts where there is nothing to pay.
    let total: (digits: String, unit: String)
    let order: Control<Event>
    let more: Control<Event>

    var controls: PaneControls<Event> {
        PaneControls(
            [PaneControl(order, isFocusable: true, isFirst: true), PaneControl(more)]
                + lines.flatMap { [PaneControl($0.line.lower), PaneControl($0.line.raise)] })
    }

    private static let mostColumns = 60
    private static let buttonColumns = 28
    /// The rows of a line with a glass, and those of the sum and the buttons below the lines.
    private static let rows = (line: 5, total: 5, buttons: 3)

    func size(in room: GridSize, of page: GridSize) -> PaneSize { PaneSize() }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] { [] }

    func draw(on part: inout PagePart) {
        let size = part.size
        let columns = min(Self.mostColumns, size.columns)
        let isLow = size.rows < 16
        let below = isLow ? 2 : Self.rows.total + Self.rows.buttons
        let room = size.rows - below
        let pitch =
            lines.count * Self.rows.line <= room && part.showsPictures
            ? Self.rows.line : lines.count * 2 <= room ? 2 : 1
        let shown = min(lines.count, max(1, room / pitch))
        let top = max(0, (room - shown * pitch) / 2)
        let area = GridRect(
            column: (size.columns - columns) / 2, row: top, columns: columns, rows: size.rows - top)
        let first = lines.count - shown
        for index in first..<lines.count {
            let row = area.minRow + (index - first) * pitch
            draw(index, at: GridPoint(column: area.minColumn, row: row), columns, pitch, on: &part)
        }
        var row = area.minRow + shown * pitch
        if !isLow {
            part.fill(
                GridRect(column: area.minColumn, row: row, columns: columns, rows: 1), with: part.theme.horizontalLine)
            row += 1
        }
        let hidden = first > 0 ? "  ↑ \(first)" : ""
        drawTotal(
            hidden, in: GridRect(column: area.minColumn, row: row, columns: columns, rows: isLow ? 1 : 3), on: &part)
        row += isLow ? 1 : 4
        let width = min(Self.buttonColumns, (columns - 2) / 2)
        let rows = isLow ? 1 : Self.rows.buttons
        let button = GridRect(column: area.maxColumn + 1 - width, row: row, columns: width, rows: rows)
        part.drawPrimaryButton(0, in: button, label: "\(order.label)  \(part.texts.name(of: .enter))")
        let back = GridRect(column: area.minColumn, row: row, columns: width, rows: rows)
        part.drawBox(1, in: back, label: "\(more.label)  \(part.texts.name(of: .escape))")
    }

    private func draw(_ index: Int, at start: GridPoint, _ columns: Int, _ pitch: Int, on part: inout PagePart) {
        let line = lines[index]
        let hasGlass = pitch == Self.rows.line
        let text = start.offset(columns: hasGlass ? 10 : 0, rows: hasGlass ? 1 : 0)
        if hasGlass { part.draw(line.glass, .small, at: start) }
        let amount = line.line.amount
        let end = start.column + columns
        let buttons = CountButtons(at: GridPoint(column: end - CountButtons.columns - 10, row: text.row))
        let room = GridRect(
            column: text.column, row: text.row, columns: buttons.start.column - text.column - 1, rows: 1)
        part.write(line.line.label, row: text.row, in: room, style: part.theme.title)
        if hasGlass {
            part.write(
                line.price, row: text.row + 1,
                in: GridRect(origin: text, size: GridSize(columns: room.size.columns, rows: 2)))
        }
        buttons.draw(line.line.count, 2 + 2 * index, above: hasGlass ? 1 : 0, below: hasGlass ? 1 : 0, on: &part)
        part.write(amount, at: GridPoint(column: end - DisplayWidth.of(amount), row: text.row))
    }

    private func drawTotal(_ hidden: String, in area: GridRect, on part: inout PagePart) {
        part.write(count + hidden, row: area.maxRow, in: area)
        let unitStart = area.maxColumn + 1 - DisplayWidth.of(total.unit)
        part.write(total.unit, at: GridPoint(column: unitStart, row: area.maxRow))
        let large = part.showsBlocks && area.size.rows > 2 ? LargeDigits(total.digits, .small) : nil
        let style = TextStyle(bold: true)
        if let large, !total.digits.isEmpty {
            part.write(large, at: GridPoint(column: unitStart - 1 - large.columns, row: area.minRow), style: style)
        } else {
            part.write(
                total.digits, at: GridPoint(column: unitStart - 1 - DisplayWidth.of(total.digits), row: area.maxRow),
                style: style)
        }
    }
}

/// The buttons with which a customer changes the count of a juice, with the count between them. What can be touched is higher than what is drawn.
nonisolated struct CountButtons {
    let start: GridPoint

    private static let buttonColumns = 5
    private static let countColumns = 4
    static let columns = 2 * buttonColumns + countColumns

    init(at start: GridPoint) { self.start = start }

    /// Draws the buttons. The one that lowers the count has an index among the controls, and the other one the next index.
    func draw(_ count: Int, _ lower: Int, above: Int, below: Int, on part: inout PagePart) {
        let style = TextStyle(reverse: true)
        for (control, column) in [(lower, 0), (lower + 1, Self.buttonColumns + Self.countColumns)] {
            let face = GridRect(
                origin: start.offset(columns: column), size: GridSize(columns: Self.buttonColumns, rows: 1))
            part.fill(face, with: Cell(" ", style: style))
            part.write(control == lower ? "−" : "+", at: face.origin.offset(columns: 2), style: style)
            part.place(
                control,
                in: GridRect(
                    column: face.minColumn, row: face.minRow - above, columns: face.size.columns,
                    rows: 1 + above + below),
                highlight: face)
        }
        let text = DisplayWidth.padded(String(count), to: Self.countColumns - 1, alignment: .trailing)
        part.write(text, at: start.offset(columns: Self.buttonColumns), style: TextStyle(bold: true))
    }
}
