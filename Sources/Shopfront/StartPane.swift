import JuiceMakerApp
import ScreenKit

/// The start page: glasses, a large button to order, and a button for each language. In a small terminal they are rows.
nonisolated struct StartPane: ListForm {
    /// The index of the language in use among the rows.
    let chosen: Int?

    var focusKeys: [Key] { [.up, .down, .tab] }

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

    func place(
        _ list: ListFace, in room: GridSize, of page: GridSize
    ) -> (size: PaneSize, draw: (inout PagePart) -> Void)? {
        guard room.columns >= Self.leastSize.columns, room.rows >= Self.leastSize.rows else { return nil }
        return (PaneSize(rows: Extent(least: Self.leastSize.rows)), { drawButtons(list, on: &$0) })
    }

    private func drawButtons(_ list: ListFace, on part: inout PagePart) {
        let size = part.size
        // The glasses are as large as there is room for.
        let shape =
            part.showsPictures
            ? [Glass.Shape.large, .medium, .small].first {
                size.rows >= Self.leastSize.rows + $0.size.rows && size.columns >= Self.columns(of: $0)
            } : nil
        let glassRows = shape.map { $0.size.rows + (size.rows < Self.rowsForGaps ? 1 : 2) } ?? 0
        let needed = 2 + glassRows + Self.rows.order + 1 + Self.rows.language
        var rest = GridRect(size)
        rest.cut(.top, max(0, (size.rows - needed) / 2))
        part.writeCentered(list.heading, in: rest.cut(.top, 2), style: .title)
        let glasses = rest.cut(.top, glassRows)
        if let shape {
            var point = glasses.centered(columns: Self.columns(of: shape)).origin
            for glass in Self.glasses {
                part.draw(glass, shape, at: point)
                point.column += shape.size.columns + Self.gapOfGlasses
            }
        }
        rest = rest.centered(columns: min(size.columns >= 100 ? Self.columns.wide : Self.columns.usual, size.columns))
        part.drawPrimaryButton(0, in: rest.cut(.top, Self.rows.order), key: .enter)
        rest.cut(.top, 1)
        let languages = list.rows.dropFirst()
        let boxes = rest.cut(.top, Self.rows.language).columns(languages.count, gap: Self.gap)
        for (index, box) in zip(languages.indices, boxes) {
            let label = list.rows[index].label + (index == chosen ? "  ✓" : "")
            part.drawBox(index, in: box, label: "\(index + 1)  " + label)
        }
    }
}
