import ScreenKit

/// The parts of an outcome, two of them side by side where both fit, so that a class compares them at a glance.
struct OutcomePane: Pane {
    private let parts: [[OutcomeColumns]]
    private let lines: [Message]

    private static let leastColumns = 74
    private static let gap = 3

    init(_ outcome: Outcome, _ texts: Texts) {
        lines = texts.lines(for: outcome)
        parts = texts.columns(of: outcome.rows).reduce(into: []) { parts, row in
            if row.isHeading || parts.isEmpty { parts.append([]) }
            parts[parts.count - 1].append(row)
        }
    }

    func size(in room: GridSize, of page: GridSize) -> PaneSize { text(columns: room.columns).size(in: room, of: page) }

    func draw(on part: inout PagePart) { text(columns: part.size.columns).draw(on: &part) }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] {
        text(columns: 0).lines(texts, firstNumber: firstNumber)
    }

    private func text(columns: Int) -> TextPane {
        let isNarrow = columns < Self.leastColumns
        let lines = isNarrow ? lines : sideBySide(columns: columns)
        return TextPane(lines: LazyRows([Message(text: "")] + lines), isProse: isNarrow)
    }

    private func sideBySide(columns: Int) -> [Message] {
        let half = (columns - Self.gap) / 2
        var rows: [(left: [OutcomeColumns], right: [OutcomeColumns]?, isNarrow: Bool)] = []
        for part in parts {
            let isNarrow = Self.lines(of: part, columns: half) != nil
            if isNarrow, let last = rows.last, last.isNarrow, last.right == nil {
                rows[rows.count - 1].right = part
            } else {
                rows.append((part, nil, isNarrow))
            }
        }
        // What the left parts do not need goes to the right ones, whose lines are broken less often.
        let leftLines = rows.filter { $0.right != nil }.flatMap { Self.unbroken($0.left) }
        let left = min(half, leftLines.reduce(columns / 3) { max($0, DisplayWidth.of($1.text)) })
        func lines(of part: [OutcomeColumns], columns: Int) -> [Message] {
            Self.lines(of: part, columns: columns) ?? Self.unbroken(part)
        }
        let texts = rows.map { row in
            guard let right = row.right else { return lines(of: row.left, columns: columns) }
            return Self.joined(
                lines(of: row.left, columns: left), lines(of: right, columns: columns - left - Self.gap),
                at: left + Self.gap)
        }
        return Array(texts.joined(separator: [Message(text: "")]))
    }

    private static func unbroken(_ part: [OutcomeColumns]) -> [Message] {
        part.map { $0.line(width: OutcomeColumns.width(of: part)) }
    }

    /// Returns the lines of a part, broken to a width; `nil` if it has columns or a drawing that must not be broken.
    private static func lines(of part: [OutcomeColumns], columns: Int) -> [Message]? {
        let width = OutcomeColumns.width(of: part)
        var lines: [Message] = []
        for row in part {
            let line = row.line(width: width)
            if DisplayWidth.of(line.text) <= columns {
                lines.append(line)
            } else if row.second.isEmpty, !row.isDrawing {
                let broken = DisplayWidth.wrapped(row.first, to: columns - 4)
                lines += broken.enumerated().map { Message(text: ($0 == 0 ? "  " : "    ") + $1, tone: row.tone) }
            } else {
                return nil
            }
        }
        return lines
    }

    private static func joined(_ left: [Message], _ right: [Message], at column: Int) -> [Message] {
        (0..<max(left.count, right.count)).map { index in
            let first = index < left.count ? left[index] : Message(text: "")
            guard index < right.count else { return first }
            let start = DisplayWidth.padded(first.text, to: column)
            let parts = [
                Message.Part(characters: 0..<first.text.count, tone: first.tone),
                Message.Part(
                    characters: start.count..<(start.count + right[index].text.count), tone: right[index].tone),
            ]
            return Message(text: start + right[index].text, parts: parts)
        }
    }
}
