import Terminal

/// The key help line of a page, measured: only what works here and now.
struct HintLine {
    /// A hint with its place, counted from the beginning of the first row.
    struct Hint<Choice: Equatable> {
        let control: Control<Choice>
        let text: (key: String, label: String)
        let area: GridRect
    }

    /// What the screen, or the question over it, offers, as far as there is room for it.
    let hints: [Hint<Int>]
    /// What works on every screen.
    let everywhere: [Hint<KioskCommand>]
    /// How many rows it takes: more than one where it is too long for one.
    let rows: Int

    /// The columns between two hints.
    private static var gap: Int { 2 }

    /// Measures the line.
    ///
    /// Where there is no room for everything, what works everywhere is told by its keys alone, and then the last hints are
    /// left out.
    init(of page: Page, size: GridSize) {
        func text<Choice>(_ control: Control<Choice>) -> (key: String, label: String) {
            (control.keys.first.map(page.keyName) ?? "", control.label)
        }
        let columns = size.columns - 2
        let mostRows = size.rows < 20 ? 2 : 3
        let possible = page.content.hints.filter { !$0.keys.isEmpty }
        let shown = page.content.alert?.buttons ?? possible.filter(\.isEnabled)
        let long = page.controls.map { text($0) }
        let short = long.map { (key: $0.key, label: "") }
        // A hint that comes and goes, or a question, must not move the page above.
        let all = Self.flow(possible.map { text($0) } + long, columns: columns).rows
        let asked = Self.flow(shown.map { text($0) } + long, columns: columns).rows
        rows = min(mostRows, max(all, asked))
        let common = asked <= rows ? long : short
        var count = shown.count
        func places() -> (places: [GridRect], rows: Int) {
            Self.flow(shown.prefix(count).map { text($0) } + common, columns: columns)
        }
        while count > 0, places().rows > rows { count -= 1 }
        let areas = places().places
        hints = zip(shown, areas).prefix(count).map { Hint(control: $0, text: text($0), area: $1) }
        everywhere = zip(zip(page.controls, common), areas[count...]).map { Hint(control: $0.0, text: $0.1, area: $1) }
    }

    /// Puts texts one behind another, in as many rows as it takes.
    private static func flow(_ texts: [(key: String, label: String)], columns: Int) -> (places: [GridRect], rows: Int) {
        var point = GridPoint(column: 0, row: 0)
        let places = texts.map { text in
            let width = DisplayWidth.of(text.key) + (text.label.isEmpty ? 0 : 1 + DisplayWidth.of(text.label))
            if point.column > 0, point.column + width > columns { point = GridPoint(column: 0, row: point.row + 1) }
            defer { point.column += width + gap }
            return GridRect(origin: point, size: GridSize(columns: width, rows: 1))
        }
        return (places, point.row + 1)
    }
}

extension Painter {
    /// Draws the key help line at the bottom.
    mutating func draw(_ line: HintLine) {
        let top = canvas.size.rows - line.rows
        func onPage(_ area: GridRect) -> GridRect {
            GridRect(origin: area.origin.offset(columns: 1, rows: top), size: area.size)
        }
        drawLine(row: top - 1)
        for hint in line.hints {
            let area = onPage(hint.area)
            draw(hint.text, at: area.origin, place(hint.control, in: area))
        }
        for hint in line.everywhere {
            let area = onPage(hint.area)
            draw(hint.text, at: area.origin, place(hint.control, everywhereIn: area))
        }
    }

    private mutating func draw(_ text: (key: String, label: String), at point: GridPoint, _ appearance: Appearance) {
        let used = canvas.write(text.key, at: point, style: appearance.style(Theme.key))
        canvas.write(text.label, at: point.offset(columns: used + 1), style: appearance.style(.plain))
    }
}
