import Terminal

/// Divides the body of a page with a cart: at the left what can be chosen, beside it the cart and the number that is called out.
///
/// The widths and rows depend on what can be chosen and on the size alone, and not on what is in the cart, so that nothing moves under
/// the pointer.
nonisolated struct CartLayout {
    /// The area of each pane for which there is room.
    private(set) var panes: [(pane: Pane<Int>, area: GridRect)] = []
    /// The lines between the columns.
    private(set) var dividers: [GridRect] = []

    private let list: Pane<Int>
    private let rowCount: Int
    private let cart: Pane<Int>
    private let callout: Pane<Int>?
    private let gauges: GaugesPane?
    private let text: Pane<Int>?

    /// Divides a body; `nil` for a content without a cart.
    init?(for panes: [Pane<Int>], in body: GridRect) {
        var (list, cart, callout, gauges, text) = (
            ListPane<Int>?.none, Pane<Int>?.none, Pane<Int>?.none, GaugesPane?.none, Pane<Int>?.none
        )
        for pane in panes {
            switch pane {
            case .list(let pane): list = pane
            case .cart: cart = pane
            case .callout: callout = pane
            case .gauges(let pane): gauges = pane
            case .text: text = pane
            case .tape, .keypad, .chart, .steppers, .board: break
            }
        }
        guard let list, let cart else { return nil }
        (self.list, self.cart, self.callout, self.gauges, self.text) = (.list(list), cart, callout, gauges, text)
        rowCount = max(1, list.rows.count)
        if let columns = Columns(of: list, in: body.size.columns, hasText: text != nil) {
            divide(body, columns)
        } else {
            stack(in: body)
        }
    }

    /// The least rows in which the panes can be used.
    static let leastRows = 3

    /// The columns between two panes; the middle one has a line.
    private static let gap = 3

    // MARK: Side by side

    /// The widths of the columns.
    private struct Columns {
        private(set) var left: Int
        private(set) var cart: Int
        /// The width of the lines to read; 0 where they stand below the list.
        private(set) var text = 0

        private static let leastCart = 24
        private static let usualCart = 34
        private static let mostCart = 44
        private static let leastText = 26
        private static let mostText = 46
        /// The least, the usual and the greatest width of a note.
        private static let notes = (least: 8, usual: 16, most: 30)

        /// Creates the widths; `nil` where there is no room for two columns.
        init?(of list: ListPane<Int>, in columns: Int, hasText: Bool) {
            let rows = list.columnsWithoutNotes
            var spare = columns - rows - Self.notes.least - gap - Self.leastCart
            guard spare >= 0 else { return nil }
            (left, cart) = (rows + Self.notes.least, Self.leastCart)
            func take(upTo most: Int) -> Int {
                let more = max(0, min(spare, most))
                spare -= more
                return more
            }
            left += take(upTo: Self.notes.usual - Self.notes.least)
            if hasText, spare >= gap + Self.leastText {
                text = Self.leastText
                spare -= gap + Self.leastText
            }
            cart += take(upTo: Self.usualCart - cart)
            left += take(upTo: Self.notes.most - Self.notes.usual)
            cart += take(upTo: Self.mostCart - cart)
            if text > 0 { text += take(upTo: Self.mostText - text) }
        }

        var total: Int { left + gap + cart + (text > 0 ? gap + text : 0) }
    }

    private mutating func divide(_ body: GridRect, _ columns: Columns) {
        let start = body.minColumn + (body.size.columns - columns.total) / 2
        func column(_ offset: Int, _ width: Int) -> GridRect {
            GridRect(column: start + offset, row: body.minRow, columns: width, rows: body.size.rows)
        }
        let left = column(0, columns.left)
        let right = column(columns.left + Self.gap, columns.cart)
        divideLeft(left, isWithText: columns.text == 0)
        divideRight(right)
        if columns.text > 0, let text {
            panes.append((text, column(columns.total - columns.text, columns.text)))
        }
        dividers = panes.map(\.area.minColumn).filter { $0 > left.minColumn }.reduce(into: []) { lines, column in
            let line = GridRect(column: column - 2, row: body.minRow, columns: 1, rows: body.size.rows)
            if !lines.contains(line) { lines.append(line) }
        }
    }

    private mutating func divideLeft(_ area: GridRect, isWithText: Bool) {
        let text = isWithText ? self.text : nil
        let rows = area.size.rows
        var gaugeRows = 0
        if let gauges {
            let room = GridSize(columns: area.size.columns, rows: max(1, rows / 3))
            gaugeRows = min(room.rows, gauges.rows(in: room))
        }
        let textRows = text == nil ? 0 : Self.leastTextRows
        let gap = rows >= Self.rowsWithGaps ? 1 : 0
        // Below the list there is room for a receipt too.
        let calloutRows = hasCalloutBelow && callout != nil ? min(rows / 2, Self.calloutRows + 4) : 0
        let gaps = (gauges == nil ? 0 : gap) + (text == nil ? 0 : gap) + (calloutRows == 0 ? 0 : gap)
        let room = max(1, rows - gaugeRows - textRows - calloutRows - gaps)
        let listRows = min(room, room >= rowCount * 2 ? rowCount * 2 : rowCount)
        var rest = area
        func take(_ rows: Int) -> GridRect {
            let rows = min(rows, rest.size.rows)
            defer { rest = rest.droppingRows(min(rest.size.rows, rows + gap)) }
            return GridRect(origin: rest.origin, size: GridSize(columns: rest.size.columns, rows: rows))
        }
        panes.append((list, take(listRows)))
        if hasCalloutBelow, let callout, rest.size.rows > 0 { panes.append((callout, rest)) }
        if let gauges { panes.append((.gauges(gauges), take(text == nil ? rest.size.rows : gaugeRows))) }
        if let text, rest.size.rows > 0 { panes.append((text, rest)) }
    }

    private mutating func divideRight(_ area: GridRect) {
        let rows = area.size.rows
        let callout = hasCalloutBelow ? nil : callout
        let least = callout == nil ? 0 : rows >= Self.rowsWithGaps ? Self.calloutRows + 1 : min(rows / 3, 4)
        let cartRows = max(1, min(CartPane<Int>.rows(lineCount: rowCount), rows - least))
        panes.append((cart, GridRect(origin: area.origin, size: GridSize(columns: area.size.columns, rows: cartRows))))
        let used = cartRows + (rows >= Self.rowsWithGaps ? 1 : 0)
        if let callout, used < rows { panes.append((callout, area.droppingRows(used))) }
    }

    /// A Boolean value that indicates whether the number is called out below the list, where nothing else stands and rows are longer.
    private var hasCalloutBelow: Bool { gauges == nil && text == nil }

    private static let rowsWithGaps = 14
    /// The rows of a number with two lines.
    private static let calloutRows = 5
    /// The rows of the title of the lines to read, and of some lines.
    private static let leastTextRows = 4

    // MARK: One below the other

    private mutating func stack(in body: GridRect) {
        let columns = body.size.columns
        let words = gauges?.wordRows(columns: columns) ?? 0
        // What is needed most comes first; the pages of a list can be turned.
        var rows = [1, 0, 0, 0, 0]
        var spare = body.size.rows - 1
        func grow(_ index: Int, to most: Int) {
            let more = max(0, min(spare, most - rows[index]))
            rows[index] += more
            spare -= more
        }
        let (listIndex, cartIndex, calloutIndex, gaugesIndex, textIndex) = (0, 1, 2, 3, 4)
        grow(cartIndex, to: 1)
        if callout != nil { grow(calloutIndex, to: 2) }
        grow(gaugesIndex, to: min(2, words))
        grow(listIndex, to: 2)
        grow(cartIndex, to: 2)
        grow(gaugesIndex, to: min(words, body.size.rows / 3))
        grow(listIndex, to: rowCount)
        // Two lines, or what to press in an empty cart.
        grow(cartIndex, to: 3)
        // A single line would say again what is called out.
        if text != nil, spare >= 2 { grow(textIndex, to: 3) }
        grow(cartIndex, to: CartPane<Int>.rows(lineCount: rowCount))
        if callout != nil { grow(calloutIndex, to: Self.calloutRows) }
        if text != nil { grow(textIndex, to: .max) }
        var area = body
        let all = [list, cart, callout, gauges.map { .gauges($0) }, text]
        for (pane, rows) in zip(all, rows) {
            guard let pane, rows > 0 else { continue }
            panes.append((pane, GridRect(origin: area.origin, size: GridSize(columns: columns, rows: rows))))
            area = area.droppingRows(rows)
        }
    }
}

nonisolated extension ListPane<Int> {
    /// The width of the rows without their notes: a margin, the key, and the longest label and detail.
    fileprivate var columnsWithoutNotes: Int {
        func longest(_ text: (Row) -> String) -> Int { rows.reduce(0) { max($0, DisplayWidth.of(text($1))) } }
        return 4 + longest { $0.control.label } + 2 + longest { $0.detail } + 1
    }
}
