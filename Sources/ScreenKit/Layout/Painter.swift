import Terminal

/// Draws a page, and notes the places that can be chosen.
nonisolated struct Painter {
    var arrangement: Arrangement
    /// The number of rows by which the parts that scroll are scrolled.
    private let pageScroll: Int
    let keyName: (Key) -> String
    /// A Boolean value that indicates whether the terminal can show block characters.
    let showsBlocks: Bool
    /// The index of the element that has the focus.
    let focus: Int?
    /// A Boolean value that indicates whether elements can be chosen; those below an alert cannot.
    var isActive = true
    /// A Boolean value that indicates whether what is drawn is scrolled with the page; an aside is not.
    private var isScrolling = true

    init(of page: Page, on arrangement: Arrangement, scroll: Int, focus: Int?) {
        self.arrangement = arrangement
        pageScroll = scroll
        self.focus = focus
        keyName = page.keyName
        showsBlocks = page.showsBlocks
    }

    var canvas: Canvas {
        get { arrangement.canvas }
        _modify { yield &arrangement.canvas }
    }

    /// The number of rows by which what is drawn is scrolled.
    var scroll: Int { isScrolling ? pageScroll : 0 }

    /// Notes a part that can be scrolled.
    mutating func noteScrolling(limit: Int, page: Int, fromEnd: Bool) {
        // Panes scroll together, and as far as the one needs that lacks the most rows.
        let limit = max(0, limit)
        guard isScrolling, limit >= arrangement.scrollLimit else { return }
        arrangement.scrollLimit = limit
        arrangement.scrollPage = max(1, page)
        arrangement.scrollsFromEnd = fromEnd
    }

    /// Notes that only a page of the next rows is in view. All of them can have the focus.
    mutating func notePages(of count: Int, rowsInView: Int, in area: GridRect) {
        guard isActive else { return }
        let first = arrangement.focusableCount
        arrangement.pagedRows = PagedRows(focuses: first..<(first + count), rowsInView: rowsInView, area: area)
    }

    /// Notes a control of the screen, whose area shows that it is pressed.
    mutating func place(_ control: Control<Int>, in area: GridRect, style: TextStyle) {
        place(control, in: area, Highlight(area: area, style: style))
    }

    /// Notes a control of the screen.
    mutating func place(
        _ control: Control<Int>, in area: GridRect, _ highlight: Highlight, isFocusable: Bool = false,
        flashes: Bool = false
    ) {
        guard isActive, control.isEnabled else { return }
        arrangement.add(
            .screen(control.event), in: area, highlight, isFocusable: isFocusable, flashes: flashes)
    }

    /// Notes a place without a control that can be clicked.
    mutating func place(event: Int, in area: GridRect, style: TextStyle) {
        guard isActive else { return }
        place(.screen(event), in: area, style)
    }

    /// Notes an element that can only have the focus, for the keys that are bound to it.
    mutating func placeFocusable(in area: GridRect, _ highlight: Highlight) {
        guard isActive else { return }
        arrangement.add(nil, in: area, highlight, isFocusable: true, flashes: false)
    }

    /// Notes a control that works on every screen, below a question too.
    mutating func place(_ control: Control<KioskCommand>, everywhereIn area: GridRect, style: TextStyle) {
        place(.kiosk(control.event), in: area, style)
    }

    /// Notes the name of a screen below the one in view. A question has to be answered first.
    mutating func placeCrumb(_ number: Int, in area: GridRect) {
        guard isActive else { return }
        place(.kiosk(.leave(downTo: number)), in: area, Theme.crumb)
    }

    private mutating func place(_ event: PageEvent, in area: GridRect, _ style: TextStyle) {
        arrangement.add(event, in: area, Highlight(area: area, style: style), isFocusable: false, flashes: false)
    }

    /// Draws lines beside the panes, with a line between the two.
    mutating func draw(_ aside: Aside<Int>, in area: GridRect, isFirst: Bool) {
        let line = isFirst ? area.maxColumn + 2 : area.minColumn - 2
        canvas.fill(
            GridRect(column: line, row: area.minRow, columns: 1, rows: area.size.rows), with: Theme.verticalLine)
        write(aside.heading, row: area.minRow, in: area, style: Theme.crumb)
        let lines = area.droppingRows(2)
        arrangement.readoutAreas.asides.append(lines)
        drawLines(of: aside, in: lines)
    }

    private mutating func drawLines(of aside: Aside<Int>, in area: GridRect) {
        isScrolling = false
        draw(aside.text, in: area, events: aside.events)
        isScrolling = true
    }

    /// Draws the numbers of a page again, over those that are drawn. The places that can be chosen stay as they are.
    ///
    /// - Parameters:
    ///   - readout: The numbers.
    ///   - hasNewTape: Whether the tape has changed since it was drawn.
    ///   - asides: The lines beside the panes, as they were laid out.
    mutating func redraw(_ readout: Readout, hasNewTape: Bool, asides: [Aside<Int>]) {
        isActive = false
        let areas = arrangement.readoutAreas
        if hasNewTape, let area = areas.tape {
            arrangement.scrollLimit = 0
            canvas.fill(area)
            draw(readout.tape, in: area)
        }
        if let area = areas.display {
            canvas.fill(area)
            draw(readout.display, in: area)
        }
        for (index, area) in areas.asides.enumerated() {
            var aside = asides[index]
            aside.makeText = readout.asides[index]
            canvas.fill(area)
            drawLines(of: aside, in: area)
        }
    }

    /// Writes a text into a row of an area, and cuts it off at the end of the area.
    mutating func write(_ text: String, row: Int, in area: GridRect, style: TextStyle) {
        let point = GridPoint(column: area.minColumn, row: row)
        canvas.write(DisplayWidth.truncated(text, to: area.size.columns), at: point, style: style)
    }

    /// Draws a small button, and returns its width.
    @discardableResult
    mutating func drawButton(_ button: Control<Int>, at point: GridPoint) -> Int {
        let text = "[\(button.label)]"
        let area = GridRect(origin: point, size: GridSize(columns: DisplayWidth.of(text), rows: 1))
        place(button, in: area, style: .plain)
        canvas.write(text, at: point, style: button.isEnabled ? .plain : Theme.crumb)
        return area.size.columns
    }
}
