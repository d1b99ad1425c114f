import ScreenKit

/// The page on which a customer looks at an order before it is made: the juices with their counts, the sum, and the button.
nonisolated struct CheckPane: Pane {
    typealias Event = CheckScreen.Event

    /// A juice of the order.
    struct Line {
        let line: CartLine<Event>
        let glass: Glass
        /// The price of a cup with the count, or an empty text.
        let price: String
    }

    /// One of several answers to a question of the menu, such as to take the order away.
    struct Choice {
        let control: Control<Event>
        let isChosen: Bool
    }

    let lines: [Line]
    /// The answers to each question.
    let choices: [[Choice]]
    /// The number of all cups.
    let count: String
    /// The digits of the sum with the unit behind them; empty texts where there is nothing to pay.
    let total: (digits: String, unit: String)
    /// The sum as a line says it, or an empty text.
    let sum: String
    let order: Control<Event>
    let more: Control<Event>

    var controls: Controls<Event> {
        Controls(choices.joined().map(\.control) + [order, more] + lines.flatMap { [$0.line.lower, $0.line.raise] })
    }

    var focusKeys: [Key] { choices.isEmpty ? [.up, .down, .tab] : [.up, .down, .left, .right, .tab] }

    /// The index of the control that orders; the other ones follow it.
    private var orderIndex: Int { choices.reduce(0) { $0 + $1.count } }

    private static let mostColumns = 60
    private static let buttonColumns = 28
    /// The rows of a line with a glass, and those of the sum and the buttons below the lines.
    private static let rows = (line: 5, total: 5, buttons: 3)
    /// The rows that are left to the lines in any case, so that the sum does not stand elsewhere with each number of juices.
    private static let leastRowsOfLines = 12

    func size(in room: GridSize, of page: GridSize) -> PaneSize { PaneSize() }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] {
        [
            LineSection(
                .rows,
                lines.filter { $0.line.count > 0 }.map { line in
                    [texts(.juiceCount, line.line.label, String(line.line.count)), line.line.amount]
                        .filter { !$0.isEmpty }.joined(separator: "  ")
                }),
            LineSection(
                .rows,
                choices.joined().enumerated().map { index, choice in
                    "\(firstNumber + index). \(texts(choice.control.label))" + (choice.isChosen ? "  ✓" : "")
                }), LineSection(.rows, [[count, sum].filter { !$0.isEmpty }.joined(separator: "  ")]),
        ]
    }

    func draw(on part: inout PagePart) {
        let size = part.size
        let columns = min(Self.mostColumns, size.columns)
        let isLow = size.rows < 16
        let grid = ChoiceGrid(choices, columns: columns, part.texts)
        let buttonRows = size.rows < 9 || size.rows - grid.rowCount < 7 ? 1 : Self.rows.buttons
        let below = (isLow ? 1 : Self.rows.total) + buttonRows
        let choiceRows = grid.rows(in: size.rows - below - Self.rows.line)
        let room = size.rows - below - choiceRows
        let pitch = pitch(in: room, part.showsPictures)
        let shown = min(lines.count, max(1, room / pitch))
        let lineRows = min(room, max(shown * pitch, Self.leastRowsOfLines))
        var rest = GridRect(size).centered(columns: columns)
        rest.cut(.top, (room - lineRows) / 2)
        let area = rest.cut(.top, lineRows)
        let first = lines.count - shown
        // The last line needs no blank row: a glass does not touch what stands above it.
        let spare = lineRows - shown * pitch
        let top = area.minRow + (pitch > 1 ? max(1, (spare + 1) / 2) : spare / 2)
        // A price stands below a name where the last line has a row for it too.
        let hasPrices = pitch > 1 && top + (shown - 1) * pitch < area.maxRow
        for index in first..<lines.count {
            let start = GridPoint(column: area.minColumn, row: top + (index - first) * pitch)
            draw(index, at: start, columns, hasGlass: pitch == Self.rows.line, hasPrice: hasPrices, on: &part)
        }
        grid.draw(from: rest.cut(.top, choiceRows).origin, choiceRows, on: &part)
        if !isLow { part.fill(rest.cut(.top, 1), with: .horizontalLine) }
        drawTotal(first > 0 ? "  ↑ \(first)" : "", in: rest.cut(.top, isLow ? 1 : 3), on: &part)
        if !isLow { rest.cut(.top, 1) }
        var buttons = rest.cut(.top, buttonRows)
        let width = min(Self.buttonColumns, (columns - 2) / 2)
        part.drawPrimaryButton(orderIndex, in: buttons.cut(.right, width), label: part.texts(order.label), key: .enter)
        let back = "\(part.texts(more.label))  \(part.texts.name(of: .escape))"
        part.drawBox(orderIndex + 1, in: buttons.cut(.left, width), label: back)
    }

    /// Returns the rows from one line to the next, the last of which is blank.
    private func pitch(in room: Int, _ showsPictures: Bool) -> Int {
        if showsPictures, lines.count * Self.rows.line <= room { return Self.rows.line }
        return lines.count * 2 <= room ? 2 : 1
    }

    private func draw(
        _ index: Int, at start: GridPoint, _ columns: Int, hasGlass: Bool, hasPrice: Bool, on part: inout PagePart
    ) {
        let line = lines[index]
        let text = start.offset(columns: hasGlass ? 10 : 0, rows: hasGlass ? 1 : 0)
        if hasGlass { part.draw(line.glass, .small, at: start) }
        let amount = line.line.amount
        let end = start.column + columns
        let buttons = CountButtons(at: GridPoint(column: end - CountButtons.columns - 10, row: text.row))
        let room = GridRect(
            column: text.column, row: text.row, columns: buttons.start.column - text.column - 1, rows: 1)
        part.write(line.line.label, row: text.row, in: room, style: .title)
        if hasPrice {
            part.write(
                line.price, row: text.row + 1,
                in: GridRect(origin: text, size: GridSize(columns: room.size.columns, rows: 2)))
        }
        buttons.draw(
            line.line.count, orderIndex + 2 + 2 * index, above: hasGlass ? 1 : 0, below: hasGlass ? 1 : 0, on: &part)
        part.write(amount, at: GridPoint(column: end - DisplayWidth.of(amount), row: text.row))
    }

    private func drawTotal(_ hidden: String, in area: GridRect, on part: inout PagePart) {
        var (last, digits) = (area.row(area.maxRow), area)
        part.write(count + hidden, in: last, .leading)
        part.write(total.unit, at: last.cut(.right, DisplayWidth.of(total.unit)).origin)
        last.cut(.right, 1)
        digits = digits.withColumns(last.size.columns)
        let large = part.showsBlocks && area.size.rows > 2 ? LargeDigits(total.digits, .small) : nil
        let style = TextStyle(bold: true)
        if let large, !total.digits.isEmpty {
            part.write(large, at: digits.cut(.right, large.columns).origin, style: style)
        } else {
            part.write(total.digits, in: last, .trailing, style: style)
        }
    }
}

/// The places of the choices below the lines: each question begins a row, and has further ones where its answers need them.
private nonisolated struct ChoiceGrid {
    private let choices: [[(name: String, isChosen: Bool)]]
    private let columns: Int
    private let gap: Int
    private static let boxRows = 3

    init(_ choices: [[CheckPane.Choice]], columns: Int, _ texts: Texts) {
        self.choices = choices.map { row in row.map { (texts($0.control.label), $0.isChosen) } }
        self.columns = columns
        gap = columns < 50 ? 1 : 2
    }

    /// Returns the boxes in a row of a question: as many as show the longest name whole, with its mark.
    private func perRow(_ row: [(name: String, isChosen: Bool)]) -> Int {
        min(row.count, max(1, (columns + gap) / (row.widest(\.name) + 4 + gap)))
    }

    /// The rows of boxes.
    var rowCount: Int {
        choices.reduce(0) { count, row in count + (row.count + perRow(row) - 1) / max(1, perRow(row)) }
    }

    /// Returns the height of all of it in a room: that of boxes, or of brackets.
    func rows(in room: Int) -> Int { rowCount * (rowCount * Self.boxRows <= room ? Self.boxRows : 1) }

    /// Draws the choices on so many rows, the first of which has the index 0 among the controls.
    func draw(from start: GridPoint, _ rows: Int, on part: inout PagePart) {
        let height = rows / max(1, rowCount)
        var (index, row) = (0, start.row)
        for question in choices {
            let perRow = perRow(question)
            /// The column where a box of the row begins. The last one ends where the row does.
            func column(_ place: Int) -> Int { place * (columns + gap) / perRow }
            for (place, choice) in question.enumerated() {
                let (first, next) = (column(place % perRow), column(place % perRow + 1))
                let box = GridRect(
                    column: start.column + first, row: row, columns: next - first - gap, rows: height)
                part.drawBox(index, in: box, label: label(of: choice, index, columns: box.size.columns - 2))
                index += 1
                if place % perRow == perRow - 1 || place == question.count - 1 { row += height }
            }
        }
    }

    /// Returns the name with its key and its mark, as far as there is room for them.
    private func label(of choice: (name: String, isChosen: Bool), _ index: Int, columns: Int) -> String {
        let mark = choice.isChosen ? ["✓"] : []
        let key = index < 9 ? [String(index + 1)] : []
        let parts = key + [choice.name] + mark
        let wide = parts.joined(separator: "  ")
        let label = DisplayWidth.of(wide) <= columns - 2 ? wide : parts.joined(separator: " ")
        return DisplayWidth.of(label) <= columns
            ? label : ([DisplayWidth.truncated(choice.name, to: columns - 2)] + mark).joined(separator: " ")
    }
}
