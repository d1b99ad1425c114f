import Terminal

/// Divides the body of a page among its panes.
nonisolated enum PaneLayout {
    /// From this width on two panes can stand side by side: 30 columns for each, and the gap.
    private nonisolated static let sideBySideColumns = 64
    private nonisolated static let gap = 3
    /// The greatest width of a menu: an eye goes easily so far along a row.
    private nonisolated static let menuColumns = 72

    /// Returns the area of each pane.
    ///
    /// The first two panes stand side by side if neither is cut, and a third one stands below. Otherwise all panes are stacked.
    static func areas(for panes: [Pane<Int>], in body: GridRect) -> [(Pane<Int>, GridRect)] {
        if panes.count == 1, case .list(let list) = panes[0] { return [(panes[0], menuArea(for: list, in: body))] }
        guard let columns = columnsSideBySide(of: panes, in: body.size) else { return stack(panes, in: body) }
        let below = Array(panes[2...])
        let rowsBelow = below.isEmpty ? 0 : leastRows(of: below, in: body.size) + 1
        let room = body.size.rows - rowsBelow
        let wanted = max(
            panes[0].rows(in: GridSize(columns: columns.left, rows: room)),
            panes[1].rows(in: GridSize(columns: columns.right, rows: room)))
        let rows = below.isEmpty ? room : min(wanted, room)
        let left = GridRect(column: body.minColumn, row: body.minRow, columns: columns.left, rows: rows)
        let right = GridRect(
            column: body.maxColumn - columns.right + 1, row: body.minRow, columns: columns.right, rows: rows)
        let rest = GridRect(
            column: body.minColumn, row: body.minRow + rows + 1, columns: body.size.columns,
            rows: body.size.rows - rows - 1)
        return [(panes[0], left), (panes[1], right)] + stack(below, in: rest)
    }

    static func leastRows(of panes: [Pane<Int>], in size: GridSize) -> Int {
        guard columnsSideBySide(of: panes, in: size) != nil else {
            return panes.reduce(0) { $0 + $1.leastRows(in: size) }
        }
        let below = Array(panes[2...])
        return panes[..<2].reduce(0) { max($0, $1.leastRows(in: size)) }
            + (below.isEmpty ? 0 : leastRows(of: below, in: size) + 1)
    }

    /// Returns the widths of the first two panes side by side; `nil` where there is no room for that.
    private static func columnsSideBySide(of panes: [Pane<Int>], in size: GridSize) -> (left: Int, right: Int)? {
        guard panes.count > 1, size.columns >= sideBySideColumns else { return nil }
        let right = panes[1].columns(in: size)
        let left = size.columns - right - gap
        return left >= panes[0].leastColumns ? (left, right) : nil
    }

    /// Returns the area of a list that is alone: in the middle, with a third of the free rows above it.
    private static func menuArea(for list: ListPane<Int>, in body: GridRect) -> GridRect {
        let columns = min(body.size.columns, max(menuColumns, list.columns))
        let above = max(0, body.size.rows - list.rows(in: GridSize(columns: columns, rows: body.size.rows))) / 3
        return GridRect(
            column: body.minColumn + (body.size.columns - columns) / 2, row: body.minRow + above, columns: columns,
            rows: body.size.rows - above)
    }

    /// Stacks panes, with a blank row between them where there is room for it.
    private static func stack(_ panes: [Pane<Int>], in area: GridRect) -> [(Pane<Int>, GridRect)] {
        let rows = rowsStacked(of: panes, in: area.size)
        let spare = area.size.rows - rows.dropLast().reduce(0, +) - max(3, panes.last?.leastRows(in: area.size) ?? 0)
        let gap = spare >= panes.count - 1 ? 1 : 0
        var row = area.minRow
        return panes.enumerated().map { index, pane in
            let left = max(0, area.maxRow + 1 - row)
            let height = index == panes.count - 1 ? left : min(rows[index], left)
            defer { row += height + gap }
            return (pane, GridRect(column: area.minColumn, row: row, columns: area.size.columns, rows: height))
        }
    }

    /// Returns the rows of each pane: at least what it needs. Free rows go first to the panes with something to choose.
    private static func rowsStacked(of panes: [Pane<Int>], in size: GridSize) -> [Int] {
        var rows = panes.map { $0.leastRows(in: size) }
        // Only bad news can be that long. Then the other panes get less, and a list keeps one row, because its pages can be turned.
        for index in panes.indices.dropLast() {
            let missing = max(0, rows.reduce(0, +) - size.rows)
            rows[index] -= max(0, min(missing, rows[index] - (panes[index].comesFirst ? 1 : 0)))
        }
        for index in panes.indices.sorted(by: { panes[$0].comesFirst && !panes[$1].comesFirst }) {
            let spare = size.rows - rows.reduce(0, +)
            let wanted = panes[index].rows(in: GridSize(columns: size.columns, rows: rows[index] + spare))
            rows[index] += max(0, min(spare, wanted - rows[index]))
        }
        return rows
    }
}
