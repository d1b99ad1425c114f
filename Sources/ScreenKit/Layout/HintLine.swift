import Terminal

/// A control with its key, in one row.
struct Hint {
    let control: Control<PageEvent>
    let key: String
    private let keyColumns: Int
    private let labelColumns: Int
    var showsLabel = true
    /// The place; that of a hint in the key help line is counted from the beginning of its first row.
    var point = GridPoint(column: 0, row: 0)

    init(_ control: Control<PageEvent>, _ texts: Texts) {
        self.control = control
        key = control.keys.first.map(texts.name) ?? ""
        keyColumns = DisplayWidth.of(key)
        labelColumns = DisplayWidth.of(control.label) + (key.isEmpty ? 0 : 1)
    }

    var label: String { showsLabel ? control.label : "" }

    var columns: Int { keyColumns + (showsLabel ? labelColumns : 0) }

    var area: GridRect { GridRect(origin: point, size: GridSize(columns: columns, rows: 1)) }
}

/// The key help line of a page, measured: only the keys that work here and now.
struct HintLine {
    /// The controls of the screen or the answers to its question, as far as there is room, and the controls that work on every screen.
    let hints: [Hint]
    let rows: Int

    private static var gap: Int { 2 }

    /// Measures the line. Where there is no room for everything, the controls that work on every screen lose their labels, and then the
    /// last hints are left out.
    init(of page: Page, size: GridSize) {
        let columns = size.columns - 2
        let mostRows = size.rows < 20 ? 2 : 3
        let possible = page.screen.frame.hints.controls.compactMap(\.control).filter { !$0.keys.isEmpty }
            .map { Hint($0.onPage(.hints), page.texts) }
        var shown =
            page.screen.alert?.buttons.map { Hint($0.onPage(.alert), page.texts) }
            ?? possible.filter(\.control.isEnabled)
        var common = page.frame.commands.dropFirst().map { Hint($0.mapEvent(PageEvent.kiosk), page.texts) }
        // A hint that comes and goes, or a question, must not move the page above.
        let asked = Self.rows(of: shown + common, columns: columns)
        rows = min(mostRows, max(asked, Self.rows(of: possible + common, columns: columns)))
        if asked > rows {
            for index in common.indices { common[index].showsLabel = false }
        }
        while !shown.isEmpty, Self.rows(of: shown + common, columns: columns) > rows { shown.removeLast() }
        hints = Self.flow(shown + common, columns: columns)
    }

    private static func rows(of hints: [Hint], columns: Int) -> Int {
        var (rows, column) = (1, 0)
        // No hint is copied: the line is measured up to four times.
        for index in hints.indices {
            if column > 0, column + hints[index].columns > columns { (rows, column) = (rows + 1, 0) }
            column += hints[index].columns + gap
        }
        return rows
    }

    private static func flow(_ hints: [Hint], columns: Int) -> [Hint] {
        var point = GridPoint(column: 0, row: 0)
        return hints.map { hint in
            var hint = hint
            if point.column > 0, point.column + hint.columns > columns {
                point = GridPoint(column: 0, row: point.row + 1)
            }
            hint.point = point
            point.column += hint.columns + gap
            return hint
        }
    }
}

extension PagePart {
    mutating func draw(_ line: HintLine) {
        let top = canvas.size.rows - line.rows
        drawLine(row: top - 1)
        for var hint in line.hints {
            hint.point = hint.point.offset(columns: 1, rows: top)
            draw(hint)
        }
    }

    /// Draws a control in its place, and notes the place. Below a question, only what works on every screen can be chosen.
    mutating func draw(_ hint: Hint) {
        let worksOnEveryScreen = if case .kiosk = hint.control.event { true } else { false }
        if hint.control.isEnabled, isActive || worksOnEveryScreen {
            place(hint.control.event, in: hint.area, style: theme.key)
        }
        let used = canvas.write(hint.key, at: hint.point, style: theme.key)
        canvas.write(hint.label, at: hint.point.offset(columns: used == 0 ? 0 : used + 1))
    }
}
