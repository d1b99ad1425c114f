import Terminal

nonisolated extension Painter {
    /// Draws the number above a pad: in large digits where they fit, and otherwise in one row at the bottom.
    ///
    /// The number begins at the left, so that a digit that is typed moves none of those before it. The cursor stands behind it.
    mutating func draw(_ display: KeypadDisplay, in area: GridRect) {
        arrangement.readoutAreas.display = area
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
            let text = LargeDigits(display.text), text.columns <= min(digits.size.columns, LargeDigits.mostColumns)
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
        let isCut = caption.startIndex > display.caption.startIndex
        canvas.write(isCut ? "…" + caption : display.caption, at: area.origin, style: Theme.crumb)
    }

    private mutating func draw(_ digits: LargeDigits, at point: GridPoint) {
        for (row, line) in digits.lines.enumerated() {
            canvas.write(line, at: point.offset(rows: row), limit: digits.columns)
        }
        canvas.cursor = point.offset(columns: min(digits.columns + 1, digits.endColumn), rows: LargeDigits.rows - 1)
    }
}

/// A number in digits of three rows. Points and commas stand in the gaps between the digits.
nonisolated struct LargeDigits {
    /// The rows of the number.
    let lines: [String]
    /// The width of the number.
    private(set) var columns = 0
    /// The column in which the next digit begins.
    private(set) var endColumn = 0

    /// The height of a digit.
    static let rows = 3
    /// The width of fifteen digits. In a longer number, each further digit would move too many commas.
    static let mostColumns = 44

    /// Creates the digits of a number; `nil` for a text with other characters.
    init?(_ text: String) {
        var (upper, middle, lower, gap) = ("", "", "", "")
        for character in text.unicodeScalars {
            if character == "," || character == "." {
                guard endColumn > 0 else { return nil }
                gap = String(character)
                columns = endColumn
            } else {
                guard let digit = Self.lines(of: character) else { return nil }
                if !gap.isEmpty {
                    upper += " "
                    middle += " "
                }
                upper += digit.0
                middle += digit.1
                lower += gap + digit.2
                gap = " "
                columns = endColumn + 2
                endColumn += 3
            }
        }
        lines = [upper, middle, lower + gap]
    }

    /// Returns the rows of a digit; `nil` for another character.
    private static func lines(of character: Unicode.Scalar) -> (String, String, String)? {
        switch character {
        case "0": ("▛▜", "▌▐", "▙▟")
        case "1": (" ▜", " ▐", " ▐")
        case "2": ("▀▜", "▛▀", "▙▄")
        case "3": ("▀▜", "▀▜", "▄▟")
        case "4": ("▌▐", "▀▜", " ▐")
        case "5": ("▛▀", "▀▜", "▄▟")
        case "6": ("▛▀", "▛▜", "▙▟")
        case "7": ("▀▜", " ▐", " ▐")
        case "8": ("▛▜", "▛▜", "▙▟")
        case "9": ("▛▜", "▀▜", "▄▟")
        case "-": ("  ", "▀▀", "  ")
        case "+": ("▗ ", "▟▄", "▝ ")
        case "e": ("▛▀", "▛▀", "▙▄")
        default: nil
        }
    }
}
