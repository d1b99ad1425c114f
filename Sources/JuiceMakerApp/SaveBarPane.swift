import ScreenKit

/// What has been changed and not saved yet, in one row, with the buttons that save it and take it back.
nonisolated struct SaveBarPane<Event>: Pane {
    /// The changes, or an empty text.
    let changes: String
    /// The text to show where there are no changes.
    let placeholder: String
    /// What line mode says, in which the changes stand at the counts; `nil` for nothing.
    let spoken: String?
    /// The button that saves, and the one that takes the changes back.
    let save, reset: Control<Event>

    var controls: Controls<Event> { [save, reset] }

    func size(in room: GridSize, of page: GridSize) -> PaneSize {
        PaneSize(columns: Extent(least: 20), rows: .exactly(1))
    }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] {
        [LineSection(.rows, spoken.map { [$0] } ?? [])]
    }

    func draw(on part: inout PagePart) {
        var line = GridRect(part.size).row(0)
        part.fill(line, with: Cell(" ", style: part.onPanel()))
        let place = line.cut(.right, DisplayWidth.of(part.label(ofControl: 0)) + 6)
        part.drawPrimaryButton(0, in: place, isReady: !changes.isEmpty)
        line.cut(.right, 1)
        let label = "z " + part.label(ofControl: 1)
        part.drawButton(1, at: line.cut(.right, DisplayWidth.of(label) + 2).origin, label: label)
        line.cut(.right, 1)
        let style = changes.isEmpty ? part.onPanel(.muted) : part.onPanel(.warning, bold: true)
        part.write(changes.isEmpty ? placeholder : changes, in: line, .leading, style: style)
    }
}

/// What each juice needs, beside the stock in a wide terminal. Line mode says it with the juices.
nonisolated struct NeedsPane: Pane, Equatable {
    /// A juice with its fruits.
    struct Row: Equatable {
        let juice: String
        let needs: String
    }

    let heading: String
    let rows: [Row]

    private var labelColumns: Int { rows.widest(\.juice) + 2 }

    func size(in room: GridSize, of page: GridSize) -> PaneSize {
        PaneSize(columns: .exactly(max(DisplayWidth.of(heading), labelColumns + rows.widest(\.needs))))
    }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] { [] }

    func draw(on part: inout PagePart) {
        guard !rows.isEmpty else { return }
        var rest = GridRect(part.size)
        // Level with the first count.
        rest.cut(.top, part.size.rows > 30 ? 2 : 1)
        part.write(heading, at: rest.cut(.top, 2).origin, style: .title)
        let spacing = rest.size.rows > 2 * rows.count ? 2 : 1
        for row in rows {
            var line = rest.cut(.top, spacing)
            part.write(row.juice, in: line.cut(.left, labelColumns), .leading)
            part.write(row.needs, in: line, .leading, style: .quiet)
        }
    }
}
