import Terminal

/// The end of a roll, such as news or the tape of a calculator: of items of one row or more each, the newest ones are in view, unless it is
/// scrolled.
///
/// It is scrolled by whole items, and only those in view are asked for their rows, so that a roll can be very long.
public struct Roll {
    /// The items in view.
    public let items: Range<Int>
    /// The rows of the first item in view for which there is no room above.
    public let rowsAbove: Int
    /// The numbers of items that are not in view as a whole: those above, and those below.
    public let above, below: Int

    /// Finds the items in view, and notes how far the roll can be scrolled. An item that is higher than the room is read from its beginning.
    ///
    /// - Parameters:
    ///   - count: The number of items.
    ///   - room: The number of rows for them.
    ///   - more: The rows that there are besides while nothing is below the view, such as that of a mark.
    ///   - part: The part of the page, with the scrolling.
    ///   - scrolls: Whether the roll can be scrolled.
    ///   - rows: Returns the number of rows of an item.
    public init(
        of count: Int, in room: Int, atEnd more: Int = 0, on part: inout PagePart, scrolls: Bool = true,
        rows: (Int) -> Int
    ) {
        var (offset, room) = (0, room)
        if scrolls {
            // It can be scrolled until the first item is in view, and the newest one is in view however high it is.
            var (shown, free) = (0, room)
            while shown < count, rows(shown) <= free {
                free -= rows(shown)
                shown += 1
            }
            let limit = max(0, count - max(1, shown))
            offset = min(part.scroll, limit)
            if offset == 0 { room += more }
            part.noteScrolling(limit: limit, page: room, fromEnd: true)
        }
        let end = count - offset
        var (first, needed) = (end, 0)
        while first > 0, needed < room {
            first -= 1
            needed += rows(first)
        }
        items = first..<end
        rowsAbove = items.count > 1 ? max(0, needed - room) : 0
        above = rowsAbove > 0 ? first + 1 : first
        below = offset
    }
}

extension PagePart {
    /// Draws the numbers of what is above and below the view, at the ends of the first and the last row of an area. They cover the ends of long
    /// lines; the upper one can also be left out instead.
    public mutating func drawScrollMarks(above: Int, below: Int, in area: GridRect, coversFirst: Bool = true) {
        if above > 0 { drawScrollMark("↑ \(above)", row: area.minRow, in: area, covering: coversFirst) }
        if below > 0 { drawScrollMark("↓ \(below)", row: area.maxRow, in: area, covering: true) }
    }

    /// Draws a number of what is out of view at the end of a row.
    mutating func drawScrollMark(_ mark: String, row: Int, in area: GridRect, covering: Bool = false) {
        var line = area.row(row)
        let strip = line.cut(.right, DisplayWidth.of(mark) + 1)
        let columns = strip.minColumn..<strip.minColumn + strip.size.columns
        if columns.contains(where: { self[GridPoint(column: $0, row: row)].text != " " }) {
            guard covering else { return }
            fill(strip)
        }
        write(mark, at: strip.origin.offset(columns: 1), style: .quiet)
    }

    /// Draws the rows of a text from its beginning, as far as it is scrolled, with the marks of what is out of view. The marks cover the ends of
    /// long lines.
    mutating func drawRows(
        _ count: Int, in area: GridRect, page: Int? = nil, scrolls: Bool = true,
        _ draw: (_ index: Int, _ line: GridRect, _ part: inout PagePart) -> Void
    ) {
        let limit = max(0, count - area.size.rows)
        if scrolls { noteScrolling(limit: limit, page: page ?? area.size.rows) }
        let first = scrolls ? min(scroll, limit) : 0
        for index in first..<min(count, first + area.size.rows) {
            draw(index, area.row(area.minRow + index - first), &self)
        }
        drawScrollMarks(above: first, below: limit - first, in: area)
    }
}
