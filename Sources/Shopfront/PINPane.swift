import ScreenKit

/// The page of a PIN: how many digits were typed, and in a terminal with room for it a pad of keys to click.
nonisolated struct PINPane: Pane {
    typealias Event = PINScreen.Event

    /// The number of digits that were typed.
    let count: Int
    /// Why the last PIN was refused; `nil` if none was.
    let refusal: Text?
    /// The keys of the pad, row by row.
    let keys: [Control<Event>]

    /// The keys are for the mouse alone: one that lit up, or had the focus, would show the digit to everybody.
    var controls: Controls<Event> { Controls(keys) }

    private static let keysInRow = 3
    private static let key = GridSize(columns: 11, rows: 3)

    private var padRows: Int { (keys.count + Self.keysInRow - 1) / Self.keysInRow * Self.key.rows }

    func size(in room: GridSize, of page: GridSize) -> PaneSize {
        PaneSize(rows: Extent(least: 4, ideal: padRows + 6, most: padRows + 6))
    }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] {
        let spoken = "PIN: " + texts.spelled(count == 0 ? "–" : String(repeating: "•", count: count))
        return [
            LineSection(.rows, [texts(.pinPrompt), "", spoken]),
            LineSection(.current, refusal.map { [Message(text: texts($0), tone: .bad).spoken] } ?? []),
        ]
    }

    /// The circles, a full one for each digit. The shortest PIN has four.
    private var slots: String {
        (0..<max(4, count)).map { $0 < count ? "●" : "○" }.joined(separator: " ")
    }

    func draw(on part: inout PagePart) {
        let size = part.size
        let lines = DisplayWidth.wrapped(part.texts(.pinPrompt), to: size.columns)
        let columns = Self.keysInRow * (Self.key.columns + 1) - 1
        let hasPad = size.rows >= lines.count + 3 + padRows && size.columns >= columns
        var rest = GridRect(size)
        for line in lines { part.writeCentered(line, in: rest.cut(.top, 1)) }
        rest.cut(.top, 1)
        part.writeCentered(slots, in: rest.cut(.top, 1), style: .title)
        // With room to spare, a blank row stands before and behind the refusal; its place is kept.
        let gap = rest.size.rows - (hasPad ? 1 + padRows : 0) > 1 ? 1 : 0
        rest.cut(.top, gap)
        drawRefusal(in: rest, on: &part)
        guard hasPad else { return }
        rest.cut(.top, 1 + gap)
        rest = rest.centered(columns: columns)
        for row in stride(from: 0, to: keys.count, by: Self.keysInRow) {
            let boxes = rest.cut(.top, Self.key.rows).columns(Self.keysInRow, gap: 1)
            for (index, box) in zip(row..<keys.count, boxes) {
                part.drawBox(index, in: box, label: part.texts(keys[index].label))
            }
        }
    }

    private func drawRefusal(in area: GridRect, on part: inout PagePart) {
        guard let refusal else { return }
        var rest = area
        for line in DisplayWidth.wrapped("✗ " + part.texts(refusal), to: area.size.columns - 2) {
            part.writeCentered(" \(line) ", in: rest.cut(.top, 1), style: TextStyle(bold: true, reverse: true))
        }
    }
}
