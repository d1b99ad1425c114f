/// A picture of the whole screen, drawn as if the screen were empty.
///
/// A wide character always has both of its columns, or is not in the picture. Whatever lies outside is cut off, so a program
/// can draw without looking at the size, even on a screen of 1×1.
public struct Canvas: Equatable, Sendable {
    /// The columns and rows of the picture.
    public let size: GridSize

    /// The position of the terminal's cursor, or `nil` to hide the cursor.
    ///
    /// Input methods open their window at the cursor, so place it in the field that the user types into.
    public var cursor: GridPoint?

    /// The colours of the picture's own things, which ``Color/own(_:)`` means.
    package private(set) var ownColors: [RGBColor] = []

    /// The lines of `size.columns` cells each. A line that a copy of the picture leaves as it is stays in memory once, so that pictures
    /// that follow one another differ only in the lines that were drawn.
    package private(set) var lines: [[Cell]]

    /// Creates a blank picture; a negative width or height counts as zero.
    public init(size: GridSize) {
        self.size = GridRect(size).size
        let blankLine = Array(repeating: Cell.blank, count: self.size.columns)
        lines = Array(repeating: blankLine, count: self.size.rows)
    }

    /// The cell at a point; a blank outside the picture.
    ///
    /// Setting a cell replaces the whole character there. A wide character takes the next column too, and becomes a space in
    /// the last column.
    public subscript(point: GridPoint) -> Cell {
        get {
            guard GridRect(size).contains(point) else { return .blank }
            return lines[point.row][point.column]
        }
        set {
            guard GridRect(size).contains(point), !newValue.isContinuation else { return }
            let end = size.columns
            withLine(point.row) { line in
                line.place(newValue.glyph, newValue.packedStyle, at: point.column, before: end)
            }
        }
    }

    /// Writes a text into one line.
    ///
    /// - Parameters:
    ///   - text: The text. Control characters become U+FFFD, tabs and line ends become spaces, directional overrides go.
    ///   - start: The cell of the first column; it may lie outside the picture.
    ///   - style: The colours and the attributes.
    ///   - limit: The greatest number of columns, or `nil` to write up to the edge. A wide character of which only half fits
    ///     becomes a space.
    /// - Returns: The number of columns that the text takes, counted from `start`.
    @discardableResult
    public mutating func write(
        _ text: String, at start: GridPoint, style: TextStyle = .plain, limit: Int? = nil
    ) -> Int {
        let style = PackedStyle(style)
        let room = size.columns - start.column
        let end = start.column + min(room, max(0, limit ?? room))
        guard 0..<size.rows ~= start.row, start.column < end else { return 0 }
        var column = start.column
        withLine(start.row) { line in
            GlyphCursor.forEachGlyph(in: text) { glyph in
                line.place(glyph, style, at: column, before: end)
                column += glyph.width
                return column < end
            }
        }
        return min(column, end) - start.column
    }

    /// Writes a number in large digits; its first cell may lie outside the picture.
    public mutating func write(_ digits: LargeDigits, at start: GridPoint, style: TextStyle = .plain) {
        let style = PackedStyle(style)
        let end = size.columns
        for (offset, glyphs) in digits.glyphs.enumerated() where 0..<size.rows ~= start.row + offset {
            withLine(start.row + offset) { line in
                for (column, glyph) in glyphs.prefix(digits.columns).enumerated() {
                    line.place(glyph, style, at: start.column + column, before: end)
                }
            }
        }
    }

    /// Fills a rectangle with a cell, as far as it lies in the picture. Wide characters stand side by side, with a space where only half
    /// of one would fit.
    public mutating func fill(_ area: GridRect, with cell: Cell = .blank) {
        let area = area.intersection(GridRect(size))
        guard !area.isEmpty, !cell.isContinuation else { return }
        for row in area.minRow...area.maxRow {
            // A line that looks so already stays the same line in memory.
            if lines[row][area.minColumn...area.maxColumn].allSatisfy({ $0 == cell }) { continue }
            withLine(row) { line in
                if cell.width == 1 { return line.fill(area.minColumn...area.maxColumn, with: cell) }
                for column in stride(from: area.minColumn, through: area.maxColumn, by: cell.width) {
                    line.place(cell.glyph, cell.packedStyle, at: column, before: area.maxColumn + 1)
                }
            }
        }
    }

    /// Returns the named colour for one of a thing in the picture. Where there are more than `Color.ownCount`, the last one is for all others.
    public mutating func color(_ color: RGBColor) -> Color {
        if let index = ownColors.firstIndex(of: color) { return .own(index) }
        if ownColors.count < Color.ownCount { ownColors.append(color) }
        return .own(ownColors.count - 1)
    }

    /// Copies another picture without its cursor into this one, to a place for its top left cell; what comes to lie outside is cut off. A
    /// picture without colours of its own takes those of the other one.
    public mutating func draw(_ picture: Canvas, at origin: GridPoint) {
        if ownColors.isEmpty { ownColors = picture.ownColors }
        for (row, line) in picture.lines.enumerated() where 0..<size.rows ~= origin.row + row {
            withLine(origin.row + row) { $0.copy(line, to: origin.column) }
        }
    }

    /// Changes the style of a rectangle as far as it lies in the picture, and leaves its characters as they are.
    package mutating func restyle(_ area: GridRect, _ style: TextStyle) {
        let style = PackedStyle(style)
        changeStyles(of: area) { _ in style }
    }

    /// Exchanges the two colours of each cell of a rectangle, as far as it lies in the picture.
    package mutating func reverse(_ area: GridRect) {
        changeStyles(of: area) { PackedStyle(bits: $0.bits ^ PackedStyle.reverse.bits) }
    }

    private mutating func changeStyles(of area: GridRect, _ change: (PackedStyle) -> PackedStyle) {
        let area = area.intersection(GridRect(size))
        guard !area.isEmpty else { return }
        for row in area.minRow...area.maxRow {
            withLine(row) { line in
                for column in area.minColumn...area.maxColumn {
                    let cell = line.cells[column]
                    line.cells[column] = Cell(cell.glyph, change(cell.packedStyle))
                }
            }
        }
    }

    /// Returns the rows whose lines are not the same line in memory as in a picture of the same size. To hold each line, so as to compare
    /// its cells, takes a seventh of the time of a step of the focus.
    func rows(otherThanIn old: Canvas) -> [Int] {
        lines.withUnsafeBytes { new in
            old.lines.withUnsafeBytes { old in
                lines.indices.filter { row in
                    let place = row * MemoryLayout<[Cell]>.stride
                    return new.load(fromByteOffset: place, as: UInt.self)
                        != old.load(fromByteOffset: place, as: UInt.self)
                }
            }
        }
    }

    private mutating func withLine(_ row: Int, _ draw: (CellLine) -> Void) {
        lines[row].withUnsafeMutableBufferPointer { draw(CellLine(cells: $0)) }
    }
}

/// One line of a canvas during drawing; the rules for wide glyphs are here.
private struct CellLine {
    let cells: UnsafeMutableBufferPointer<Cell>

    /// Places a glyph if all its columns lie between column 0 and `end`; of a glyph that is half inside, a space.
    func place(_ glyph: Glyph, _ style: PackedStyle, at column: Int, before end: Int) {
        let last = column + glyph.width - 1
        if column >= 0, last < end {
            set(Cell(glyph, style), at: column)
            if last > column { set(Cell(.continuation, style), at: last) }
        } else if column >= 0, column < end {
            set(Cell(.blank, style), at: column)
        } else if last >= 0, last < end {
            set(Cell(.blank, style), at: last)
        }
    }

    func fill(_ columns: ClosedRange<Int>, with cell: Cell) {
        // Only at the ends can half of a wide glyph stay.
        set(cell, at: columns.lowerBound)
        set(cell, at: columns.upperBound)
        for column in columns { cells[column] = cell }
    }

    /// Copies the cells of another line and cuts them off at both ends of this line.
    func copy(_ source: [Cell], to start: Int) {
        let end = start + source.count
        if start >= 0, end <= cells.count, !isInsideGlyph(start), !isInsideGlyph(end) {
            // Where no glyph is cut, copying cells is enough.
            for (offset, cell) in source.enumerated() { cells[start + offset] = cell }
            return
        }
        for (offset, cell) in source.enumerated() where !cell.isContinuation {
            place(cell.glyph, cell.packedStyle, at: start + offset, before: cells.count)
        }
    }

    /// Returns whether a wide glyph covers both sides of a column's left edge.
    private func isInsideGlyph(_ column: Int) -> Bool {
        column < cells.count && cells[column].isContinuation
    }

    /// Replaces one column; the other half of a wide glyph that stood there becomes a blank.
    private func set(_ cell: Cell, at column: Int) {
        let old = cells[column]
        if old.width == 2 {
            cells[column + 1] = Cell(.blank, old.packedStyle)
        } else if old.isContinuation {
            cells[column - 1] = Cell(.blank, old.packedStyle)
        }
        cells[column] = cell
    }
}
