import System

/// The difference between two states of one line of the screen.
struct LineDifference {
    let before: UnsafeBufferPointer<Cell>
    let after: UnsafeBufferPointer<Cell>
    let styles: StyleTable

    private static let eraseLineCost = 3
    /// The greatest number of unchanged cells that may be written again; a motion is not longer, in bytes.
    private static let longestGap = 10

    /// A Boolean value that indicates whether all cells are equal, as in most lines of a frame. Most of these are the same line in
    /// memory. Otherwise equal cells are equal bytes.
    var isEmpty: Bool {
        before.baseAddress == after.baseAddress
            || UnsafeRawBufferPointer(after).hasSameBytes(as: UnsafeRawBufferPointer(before))
    }

    func write(row: Int, to writer: inout ScreenWriter) {
        guard var column = nextChange(from: 0) else { return }
        let emptyFrom = startOfEmptyEnd()
        while true {
            let look = appearance(column)
            let canErase = look == .empty || look.isBlank && writer.erasesWithFill
            let end = canErase ? endOfChanges(to: look, from: column) : column
            if column >= emptyFrom, end - column > Self.eraseLineCost {
                reach(column, row: row, for: .empty, &writer)
                writer.append("\u{1B}[K")
                return
            }
            if end > column, isErasingShorter(column..<end) {
                reach(column, row: row, for: look, &writer)
                writer.erase(end - column)
                column = end
            } else {
                reach(column, row: row, for: pen(at: column, writer.pen), &writer)
                writer.put(after[column], columns: after.count)
                column += after[column].width
            }
            guard let next = nextChange(from: column) else { return }
            column = next
        }
    }
}

// MARK: - Where the differences are

extension LineDifference {
    private func appearance(_ column: Int) -> Appearance {
        Appearance(after[column], styles)
    }

    /// Returns the look in which a cell is written. A blank on a fill takes that of the text behind it on the same fill, so that the pen
    /// changes once and not twice.
    private func pen(at column: Int, _ pen: TextStyle?) -> Appearance {
        let wanted = appearance(column)
        guard wanted.isBlank, wanted != .empty, !wanted.accepts(pen) else { return wanted }
        var next = column + 1
        while next < after.count, appearance(next) == wanted { next += 1 }
        guard next < after.count, isChanged(next) else { return wanted }
        let text = appearance(next)
        return wanted.accepts(text.style) ? text : wanted
    }

    /// Returns whether a cell has to be written. A second column changes only together with its first one.
    private func isChanged(_ column: Int) -> Bool {
        let old = before[column]
        let new = after[column]
        guard old != new, !new.isContinuation else { return false }
        return !old.hasSameCharacter(as: new) || Appearance(old, styles) != Appearance(new, styles)
    }

    private func nextChange(from start: Int) -> Int? {
        var column = start
        while column < after.count {
            if isChanged(column) { return column }
            column += 1
        }
        return nil
    }

    private func startOfEmptyEnd() -> Int {
        var column = after.count
        while column > 0, appearance(column - 1) == .empty { column -= 1 }
        return column
    }

    /// Returns whether `ESC [ n X` with the motion behind it, which begins at the first cell, is shorter than spaces with theirs.
    private func isErasingShorter(_ columns: Range<Int>) -> Bool {
        let erasing = [UInt8].controlLength(columns.count)
        guard let next = nextChange(from: columns.upperBound) else { return erasing < columns.count }
        let motion = next > columns.upperBound ? [UInt8].controlLength(next - columns.upperBound) : 0
        return erasing + [UInt8].controlLength(next - columns.lowerBound) < columns.count + motion
    }

    /// Returns the column behind the last change among the cells of one look from `start` on.
    private func endOfChanges(to look: Appearance, from start: Int) -> Int {
        var end = start
        var column = start
        while column < after.count, appearance(column) == look {
            column += 1
            if isChanged(column - 1) { end = column }
        }
        return end
    }
}

// MARK: - Getting there

extension LineDifference {
    /// Prepares cursor and pen for a cell. Where that is shorter, unchanged cells on the way are written again.
    private func reach(_ column: Int, row: Int, for wanted: Appearance, _ writer: inout ScreenWriter) {
        if writer.row == row, let start = writer.column, start < column {
            crossGap(start..<column, row: row, then: wanted, &writer)
        }
        if writer.row != row || writer.column != column { writer.move(to: GridPoint(column: column, row: row)) }
        setPen(for: wanted, &writer)
    }

    /// Writes unchanged cells again if that takes fewer bytes than a motion over them.
    private func crossGap(_ gap: Range<Int>, row: Int, then wanted: Appearance, _ writer: inout ScreenWriter) {
        guard gap.count <= Self.longestGap, !after[gap.lowerBound].isContinuation else { return }
        let direct =
            writer.motion(to: GridPoint(column: gap.upperBound, row: row)).cost
            + cost(of: wanted, from: writer.pen, &writer)
        guard writesAgain(gap, then: wanted, below: direct, &writer) else { return }
        for column in gap where !after[column].isContinuation {
            setPen(for: appearance(column), &writer)
            writer.put(after[column], columns: after.count)
        }
    }

    /// Returns whether unchanged cells can be written again, and take fewer bytes than a limit with the pen behind them.
    private func writesAgain(
        _ gap: Range<Int>, then wanted: Appearance, below limit: Int, _ writer: inout ScreenWriter
    ) -> Bool {
        var bytes = 0
        var pen = writer.pen
        for column in gap where !after[column].isContinuation {
            let glyph = after[column]
            let look = appearance(column)
            bytes += cost(of: look, from: pen, &writer) + writer.cost(of: glyph)
            // Behind a glyph of uncertain width the column of the next cell is unknown.
            if bytes >= limit || glyph.hasUncertainWidth { return false }
            if !look.accepts(pen) { pen = look.style }
        }
        return bytes + cost(of: wanted, from: pen, &writer) < limit
    }

    private func setPen(for wanted: Appearance, _ writer: inout ScreenWriter) {
        if !wanted.accepts(writer.pen) { writer.setPen(wanted.style) }
    }

    private func cost(of wanted: Appearance, from pen: TextStyle?, _ writer: inout ScreenWriter) -> Int {
        wanted.accepts(pen) ? 0 : writer.penCost(from: pen, to: wanted.style)
    }
}

/// The visible part of a cell's style.
///
/// Foreground and weight are invisible on a space. A space need not be written again when only they change, and any pen of the
/// same background can write it.
struct Appearance: Equatable {
    let style: TextStyle
    fileprivate let isBlank: Bool

    /// A space on the default background, the result of erasing.
    static let empty = Appearance(style: .plain, isBlank: true)

    private init(style: TextStyle, isBlank: Bool) {
        self.style = style
        self.isBlank = isBlank
    }

    init(_ cell: Cell, _ styles: StyleTable) {
        let written = styles.shown(cell.style)
        isBlank = cell.hasSameCharacter(as: .blank) && !written.underline && !written.reverse
        style = isBlank ? written.masked(by: .visibleOnBlank) : written
    }

    /// Returns whether a pen writes this appearance; `false` for an unknown pen.
    func accepts(_ pen: TextStyle?) -> Bool {
        guard let pen else { return false }
        return isBlank ? pen.masked(by: .visibleOnBlank) == style : pen == style
    }
}
