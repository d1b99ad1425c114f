import ScreenKit

/// Numbers to be read from far away, the newest one as large as there is room for.
nonisolated struct BoardPane: Pane, Equatable {
    /// A number with what it stands for.
    struct Entry: Equatable {
        let number: Int
        /// The juices of the order.
        let text: String
    }

    /// The sentence above the numbers.
    let heading: String
    /// The numbers, the newest one first.
    let entries: [Entry]
    /// The text to show where there are no numbers.
    let placeholder: String
    /// The lines below the numbers, which stay in view.
    let footer: [Message]

    func size(in room: GridSize, of page: GridSize) -> PaneSize { PaneSize(rows: Extent(least: 2)) }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] {
        let lines = entries.map { "\($0.number)  \($0.text)" }
        return [
            LineSection(
                .rows,
                (heading.isEmpty ? [] : [heading]) + (lines.isEmpty ? [placeholder] : lines) + footer.map(\.spoken))
        ]
    }

    /// Draws the newest number as large as there is room for, and the others below it, as many as there is room for.
    func draw(on part: inout PagePart) {
        let footer = footer.flatMap { line in
            DisplayWidth.wrapped(line.text, to: part.size.columns).map { Message(text: $0, tone: line.tone) }
        }
        let footerRows = min(footer.count, part.size.rows / 4)
        for (index, line) in footer.prefix(footerRows).enumerated() {
            part.writeCentered(
                line.text, row: part.size.rows - footerRows + index, style: part.theme.style(line.tone))
        }
        part.writeCentered(heading, row: 0, style: part.theme.title)
        let room = GridRect(column: 0, row: 1, columns: part.size.columns, rows: part.size.rows - 1 - footerRows)
        guard let newest = entries.first else {
            return part.writeCentered(placeholder, row: room.minRow + room.size.rows / 2, style: part.theme.quiet)
        }
        // Two thirds of the room are for the newest number.
        let rows = room.size.rows - 1
        let height = DigitHeight(
            for: newest.number, in: GridSize(columns: room.size.columns, rows: max(min(rows, 5), rows * 2 / 3)),
            part.showsBlocks)
        let columns = height.columns(of: newest.number)
        var style = part.theme.good
        style.bold = true
        draw(
            newest.number, height, at: GridPoint(column: (room.size.columns - columns) / 2, row: room.minRow),
            style: style, on: &part)
        part.writeCentered(newest.text, row: room.minRow + height.rows, style: part.theme.number)
        drawOlder(below: height, in: room.droppingRows(height.rows + 2), on: &part)
    }

    /// Draws the older numbers in columns, from left to right and from top to bottom, a third as high as the newest one.
    private func drawOlder(below newest: DigitHeight, in area: GridRect, on part: inout PagePart) {
        let entries = entries.dropFirst()
        guard let widest = entries.map(\.number).max(), area.size.rows > 0 else { return }
        let height = DigitHeight(
            for: widest, in: GridSize(columns: area.size.columns, rows: min(area.size.rows, newest.rows / 3 + 1)),
            part.showsBlocks)
        let columns = height.columns(of: widest) + height.gap
        let perRow = max(1, (area.size.columns + height.gap) / columns)
        let lineCount = max(1, (area.size.rows + 1) / (height.rows + 1))
        let left = area.minColumn + (area.size.columns - min(perRow, entries.count) * columns + height.gap) / 2
        for (index, entry) in entries.prefix(perRow * lineCount).enumerated() {
            let row = area.minRow + index / perRow * (height.rows + 1)
            draw(
                entry.number, height, at: GridPoint(column: left + index % perRow * columns, row: row),
                style: part.theme.number, on: &part)
        }
    }

    private func draw(
        _ number: Int, _ height: DigitHeight, at point: GridPoint, style: TextStyle, on part: inout PagePart
    ) {
        switch height {
        case .text: part.write(String(number), at: point, style: style)
        case .large:
            if let digits = LargeDigits(String(number)) { part.write(digits, at: point, style: style) }
        case .pixels(let scale):
            let block = Cell(part.showsBlocks ? "█" : "#", style: style)
            for pixel in PixelDigits.pixels(of: number) {
                part.fill(
                    GridRect(
                        column: point.column + pixel.column * scale * 2, row: point.row + pixel.row * scale,
                        columns: scale * 2, rows: scale),
                    with: block)
            }
        }
    }
}

/// A height in which a number can be drawn.
private nonisolated enum DigitHeight {
    /// A row of text.
    case text
    /// Three rows of block characters.
    case large
    /// Five pixels, each of so many rows and twice as many columns: two cells side by side are about a square.
    case pixels(Int)

    /// Creates the greatest height in which a number fits a room.
    init(for number: Int, in room: GridSize, _ showsBlocks: Bool) {
        let columns = PixelDigits.columns(of: number) * 2
        let scale = min(room.rows / PixelDigits.rows, room.columns / columns)
        if scale > 0 {
            self = .pixels(scale)
        } else if showsBlocks, room.rows >= LargeDigits.Size.small.rows, Self.large.columns(of: number) <= room.columns {
            self = .large
        } else {
            self = .text
        }
    }

    var rows: Int {
        switch self {
        case .text: 1
        case .large: LargeDigits.Size.small.rows
        case .pixels(let scale): PixelDigits.rows * scale
        }
    }

    /// The columns between two numbers: more than between two digits.
    var gap: Int { if case .pixels(let scale) = self { scale * 6 } else { 3 } }

    func columns(of number: Int) -> Int {
        switch self {
        case .text: String(number).utf8.count
        case .large: String(number).utf8.count * 3 - 1
        case .pixels(let scale): PixelDigits.columns(of: number) * scale * 2
        }
    }
}

/// Digits of three by five pixels.
private nonisolated enum PixelDigits {
    static let rows = 5

    /// The columns of a number, with a gap of a pixel between two digits.
    static func columns(of number: Int) -> Int { String(number).utf8.count * 4 - 1 }

    /// Returns the filled pixels of a number.
    static func pixels(of number: Int) -> [GridPoint] {
        var pixels: [GridPoint] = []
        for (index, byte) in String(number).utf8.enumerated() where shapes.indices.contains(Int(byte) - 48) {
            for (row, bits) in shapes[Int(byte) - 48].enumerated() {
                for column in 0..<3 where bits & (0b100 >> UInt8(column)) != 0 {
                    pixels.append(GridPoint(column: index * 4 + column, row: row))
                }
            }
        }
        return pixels
    }

    /// The rows of each digit, three bits each.
    private static let shapes: [[UInt8]] = [
        [0b111, 0b101, 0b101, 0b101, 0b111], [0b010, 0b110, 0b010, 0b010, 0b111],
        [0b111, 0b001, 0b111, 0b100, 0b111], [0b111, 0b001, 0b111, 0b001, 0b111],
        [0b101, 0b101, 0b111, 0b001, 0b001], [0b111, 0b100, 0b111, 0b001, 0b111],
        [0b111, 0b100, 0b111, 0b101, 0b111], [0b111, 0b001, 0b010, 0b010, 0b010],
        [0b111, 0b101, 0b111, 0b101, 0b111], [0b111, 0b101, 0b111, 0b001, 0b111],
    ]
}
