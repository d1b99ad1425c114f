import Calculator
import ScreenKit

/// The number above a pad of keys. It is a pane of its own, because it changes with each key and the pad does not.
nonisolated struct DisplayPane: Pane {
    let text: String
    /// The meaning of the number: `bad` for a calculation that failed.
    let tone: Tone
    let sign: String
    /// What has led to the number, with the operator that waits for it. Where it is too long, its end is shown.
    let caption: String
    let mark: String
    /// The rows and columns of keys below the display.
    let keys: GridSize

    /// The width of fifteen digits. In a longer number, each further digit would move too many commas.
    private static let mostLargeColumns = 44
    /// The columns of the longest number with its sign and a margin.
    static let leastColumns = 32

    func size(in room: GridSize, of page: GridSize) -> PaneSize {
        let rows = KeypadMetrics(for: keys, page: page, rows: room.rows).displayRows
        return PaneSize(columns: .exactly(Self.leastColumns), rows: Extent(least: 1, ideal: rows, most: rows))
    }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] {
        [LineSection(.current, [[sign, text].filter { !$0.isEmpty }.joined(separator: " ")])]
    }

    /// Draws the number: in large digits where they fit, and otherwise in one row at the bottom.
    ///
    /// The number begins at the left, so that a digit that is typed moves none of those before it. The cursor stands behind it.
    func draw(on part: inout PagePart) {
        guard part.size.rows > 0 else { return }
        let metrics = KeypadMetrics(for: keys, page: part.page, rows: part.page.rows)
        let columns = min(part.size.columns, max(Self.leastColumns, metrics.padColumns))
        let number = GridRect(
            column: (part.size.columns - columns) / 2 + 1, row: 0, columns: columns - 2, rows: part.size.rows)
        if part.size.rows == 1 {
            let used = part.write(sign.isEmpty ? "" : sign + " ", at: number.origin, style: part.theme.key)
            return drawNumber(at: number.origin.offset(columns: used), limit: number.maxColumn, on: &part)
        }
        drawCaption(in: number, on: &part)
        let digits = number.droppingRows(1)
        if part.showsBlocks, digits.size.rows >= LargeDigits.Size.small.rows, tone == .plain, let large = LargeDigits(text, .narrow),
            large.columns <= min(digits.size.columns, Self.mostLargeColumns)
        {
            part.write(large, at: digits.origin)
            let column = min(large.columns + 1, large.endColumn)
            return part.showCursor(at: digits.origin.offset(columns: column, rows: LargeDigits.Size.small.rows - 1))
        }
        let row = digits.minRow + min(digits.size.rows, LargeDigits.Size.small.rows) - 1
        drawNumber(at: GridPoint(column: digits.minColumn, row: row), limit: digits.maxColumn, on: &part)
    }

    private func drawNumber(at point: GridPoint, limit: Int, on part: inout PagePart) {
        let used = part.write(text, at: point, style: tone == .plain ? part.theme.number : part.theme.style(tone))
        part.showCursor(at: GridPoint(column: min(point.column + used, limit + 1), row: point.row))
    }

    private func drawCaption(in area: GridRect, on part: inout PagePart) {
        let markColumns = DisplayWidth.of(mark)
        part.write(
            mark, at: GridPoint(column: area.maxColumn + 1 - markColumns, row: area.minRow), style: part.theme.quiet)
        var end = caption[...]
        let room = area.size.columns - (markColumns > 0 ? markColumns + 1 : 0)
        while !end.isEmpty, DisplayWidth.of(String(end)) > room - 1 { end = end.dropFirst() }
        let isCut = end.startIndex > caption.startIndex
        part.write(isCut ? "…" + end : caption, at: area.origin, style: part.theme.quiet)
    }
}

nonisolated extension DisplayPane {
    private static let shownOperations = 6

    /// Creates the display of a calculator above a pad with some rows and columns of keys.
    init(_ calculator: Calculator, keys: GridSize, _ texts: Texts) {
        self.init(
            text: calculator.display, tone: calculator.failure == nil ? .plain : .bad,
            sign: calculator.pendingOperator.map { texts.spelled(String($0.symbol)) } ?? "",
            caption: texts.spelled(Self.caption(of: calculator)),
            mark: calculator.memory.first.map { "M " + NumberFormat.display($0) } ?? "", keys: keys)
    }

    /// Returns the calculation that leads to the number: `12 + 3 ×` while its operand is typed, and `12 + 3 × 4 =` at its result.
    private static func caption(of calculator: Calculator) -> String {
        var rows = calculator.tape[...]
        var end = calculator.pendingOperator.map { " \($0.symbol)" } ?? ""
        if let last = rows.last, case .total = last.kind, end.isEmpty {
            guard last.subtotal == calculator.value else { return "" }
            rows.removeLast()
            end = " ="
        }
        guard !end.isEmpty || calculator.failure != nil else { return "" }
        var parts: [String] = []
        for row in rows.reversed() {
            switch row.kind {
            case .first, .total: return ([NumberFormat.display(row.operand)] + parts).joined(separator: " ") + end
            case .operation(let sign):
                guard parts.count < shownOperations else { return "… " + parts.joined(separator: " ") + end }
                parts.insert("\(sign.symbol) \(NumberFormat.display(row.operand))", at: 0)
            case .function: break
            }
        }
        return parts.joined(separator: " ") + end
    }
}
