import Terminal

/// The layout of a page, from above: the breadcrumb, the panes, the message, and the key help line.
package enum Layout {
    /// The least size in which a page can be drawn.
    package static let minimumSize = GridSize(columns: 40, rows: 12)

    /// Returns whether a page can be drawn in a size.
    package static func fits(_ size: GridSize) -> Bool {
        size.columns >= minimumSize.columns && size.rows >= minimumSize.rows
    }

    /// The title, and the lines below it and above the hints.
    private static let frameRows = 3

    /// Lays a page out, without the focus. Below ``minimumSize`` only a notice is drawn. The focus decides only which page of a long list
    /// is in view.
    package static func arrange(_ page: Page, size: GridSize, scroll: Int, focus: Int?) -> Arrangement {
        var part = PagePart(Canvas(size: size), scroll: scroll, focus: focus, page.texts, page.theme)
        let screen = page.screen
        guard fits(size) else {
            part.drawTooSmallNotice()
            let noRoom = GridRect(GridSize(columns: 0, rows: 0))
            let areas = PaneAreas(of: .rows(), [], in: noRoom)
            return Arrangement(part.canvas, areas, screen.panes.map { _ in nil }, frame: [])
        }
        let hintLine = HintLine(of: page, size: size)
        let room = GridSize(columns: size.columns - 2, rows: size.rows - hintLine.rows - frameRows)
        let message = messageLines(of: page, in: room)
        // Keys must not move under the pointer when a message takes a second row.
        let keptRows = screen.frame.layout.keepsMessageRows && room.rows >= rowsWithLongMessage ? 2 : 1
        let body = GridRect(column: 1, row: 2, columns: room.columns, rows: room.rows - max(keptRows, message.count))
        part.page = body.size
        part.isActive = screen.alert == nil
        let areas = PaneAreas(of: screen.frame.layout, screen.panes, in: body)
        let parts = screen.panes.indices.map { draw(pane: $0, of: screen, at: areas, on: &part) }
        for line in areas.lines { part.canvas.fill(line, with: page.theme.verticalLine) }
        part.begin(.title, in: GridRect(size))
        part.drawTitle(of: page)
        part.draw(hintLine)
        part.draw(message, row: body.maxRow + 1)
        if let alert = screen.alert { part.draw(alert, in: body) }
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
        var part = PagePart(arrangement.canvas, scroll: scroll, focus: focus, page.texts, page.theme)
        // One picture is drawn on and not copied.
        arrangement.canvas = Canvas(size: GridSize(columns: 0, rows: 0))
        part.page = arrangement.areas.room.size
        part.isActive = page.screen.alert == nil
        for index in changed {
            guard var area = arrangement.areas.areas[index] else { continue }
            // The margin before the rows can have marks.
            area.origin.column -= 1
            area.size.columns += 1
            part.canvas.fill(area)
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

    private static let rowsWithLongMessage = 18

    /// Returns the lines of the message, as many as the panes leave room for.
    private static func messageLines(of page: Page, in room: GridSize) -> [Message] {
        guard let message = page.screen.message else { return [] }
        let mark = message.tone == .warning || message.tone == .bad ? "! " : ""
        var lines = DisplayWidth.wrapped(mark + message.text, to: room.columns)
        let most = max(1, room.rows - PaneAreas.leastRows(of: page.screen.frame.layout, page.screen.panes, in: room))
        if lines.count > most {
            let rest = lines[(most - 1)...].joined(separator: " ")
            lines = lines.prefix(most - 1) + [DisplayWidth.truncated(rest, to: room.columns)]
        }
        return lines.map { Message(text: $0, tone: message.tone) }
    }
}
