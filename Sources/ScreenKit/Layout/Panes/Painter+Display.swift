import Terminal

nonisolated extension Painter {
    /// Draws the number above a pad: in large digits where they fit, and otherwise in one row at the bottom.
    ///
    /// The number begins at the left, so that a digit that is typed moves none of those before it. The cursor stands behind it.
    mutating func draw(_ display: KeypadDisplay, in area: GridRect) {
        guard area.size.rows > 0 else { return }
        let number = GridRect(
            column: area.minColumn + 1, row: area.minRow, columns: area.size.columns - 2, rows: area.size.rows)
        if area.size.rows == 1 {
            let sign = display.sign.isEmpty ? "" : display.sign + " "
            let used = canvas.write(sign, at: number.origin, style: Theme.key)
            return draw(display, at: number.origin.offset(columns: used), limit: number.maxColumn)
        }
        drawCaption(of: display, in: number)
        let digits = number.droppingRows(1)
        if showsBlocks, digits.size.rows >= LargeDigits.rows, display.tone == .plain,
            let text = LargeDigits(display.text), text.columns <= digits.size.columns
        {
            return draw(text, at: digits.origin)
        }
        let row = digits.minRow + min(digits.size.rows, LargeDigits.rows) - 1
        draw(display, at: GridPoint(column: digits.minColumn, row: row), limit: digits.maxColumn)
    }

    private mutating func draw(_ display: KeypadDisplay, at point: GridPoint, limit: Int) {
        let style = display.tone == .plain ? Theme.number : Theme.style(display.tone)
        let used = canvas.write(display.text, at: point, style: style)
        canvas.cursor = GridPoint(column: min(point.column + used, limit + 1), row: point.row)
    }

    private mutating func drawCaption(of display: KeypadDisplay, in area: GridRect) {
        let mark = DisplayWidth.of(display.mark)
        canvas.write(
            display.mark, at: GridPoint(column: area.maxColumn + 1 - mark, row: area.minRow), style: Theme.crumb)
        var caption = display.caption[...]
        let room = area.size.columns - (mark > 0 ? mark + 1 : 0)
        while !caption.isEmpty, DisplayWidth.of(String(caption)) > room - 1 { caption = caption.dropFirst() }
        let isCut = caption.count < display.caption.count
        canvas.write((isCut ? "…" : "") + caption, at: area.origin, style: Theme.crumb)
    }

    private mutating func draw(_ digits: LargeDigits, at point: GridPoint) {
        for glyph in digits.glyphs {
            for (row, line) in glyph.lines.enumerated() {
                canvas.write(line, at: point.offset(columns: glyph.column, rows: row))
            }
        }
        canvas.cursor = point.offset(columns: min(digits.columns + 1, digits.endColumn), rows: LargeDigits.rows - 1)
    }
}

/// A number in digits of three rows. Points and commas stand in the gaps between the digits.
nonisolated struct LargeDigits {
    /// The lines of a character, and its distance from the beginning of the number.
    let glyphs: [(lines: [String], column: Int)]
    /// The width of the number.
    let columns: Int
    /// The column in which the next digit begins.
    let endColumn: Int

    /// The height of a digit.
    static let rows = 3
    private static let pitch = 3

    /// Creates the digits of a number; `nil` for a text with other characters.
    init?(_ text: String) {
        var glyphs: [(lines: [String], column: Int)] = []
        var column = 0
        var end = 0
        for character in text {
            if character == "," || character == "." {
                guard column > 0 else { return nil }
                glyphs.append((["", "", String(character)], column - 1))
                end = column
            } else {
                guard let lines = Self.lines[character] else { return nil }
                glyphs.append((lines, column))
                column += Self.pitch
                end = column - 1
            }
        }
        self.glyphs = glyphs
        columns = end
        endColumn = column
    }

    private static let lines: [Character: [String]] = [
        "0": ["▛▜", "▌▐", "▙▟"],
        "1": [" ▜", " ▐", " ▐"],
        "2": ["▀▜", "▛▀", "▙▄"],
        "3": ["▀▜", "▀▜", "▄▟"],
        "4": ["▌▐", "▀▜", " ▐"],
        "5": ["▛▀", "▀▜", "▄▟"],
        "6": ["▛▀", "▛▜", "▙▟"],
        "7": ["▀▜", " ▐", " ▐"],
        "8": ["▛▜", "▛▜", "▙▟"],
        "9": ["▛▜", "▀▜", "▄▟"],
        "-": ["", "▀▀", ""],
        "+": ["▗", "▟▄", "▝"],
        "e": ["▛▀", "▛▀", "▙▄"],
    ]
}
