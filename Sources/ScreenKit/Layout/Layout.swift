import Terminal

/// The layout of a page, from above: the title bar, the panes, and the status bar.
package enum Layout {
    /// The least size in which a page can be drawn.
    package static let minimumSize = GridSize(columns: 40, rows: 12)

    /// The least number of rows of a page above a panel, which is one less, so that the panel shows more than the way to it.
    static let leastRowsAbovePanel = 11

    /// Returns whether a page can be drawn in a size.
    package static func fits(_ size: GridSize) -> Bool {
        size.columns >= minimumSize.columns && size.rows >= minimumSize.rows
    }

    /// The widest body; in a wider terminal it stands in the middle.
    private static let widestBody = 176
    private static let columnsForMargins = 110

    private static func body(in size: GridSize) -> GridRect {
        let margin = size.columns >= columnsForMargins ? 2 : 1
        let columns = min(size.columns - 2 * margin, widestBody)
        return GridRect(column: (size.columns - columns) / 2, row: 1, columns: columns, rows: size.rows - 2)
    }

    private static func part(on canvas: Canvas, of page: Page, scroll: Int, focus: Int?) -> PagePart {
        PagePart(
            canvas, scroll: scroll, focus: focus, keysOfFocus: KeyMap(of: page).keys(ofElement: focus), page.texts,
            page.theme, page.look)
    }

    /// Lays a page out, without the focus. Below ``minimumSize`` only a notice is drawn. The focus decides only which page of a long list
    /// is in view.
    package static func arrange(_ page: Page, size: GridSize, scroll: Int, focus: Int?) -> Arrangement {
        var part = part(on: Canvas(size: size), of: page, scroll: scroll, focus: focus)
        let screen = page.screen
        guard fits(size) || page.frame.state.sharesTerminal && size.rows >= leastRowsAbovePanel else {
            part.drawTooSmallNotice()
            let noRoom = GridRect(GridSize(columns: 0, rows: 0))
            let areas = PaneAreas(of: .rows(), [], in: noRoom)
            return Arrangement(part.canvas, areas, screen.panes.map { _ in nil }, frame: [])
        }
        let body = body(in: size)
        part.page = body.size
        part.isActive = screen.alert == nil
        part.isBelowQuestion = screen.alert.map { $0.seconds == nil } ?? false
        part.isForGuests = page.isForGuests
        let areas = PaneAreas(of: screen.frame.layout, screen.panes, in: body)
        let parts = screen.panes.indices.map { draw(pane: $0, of: screen, at: areas, on: &part) }
        part.begin(.title, in: GridRect(size))
        part.drawTitle(of: page)
        part.draw(StatusBar(of: page, size: size, focus: focus))
        if let message = screen.message { part.drawToast(message, in: body) }
        if let alert = screen.alert { part.draw(alert, in: body, over: areas) }
        return Arrangement(part.canvas, areas, parts, frame: part.notes.targets)
    }

    /// Draws the panes of a page again that have changed, over those that are drawn. They stand at the same places.
    static func redraw(
        _ arrangement: Arrangement, _ page: Page, scroll: Int, focus: Int?,
        where hasChanged: (Int, DrawnPart) -> Bool
    ) {
        let changed = arrangement.parts.indices.filter { index in
            arrangement.parts[index].map { hasChanged(index, $0) } ?? false
        }
        guard !changed.isEmpty else { return }
        var part = part(on: arrangement.canvas, of: page, scroll: scroll, focus: focus)
        // One picture is drawn on and not copied.
        arrangement.canvas = Canvas(size: GridSize(columns: 0, rows: 0))
        part.page = arrangement.areas.room.size
        part.isForGuests = page.isForGuests
        for index in changed {
            guard let area = arrangement.areas.areas[index] else { continue }
            // The margin before the rows can have marks.
            part.canvas.fill(area.inset(left: -1))
            if let drawn = draw(pane: index, of: page.screen, at: arrangement.areas, on: &part) {
                arrangement.replacePart(index, by: drawn)
            }
        }
        arrangement.canvas = part.canvas
    }

    private static func draw(
        pane index: Int, of screen: ShownScreen, at areas: PaneAreas, on part: inout PagePart
    ) -> DrawnPart? {
        guard let area = areas.areas[index] else { return nil }
        let firstFocus = screen.panes[..<index].reduce(0) { $0 + $1.controls.focusables.count }
        part.begin(.pane(index), screen.panes[index].controls, firstFocus: firstFocus, in: area)
        screen.panes[index].pane.draw(on: &part)
        return part.notes
    }
}
