import Terminal

struct KeyMeaning {
    let keys: [String]
    let meaning: String

    fileprivate var names: String { keys.joined(separator: " ") }
}

/// What a screen is for, and its keys in groups, in two columns: those of the screen at the left, and those of every screen at the right. Where
/// there is no room for columns, they are lines.
///
/// The keys are words in the colour of what can be typed, and no caps: caps in rows without a gap melt into one another.
struct KeysPane: Pane {
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
    private static let widestProse = 100
    private static let most = 152
    /// The most columns of keys before their meanings; more keys go on in the next row.
    private static let mostKeyColumns = 12

    func size(in room: GridSize, of page: GridSize) -> PaneSize {
        guard room.columns >= Self.leastColumns else { return text.size(in: room, of: page) }
        let rows = rows(in: GridSize(columns: min(room.columns, Self.most), rows: room.rows)).count
        return PaneSize(columns: Extent(least: 20, most: Self.most), rows: Extent(least: 1, ideal: rows))
    }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] { text.lines(texts, firstNumber: firstNumber) }

    // MARK: Rows

    /// A line of one column, of which prose takes the other one, too.
    private enum Line {
        case blank
        case prose(String)
        case title(String)
        case entry(keys: String, meaning: String)
    }

    /// Where the meanings begin: at the same column in all groups.
    private var indent: Int {
        let keys = groups.flatMap(\.entries).flatMap { DisplayWidth.wrapped($0.names, to: Self.mostKeyColumns) }
        return keys.reduce(0) { max($0, DisplayWidth.of($1)) } + 2
    }

    private func lines(of group: Group, columns: Int) -> [Line] {
        [.title(group.title)]
            + group.entries.flatMap { entry -> [Line] in
                let keys = DisplayWidth.wrapped(entry.names, to: Self.mostKeyColumns)
                let words = DisplayWidth.wrapped(entry.meaning, to: max(8, columns - indent))
                return (0..<max(keys.count, words.count)).map { row in
                    .entry(keys: row < keys.count ? keys[row] : "", meaning: row < words.count ? words[row] : "")
                }
            }
    }

    private func rows(in room: GridSize) -> [(left: Line, right: Line)] {
        let prose = paragraphs.flatMap { DisplayWidth.wrapped($0, to: min(room.columns, Self.widestProse)) }
        let heading = [.blank] + prose.map { Line.prose($0) } + (prose.isEmpty ? [] : [.blank])
        let width = (room.columns - Self.gap) / 2
        let blocks = groups.filter { !$0.entries.isEmpty }.map { lines(of: $0, columns: width) }
        let left = blocks.first ?? []
        let right = Array(blocks.dropFirst().joined(separator: [.blank]))
        return heading.map { ($0, .blank) }
            + (0..<max(left.count, right.count)).map { row in
                (row < left.count ? left[row] : .blank, row < right.count ? right[row] : .blank)
            }
    }

    // MARK: Drawing

    func draw(on part: inout PagePart) {
        let size = part.size
        guard size.columns >= Self.leastColumns else { return text.draw(on: &part) }
        let rows = rows(in: size)
        let limit = max(0, rows.count - size.rows)
        part.noteScrolling(limit: limit, page: size.rows)
        let first = min(part.scroll, limit)
        for (index, row) in rows[first..<min(rows.count, first + size.rows)].enumerated() {
            draw(row.left, at: GridPoint(column: 0, row: index), on: &part)
            draw(row.right, at: GridPoint(column: (size.columns - Self.gap) / 2 + Self.gap, row: index), on: &part)
        }
        let area = GridRect(size)
        if first > 0 { part.drawScrollMark("↑ \(first)", row: 0, in: area, covering: true) }
        if first < limit { part.drawScrollMark("↓ \(limit - first)", row: area.maxRow, in: area, covering: true) }
    }

    private func draw(_ line: Line, at start: GridPoint, on part: inout PagePart) {
        switch line {
        case .blank: break
        case .prose(let text): part.write(text, at: start)
        case .title(let title): part.write(title, at: start, style: part.theme.title)
        case .entry(let keys, let meaning):
            part.write(keys, at: start, style: part.theme.key)
            part.write(meaning, at: start.offset(columns: indent))
        }
    }
}
