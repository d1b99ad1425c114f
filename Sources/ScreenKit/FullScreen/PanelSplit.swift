import Terminal

/// The shares of a page and the panel of an inspector in a terminal: side by side where it is wide, else one below the other.
///
/// The page keeps its place at the top left, so that a click hits the same thing whether the panel is there or not.
struct PanelSplit: Equatable {
    let page: GridSize
    let panel: GridRect

    private static let sideBySideColumns = 110
    /// The columns with which a page still has its panes side by side.
    private static let pageColumns = 66
    private static let panelRows = 9
    private static let leastPanelRows = 5

    init?(_ size: GridSize) {
        guard Layout.fits(size) else { return nil }
        if size.columns >= Self.sideBySideColumns {
            let columns = min(size.columns - Self.pageColumns, size.columns / 2)
            page = GridSize(columns: size.columns - columns, rows: size.rows)
            panel = GridRect(column: page.columns, row: 0, columns: columns, rows: size.rows)
        } else {
            let rows = min(max(Self.panelRows, size.rows * 2 / 5), size.rows - Layout.minimumSize.rows)
            guard rows >= Self.leastPanelRows else { return nil }
            page = GridSize(columns: size.columns, rows: size.rows - rows)
            panel = GridRect(column: 0, row: page.rows, columns: size.columns, rows: rows)
        }
    }

    var isBeside: Bool { panel.minColumn > 0 }
}
