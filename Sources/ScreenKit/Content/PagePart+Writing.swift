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

    /// Writes a text at an end of the first row of an area, and cuts its columns off there, with those of a gap behind it.
    public mutating func write(
        _ text: String, cutting edge: GridRect.Edge, of area: inout GridRect, gap: Int = 0, style: TextStyle = .plain
    ) {
        write(text, in: area.cut(edge, DisplayWidth.of(text)), .leading, style: style)
        area.cut(edge, gap)
    }

    /// Writes a text into the first row of an area, and another one, such as an amount, at the end of that row. The first one gives way.
    public mutating func write(
        _ text: String, end: String, gap: Int = 1, in area: GridRect, style: TextStyle = .plain,
        endStyle: TextStyle? = nil
    ) {
        var line = area
        write(end, cutting: .right, of: &line, gap: gap, style: endStyle ?? style)
        write(text, in: line, .leading, style: style)
    }

    /// Writes texts with others at the ends of their rows below each other into an area. Where there are too few rows, the last one says how
    /// many texts have none.
    public mutating func write(
        _ rows: [(text: String, end: String)], in area: GridRect, style: TextStyle, endStyle: TextStyle? = nil,
        quiet: TextStyle = .quiet, more: (Int) -> String
    ) {
        var rest = area
        let shown = rows.count <= area.size.rows ? rows.count : max(0, area.size.rows - 1)
        for row in rows.prefix(shown) {
            write(row.text, end: row.end, in: rest.cut(.top, 1), style: style, endStyle: endStyle)
        }
        if rest.size.rows > 0, shown < rows.count { write(more(rows.count - shown), in: rest, .leading, style: quiet) }
    }

    // MARK: Large digits

    /// Returns a number in the first of some sizes in which a room has place for it, and for any number of some digits; `nil` where there is none,
    /// or the terminal lacks the signs.
    public func largeDigits(
        _ number: String, _ sizes: [LargeDigits.Size], in room: GridSize, atLeast digits: Int = 0
    ) -> LargeDigits? {
        sizes.lazy.filter { showsBlocks || $0.arePixels }
            .filter { $0.rows <= room.rows && $0.columns(ofDigits: digits) <= room.columns }
            .compactMap { LargeDigits(number, $0) }.first { $0.columns <= room.columns }
    }

    /// Writes a number at the end of an area in the first of some sizes in which it has place, and else as a text in the middle row.
    public mutating func write(
        number: String, _ sizes: [LargeDigits.Size] = [.small, .narrow], in area: GridRect, style: TextStyle
    ) {
        var area = area
        if let digits = largeDigits(number, sizes, in: area.size) {
            write(digits, at: area.cut(.right, digits.columns).origin, style: style)
        } else {
            write(number, in: area.droppingRows(area.size.rows / 2), .trailing, style: style)
        }
    }

    /// Writes a number in large digits into the middle of the first rows of an area.
    public mutating func writeCentered(_ digits: LargeDigits, in area: GridRect, style: TextStyle = .plain) {
        write(digits, at: area.centered(columns: digits.columns).origin, style: style)
    }
}

extension LargeDigits.Size {
    /// A Boolean value that indicates whether a digit is made of whole cells, which every terminal shows.
    fileprivate var arePixels: Bool { if case .pixels = self { true } else { false } }
}

extension [LargeDigits.Size] {
    /// Returns the sizes of pixels from so many rows down to one, and the small one behind them.
    public static func from(pixels scale: Int) -> [LargeDigits.Size] {
        (1...scale).reversed().map { .pixels($0) } + [.small]
    }
}
