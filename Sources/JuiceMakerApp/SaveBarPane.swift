import ScreenKit

/// What has been changed and not saved yet, in one row, with the buttons that save it and take it back.
nonisolated struct SaveBarPane<Event: Equatable>: Pane {
    /// The changes, or an empty text.
    let changes: String
    /// The text to show where there are no changes.
    let placeholder: String
    /// What line mode says, in which the changes stand at the counts; `nil` for nothing.
    let spoken: String?
    /// The button that saves, and the one that takes the changes back.
    let controls: PaneControls<Event>

    init(
        changes: String, placeholder: String, spoken: String?, save: Control<Event>, reset: Control<Event>
    ) {
        (self.changes, self.placeholder, self.spoken) = (changes, placeholder, spoken)
        saveLabel = save.label
        resetLabel = reset.label
        controls = PaneControls([PaneControl(save, lineNames: .label), PaneControl(reset, lineNames: .label)])
    }

    private let saveLabel, resetLabel: String

    func size(in room: GridSize, of page: GridSize) -> PaneSize {
        PaneSize(columns: Extent(least: 20), rows: .exactly(1))
    }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] {
        [LineSection(.rows, spoken.map { [$0] } ?? [])]
    }

    func draw(on part: inout PagePart) {
        var (news, quiet) = (part.theme.warning, part.theme.quiet)
        if part.showsFills {
            (news.background, quiet.background) = (.panel, .panel)
            part.fill(GridRect(part.size), with: Cell(" ", style: quiet))
        }
        let saveColumns = DisplayWidth.of(saveLabel) + 6
        let saveStart = part.size.columns - saveColumns
        let resetColumns = DisplayWidth.of(resetLabel) + 4
        let resetStart = saveStart - 1 - resetColumns
        part.drawPrimaryButton(
            0, in: GridRect(column: saveStart, row: 0, columns: saveColumns, rows: 1), label: saveLabel, key: .enter,
            isReady: !changes.isEmpty)
        part.drawButton(1, at: GridPoint(column: resetStart, row: 0), label: "z " + resetLabel)
        let shown = changes.isEmpty ? placeholder : changes
        part.write(
            DisplayWidth.truncated(shown, to: max(0, resetStart - 1)), at: GridPoint(column: 0, row: 0),
            style: changes.isEmpty ? quiet : news)
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

    private var labelColumns: Int { rows.reduce(0) { max($0, DisplayWidth.of($1.juice)) } + 2 }

    func size(in room: GridSize, of page: GridSize) -> PaneSize {
        let needs = rows.reduce(0) { max($0, DisplayWidth.of($1.needs)) }
        return PaneSize(columns: .exactly(max(DisplayWidth.of(heading), labelColumns + needs)))
    }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] { [] }

    func draw(on part: inout PagePart) {
        guard !rows.isEmpty else { return }
        // Level with the first count.
        let top = part.size.rows > 30 ? 2 : 1
        part.write(heading, at: GridPoint(column: 0, row: top), style: part.theme.title)
        let spacing = part.size.rows > top + 2 + 2 * rows.count ? 2 : 1
        for (index, row) in rows.enumerated() {
            let line = top + 2 + index * spacing
            part.write(row.juice, at: GridPoint(column: 0, row: line))
            part.write(row.needs, at: GridPoint(column: labelColumns, row: line), style: part.theme.quiet)
        }
    }
}
