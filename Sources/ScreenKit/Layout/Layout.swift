import Terminal

/// The layout of a page, from above: the breadcrumb, the panes, the message, and the key help line.
package nonisolated enum Layout {
    /// The least size in which a page can be drawn.
    package nonisolated static let minimumSize = GridSize(columns: 40, rows: 12)

    /// Returns whether a page can be drawn in a size.
    package nonisolated static func fits(_ size: GridSize) -> Bool {
        size.columns >= minimumSize.columns && size.rows >= minimumSize.rows
    }

    /// Lays a page out. Below ``minimumSize`` only a notice is drawn.
    ///
    /// - Parameters:
    ///   - page: The page.
    ///   - size: The size of the terminal.
    ///   - scroll: The number of rows by which the part that scrolls is scrolled.
    ///   - focus: The index of the element that has the focus. It decides only which page of a long list is in view.
    /// - Returns: The page without the focus, and its places.
    package static func arrange(_ page: Page, size: GridSize, scroll: Int, focus: Int?) -> Arrangement {
        var painter = Painter(of: page, on: Arrangement(size: size), scroll: scroll, focus: focus)
        guard fits(size) else {
            painter.drawNotice(page.tooSmallNotice())
            return painter.arrangement
        }
        painter.isActive = page.content.alert == nil
        let hintLine = HintLine(of: page, size: size)
        let room = GridSize(columns: size.columns - 2, rows: size.rows - hintLine.rows - frameRows)
        let message = messageLines(of: page, in: room)
        let reserved = reservedMessageRows(of: page, in: room)
        let body = GridRect(column: 1, row: 2, columns: room.columns, rows: room.rows - max(reserved, message.count))
        // The panes come first: hints come and go, and a pressed element of a pane must keep its place among the targets.
        let layout = PaneLayout(for: page.content, in: body)
        for (pane, area) in layout.panes { painter.draw(pane, in: area) }
        for divider in layout.dividers { painter.canvas.fill(divider, with: Theme.verticalLine) }
        for (index, (aside, area)) in layout.asides.enumerated() { painter.draw(aside, in: area, isFirst: index == 0) }
        painter.drawTitle(of: page)
        painter.draw(hintLine)
        painter.draw(message, row: body.maxRow + 1)
        if let alert = page.content.alert {
            painter.isActive = true
            // The message can be read below the question, which keeps its place when one comes.
            let room = GridRect(column: 0, row: body.minRow, columns: size.columns, rows: body.size.rows)
            painter.draw(alert, in: room, covering: news(in: layout))
        }
        return painter.arrangement
    }

    /// Returns the areas of what tells of the past: a large number as a whole, and texts and the lines beside the panes line by line.
    private static func news(in layout: PaneLayout) -> [GridRect] {
        func lines(of area: GridRect) -> [GridRect] {
            (0..<area.size.rows).map {
                GridRect(column: area.minColumn, row: area.minRow + $0, columns: area.size.columns, rows: 1)
            }
        }
        let panes = layout.panes.flatMap { pane, area -> [GridRect] in
            switch pane {
            case .callout:
                [GridRect(origin: area.origin, size: GridSize(columns: area.size.columns, rows: LargeDigits.rows))]
                    + lines(of: area.droppingRows(LargeDigits.rows))
            case .text: lines(of: area)
            case .tape, .keypad, .list, .gauges, .chart, .steppers, .board, .cart: []
            }
        }
        return panes + layout.asides.flatMap { lines(of: $0.area) }
    }

    /// The title, and the lines below it and above the hints.
    private nonisolated static let frameRows = 3

    /// Returns the rows that are kept free for a message. Keys must not move under the pointer when a message takes a second row.
    private static func reservedMessageRows(of page: Page, in room: GridSize) -> Int {
        let hasKeypad = page.content.panes.contains { if case .keypad = $0 { true } else { false } }
        return hasKeypad && room.rows >= rowsWithLongMessage ? 2 : 1
    }

    /// The least rows of a page that can keep a second row for the message.
    private nonisolated static let rowsWithLongMessage = 18

    /// Returns the lines of the message, as many as the panes leave room for.
    private static func messageLines(of page: Page, in room: GridSize) -> [Message] {
        guard let message = page.content.message else { return [] }
        let mark = message.tone == .warning || message.tone == .bad ? "! " : ""
        var lines = DisplayWidth.wrapped(mark + message.text, to: room.columns)
        let most = max(1, room.rows - PaneLayout.leastRows(of: page.content.panes, in: room))
        if lines.count > most {
            let rest = lines[(most - 1)...].joined(separator: " ")
            lines = lines.prefix(most - 1) + [DisplayWidth.truncated(rest, to: room.columns)]
        }
        return lines.map { Message(text: $0, tone: message.tone) }
    }
}
