import Terminal

/// The key help line of a page, measured: only the keys that work here and now.
struct HintLine {
    /// The words of a hint.
    struct Words {
        let key: String
        /// The name of the control, empty where there is no room for it.
        let label: String
        /// The width of both, with a space between them.
        let columns: Int

        init(key: String, label: String) {
            self.key = key
            self.label = label
            columns = DisplayWidth.of(key) + (label.isEmpty ? 0 : 1 + DisplayWidth.of(label))
        }
    }

    /// A hint with its place, counted from the beginning of the first row.
    struct Hint<Choice: Equatable> {
        let control: Control<Choice>
        let text: Words
        let area: GridRect
    }

    /// The controls of the screen, or the answers to its question, as far as there is room for them.
    let hints: [Hint<Int>]
    /// The place of those controls on the screen.
    let place: EventID.Place
    /// The controls that work on every screen.
    let everywhere: [Hint<KioskCommand>]
    /// The number of rows: more than one where the line is too long for one row.
    let rows: Int

    /// The columns between two hints.
    private static var gap: Int { 2 }

    /// Measures the line.
    ///
    /// Where there is no room for everything, the controls that work on every screen lose their labels, and then the last hints
    /// are left out.
    init(of page: Page, size: GridSize) {
        func words<Choice>(_ control: Control<Choice>) -> Words {
            Words(key: control.keys.first.map(page.texts.name) ?? "", label: control.label)
        }
        let columns = size.columns - 2
        let mostRows = size.rows < 20 ? 2 : 3
        let possible = page.screen.hints.controls.compactMap(\.control).filter { !$0.keys.isEmpty }
            .map { (control: $0, words: words($0)) }
        place = page.screen.alert == nil ? .hints : .alert
        let shown =
            page.screen.alert?.buttons.map { (control: $0, words: words($0)) } ?? possible.filter(\.control.isEnabled)
        let long = page.controls.map { words($0) }
        // A hint that comes and goes, or a question, must not move the page above.
        let all = Self.flow(possible.map(\.words) + long, columns: columns).rows
        let asked = Self.flow(shown.map(\.words) + long, columns: columns).rows
        rows = min(mostRows, max(all, asked))
        let common = asked <= rows ? long : long.map { Words(key: $0.key, label: "") }
        var count = shown.count
        var (areas, neededRows) = Self.flow(shown.map(\.words) + common, columns: columns)
        while count > 0, neededRows > rows {
            count -= 1
            (areas, neededRows) = Self.flow(shown.prefix(count).map(\.words) + common, columns: columns)
        }
        hints = zip(shown, areas).prefix(count).map { Hint(control: $0.control, text: $0.words, area: $1) }
        everywhere = zip(zip(page.controls, common), areas[count...]).map { Hint(control: $0.0, text: $0.1, area: $1) }
    }

    /// Puts words one behind another, in as many rows as are needed.
    private static func flow(_ words: [Words], columns: Int) -> (areas: [GridRect], rows: Int) {
        var point = GridPoint(column: 0, row: 0)
        let areas = words.map { words in
            if point.column > 0, point.column + words.columns > columns {
                point = GridPoint(column: 0, row: point.row + 1)
            }
            defer { point.column += words.columns + gap }
            return GridRect(origin: point, size: GridSize(columns: words.columns, rows: 1))
        }
        return (areas, point.row + 1)
    }
}

extension PagePart {
    /// Draws the key help line at the bottom.
    mutating func draw(_ line: HintLine) {
        let top = canvas.size.rows - line.rows
        func onPage(_ area: GridRect) -> GridRect {
            GridRect(origin: area.origin.offset(columns: 1, rows: top), size: area.size)
        }
        drawLine(row: top - 1)
        for hint in line.hints {
            let area = onPage(hint.area)
            place(hint.control, line.place, in: area)
            draw(hint.text, at: area.origin)
        }
        for hint in line.everywhere {
            let area = onPage(hint.area)
            place(.kiosk(hint.control.event), in: area, style: theme.key)
            draw(hint.text, at: area.origin)
        }
    }

    private mutating func draw(_ text: HintLine.Words, at point: GridPoint) {
        let used = canvas.write(text.key, at: point, style: theme.key)
        canvas.write(text.label, at: point.offset(columns: used + 1))
    }
}
