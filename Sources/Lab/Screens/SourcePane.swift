import ScreenKit

/// A source text with the numbers of its lines before them, which line mode leaves out.
struct SourcePane: Pane {
    private let spoken: TextPane
    private let numbered: TextPane
    private let columns: Int
    /// The row of the first protocol, with which the objects of an experiment begin, or else that of the first line.
    let firstRow: Int

    init(lines: [String]) {
        spoken = TextPane(lines: LazyRows(lines.map { Message(text: $0) }))
        let gutterColumns = String(lines.count).count + 1
        let messages = lines.enumerated().map { index, line in
            let gutter = DisplayWidth.padded(String(index + 1), to: gutterColumns, alignment: .trailing) + "  "
            let parts = SwiftLine(line).parts.map { part in
                Message.Part(
                    characters: (part.characters.lowerBound + gutter.count)..<(part.characters.upperBound + gutter.count),
                    tone: part.tone)
            }
            return Message(
                text: gutter + line, parts: [Message.Part(characters: 0..<gutter.count, tone: .quiet)] + parts)
        }
        numbered = TextPane(lines: LazyRows(messages))
        firstRow = lines.firstIndex { $0.hasPrefix("private protocol") } ?? 0
        columns = messages.reduce(0) { max($0, DisplayWidth.of($1.text)) }
    }

    /// Where one of the lines is too long, lines are broken, which leaves them less room.
    private func text(columns: Int) -> TextPane {
        var text = numbered
        text.isProse = self.columns > columns
        return text
    }

    func size(in room: GridSize, of page: GridSize) -> PaneSize {
        text(columns: room.columns).size(in: room, of: page)
    }

    func draw(on part: inout PagePart) { text(columns: part.size.columns).draw(on: &part) }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] { spoken.lines(texts, firstNumber: firstNumber) }
}
