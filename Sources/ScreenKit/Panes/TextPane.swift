import Terminal

/// Lines to read.
/// ```swift
/// TextPane(lines: LazyRows([Message(text: "Closed today.", tone: .warning)]))
/// ```
public struct TextPane: Pane {
    /// The lines.
    public var lines: LazyRows<Message>
    /// A Boolean value that indicates whether long lines are broken rather than cut.
    public var isProse: Bool
    /// A Boolean value that indicates whether the newest line is the last, so that the end stays in view.
    public var followsEnd: Bool
    /// A Boolean value that indicates whether the wheel and PgUp scroll the lines; otherwise they stay where they are.
    public var scrolls: Bool
    /// The text to show where there are no lines. Line mode says it only of lines that are told as ``LineSection/Kind/rows``.
    public var placeholder: String
    /// The title of the lines, or an empty text.
    public var heading: String
    /// The meaning of the title. Below a quiet one there is a blank row.
    public var headingTone: Tone
    /// The way in which line mode tells changes of the lines; `nil` for one that follows from ``followsEnd``.
    public var announcement: LineSection.Kind?

    /// A Boolean value that indicates whether the pane takes the rows that nothing else wants. What stands below it has its place at the end
    /// of the page then.
    var takesRest = true

    /// Creates a pane of lines. Only the lines are needed: they stand below each other without a title, and the wheel scrolls them.
    public init(
        lines: LazyRows<Message>, isProse: Bool = false, followsEnd: Bool = false, scrolls: Bool = true,
        placeholder: String = "", heading: String = "", headingTone: Tone = .strong,
        announcement: LineSection.Kind? = nil
    ) {
        self.lines = lines
        self.isProse = isProse
        self.followsEnd = followsEnd
        self.scrolls = scrolls
        self.placeholder = placeholder
        self.heading = heading
        self.headingTone = headingTone
        self.announcement = announcement
    }

    /// Returns the size that the pane needs.
    public func size(in room: GridSize, of page: GridSize) -> PaneSize {
        let body = GridSize(columns: room.columns, rows: max(0, room.rows - headingRows))
        let least = headingRows + leastRows(in: body)
        let ideal = followsEnd ? least : headingRows + rowsFromStart(in: body)
        return PaneSize(
            columns: Extent(least: 20), rows: Extent(least: least, ideal: ideal, most: takesRest ? .max : ideal))
    }

    /// Returns what the pane says in line mode.
    public func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] {
        let kind = announcement ?? (followsEnd ? .roll : .rows)
        let isEmpty = lines.count == 0 && kind == .rows && !placeholder.isEmpty
        let spoken = isEmpty ? LazyRows([placeholder]) : LazyRows(count: lines.count) { [lines] in lines[$0].spoken }
        // What announces the changes of the lines elsewhere tells that of a heading, too.
        let title = LineSection(kind == .history ? .history : .rows, [heading])
        return (heading.isEmpty ? [] : [title]) + [LineSection(kind, spoken)]
    }

    /// Draws the pane.
    public func draw(on part: inout PagePart) {
        var area = GridRect(part.size)
        if !heading.isEmpty, area.size.rows > 1 {
            part.write(heading, row: 0, in: area, style: TextStyle(headingTone))
            area = area.droppingRows(headingRows)
        }
        guard area.size.rows > 0 else { return }
        if lines.count == 0 {
            part.write(placeholder, row: area.minRow, in: area, style: .quiet)
        } else if followsEnd {
            drawFromEnd(in: area, on: &part)
        } else {
            drawFromStart(in: area, on: &part)
        }
    }

    private var headingRows: Int { heading.isEmpty ? 0 : headingTone == .quiet ? 2 : 1 }
}

// MARK: - Drawing

extension TextPane {
    private func drawFromStart(in area: GridRect, on part: inout PagePart) {
        let columns = columns(in: area.size)
        let rows = (0..<lines.count).flatMap { self.rows(of: $0, columns: columns) }
        // The marks cover the ends of long lines in the first row and the last one: the next page shows these lines further inside.
        let page = isProse ? area.size.rows : max(1, area.size.rows - 2)
        part.drawRows(rows.count, in: area, page: page, scrolls: scrolls) { draw(rows[$0], in: $1, on: &$2) }
    }

    private func drawFromEnd(in area: GridRect, on part: inout PagePart) {
        let roll = Roll(of: lines.count, in: area.size.rows, on: &part, scrolls: scrolls) {
            self.rows(of: $0, columns: area.size.columns).count
        }
        let rows = roll.items.flatMap { self.rows(of: $0, columns: area.size.columns) }.dropFirst(roll.rowsAbove)
        for (index, line) in rows.prefix(area.size.rows).enumerated() {
            draw(line, in: area.row(area.minRow + index), on: &part)
        }
        // Unless it is scrolled, the newest line is in view and must be read as a whole.
        part.drawScrollMarks(above: roll.above, below: roll.below, in: area, coversFirst: roll.below > 0)
    }

    private func draw(_ line: Message, in area: GridRect, on part: inout PagePart) {
        part.write(line.text, row: area.minRow, in: area, style: TextStyle(line.tone))
        for piece in line.parts {
            let before = String(line.text.prefix(piece.characters.lowerBound))
            let text = String(line.text.dropFirst(before.count).prefix(piece.characters.count))
            let column = DisplayWidth.of(before)
            part.write(
                DisplayWidth.truncated(text, to: max(0, area.size.columns - column)),
                at: area.origin.offset(columns: column), style: TextStyle(piece.tone))
        }
    }
}

// MARK: - Rows

extension TextPane {
    /// Returns the width of rows beside which the marks of scrolling have room. News have all the room, and so have a text that stays where it
    /// is, and one that takes no more rows than it needs where it fits.
    private func columns(in size: GridSize) -> Int {
        func fits() -> Bool {
            lines.count <= size.rows
                && (0..<lines.count).reduce(0) { $0 + rows(of: $1, columns: size.columns).count } <= size.rows
        }
        return followsEnd || !scrolls || !takesRest && fits() ? size.columns : size.columns - 6
    }

    /// The width from which on the last column of a table can be broken into rows.
    private static var leastColumns: Int { 10 }

    /// Returns the rows of a line, which is broken if it is prose and too long. The last column of a table stays a column.
    private func rows(of index: Int, columns: Int) -> [Message] {
        let line = lines[index]
        guard isProse, DisplayWidth.of(line.text) > columns else { return [line] }
        var before = line.text.beforeLastColumn
        if columns - DisplayWidth.of(before) < Self.leastColumns { before = "" }
        let indent = DisplayWidth.of(before)
        let rows = DisplayWidth.wrapped(String(line.text.dropFirst(before.count)), to: columns - indent)
        guard rows.count > 1 else { return [line] }
        return rows.enumerated().map { index, row in
            Message(text: (index == 0 ? before : String(repeating: " ", count: indent)) + row, tone: line.tone)
        }
    }

    /// Returns the rows of the first lines, as far as there is room for them.
    private func rowsFromStart(in size: GridSize) -> Int {
        let columns = columns(in: size)
        var (count, line) = (0, 0)
        while line < lines.count, count < size.rows {
            count += rows(of: line, columns: columns).count
            line += 1
        }
        return min(count, size.rows)
    }

    /// Returns the least number of rows: the newest line can be read without scrolling, and as a whole if it is bad news.
    private func leastRows(in size: GridSize) -> Int {
        guard followsEnd, lines.count > 0 else { return 1 }
        let newest = rows(of: lines.count - 1, columns: size.columns)
        return max(1, min(newest.count, newest[0].tone == .bad ? size.rows - 1 : max(1, size.rows / 3)))
    }
}

extension String {
    /// The part before the last column of a row of a table, which begins with blanks and has two or more before that column.
    fileprivate var beforeLastColumn: String {
        guard first == " ", let gap = indices.last(where: { self[$0...].hasPrefix("  ") }) else { return "" }
        let before = self[..<index(gap, offsetBy: 2)]
        return before.allSatisfy { $0 == " " } ? "" : String(before)
    }
}
