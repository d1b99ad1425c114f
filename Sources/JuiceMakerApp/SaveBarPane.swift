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
        let (saveLabel, resetLabel) = (part.texts(save.label), part.texts(reset.label))
        var (news, quiet) = (TextStyle.warning, TextStyle.quiet)
        var line = GridRect(part.size).row(0)
        if part.showsFills {
            (news.background, quiet.background) = (.panel, .panel)
            part.fill(line, with: Cell(" ", style: quiet))
        }
        let place = line.cut(.right, DisplayWidth.of(saveLabel) + 6)
        part.drawPrimaryButton(0, in: place, label: saveLabel, key: .enter, isReady: !changes.isEmpty)
        line.cut(.right, 1)
        let start = line.cut(.right, DisplayWidth.of(resetLabel) + 4).origin
        part.drawButton(1, at: start, label: "z " + resetLabel)
        line.cut(.right, 1)
        part.write(
            changes.isEmpty ? placeholder : changes, in: line, .leading, style: changes.isEmpty ? quiet : news)
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
            let line = rest.cut(.top, spacing)
            part.write(row.juice, at: line.origin)
            part.write(row.needs, at: line.origin.offset(columns: labelColumns), style: .quiet)
        }
    }
}
