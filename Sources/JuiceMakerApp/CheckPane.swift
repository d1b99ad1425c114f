import ScreenKit

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
    /// The rows that are left to the lines in any case, so that the sum does not stand elsewhere with each number of juices.
    private static let leastRowsOfLines = 12

    func size(in room: GridSize, of page: GridSize) -> PaneSize { PaneSize() }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] { [] }

    func draw(on part: inout PagePart) {
        let size = part.size
        let columns = min(Self.mostColumns, size.columns)
        let isLow = size.rows < 16
        let buttonRows = size.rows < 9 ? 1 : Self.rows.buttons
        let below = (isLow ? 1 : Self.rows.total) + buttonRows
        let room = size.rows - below
        let pitch = pitch(in: room, part.showsPictures)
        let shown = min(lines.count, max(1, room / pitch))
        let lineRows = min(room, max(shown * pitch, Self.leastRowsOfLines))
        let area = GridRect(
            column: (size.columns - columns) / 2, row: (room - lineRows) / 2, columns: columns, rows: lineRows + below)
        let first = lines.count - shown
        // The last line needs no blank row: a glass does not touch what stands above it.
        let spare = lineRows - shown * pitch
        let top = area.minRow + (pitch > 1 ? max(1, (spare + 1) / 2) : spare / 2)
        for index in first..<lines.count {
            let row = top + (index - first) * pitch
            draw(index, at: GridPoint(column: area.minColumn, row: row), columns, pitch, on: &part)
        }
        var row = area.minRow + lineRows
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
        let button = GridRect(column: area.maxColumn + 1 - width, row: row, columns: width, rows: buttonRows)
        part.drawPrimaryButton(0, in: button, label: order.label, key: .enter)
        let back = GridRect(column: area.minColumn, row: row, columns: width, rows: buttonRows)
        part.drawBox(1, in: back, label: "\(more.label)  \(part.texts.name(of: .escape))")
    }

    /// Returns the rows from one line to the next, the last of which is blank.
    private func pitch(in room: Int, _ showsPictures: Bool) -> Int {
        if showsPictures, lines.count * Self.rows.line <= room { return Self.rows.line }
        return lines.count * 2 <= room ? 2 : 1
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
        if pitch > 1 {
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
