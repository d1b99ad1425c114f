import ScreenKit

/// Numbers to be read from far away: the newest one as large as there is room for, and beside it the ones before it.
nonisolated struct BoardPane: Pane, Equatable {
    /// A number with what it stands for.
    struct Entry: Equatable {
        let number: Int
        /// The juices of the order.
        let text: String
    }

    /// What is sold out.
    struct SoldOut: Equatable {
        /// The word for it.
        let tag: String
        /// The names of the juices.
        let names: String
        /// The line that says so in line mode.
        let line: Message
    }

    /// The sentence for the newest number.
    let heading: String
    /// The numbers, the newest one first.
    let entries: [Entry]
    /// The title of the earlier numbers.
    let olderHeading: String
    /// The numbers that are being made, the newest one first; `nil` where each order is ready at once.
    let preparing: [Int]?
    /// The title of the numbers that are being made.
    let preparingHeading: String
    /// The text to show where there are no numbers.
    let placeholder: String
    /// What is sold out; `nil` for nothing.
    let soldOut: SoldOut?

    /// The greatest number of smaller numbers in one place.
    private static let smallLimit = 6

    func size(in room: GridSize, of page: GridSize) -> PaneSize { PaneSize(rows: Extent(least: 2)) }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] {
        let lines = entries.map { "\($0.number)  \($0.text)" }
        let preparing = (preparing ?? []).map { String($0) }
        let news = preparing.isEmpty ? [] : [preparingHeading + ": " + preparing.joined(separator: ", ")]
        let soldOut = soldOut.map { [$0.line.spoken] } ?? []
        return [
            LineSection(
                .rows, (heading.isEmpty ? [] : [heading]) + (lines.isEmpty ? [placeholder] : lines) + news + soldOut)
        ]
    }

    func draw(on part: inout PagePart) {
        let footerRows = drawSoldOut(on: &part)
        let room = GridSize(columns: part.size.columns, rows: part.size.rows - footerRows)
        // Three digits fit the left part, so that nothing moves from the tenth or the hundredth number on.
        let left = GridRect(GridSize(columns: room.columns * 6 / 10, rows: room.rows))
        if let newest = entries.first {
            drawNewest(newest, in: left, on: &part)
        } else if preparing?.isEmpty ?? true {
            return part.writeCentered(placeholder, row: room.rows / 2, style: part.theme.quiet)
        } else {
            draw(placeholder, nil, centredIn: left, row: room.rows / 2, style: part.theme.quiet, on: &part)
        }
        part.fill(
            GridRect(column: left.size.columns + 1, row: 1, columns: 1, rows: max(0, room.rows - 2)),
            with: part.theme.verticalLine)
        let start = left.size.columns + 4
        let right = GridRect(column: start, row: 1, columns: room.columns - start, rows: max(0, room.rows - 2))
        let older = entries.dropFirst().map(\.number)
        guard let preparing else { return drawNumbers(older, olderHeading, in: right, on: &part) }
        let half = GridRect(
            column: right.minColumn, row: right.minRow, columns: right.size.columns, rows: right.size.rows / 2)
        drawNumbers(preparing, preparingHeading, in: half, on: &part)
        drawNumbers(older, olderHeading, in: right.droppingRows(half.size.rows + 1), on: &part)
    }

    /// Draws what is sold out in the last row but one, and returns the rows that it takes.
    private func drawSoldOut(on part: inout PagePart) -> Int {
        // The place is kept, so that the numbers stay where they are.
        let blank = part.size.rows > 12 ? 1 : 0
        guard let soldOut else { return 1 + blank }
        let tag = " \(soldOut.tag) "
        let columns = DisplayWidth.of(tag) + 2
        let wrapped = DisplayWidth.wrapped(soldOut.names, to: max(10, part.size.columns - columns))
        let rows = wrapped.prefix(max(1, part.size.rows / 4))
        let first = part.size.rows - blank - rows.count
        let style =
            part.showsFills
            ? TextStyle(foreground: .onAlarm, background: .alarm, bold: true) : TextStyle(bold: true, reverse: true)
        part.write(tag, at: GridPoint(column: 0, row: first), style: style)
        for (index, row) in rows.enumerated() {
            part.write(row, at: GridPoint(column: columns, row: first + index), style: part.theme.title)
        }
        return rows.count + blank
    }

    private func drawNewest(_ entry: Entry, in area: GridRect, on part: inout PagePart) {
        // A long order takes up to three rows, below the digits, whose place does not depend on it.
        let textRows = area.size.rows > 15 ? 3 : 1
        let gap = area.size.rows > 10 ? 1 : 0
        let digits = String(entry.number)
        let room = GridSize(columns: area.size.columns, rows: area.size.rows - textRows - 1 - gap)
        let size = Self.largest(for: max(3, digits.utf8.count), in: room, part.showsBlocks)
        let rows = size?.rows ?? 1
        let top = max(0, min((area.size.rows - rows - gap - 1) / 2, area.size.rows - rows - gap - textRows - 1))
        var style = part.theme.good
        style.bold = true
        draw(digits, size, centredIn: area, row: top, style: style, on: &part)
        var text = DisplayWidth.wrapped(entry.text, to: area.size.columns)
        if text.count > textRows {
            text = Array(text.prefix(textRows - 1)) + [text.dropFirst(textRows - 1).joined(separator: " ")]
        }
        for (index, line) in (text + [heading]).enumerated() {
            let style = index < text.count ? part.theme.title : .plain
            draw(line, nil, centredIn: area, row: top + rows + gap + index, style: style, on: &part)
        }
    }

    private func draw(
        _ text: String, _ size: LargeDigits.Size?, centredIn area: GridRect, row: Int, style: TextStyle,
        on part: inout PagePart
    ) {
        if let size, let digits = LargeDigits(text, size) {
            let column = area.minColumn + (area.size.columns - digits.columns) / 2
            return part.write(digits, at: GridPoint(column: column, row: row), style: style)
        }
        let shown = DisplayWidth.truncated(text, to: area.size.columns)
        let column = area.minColumn + (area.size.columns - DisplayWidth.of(shown)) / 2
        part.write(shown, at: GridPoint(column: column, row: row), style: style)
    }

    /// Draws smaller numbers in columns, from left to right and from top to bottom.
    private func drawNumbers(_ numbers: [Int], _ heading: String, in area: GridRect, on part: inout PagePart) {
        part.write(heading, row: area.minRow, in: area, style: part.theme.quiet)
        let shown = numbers.prefix(Self.smallLimit)
        guard let widest = shown.max() else { return }
        let digitCount = max(3, String(widest).utf8.count)
        let isLarge = part.page.columns >= 110
        let room = GridSize(columns: area.size.columns, rows: isLarge ? 5 : 3)
        let size = Self.largest(for: digitCount, in: room, part.showsBlocks)
        let height = size?.rows ?? 1
        let columns = size?.columns(ofDigits: digitCount) ?? digitCount
        let (gap, rowGap) = (height > 3 ? 5 : 3, height > 3 ? 2 : 1)
        let perRow = max(1, min(2, (area.size.columns + gap) / (columns + gap)))
        let top = area.minRow + (area.size.rows > 7 ? 2 : 1)
        for (index, number) in shown.enumerated() {
            let row = top + index / perRow * (height + rowGap)
            guard row + height <= area.maxRow + 1 else { break }
            let point = GridPoint(column: area.minColumn + index % perRow * (columns + gap), row: row)
            if let size, let digits = LargeDigits(String(number), size) {
                part.write(digits, at: point, style: part.theme.number)
            } else {
                part.write(String(number), at: point, style: part.theme.number)
            }
        }
    }

    /// Returns the largest size in which a number of digits fits; `nil` for a row of text.
    private static func largest(for digits: Int, in room: GridSize, _ showsBlocks: Bool) -> LargeDigits.Size? {
        let sizes = (1...8).reversed().map { LargeDigits.Size.pixels($0) } + (showsBlocks ? [.small] : [])
        return sizes.first { $0.rows <= room.rows && $0.columns(ofDigits: digits) <= room.columns }
    }
}
