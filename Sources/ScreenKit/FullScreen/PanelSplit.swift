import Terminal

/// The shares of a page and the panel of an inspector in a terminal: side by side where it is wide, else one below the other.
///
/// The page keeps its place at the top left, so that a click hits the same thing whether the panel is there or not. Below a page, the panel stands
/// above the last row, so that the keys stay in their places. Where both have no room, the panel covers all but the first row and the last.
struct PanelSplit: Equatable {
    let page: GridSize
    let panel: GridRect
    let isBeside: Bool

    private static let sideBySideColumns = 150
    /// The columns with which a page still has its panes side by side.
    private static let pageColumns = 70
    /// A panel has so many columns before it takes more than half of them.
    private static let usualColumns = 100
    /// The rows of a panel before it takes more than half of them.
    private static let usualRows = 13
    private static let leastRows = 7

    /// Shares a size, with a panel that has a use for some rows at most; `nil` where there is no room for a page.
    init?(_ size: GridSize, mostRows: Int = .max) {
        guard Picture.fits(size) else { return nil }
        isBeside = size.columns >= Self.sideBySideColumns
        if isBeside {
            let columns = max(min(Self.usualColumns, size.columns - Self.pageColumns), size.columns / 2)
            page = GridSize(columns: size.columns - columns, rows: size.rows)
            panel = GridRect(column: page.columns, row: 0, columns: columns, rows: size.rows)
            return
        }
        let room = size.rows - Picture.leastRowsAbovePanel
        if room >= Self.leastRows {
            let rows = max(Self.leastRows, min(max(Self.usualRows, size.rows / 2), room, mostRows))
            page = GridSize(columns: size.columns, rows: size.rows - rows)
            panel = GridRect(column: 0, row: page.rows - 1, columns: size.columns, rows: rows)
        } else {
            page = size
            panel = GridRect(column: 0, row: 1, columns: size.columns, rows: size.rows - 2)
        }
    }

    var place: InspectorPlace { InspectorPlace(size: panel.size, isBeside: isBeside) }

    func picture(of page: Canvas, _ panel: Canvas, size: GridSize) -> Canvas {
        var picture = Canvas(size: size)
        picture.draw(page, at: GridPoint(column: 0, row: 0))
        if self.page.rows < size.rows {
            for column in 0..<size.columns {
                picture[GridPoint(column: column, row: size.rows - 1)] =
                    page[GridPoint(column: column, row: self.page.rows - 1)]
            }
        }
        picture.draw(panel, at: self.panel.origin)
        picture.cursor = page.cursor.flatMap { self.panel.contains($0) ? nil : $0 }
        return picture
    }

    /// Returns an input with the place of the mouse as it is on the page.
    func onPage(_ event: InputEvent) -> InputEvent {
        guard case .mouse(var mouse) = event, !isBeside else { return event }
        if mouse.position.row > panel.maxRow { mouse.position.row = page.rows - 1 }
        return .mouse(mouse)
    }
}
