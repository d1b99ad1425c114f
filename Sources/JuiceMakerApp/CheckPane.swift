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
    let sum: CartSum
    let order, more: Control<Event>

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
                }), LineSection(.rows, [[sum.count, sum.total].filter { !$0.isEmpty }.joined(separator: "  ")]),
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
        // The rows from one line to the next, the last of which is blank: those of a glass, or fewer.
        let most = part.showsPictures ? Self.rows.line : 2
        let pitch = [most, 2].first { lines.count * $0 <= room } ?? 1
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
            let place = area.row(top + (index - first) * pitch)
            draw(index, in: place, hasGlass: pitch == Self.rows.line, hasPrice: hasPrices, on: &part)
        }
        grid.draw(in: rest.cut(.top, choiceRows), on: &part)
        let gap = isLow ? 0 : 1
        part.fill(rest.cut(.top, gap), with: .horizontalLine)
        drawTotal(first > 0 ? "  ↑ \(first)" : "", in: rest.cut(.top, isLow ? 1 : 3), on: &part)
        rest.cut(.top, gap)
        var buttons = rest.cut(.top, buttonRows)
        let width = min(Self.buttonColumns, (columns - 2) / 2)
        part.drawPrimaryButton(orderIndex, in: buttons.cut(.right, width))
        let back = "\(part.label(ofControl: orderIndex + 1))  \(part.texts.name(of: .escape))"
        part.drawBox(orderIndex + 1, in: buttons.cut(.left, width), label: back)
    }

    /// Draws a line, which begins in a row: the glass, the name above the price, the count between its buttons, and the amount.
    private func draw(_ index: Int, in place: GridRect, hasGlass: Bool, hasPrice: Bool, on part: inout PagePart) {
        let line = lines[index]
        var row = place
        if hasGlass {
            part.draw(line.glass, .small, at: place.origin)
            row = row.inset(left: 10)
            row.origin.row += 1
        }
        let amount = row
        row.cut(.right, 10)
        let more = hasGlass ? 1 : 0
        let buttons = CountButtons(at: row.cut(.right, CountButtons.columns).origin, above: more, below: more)
        row.cut(.right, 1)
        part.write(line.line.label, in: row, .leading, style: .title)
        if hasPrice { part.write(line.price, row: row.minRow + 1, in: row) }
        buttons.draw(line.line.count, orderIndex + 2 + 2 * index, on: &part)
        part.write(line.line.amount, in: amount, .trailing)
    }

    private func drawTotal(_ hidden: String, in area: GridRect, on part: inout PagePart) {
        var line = area.row(area.maxRow)
        part.write(sum.count + hidden, in: line, .leading)
        part.write(sum.unit, cutting: .right, of: &line, gap: 1)
        let place = part.showsBlocks ? area.withColumns(line.size.columns) : line
        part.write(number: sum.digits, [.small], in: place, style: TextStyle(bold: true))
    }
}

/// The answers below the lines: each question begins a row, and has further ones where its answers need them.
private nonisolated struct ChoiceGrid {
    /// The answers in rows, with the number of boxes for which a row has room.
    private var rows: [(answers: [(index: Int, name: String, isChosen: Bool)], perRow: Int)] = []
    private let gap: Int
    private static let boxRows = 3

    init(_ choices: [[CheckPane.Choice]], columns: Int, _ texts: Texts) {
        gap = columns < 50 ? 1 : 2
        var index = 0
        for question in choices {
            let answers = question.map { choice in
                defer { index += 1 }
                return (index, name: texts(choice.control.label), choice.isChosen)
            }
            // As many as show the longest name whole, with its mark.
            let perRow = min(answers.count, max(1, (columns + gap) / (answers.widest(\.name) + 4 + gap)))
            for start in stride(from: 0, to: answers.count, by: perRow) {
                rows.append((Array(answers[start...].prefix(perRow)), perRow))
            }
        }
    }

    /// The rows of boxes.
    var rowCount: Int { rows.count }

    /// Returns the height of all of it in a room: that of boxes, or of brackets.
    func rows(in room: Int) -> Int { rowCount * (rowCount * Self.boxRows <= room ? Self.boxRows : 1) }

    /// Draws the answers, the first of which has the index 0 among the controls.
    func draw(in area: GridRect, on part: inout PagePart) {
        var rest = area
        for row in rows {
            let strip = rest.cut(.top, area.size.rows / rowCount)
            /// The column where a box of the row begins. The last one ends where the row does.
            func column(_ place: Int) -> Int { place * (area.size.columns + gap) / row.perRow }
            for (place, answer) in row.answers.enumerated() {
                let box = strip.inset(left: column(place)).withColumns(column(place + 1) - column(place) - gap)
                let mark = answer.isChosen ? ["✓"] : []
                let label = Self.label(answer.name, mark, answer.index, columns: box.size.columns - 2)
                part.drawBox(answer.index, in: box, label: label)
            }
        }
    }

    /// Returns a name with its key and its mark, as far as there is room for them.
    private static func label(_ name: String, _ mark: [String], _ index: Int, columns: Int) -> String {
        let parts = (index < 9 ? [String(index + 1)] : []) + [name] + mark
        let wide = parts.joined(separator: "  ")
        let label = DisplayWidth.of(wide) <= columns - 2 ? wide : parts.joined(separator: " ")
        return DisplayWidth.of(label) <= columns
            ? label : ([DisplayWidth.truncated(name, to: columns - 2)] + mark).joined(separator: " ")
    }
}
