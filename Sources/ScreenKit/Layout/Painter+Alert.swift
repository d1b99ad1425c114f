import Terminal

nonisolated extension Painter {
    private static var leastColumns: Int { 40 }
    /// The columns and rows around the text of a box: its sides with a margin, and its borders with the row of answers.
    private static var frame: GridSize { GridSize(columns: 4, rows: 3) }

    /// Draws a question in a box where it covers least of the page, so that what it is about can be read beside it.
    ///
    /// - Parameters:
    ///   - alert: The question.
    ///   - room: The room for the box.
    ///   - asides: The areas that the box may cover before any other, such as lines of news. It covers each whole or not at all.
    mutating func draw(_ alert: AlertContent<Int>, in room: GridRect, covering asides: [GridRect]) {
        let buttonColumns = alert.buttons.reduce(0) { $0 + DisplayWidth.of(buttonText($1)) + 2 } - 2
        let longest = ([alert.title] + alert.lines).map { DisplayWidth.of($0) }.max() ?? 0
        let inner = min(
            max(longest, buttonColumns, Self.leastColumns), canvas.size.columns - 2 - Self.frame.columns)
        let lines =
            (DisplayWidth.wrapped(alert.title, to: inner).map { ($0, Theme.title) }
            + alert.lines.flatMap { DisplayWidth.wrapped($0, to: inner) }.map { ($0, Theme.style(.warning)) })
            .prefix(canvas.size.rows - Self.frame.rows + 1 - alert.buttons.count)
        // Where they have no room side by side, each answer has a row.
        let answerRows = buttonColumns > inner ? alert.buttons.count : min(1, alert.buttons.count)
        let size = GridSize(
            columns: inner + Self.frame.columns, rows: lines.count + Self.frame.rows - 1 + answerRows)
        let box =
            size.columns <= room.size.columns && size.rows <= room.size.rows
            ? Ink(on: canvas, in: room, faintIn: asides).emptiestPlace(for: size)
            : GridRect(canvas.size).centered(size)
        erase(asides, cutOffBy: box)
        eraseWords(cutOffBy: box)
        drawBox(box)
        for (index, (text, style)) in lines.enumerated() {
            canvas.write(text, at: box.origin.offset(columns: 2, rows: 1 + index), style: style)
        }
        if answerRows > 1 {
            for (index, answer) in alert.buttons.enumerated() {
                drawAnswer(answer, at: GridPoint(column: box.minColumn + 2, row: box.maxRow - answerRows + index))
            }
        } else {
            drawButtons(of: alert, at: GridPoint(column: box.maxColumn - 1 - buttonColumns, row: box.maxRow - 1))
        }
        canvas.cursor = nil
    }

    /// Erases the areas that a box covers in part, because what is left of a line can be read as something else: of 9,000, 00.
    private mutating func erase(_ areas: [GridRect], cutOffBy box: GridRect) {
        for area in areas where hasInk(in: area.intersection(box)) { canvas.fill(area) }
    }

    /// Erases what a box leaves of a word at its left and of a phrase at its right: words without an end are read as they are, words
    /// without a beginning as something else.
    private mutating func eraseWords(cutOffBy box: GridRect) {
        for row in box.minRow...box.maxRow {
            var start = GridPoint(column: box.minColumn, row: row)
            while isOfWord(start) { start.column -= 1 }
            var end = GridPoint(column: box.maxColumn, row: row)
            while isOfPhrase(end) { end.column += 1 }
            let (left, right) = (box.minColumn - start.column - 1, end.column - box.maxColumn - 1)
            canvas.fill(GridRect(column: start.column + 1, row: row, columns: max(0, left), rows: 1))
            canvas.fill(GridRect(column: box.maxColumn + 1, row: row, columns: max(0, right), rows: 1))
        }
    }

    /// Returns whether a cell is part of a word, or a blank between two words.
    private func isOfPhrase(_ point: GridPoint) -> Bool {
        isOfWord(point) || (isOfWord(point.offset(columns: -1)) && isOfWord(point.offset(columns: 1)))
    }

    /// Returns whether a cell is part of a word. Lines and bars are not: they can be cut anywhere.
    private func isOfWord(_ point: GridPoint) -> Bool {
        let cell = canvas[point]
        let isDrawing = cell.text.unicodeScalars.first.map { ("\u{2500}"..."\u{259F}").contains($0) } ?? false
        return cell.text != " " && !isDrawing
    }

    private func hasInk(in area: GridRect) -> Bool {
        (0..<area.size.rows).contains { row in
            (0..<area.size.columns).contains { canvas[area.origin.offset(columns: $0, rows: row)] != .blank }
        }
    }

    private mutating func drawButtons(of alert: AlertContent<Int>, at start: GridPoint) {
        var point = start
        for button in alert.buttons { point.column += drawAnswer(button, at: point) + 2 }
    }

    /// Draws an answer, and returns its width.
    @discardableResult
    private mutating func drawAnswer(_ button: Control<Int>, at point: GridPoint) -> Int {
        let text = buttonText(button)
        let area = GridRect(origin: point, size: GridSize(columns: DisplayWidth.of(text), rows: 1))
        place(button, in: area, Highlight(area: area, style: .plain), isFocusable: true)
        canvas.write(text, at: point)
        return area.size.columns
    }

    private func buttonText(_ button: Control<Int>) -> String {
        "[ \(button.label)" + (button.keys.first.map { " \(keyName($0))" } ?? "") + " ]"
    }

    private mutating func drawBox(_ box: GridRect) {
        let side = String(repeating: "─", count: box.size.columns - 2)
        canvas.fill(box)
        canvas.write("┌" + side + "┐", at: box.origin)
        for row in (box.minRow + 1)..<box.maxRow {
            canvas.write("│", at: GridPoint(column: box.minColumn, row: row))
            canvas.write("│", at: GridPoint(column: box.maxColumn, row: row))
        }
        canvas.write("└" + side + "┘", at: GridPoint(column: box.minColumn, row: box.maxRow))
    }
}

/// What is drawn in a room, counted so that the ink in any rectangle is known at once.
private nonisolated struct Ink {
    private let room: GridRect
    /// The ink above and at the left of each corner of a cell.
    private var sums: [Int]

    /// The ink of a character where it matters; elsewhere it is 1.
    private static let weight = 4

    /// Counts the characters of a room. Those in some areas matter less.
    init(on canvas: Canvas, in room: GridRect, faintIn areas: [GridRect]) {
        self.room = room
        sums = Array(repeating: 0, count: (room.size.columns + 1) * (room.size.rows + 1))
        for row in room.minRow...room.maxRow {
            let faint = areas.filter { $0.minRow <= row && row <= $0.maxRow }
            var line = 0
            for column in room.minColumn...room.maxColumn {
                let point = GridPoint(column: column, row: row)
                if canvas[point] != .blank { line += faint.contains { $0.contains(point) } ? 1 : Self.weight }
                sums[index(column + 1, row + 1)] = sums[index(column + 1, row)] + line
            }
        }
    }

    private func index(_ column: Int, _ row: Int) -> Int {
        (row - room.minRow) * (room.size.columns + 1) + column - room.minColumn
    }

    /// Returns the ink in a rectangle, as far as that lies in the room.
    private func amount(in area: GridRect) -> Int {
        let area = area.intersection(room)
        let (right, bottom) = (area.maxColumn + 1, area.maxRow + 1)
        return sums[index(right, bottom)] - sums[index(area.minColumn, bottom)]
            - sums[index(right, area.minRow)] + sums[index(area.minColumn, area.minRow)]
    }

    /// Returns the place for a box that covers least; among equal ones, one with blanks around it, and then the one nearest to the
    /// middle.
    func emptiestPlace(for size: GridSize) -> GridRect {
        let middle = room.centered(size)
        let columns = [middle.minColumn, room.minColumn, room.maxColumn + 1 - size.columns]
        let places = (room.minRow...(room.maxRow + 1 - size.rows)).flatMap { row in
            columns.map { GridRect(origin: GridPoint(column: $0, row: row), size: size) }
        }
        func cost(_ place: GridRect) -> (Int, Int, Int) {
            let around = GridRect(
                column: place.minColumn - 1, row: place.minRow - 1, columns: size.columns + 2, rows: size.rows + 2)
            let distance = abs(place.minColumn - middle.minColumn) + 2 * abs(place.minRow - middle.minRow)
            return (amount(in: place), amount(in: around), distance)
        }
        return places.map { ($0, cost($0)) }.min { $0.1 < $1.1 }?.0 ?? middle
    }
}
