import ScreenKit

/// The page of a PIN: how many digits were typed, and in a terminal with room for it a pad of keys to click.
nonisolated struct PINPane: Pane {
    typealias Event = PINScreen.Event

    let prompt: String
    /// The number of digits that were typed.
    let count: Int
    /// What is said about them.
    let spoken: String
    /// Why the last PIN was refused; `nil` if none was.
    let refusal: Message?
    /// The keys of the pad, row by row.
    let keys: [Control<Event>]

    /// The keys are for the mouse alone: one that lit up, or had the focus, would show the digit to everybody.
    var controls: PaneControls<Event> { PaneControls(keys.map { PaneControl($0) }) }

    private static let keysInRow = 3
    private static let key = GridSize(columns: 11, rows: 3)

    private var padRows: Int { (keys.count + Self.keysInRow - 1) / Self.keysInRow * Self.key.rows }

    func size(in room: GridSize, of page: GridSize) -> PaneSize {
        PaneSize(rows: Extent(least: 4, ideal: padRows + 6, most: padRows + 6))
    }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] {
        [
            LineSection(.rows, [prompt, "", spoken]), LineSection(.current, refusal.map { [$0.spoken] } ?? []),
        ]
    }

    /// The circles, a full one for each digit. The shortest PIN has four.
    private var slots: String {
        (0..<max(4, count)).map { $0 < count ? "●" : "○" }.joined(separator: " ")
    }

    func draw(on part: inout PagePart) {
        let size = part.size
        let lines = DisplayWidth.wrapped(prompt, to: size.columns)
        let columns = Self.keysInRow * (Self.key.columns + 1) - 1
        let hasPad = size.rows >= lines.count + 3 + padRows && size.columns >= columns
        var row = 0
        for line in lines {
            part.writeCentered(line, row: row)
            row += 1
        }
        row += 1
        part.writeCentered(slots, row: row, style: part.theme.title)
        // With room to spare, a blank row stands before and behind the refusal; its place is kept.
        let spare = hasPad ? size.rows - lines.count - 3 - padRows : size.rows - row - 1
        row += spare > 1 ? 2 : 1
        drawRefusal(row: row, on: &part)
        guard hasPad else { return }
        row += spare > 1 ? 2 : 1
        let left = (size.columns - columns) / 2
        for (index, key) in keys.enumerated() {
            let place = GridPoint(
                column: left + index % Self.keysInRow * (Self.key.columns + 1),
                row: row + index / Self.keysInRow * Self.key.rows)
            part.drawBox(index, in: GridRect(origin: place, size: Self.key), label: key.label)
        }
    }

    private func drawRefusal(row: Int, on part: inout PagePart) {
        guard let refusal else { return }
        let lines = DisplayWidth.wrapped("✗ " + refusal.text, to: part.size.columns - 2)
        for (index, line) in lines.enumerated() {
            part.writeCentered(" \(line) ", row: row + index, style: TextStyle(bold: true, reverse: true))
        }
    }
}
