import Terminal

/// Divides the body of a page among its panes, and what of its asides there is room for.
nonisolated struct PaneLayout {
    /// The area of each pane.
    let panes: [(pane: Pane<Int>, area: GridRect)]
    /// The area of each aside for which there is room.
    private(set) var asides: [(aside: Aside<Int>, area: GridRect)] = []
    /// The lines between panes.
    private(set) var dividers: [GridRect] = []

    /// From this width on two panes can stand side by side: 30 columns for each, and the gap.
    private nonisolated static let sideBySideColumns = 64
    private nonisolated static let gap = 3
    /// The greatest width of a menu: an eye goes easily so far along a row.
    private nonisolated static let menuColumns = 72

    /// Divides a body.
    ///
    /// The first two panes stand side by side if neither is cut, and a third one stands below. Otherwise all panes are stacked. Columns
    /// that no pane wants stay around the panes, the same number on both sides.
    init(for content: ScreenContent<Int>, in body: GridRect) {
        let list = content.panes
        if let layout = CartLayout(for: list, in: body) {
            (panes, dividers) = (layout.panes, layout.dividers)
            return
        }
        if list.count == 1, case .list(let menu) = list[0] {
            panes = [(list[0], Self.menuArea(for: menu, in: body))]
            return
        }
        guard let columns = Columns(of: list, content.asides, in: body.size) else {
            panes = Self.stack(list, in: body)
            return
        }
        let below = Array(list[2...])
        let rowsBelow = below.isEmpty ? 0 : Self.leastRows(of: below, in: body.size) + 1
        let room = min(body.size.rows - rowsBelow, list[0].mostRows, list[1].mostRows)
        let wanted = max(
            list[0].rows(in: GridSize(columns: columns.left, rows: room)),
            list[1].rows(in: GridSize(columns: columns.right, rows: room)))
        let rows = below.isEmpty ? room : min(wanted, room)
        let top = body.minRow + (below.isEmpty ? (body.size.rows - rows) / 2 : 0)
        var column = body.minColumn + (body.size.columns - columns.total) / 2
        func next(_ columns: Int) -> GridRect {
            defer { column += columns + Self.gap }
            return GridRect(column: column, row: top, columns: columns, rows: rows)
        }
        if let first = columns.asides.first { asides.append((content.asides[0], next(first))) }
        let sides = [(list[0], next(columns.left)), (list[1], next(columns.right))]
        for (aside, columns) in zip(content.asides, columns.asides).dropFirst() {
            asides.append((aside, next(columns)))
        }
        let rest = GridRect(
            column: body.minColumn, row: body.minRow + rows + 1, columns: body.size.columns,
            rows: body.size.rows - rows - 1)
        panes = sides + Self.stack(below, in: rest)
    }

    static func leastRows(of panes: [Pane<Int>], in size: GridSize) -> Int {
        if panes.contains(where: { if case .cart = $0 { true } else { false } }) { return CartLayout.leastRows }
        guard Columns(of: panes, [], in: size) != nil else {
            return panes.reduce(0) { $0 + $1.leastRows(in: size) }
        }
        let below = Array(panes[2...])
        return panes[..<2].reduce(0) { max($0, $1.leastRows(in: size)) }
            + (below.isEmpty ? 0 : leastRows(of: below, in: size) + 1)
    }

    /// The widths of the first two panes side by side, and of the asides for which there is room.
    private struct Columns {
        private(set) var left: Int
        let right: Int
        private(set) var asides: [Int] = []

        /// Creates the widths; `nil` where there is no room for two panes.
        init?(of panes: [Pane<Int>], _ asides: [Aside<Int>], in size: GridSize) {
            guard panes.count > 1, size.columns >= sideBySideColumns else { return nil }
            right = panes[1].columns(in: size)
            left = panes[0].leastColumns
            var spare = size.columns - left - gap - right
            guard spare >= 0 else { return nil }
            for aside in asides {
                guard spare >= aside.columns.lowerBound + gap else { break }
                spare -= aside.columns.lowerBound + gap
                self.asides.append(aside.columns.lowerBound)
            }
            let more = min(spare, panes[0].mostColumns - left)
            left += more
            spare -= more
            for index in self.asides.indices {
                let more = min(spare, asides[index].columns.upperBound - self.asides[index])
                self.asides[index] += more
                spare -= more
            }
        }

        var total: Int { asides.reduce(left + gap + right) { $0 + gap + $1 } }
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
        let spare = area.size.rows - rows.dropLast().reduce(0, +) - max(3, panes.last?.neededRows(in: area.size) ?? 0)
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
