/// What has to be written to turn one line of the screen into another.
nonisolated struct LineDifference {
    let before: UnsafeBufferPointer<Cell>
    let after: UnsafeBufferPointer<Cell>
    /// The bits of a style that the terminal is told.
    let styleMask: PackedStyle

    /// `ESC [ K` costs as much as so many spaces; `ESC [ n X` with the motion behind it as so many.
    private static let eraseLineCost = 3
    private static let eraseCost = 10
    /// No motion inside a line is longer than about so many bytes, so a longer gap is never worth writing again.
    private static let longestGap = 10

    /// Writes the cells that differ.
    ///
    /// - Parameters:
    ///   - row: the line's number.
    ///   - writer: where to.
    func write(row: Int, to writer: inout ScreenWriter) {
        guard var column = nextChange(from: 0) else { return }
        let emptyFrom = startOfEmptyEnd()
        while true {
            let end = endOfEmptyChanges(from: column)
            if column >= emptyFrom, end - column > Self.eraseLineCost {
                reach(column, row: row, for: .empty, &writer)
                writer.eraseToEndOfLine()
                return
            }
            if end - column > Self.eraseCost {
                reach(column, row: row, for: .empty, &writer)
                writer.erase(end - column)
                column = end
            } else {
                reach(column, row: row, for: appearance(column), &writer)
                writer.put(after[column].glyph, columns: after.count)
                column += after[column].width
            }
            guard let next = nextChange(from: column) else { return }
            column = next
        }
    }
}

// MARK: - Where the differences are

nonisolated extension LineDifference {
    private func appearance(_ column: Int) -> Appearance {
        Appearance(after[column], mask: styleMask)
    }

    /// A wide glyph always changes together with its second column, so those need not be looked at.
    private func isChanged(_ column: Int) -> Bool {
        let old = before[column]
        let new = after[column]
        guard old != new, !new.isContinuation else { return false }
        return old.glyph != new.glyph || Appearance(old, mask: styleMask) != Appearance(new, mask: styleMask)
    }

    private func nextChange(from start: Int) -> Int? {
        var column = start
        while column < after.count {
            if isChanged(column) { return column }
            column += 1
        }
        return nil
    }

    /// The column from which on the line has nothing on it.
    private func startOfEmptyEnd() -> Int {
        var column = after.count
        while column > 0, appearance(column - 1) == .empty { column -= 1 }
        return column
    }

    /// One behind the last change in the run of empty cells that begins at a column; that column when it is not empty.
    private func endOfEmptyChanges(from start: Int) -> Int {
        var end = start
        var column = start
        while column < after.count, appearance(column) == .empty {
            column += 1
            if isChanged(column - 1) { end = column }
        }
        return end
    }
}

// MARK: - Getting there

nonisolated extension LineDifference {
    /// Brings cursor and pen to where a cell can be written, over a few unchanged cells where that is shorter.
    private func reach(_ column: Int, row: Int, for wanted: Appearance, _ writer: inout ScreenWriter) {
        if writer.row == row, let start = writer.column, start < column {
            crossGap(start..<column, row: row, then: wanted, &writer)
        }
        if writer.row != row || writer.column != column { writer.move(to: GridPoint(column: column, row: row)) }
        setPen(for: wanted, &writer)
    }

    /// Writes unchanged cells again if that takes fewer bytes than moving over them.
    private func crossGap(_ gap: Range<Int>, row: Int, then wanted: Appearance, _ writer: inout ScreenWriter) {
        guard gap.count <= Self.longestGap, !after[gap.lowerBound].isContinuation else { return }
        let direct =
            writer.motion(to: GridPoint(column: gap.upperBound, row: row)).cost
            + cost(of: wanted, from: writer.pen, &writer)
        guard writesAgain(gap, then: wanted, below: direct, &writer) else { return }
        for column in gap where !after[column].isContinuation {
            setPen(for: appearance(column), &writer)
            writer.put(after[column].glyph, columns: after.count)
        }
    }

    /// Whether some unchanged cells, and the pen behind them, take fewer bytes than a limit.
    private func writesAgain(
        _ gap: Range<Int>, then wanted: Appearance, below limit: Int, _ writer: inout ScreenWriter
    ) -> Bool {
        var bytes = 0
        var pen = writer.pen
        for column in gap where !after[column].isContinuation {
            let glyph = after[column].glyph
            let look = appearance(column)
            bytes += cost(of: look, from: pen, &writer) + writer.cost(of: glyph)
            if bytes >= limit || glyph.isUnsteady { return false }
            if !look.accepts(pen) { pen = look.style }
        }
        return bytes + cost(of: wanted, from: pen, &writer) < limit
    }

    private func setPen(for wanted: Appearance, _ writer: inout ScreenWriter) {
        if !wanted.accepts(writer.pen) { writer.setPen(wanted.style) }
    }

    private func cost(of wanted: Appearance, from pen: PackedStyle?, _ writer: inout ScreenWriter) -> Int {
        wanted.accepts(pen) ? 0 : writer.penCost(from: pen, to: wanted.style)
    }
}
