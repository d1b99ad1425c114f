import Terminal

struct KeyMeaning {
    let keys: [String]
    let meaning: String

    var names: String { keys.joined(separator: " ") }
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
        let rows = rows(columns: min(room.columns, Self.most)).count
        return PaneSize(columns: Extent(least: 20, most: Self.most), rows: Extent(least: 1, ideal: rows))
    }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] { text.lines(texts, firstNumber: firstNumber) }

    /// A line of one column: a text, or some keys and behind them what they do.
    private struct Line {
        var keys = ""
        var text = ""
        var isTitle = false
        var indent = 0
    }

    private func lines(of group: Group, columns: Int) -> [Line] {
        // The meanings begin at the same column in all groups.
        let names = groups.flatMap(\.entries).flatMap { DisplayWidth.wrapped($0.names, to: Self.mostKeyColumns) }
        let indent = names.widest(\.self) + 2
        let entries = group.entries.flatMap { entry in
            let keys = DisplayWidth.wrapped(entry.names, to: Self.mostKeyColumns)
            let words = DisplayWidth.wrapped(entry.meaning, to: max(8, columns - indent))
            return Self.pairs(keys, words, else: "").map { Line(keys: $0, text: $1, indent: indent) }
        }
        return [Line(text: group.title, isTitle: true)] + entries
    }

    /// Returns the lines side by side. Prose takes both columns.
    private func rows(columns: Int) -> [[Line]] {
        let prose = paragraphs.flatMap { DisplayWidth.wrapped($0, to: min(columns, Self.widestProse)) }
        let heading = [Line()] + prose.map { Line(text: $0) } + (prose.isEmpty ? [] : [Line()])
        let width = (columns - Self.gap) / 2
        let blocks = groups.filter { !$0.entries.isEmpty }.map { lines(of: $0, columns: width) }
        let right = Array(blocks.dropFirst().joined(separator: [Line()]))
        return heading.map { [$0] } + Self.pairs(blocks.first ?? [], right, else: Line()).map { [$0, $1] }
    }

    /// Returns the elements of two lists side by side, with something else in the place of those that the shorter one lacks.
    private static func pairs<T>(_ left: [T], _ right: [T], else blank: T) -> [(T, T)] {
        (0..<max(left.count, right.count)).map { index in
            (index < left.count ? left[index] : blank, index < right.count ? right[index] : blank)
        }
    }

    func draw(on part: inout PagePart) {
        let columns = part.size.columns
        guard columns >= Self.leastColumns else { return text.draw(on: &part) }
        let rows = rows(columns: columns)
        part.drawRows(rows.count, in: GridRect(part.size)) { index, line, part in
            for (text, place) in zip(rows[index], line.columns(2, gap: Self.gap)) {
                part.write(text.keys, at: place.origin, style: .key)
                let start = place.origin.offset(columns: text.indent)
                part.write(text.text, at: start, style: text.isTitle ? .title : .plain)
            }
        }
    }
}
