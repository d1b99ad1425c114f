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

    /// The colours that are others than in the table: those of a theme, and those of the picture's own things.
    package var colors: [Color: Palette.Values] = [:]

    /// The lines of `size.columns` cells each. A line that a copy of the picture leaves as it is stays in memory once, so that pictures
    /// that follow one another differ only in the lines that were drawn.
    private(set) var lines: [[Cell]]

    /// The rectangle to which drawing is cut.
    private var clip: GridRect

    /// Creates a blank picture; a negative width or height counts as zero.
    public init(size: GridSize) {
        clip = GridRect(size)
        self.size = clip.size
        let blankLine = Array(repeating: Cell.blank, count: self.size.columns)
        lines = Array(repeating: blankLine, count: self.size.rows)
    }

    /// Draws with a function, and cuts off on all sides what lies outside of a rectangle. Half of a wide character becomes a space.
    package mutating func clipped<Result>(to area: GridRect, _ draw: (inout Canvas) -> Result) -> Result {
        let outer = clip
        defer { clip = outer }
        clip = outer.intersection(area)
        return draw(&self)
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
            guard clip.contains(point), !newValue.isContinuation else { return }
            draw(in: clip.row(point.row)) { $0.place(newValue, at: point.column) }
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
        let room = max(0, clip.maxColumn + 1 - start.column)
        let columns = min(room, max(0, limit ?? room))
        var column = 0
        draw(in: GridRect(origin: start, size: GridSize(columns: columns, rows: 1))) { line in
            GlyphCursor.forEachGlyph(in: text) { glyph in
                line.place(glyph.styled(style), at: start.column + column)
                column += glyph.width
                return column < columns
            }
        }
        return min(column, columns)
    }

    /// Writes a number in large digits; its first cell may lie outside the picture.
    public mutating func write(_ digits: LargeDigits, at start: GridPoint, style: TextStyle = .plain) {
        for (row, glyphs) in digits.glyphs.enumerated() {
            draw(in: clip.row(start.row + row)) { line in
                for (column, glyph) in glyphs.prefix(digits.columns).enumerated() {
                    line.place(glyph.styled(style), at: start.column + column)
                }
            }
        }
    }

    /// Fills a rectangle with a cell, as far as it lies in the picture. Wide characters stand side by side, with a space where only half
    /// of one would fit.
    public mutating func fill(_ area: GridRect, with cell: Cell = .blank) {
        let area = area.intersection(clip)
        guard !area.isEmpty, !cell.isContinuation else { return }
        for row in area.minRow...area.maxRow {
            // A line that looks so already stays the same line in memory.
            if lines[row][area.minColumn...area.maxColumn].allSatisfy({ $0 == cell }) { continue }
            draw(in: area.row(row)) { $0.fill(with: cell) }
        }
    }

    /// Returns the colour of the table that stands for one of a thing in the picture. Where there are too many, the last one is for all others.
    public mutating func color(_ color: RGBColor) -> Color {
        let values = Palette.Values(dark: color, light: color)
        let place = Color.own.first { (colors[$0] ?? values) == values } ?? Color.own[Color.own.count - 1]
        if colors[place] == nil { colors[place] = values }
        return place
    }

    /// Copies another picture without its cursor into this one, to a place for its top left cell; what comes to lie outside is cut off. A
    /// picture without a colour of its own takes that of the other one.
    public mutating func draw(_ picture: Canvas, at origin: GridPoint) {
        colors.merge(picture.colors) { own, _ in own }
        for (row, line) in picture.lines.enumerated() {
            draw(in: clip.row(origin.row + row)) { $0.copy(line, to: origin.column) }
        }
    }

    /// Changes the style of a rectangle as far as it lies in the picture, and leaves its characters as they are.
    package mutating func restyle(_ area: GridRect, _ style: TextStyle) {
        changeStyles(of: area) { _ in style }
    }

    /// Exchanges the two colours of each cell of a rectangle, as far as it lies in the picture.
    package mutating func reverse(_ area: GridRect) {
        changeStyles(of: area) { TextStyle(bits: $0.bits ^ TextStyle.reverse.bits) }
    }

    private mutating func changeStyles(of area: GridRect, _ change: (TextStyle) -> TextStyle) {
        for row in area.minRow..<(area.minRow + area.size.rows) {
            draw(in: area.row(row)) { line in
                for column in line.columns {
                    let cell = line.cells[column]
                    line.cells[column] = cell.styled(change(cell.style))
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

    /// Draws on a line as far as it lies in the rectangle to which drawing is cut.
    private mutating func draw(in line: GridRect, _ draw: (CellLine) -> Void) {
        let line = line.intersection(clip)
        guard !line.isEmpty else { return }
        lines[line.minRow].withUnsafeMutableBufferPointer {
            draw(CellLine(cells: $0, columns: line.minColumn..<(line.maxColumn + 1)))
        }
    }
}

/// One line of a canvas during drawing; the rules for wide glyphs are here.
private struct CellLine {
    let cells: UnsafeMutableBufferPointer<Cell>
    /// The columns that can change.
    let columns: Range<Int>

    /// Places a glyph if all its columns can change; of a glyph that is half inside, a space.
    func place(_ glyph: Cell, at column: Int) {
        let last = column + glyph.width - 1
        if column >= columns.lowerBound, last < columns.upperBound {
            set(glyph, at: column)
            if last > column { set(.continuation.styled(glyph.style), at: last) }
        } else if columns.contains(column) {
            set(.blank.styled(glyph.style), at: column)
        } else if columns.contains(last) {
            set(.blank.styled(glyph.style), at: last)
        }
    }

    /// Fills the columns with a cell.
    func fill(with cell: Cell) {
        guard cell.width == 1 else {
            for column in stride(from: columns.lowerBound, to: columns.upperBound, by: cell.width) {
                place(cell, at: column)
            }
            return
        }
        // Only at the ends can half of a wide glyph stay.
        set(cell, at: columns.lowerBound)
        set(cell, at: columns.upperBound - 1)
        for column in columns { cells[column] = cell }
    }

    /// Copies the cells of another line and cuts them off at both ends of the columns.
    func copy(_ source: [Cell], to start: Int) {
        let end = start + source.count
        if start >= columns.lowerBound, end <= columns.upperBound, !isInsideGlyph(start), !isInsideGlyph(end) {
            // Where no glyph is cut, copying cells is enough.
            for (offset, cell) in source.enumerated() { cells[start + offset] = cell }
            return
        }
        for (offset, cell) in source.enumerated() where !cell.isContinuation {
            place(cell, at: start + offset)
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
            cells[column + 1] = .blank.styled(old.style)
        } else if old.isContinuation {
            cells[column - 1] = .blank.styled(old.style)
        }
        cells[column] = cell
    }
}
