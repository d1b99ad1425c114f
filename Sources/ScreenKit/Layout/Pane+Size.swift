import Terminal

nonisolated extension Pane<Int> {
    /// A Boolean value that indicates whether the pane has something to choose, and so gets room before other panes.
    var comesFirst: Bool {
        switch self {
        case .keypad, .list, .steppers: true
        case .tape, .gauges, .chart, .board, .text, .cart, .callout: false
        }
    }

    /// Returns the width of the pane at the right of another one.
    func columns(in size: GridSize) -> Int {
        switch self {
        case .keypad(let keypad): KeypadMetrics(for: keypad, in: size).size.columns
        case .list(let list): max(size.columns / 2, list.columns)
        case .tape, .gauges, .chart, .steppers, .board, .text, .cart, .callout: size.columns / 2
        }
    }

    /// The least width of the pane at the left of another one.
    var leastColumns: Int {
        switch self {
        case .gauges(let gauges): gauges.leastColumns
        // The longest number with its sign.
        case .tape: 28
        case .chart(let chart): ChartMetrics.leastColumns(of: chart)
        case .keypad, .list, .steppers, .board, .text, .cart, .callout: 0
        }
    }

    /// The greatest width of the pane at the left of another one: in a wider tape, the eye loses the row between two numbers.
    var mostColumns: Int {
        switch self {
        case .tape: 44
        case .keypad, .list, .gauges, .chart, .steppers, .board, .text, .cart, .callout: .max
        }
    }

    /// The greatest number of rows of the pane beside another one.
    var mostRows: Int {
        switch self {
        case .tape, .keypad: 36
        case .list, .gauges, .chart, .steppers, .board, .text, .cart, .callout: .max
        }
    }

    /// Returns the number of rows that the pane would like, perhaps more than there are.
    func rows(in size: GridSize) -> Int {
        switch self {
        // The keys below stand closer together, with a blank row above them.
        case .tape: max(1, size.rows - 1)
        case .keypad(let keypad): KeypadMetrics(for: keypad, in: size).size.rows
        case .list(let list): list.rows(in: size)
        case .gauges(let gauges): gauges.rows(in: size)
        case .steppers(let steppers): steppers.steppers.count * 2
        // The totals, a blank row, and the rows of the things.
        case .chart(let chart): chart.rows.count * RowSpacing.of(chart.rows.count, in: size) + 2
        case .board, .text: size.rows
        case .cart(let cart): cart.rows
        case .callout: CalloutPane.rows
        }
    }

    /// Returns the number of rows that the pane needs before there is a blank row above it.
    func neededRows(in size: GridSize) -> Int {
        guard case .text(let text) = self, !text.followsEnd else { return leastRows(in: size) }
        return text.rowsFromStart(in: size)
    }

    /// Returns the least number of rows of the pane when other panes need them.
    func leastRows(in size: GridSize) -> Int {
        switch self {
        case .keypad(let keypad): keypad.rows.count + (keypad.display == nil ? 0 : 1)
        case .list, .chart, .steppers, .board: 2
        case .tape: max(0, min(3, size.rows - 6))
        // The pages of a list can be turned, but not those of gauges.
        case .gauges(let gauges): min(gauges.wordRows(columns: size.columns), max(1, size.rows / 3))
        case .text(let text): text.leastRows(in: size)
        case .cart: 2
        case .callout: 1
        }
    }
}

nonisolated extension ListPane<Int> {
    /// Returns the lines of the heading, which is broken if it is longer than a row.
    func headingLines(columns: Int) -> [String] {
        heading.isEmpty ? [] : DisplayWidth.wrapped(heading, to: columns)
    }

    /// Returns the number of rows that the list would like.
    func rows(in size: GridSize) -> Int {
        let headingRows = heading.isEmpty ? 0 : headingLines(columns: size.columns).count + 1
        let footerRows = footer.isEmpty ? 0 : 2
        // A detail for which a row is too short stands below it.
        let spacing = columns > size.columns ? 2 : RowSpacing.of(rows.count, in: size)
        return headingRows + max(1, rows.count) * spacing + footerRows
    }

    /// The width of the whole list: a margin, the key, and the longest label, detail and note.
    var columns: Int {
        func longest(_ text: (Row) -> String) -> Int { rows.reduce(0) { max($0, DisplayWidth.of(text($1))) } }
        return 4 + longest { $0.control.label } + 2 + longest { $0.detail } + 2 + longest { $0.note }
    }
}

nonisolated extension Painter {
    mutating func draw(_ pane: Pane<Int>, in area: GridRect) {
        switch pane {
        case .tape(let tape): draw(tape, in: area)
        case .keypad(let keypad): draw(keypad, in: area)
        case .list(let list): draw(list, in: area)
        case .gauges(let gauges): draw(gauges, in: area)
        case .chart(let chart): draw(chart, in: area)
        case .board(let board): draw(board, in: area)
        case .steppers(let steppers): draw(steppers, in: area)
        case .text(let text): draw(text, in: area)
        case .cart(let cart): draw(cart, in: area)
        case .callout(let callout): draw(callout, in: area)
        }
    }
}
