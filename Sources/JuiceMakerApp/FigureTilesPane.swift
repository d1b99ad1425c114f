import ScreenKit

/// Figures side by side, each on a plate of its own with its name. Line mode says them elsewhere, in a sentence.
nonisolated struct FigureTilesPane: Pane, Equatable {
    struct Tile: Equatable {
        let label: String
        let value: String
        /// The unit, or what belongs to the figure.
        var unit = ""
        /// A Boolean value that indicates whether the figure is a longer one.
        var isWide = false
    }

    let tiles: [Tile]

    func size(in room: GridSize, of page: GridSize) -> PaneSize {
        PaneSize(columns: Extent(least: 38), rows: .exactly(page.rows >= 16 ? 4 : 2))
    }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] { [] }

    func draw(on part: inout PagePart) {
        var rest = GridRect(part.size)
        for (tile, columns) in zip(tiles, widths(of: part.size.columns)) {
            draw(tile, in: rest.cut(.left, columns), on: &part)
            rest.cut(.left, 1)
        }
    }

    /// A wide tile takes three eighths; the others share the rest.
    private func widths(of columns: Int) -> [Int] {
        let room = columns - tiles.count + 1
        let wide = room * 3 / 8
        let wideCount = tiles.count(where: \.isWide)
        let narrowCount = max(1, tiles.count - wideCount)
        let rest = room - wideCount * wide
        var narrow = 0
        return tiles.map { tile in
            guard !tile.isWide else { return wide }
            narrow += 1
            return rest / narrowCount + (narrow <= rest % narrowCount ? 1 : 0)
        }
    }

    private func draw(_ tile: Tile, in area: GridRect, on part: inout PagePart) {
        let (text, quiet) = (part.onPanel(bold: true), part.onPanel(.muted))
        part.fill(area, with: Cell(" ", style: part.onPanel()))
        var inside = area.inset(left: 1, right: 1)
        let head = inside.cut(.top, 1)
        part.write(tile.label, in: head, .leading, style: quiet)
        if !tile.unit.isEmpty, DisplayWidth.of(tile.label) + DisplayWidth.of(tile.unit) < head.size.columns {
            part.write(tile.unit, in: head, .trailing, style: quiet)
        }
        part.write(number: tile.value, in: inside, style: text)
    }
}

/// Views of which one is shown, as small buttons in a row.
nonisolated struct TabsPane<Event>: Pane {
    /// The index of the view that is shown.
    let selected: Int
    let controls: Controls<Event>
    private let labels: [(key: String, label: String)]
    private let note: String

    /// Creates the tabs. The first key of each stands before its label where there is room for it, and the note at the end of the row.
    init(_ tabs: [Control<Event>], selected: Int, note: String, _ texts: Texts) {
        (self.selected, self.note) = (selected, note)
        controls = Controls(tabs)
        labels = tabs.map { tab in (tab.keys.first.map { texts.name(of: $0) + " " } ?? "", texts(tab.label)) }
    }

    private func columns(withKeys: Bool) -> Int {
        labels.reduce(-1) { $0 + DisplayWidth.of((withKeys ? $1.key : "") + $1.label) + 3 }
    }

    func size(in room: GridSize, of page: GridSize) -> PaneSize {
        PaneSize(columns: Extent(least: min(38, columns(withKeys: false))), rows: .exactly(1))
    }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] { [] }

    func draw(on part: inout PagePart) {
        let showsKeys = columns(withKeys: true) <= part.size.columns
        var point = GridPoint(column: 0, row: 0)
        for (index, label) in labels.enumerated() {
            let isSelected = index == selected
            let style: TextStyle? =
                if isSelected {
                    part.showsFills
                        ? TextStyle(foreground: .onFocus, background: .focus, bold: true)
                        : TextStyle(bold: true, reverse: true)
                } else {
                    nil
                }
            point.column += part.drawButton(
                index, at: point, label: (showsKeys ? label.key : "") + label.label, style: style)
            point.column += 1
        }
        if part.size.columns - DisplayWidth.of(note) > point.column {
            part.write(note, in: GridRect(part.size), .trailing, style: .quiet)
        }
    }
}
