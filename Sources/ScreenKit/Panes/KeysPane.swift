import Terminal

/// Keys, and their effect.
struct KeyMeaning {
    let keys: [String]
    let meaning: String

    fileprivate var columns: Int { keys.reduce(-1) { $0 + DisplayWidth.of($1) + 3 } }
}

/// What a screen is for, and its keys in groups, as caps in two columns. Where there is no room for columns, they are lines.
struct KeysPane: Pane {
    /// Keys that belong together.
    struct Group {
        let title: String
        let entries: [KeyMeaning]
    }

    let paragraphs: [String]
    let groups: [Group]
    /// What a narrow window shows, and what line mode says.
    let text: TextPane

    private static let leastColumns = 72
    private static let gap = 3
    private static let widestProse = 76
    /// The most columns of keys before their meanings.
    private static let mostKeyColumns = 11

    func size(in room: GridSize, of page: GridSize) -> PaneSize {
        guard room.columns >= Self.leastColumns else { return text.size(in: room, of: page) }
        let rows = rows(columns: min(room.columns, 2 * Self.widestProse)).count
        return PaneSize(columns: Extent(least: 20, most: 2 * Self.widestProse), rows: Extent(least: 1, ideal: rows))
    }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] { text.lines(texts, firstNumber: firstNumber) }

    // MARK: Rows

    /// A row of the page: text over its whole width, or a cell of each column.
    private enum Row {
        case prose(String)
        case cells(Line, Line)
    }

    /// A line of one column.
    private enum Line {
        case blank
        case title(String)
        case entry([String], indent: Int, String)
    }

    private func lines(of group: Group, columns: Int) -> [Line] {
        let indent = group.entries.reduce(0) { max($0, min($1.columns, Self.mostKeyColumns)) } + 2
        return [.title(group.title)]
            + group.entries.flatMap { entry -> [Line] in
                // Behind many keys, the meaning begins further to the right.
                let indent = max(indent, entry.columns + 2)
                let words = DisplayWidth.wrapped(entry.meaning, to: max(8, columns - indent))
                return [.entry(entry.keys, indent: indent, words.first ?? "")]
                    + words.dropFirst().map { Line.entry([], indent: indent, $0) }
            }
    }

    private func rows(columns: Int) -> [Row] {
        let prose = paragraphs.flatMap { DisplayWidth.wrapped($0, to: min(columns, Self.widestProse)) }
        let width = (columns - Self.gap) / 2
        let blocks = groups.filter { !$0.entries.isEmpty }.map { lines(of: $0, columns: width) }
        // The first group begins at the left, and the others at the right. What is too long goes on in the other column.
        var left = blocks.first ?? []
        var right = Array(blocks.dropFirst().joined(separator: [.blank]))
        let half = (left.count + right.count + 2) / 2
        if left.count > half {
            let over = left.suffix(left.count - half)
            left.removeLast(over.count)
            right = over + [.blank] + right
        }
        let count = max(left.count, right.count)
        let cells = (0..<count).map { row in
            Row.cells(row < left.count ? left[row] : .blank, row < right.count ? right[row] : .blank)
        }
        return prose.map { .prose($0) } + (prose.isEmpty ? [] : [.prose("")]) + cells
    }

    // MARK: Drawing

    func draw(on part: inout PagePart) {
        let size = part.size
        guard size.columns >= Self.leastColumns else { return text.draw(on: &part) }
        let rows = rows(columns: size.columns)
        let limit = max(0, rows.count - size.rows)
        part.noteScrolling(limit: limit, page: size.rows)
        let first = min(part.scroll, limit)
        for (index, row) in rows[first..<min(rows.count, first + size.rows)].enumerated() {
            switch row {
            case .prose(let text): part.write(text, at: GridPoint(column: 0, row: index))
            case .cells(let left, let right):
                draw(left, at: GridPoint(column: 0, row: index), on: &part)
                draw(right, at: GridPoint(column: (size.columns - Self.gap) / 2 + Self.gap, row: index), on: &part)
            }
        }
        let area = GridRect(size)
        if first > 0 { part.drawScrollMark("↑ \(first)", row: 0, in: area, covering: true) }
        if first < limit { part.drawScrollMark("↓ \(limit - first)", row: area.maxRow, in: area, covering: true) }
    }

    private func draw(_ line: Line, at start: GridPoint, on part: inout PagePart) {
        switch line {
        case .blank: break
        case .title(let title): part.write(title, at: start, style: part.theme.title)
        case .entry(let keys, let indent, let meaning):
            let cap = TextStyle(foreground: .onCap, background: .cap, bold: true)
            var point = start
            for key in keys {
                let isCap = part.showsFills
                point.column += part.write(isCap ? " \(key) " : key, at: point, style: isCap ? cap : part.theme.key) + 1
            }
            part.write(meaning, at: start.offset(columns: indent))
        }
    }
}
