import JuiceMakerApp
import ScreenKit

/// The start page: glasses, a large button to order, and a button for each language. In a small terminal they are rows.
nonisolated struct StartPane: Pane {
    typealias Event = StartScreen.Event

    let heading: String
    /// The button to order, and then the languages. It is also how they are said.
    let list: ListPane<Event>
    /// The index of the language in use.
    let chosen: Int?

    var controls: PaneControls<Event> { list.controls }

    /// The least size for buttons.
    private static let leastSize = GridSize(columns: 58, rows: 14)
    /// The width of the buttons together, the gap between the languages, and the heights.
    private static let columns = (usual: 60, wide: 80)
    private static let gap = 2
    private static let rows = (order: 5, language: 3)
    /// From this height on, two rows are blank below the glasses.
    private static let rowsForGaps = 20
    /// The columns between two glasses.
    private static let gapOfGlasses = 3
    /// The glasses, with their colours.
    private static let glasses = [0, 1, 3, 2, 4].map { Glass(colors: [$0]) }

    private static func columns(of shape: Glass.Shape) -> Int {
        glasses.count * (shape.size.columns + gapOfGlasses) - gapOfGlasses
    }

    func size(in room: GridSize, of page: GridSize) -> PaneSize {
        var size = list.size(in: room, of: page)
        if fits(room) { (size.columns, size.rows) = (Extent(least: 0), Extent(least: Self.leastSize.rows)) }
        return size
    }

    private func fits(_ size: GridSize) -> Bool {
        size.columns >= Self.leastSize.columns && size.rows >= Self.leastSize.rows
    }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] { list.lines(texts, firstNumber: firstNumber) }

    func draw(on part: inout PagePart) {
        guard fits(part.size) else { return list.draw(on: &part) }
        // The glasses are as large as there is room for.
        let shape =
            part.showsPictures
            ? [Glass.Shape.large, .medium, .small].first {
                part.size.rows >= Self.leastSize.rows + $0.size.rows && part.size.columns >= Self.columns(of: $0)
            } : nil
        let glassRows = shape.map { $0.size.rows + (part.size.rows < Self.rowsForGaps ? 1 : 2) } ?? 0
        let needed = 2 + glassRows + Self.rows.order + 1 + Self.rows.language
        let columns = min(part.size.columns >= 100 ? Self.columns.wide : Self.columns.usual, part.size.columns)
        let left = (part.size.columns - columns) / 2
        var row = max(0, (part.size.rows - needed) / 2)
        part.writeCentered(heading, row: row, style: part.theme.title)
        row += 2
        if let shape {
            var point = GridPoint(column: (part.size.columns - Self.columns(of: shape)) / 2, row: row)
            for glass in Self.glasses {
                part.draw(glass, shape, at: point)
                point.column += shape.size.columns + Self.gapOfGlasses
            }
            row += glassRows
        }
        let order = GridRect(column: left, row: row, columns: columns, rows: Self.rows.order)
        part.drawPrimaryButton(0, in: order, label: list.rows[0].control.label, key: .enter)
        row += Self.rows.order + 1
        let languages = list.rows.count - 1
        guard languages > 0 else { return }
        let width = (columns + Self.gap) / languages - Self.gap
        for index in 1...languages {
            let box = GridRect(
                column: left + (index - 1) * (width + Self.gap), row: row, columns: width, rows: Self.rows.language)
            let label = list.rows[index].control.label + (index == chosen ? "  ✓" : "")
            part.drawBox(index, in: box, label: "\(index + 1)  " + label)
        }
    }
}
