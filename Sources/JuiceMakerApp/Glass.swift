import ScreenKit

/// A glass of juice as a picture. It is data: how full it is tells how many cups of the juice can still be made.
package nonisolated struct Glass: Equatable {
    /// The colours of the fruits, from below.
    let colors: [ThingColor]
    /// How full the glass is, in quarters; an empty one means that no cup can be made.
    let quarters: Int

    /// Creates a full glass of fruits with their colours.
    package init(colors: [ThingColor]) {
        self.init(colors: colors, cups: .max)
    }

    /// Creates a glass of a juice of which so many cups can still be made.
    init(colors: [ThingColor], cups: Int) {
        self.colors = colors
        quarters =
            switch cups {
            case ..<1: 0
            case 1: 1
            case 2: 2
            case 3, 4: 3
            default: 4
            }
    }

    /// The picture of a glass without juice: a row for the straw alone, and then rows from wall to wall. The juice fills what is between the
    /// walls, in the upper one of these rows only the lower half.
    package struct Shape: Equatable, Sendable {
        fileprivate let rows: [[Character]]

        private init(_ rows: [String]) { self.rows = rows.map(Array.init) }

        /// The width and the height of the picture.
        package var size: GridSize { GridSize(columns: rows[0].count, rows: rows.count) }

        /// A glass beside two rows of text.
        package static let small = Shape([
            "   ▗▀▘ ",
            "▌  ▞  ▐",
            "▌     ▐",
            " ▌   ▐ ",
        ])
        /// A glass beside three rows of text.
        package static let medium = Shape([
            "    ▗▄▀▘ ",
            "▌   ▞   ▐",
            "▌       ▐",
            " ▌     ▐ ",
            " ▌     ▐ ",
        ])
        /// A glass above its text.
        package static let large = Shape([
            "        ▗▀▀▘   ",
            "▌      ▗▘     ▐",
            "▌             ▐",
            " ▌           ▐ ",
            " ▌           ▐ ",
            "  ▌         ▐  ",
            "  ▌         ▐  ",
            "   ▌       ▐   ",
            "   ▌       ▐   ",
        ])
    }

    /// Returns the colour of each half row of juice, from below.
    fileprivate func layers(in shape: Shape) -> [ThingColor] {
        guard quarters > 0, !colors.isEmpty else { return [] }
        let halfRows = 2 * (shape.rows.count - 2) + 1
        // Each fruit has at least a half row, so that a juice looks the same in each size.
        let height = min(halfRows, max(colors.count, (halfRows * quarters + 2) / 4))
        // A layer ends with a whole row, so that walls have one colour beside them, unless the layers above had no room then.
        let ends = colors.indices.map { index in
            let end = (height * (index + 1) + colors.count - 1) / colors.count
            let whole = (end + 1) / 2 * 2
            return whole <= height - (colors.count - 1 - index) ? whole : end
        }
        return (0..<height).map { half in colors[ends.firstIndex { half < $0 } ?? colors.count - 1] }
    }
}

nonisolated extension PagePart {
    /// Draws a glass with its top left cell at a point, on the fill of what is behind it. A terminal that shows no colours has none.
    package mutating func draw(_ glass: Glass, _ shape: Glass.Shape, at point: GridPoint, on ground: Color = .default) {
        guard showsPictures else { return }
        let layers = glass.layers(in: shape).map { color(of: $0) }
        let isEmpty = layers.isEmpty
        for (row, line) in shape.rows.enumerated() {
            let half = 2 * (shape.rows.count - 1 - row)
            let lower = row > 0 && half < layers.count ? layers[half] : nil
            let upper = row > 0 && half + 1 < layers.count ? layers[half + 1] : nil
            // A cell has two colours, so that walls beside two layers have the ground behind them.
            let behind = lower == upper ? lower ?? ground : ground
            let behindStraw = upper == nil ? ground : lower ?? ground
            let walls = (left: line.firstIndex(of: "▌") ?? line.count, right: line.firstIndex(of: "▐") ?? -1)
            for (column, sign) in line.enumerated() {
                let cell: Cell
                switch sign {
                case "▌", "▐":
                    cell = Cell(sign, style: TextStyle(foreground: isEmpty ? .line : .glass, background: behind))
                case " " where column > walls.left && column < walls.right:
                    cell = Self.juice(lower, upper, on: ground, isBottom: isEmpty && row == shape.rows.count - 1)
                case " ": continue
                default:
                    if isEmpty { continue }
                    cell = Cell(sign, style: TextStyle(foreground: .straw, background: behindStraw))
                }
                self[point.offset(columns: column, rows: row)] = cell
            }
        }
    }

    private static func juice(_ lower: Color?, _ upper: Color?, on ground: Color, isBottom: Bool) -> Cell {
        switch (lower, upper) {
        case (let lower?, let upper?):
            lower == upper
                ? Cell(" ", style: TextStyle(background: lower))
                : Cell("▀", style: TextStyle(foreground: upper, background: lower))
        case (let lower?, nil): Cell("▄", style: TextStyle(foreground: lower, background: ground))
        case (nil, _): Cell(isBottom ? "▁" : " ", style: TextStyle(foreground: .line, background: ground))
        }
    }
}
