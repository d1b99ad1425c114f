import Terminal

/// Shares the body of a page out among its panes.
enum PaneLayout {
    /// Two panes stand side by side from this width on.
    private nonisolated static let sideBySideColumns = 64
    private nonisolated static let gap = 3
    fileprivate nonisolated static let menuColumns = 72

    /// Where each pane goes.
    ///
    /// The first two panes stand side by side where there is room, with a further one below; else all are stacked.
    static func areas<Event>(for panes: [Pane<Event>], in body: Rect) -> [(Pane<Event>, Rect)] {
        if panes.count == 1, case .list = panes[0] { return [(panes[0], menuArea(for: panes[0], in: body))] }
        guard panes.count > 1, body.size.columns >= sideBySideColumns else { return stack(panes, in: body) }
        let rightColumns = panes[1].columns(in: body.size)
        let left = panes.count > 2 ? max(panes[0].rows(in: body.size), panes[1].rows(in: body.size)) : body.size.rows
        let topRows = min(left, body.size.rows)
        let top = [
            (
                panes[0],
                Rect(
                    column: body.minColumn, row: body.minRow, columns: body.size.columns - rightColumns - gap,
                    rows: topRows)
            ),
            (
                panes[1],
                Rect(
                    column: body.maxColumn - rightColumns + 1, row: body.minRow, columns: rightColumns, rows: topRows)
            ),
        ]
        let rest = Rect(
            column: body.minColumn, row: body.minRow + topRows + 1, columns: body.size.columns,
            rows: body.size.rows - topRows - 1)
        return top + stack(Array(panes[2...]), in: rest)
    }

    /// A list that is alone stands in the middle, a little above it, and no wider than an eye goes along a row.
    private static func menuArea<Event>(for menu: Pane<Event>, in body: Rect) -> Rect {
        let columns = min(body.size.columns, menuColumns)
        let above = max(0, body.size.rows - menu.rows(in: body.size)) / 3
        return Rect(
            column: body.minColumn + (body.size.columns - columns) / 2, row: body.minRow + above, columns: columns,
            rows: body.size.rows - above)
    }

    private static func stack<Event>(_ panes: [Pane<Event>], in area: Rect) -> [(Pane<Event>, Rect)] {
        var row = area.minRow
        var left = area.size.rows
        return panes.enumerated().map { index, pane in
            let below = panes[(index + 1)...].reduce(0) { $0 + $1.leastRows }
            let isLast = index == panes.count - 1
            let rows = max(0, isLast ? left : min(pane.rows(in: area.size), left - below))
            defer {
                row += rows
                left -= rows
            }
            return (pane, Rect(column: area.minColumn, row: row, columns: area.size.columns, rows: rows))
        }
    }
}

extension Pane {
    /// How wide the pane is at the right of another one.
    fileprivate func columns(in size: Size) -> Int {
        switch self {
        case .keypad(let keypad): KeypadMetrics(for: keypad, in: size).size.columns
        case .list(let list): max(size.columns / 2, min(list.columns, size.columns * 68 / 100))
        case .tape, .gauges, .chart, .steppers, .text: size.columns / 2
        }
    }

    /// How many rows the pane would like.
    fileprivate func rows(in size: Size) -> Int {
        switch self {
        case .tape: size.rows - 6
        case .keypad(let keypad): KeypadMetrics(for: keypad, in: size).size.rows
        case .list(let list):
            list.headingRows(columns: min(size.columns, PaneLayout.menuColumns)) + max(1, list.rows.count)
                * RowSpacing.of(list.rows.count, in: size)
                + (list.footer.isEmpty ? 0 : 2)
        case .gauges(let gauges):
            size.columns < 64 ? 1 : gauges.gauges.count * RowSpacing.of(gauges.gauges.count, in: size)
        case .steppers(let steppers): steppers.steppers.count * 2
        case .chart, .text: size.rows
        }
    }

    /// How few rows the pane can do with when others need them.
    fileprivate var leastRows: Int {
        switch self {
        case .keypad(let keypad): keypad.rows.count
        case .list: 3
        case .tape: 2
        case .gauges: 1
        case .chart: 2
        case .steppers: 5
        case .text: 0
        }
    }
}

extension ListPane {
    /// How many rows the heading takes, with a blank one below.
    fileprivate func headingRows(columns: Int) -> Int {
        heading.isEmpty ? 0 : headingLines(columns: columns).count + 1
    }

    /// How wide the list is with nothing cut off: a margin, the key, and the longest label, detail and note.
    fileprivate var columns: Int {
        func longest(_ text: (Row) -> String) -> Int { rows.reduce(0) { max($0, DisplayWidth.of(text($1))) } }
        return 4 + longest { $0.control.label } + 2 + longest { $0.detail } + 2 + longest { $0.note }
    }
}

/// Whether rows stand close together, or, where there is room, with a blank row between them.
nonisolated enum RowSpacing {
    static func of(_ count: Int, in size: Size) -> Int {
        count * 2 + 12 <= size.rows ? 2 : 1
    }
}
