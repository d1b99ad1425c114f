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
        var column = 0
        for (tile, columns) in zip(tiles, widths(of: part.size.columns)) {
            draw(tile, in: GridRect(column: column, row: 0, columns: columns, rows: part.size.rows), on: &part)
            column += columns + 1
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
        let fill = part.showsFills ? Color.panel : .default
        part.fill(area, with: Cell(" ", style: TextStyle(background: fill)))
        let text = TextStyle(foreground: part.showsFills ? .onPanel : .default, background: fill, bold: true)
        var quiet = part.theme.quiet
        quiet.background = fill
        let room = max(0, area.size.columns - 2)
        let label = DisplayWidth.truncated(tile.label, to: room)
        part.write(label, at: GridPoint(column: area.minColumn + 1, row: 0), style: quiet)
        let unitColumns = DisplayWidth.of(tile.unit)
        if unitColumns > 0, DisplayWidth.of(label) + unitColumns < room {
            part.write(tile.unit, at: GridPoint(column: area.maxColumn - unitColumns, row: 0), style: quiet)
        }
        let sizes: [LargeDigits.Size] = area.size.rows > 3 && part.showsBlocks ? [.small, .narrow] : []
        let digits = sizes.lazy.compactMap { LargeDigits(tile.value, $0) }.first { $0.columns <= room }
        if let digits {
            let column = area.maxColumn - digits.columns
            part.write(digits, at: GridPoint(column: column, row: area.minRow + 1), style: text)
        } else {
            let value = DisplayWidth.truncated(tile.value, to: room)
            let column = area.maxColumn - DisplayWidth.of(value)
            part.write(
                value, at: GridPoint(column: column, row: area.minRow + area.size.rows / 2), style: text)
        }
    }
}

/// Views of which one is shown, as small buttons in a row.
nonisolated struct TabsPane<Event: Equatable>: Pane {
    /// The index of the view that is shown.
    let selected: Int
    let controls: PaneControls<Event>
    private let labels: [(key: String, label: String)]
    private let note: String

    /// Creates the tabs. The first key of each stands before its label where there is room for it, and the note at the end of the row.
    init(_ tabs: [Control<Event>], selected: Int, note: String, _ texts: Texts) {
        (self.selected, self.note) = (selected, note)
        controls = PaneControls(tabs.map { PaneControl($0, lineNames: .label) })
        labels = tabs.map { tab in (tab.keys.first.map { texts.name(of: $0) + " " } ?? "", tab.label) }
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
        let noteStart = part.size.columns - DisplayWidth.of(note)
        if noteStart > point.column {
            part.write(note, at: GridPoint(column: noteStart, row: 0), style: part.theme.quiet)
        }
    }
}
