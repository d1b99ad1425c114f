import Core
import Terminal

/// A QR code, dark on light on every terminal, with the light edge that a camera needs. A cell shows two modules, one above the other.
///
/// Line mode leaves it out: its text stands beside it on any page.
package struct QRPane: Pane, Equatable {
    private let code: QRCode

    /// The modules of the light edge on each side.
    private static let edge = 4

    /// Creates the pane of a code; `nil` without one, and for a terminal that shows no blocks.
    package init?(_ code: QRCode?, _ texts: Texts) {
        guard let code, texts.showsSigns else { return nil }
        self.code = code
    }

    private var size: GridSize {
        let modules = code.size + 2 * Self.edge
        return GridSize(columns: modules, rows: (modules + 1) / 2)
    }

    /// Returns the size of the code: it is whole, or it is left out.
    package func size(in room: GridSize, of page: GridSize) -> PaneSize {
        PaneSize(columns: .exactly(size.columns), rows: .exactly(size.rows))
    }

    /// Draws the code in the middle of the part; nothing where it would be cut, because no camera could read it.
    package func draw(on part: inout PagePart) {
        guard part.size.columns >= size.columns, part.size.rows >= size.rows else { return }
        let origin = GridPoint(
            column: (part.size.columns - size.columns) / 2, row: (part.size.rows - size.rows) / 2)
        // With high contrast, only things have colours.
        let isThing = part.showsPictures && !part.showsFills
        let dark = isThing ? part.color(of: .own(RGBColor(red: 0, green: 0, blue: 0))) : .ink
        let light = isThing ? part.color(of: .own(RGBColor(red: 255, green: 255, blue: 255))) : .paper
        for row in 0..<size.rows {
            for column in 0..<size.columns {
                part[origin.offset(columns: column, rows: row)] = cell(column: column, row: row, dark, on: light)
            }
        }
    }

    private func cell(column: Int, row: Int, _ dark: Color, on light: Color) -> Cell {
        let (column, row) = (column - Self.edge, 2 * row - Self.edge)
        let printed = TextStyle(foreground: dark, background: light)
        return switch (code[column, row], code[column, row + 1]) {
        case (false, false): Cell(" ", style: printed)
        case (true, false): Cell("▀", style: printed)
        case (false, true): Cell("▄", style: printed)
        // Where a block is lower than its row, the fill shows no seam.
        case (true, true): Cell("█", style: TextStyle(foreground: dark, background: dark))
        }
    }

    /// Returns nothing.
    package func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] { [] }
}
