import Terminal

// Texts and numbers in the places that were cut for them.

extension PagePart {
    /// Writes a text into the first row of an area, at its beginning or its end. A longer text ends with `…`.
    public mutating func write(
        _ text: String, in area: GridRect, _ alignment: DisplayWidth.Alignment, style: TextStyle = .plain
    ) {
        let text = DisplayWidth.truncated(text, to: area.size.columns)
        let indent = alignment == .leading ? 0 : area.size.columns - DisplayWidth.of(text)
        write(text, at: area.origin.offset(columns: indent), style: style)
    }

    /// Writes a text into a row of an area. A longer text ends with `…`.
    public mutating func write(_ text: String, row: Int, in area: GridRect, style: TextStyle = .plain) {
        write(text, in: area.row(row), .leading, style: style)
    }

    /// Writes lines below each other into an area, as many as it has rows. A longer line ends with `…`.
    public mutating func write(_ lines: some Sequence<String>, in area: GridRect, style: TextStyle = .plain) {
        for (row, line) in zip(0..<area.size.rows, lines) {
            write(line, row: area.minRow + row, in: area, style: style)
        }
    }

    /// Writes a text into the middle of the first row of an area. A longer text ends with `…`.
    public mutating func writeCentered(_ text: String, in area: GridRect, style: TextStyle = .plain) {
        let text = DisplayWidth.truncated(text, to: area.size.columns)
        write(text, at: area.centered(columns: DisplayWidth.of(text)).origin, style: style)
    }

    /// Writes a text into the middle of a row of the part. A longer text ends with `…`.
    public mutating func writeCentered(_ text: String, row: Int, style: TextStyle = .plain) {
        writeCentered(text, in: GridRect(size).row(row), style: style)
    }

    /// Writes a number in large digits into the middle of the first rows of an area.
    public mutating func writeCentered(_ digits: LargeDigits, in area: GridRect, style: TextStyle = .plain) {
        write(digits, at: area.centered(columns: digits.columns).origin, style: style)
    }
}

extension LargeDigits {
    /// Returns a number in the first of some sizes in which a room has place for it; `nil` where there is none.
    public static func fitting(_ number: String, _ sizes: [Size], in room: GridSize) -> LargeDigits? {
        sizes.lazy.compactMap { LargeDigits(number, $0) }.first {
            $0.columns <= room.columns && $0.rows <= room.rows
        }
    }
}
