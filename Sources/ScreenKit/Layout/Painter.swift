import Terminal

/// Draws a page, and notes the places that can be chosen.
nonisolated struct Painter {
    /// The look of a target.
    struct Appearance {
        let isFocused: Bool
        let isPressed: Bool

        /// Returns a style in which the focus or the press can be seen.
        func style(_ plain: TextStyle) -> TextStyle {
            var style = plain
            if isFocused || isPressed { style.bold = true }
            if isFocused != isPressed { style.reverse = true }
            return style
        }
    }

    private(set) var arrangement: Arrangement
    private let view: ViewState
    let keyName: (Key) -> String
    /// A Boolean value that indicates whether the terminal can show block characters.
    let showsBlocks: Bool
    /// The index of the element that has the focus.
    let focus: Int?
    /// The number of elements so far that can have the focus.
    private(set) var focusableCount = 0
    /// A Boolean value that indicates whether elements can be chosen; those below an alert cannot.
    var isActive = true
    /// A Boolean value that indicates whether what is drawn is scrolled with the page; an aside is not.
    private var isScrolling = true

    init(size: GridSize, view: ViewState, focus: Int?, keyName: @escaping (Key) -> String, showsBlocks: Bool) {
        arrangement = Arrangement(canvas: Canvas(size: size))
        arrangement.targets.reserveCapacity(64)
        self.focus = focus
        self.keyName = keyName
        self.showsBlocks = showsBlocks
        self.view = view
    }

    var canvas: Canvas {
        get { arrangement.canvas }
        _modify { yield &arrangement.canvas }
    }

    /// The number of rows by which the page is scrolled.
    var scroll: Int { isScrolling ? view.scroll : 0 }

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
        arrangement.pagedRows = PagedRows(
            focuses: focusableCount..<(focusableCount + count), rowsInView: rowsInView, area: area)
    }

    /// Notes a control of the screen.
    mutating func place(
        _ control: Control<Int>, in area: GridRect, isFocusable: Bool = false, flashes: Bool = false
    ) -> Appearance {
        guard isActive, control.isEnabled else { return Appearance(isFocused: false, isPressed: false) }
        return place(.screen(control.event), in: area, isFocusable: isFocusable, flashes: flashes)
    }

    /// Notes a place without a control that can be clicked.
    mutating func place(event: Int, in area: GridRect) -> Appearance {
        guard isActive else { return Appearance(isFocused: false, isPressed: false) }
        return place(.screen(event), in: area)
    }

    /// Notes an element that can only have the focus, for the keys that are bound to it.
    mutating func placeFocusable(in area: GridRect) -> Appearance {
        guard isActive else { return Appearance(isFocused: false, isPressed: false) }
        return place(nil, in: area, isFocusable: true)
    }

    /// Notes a control that works on every screen, below a question too.
    mutating func place(_ control: Control<KioskCommand>, everywhereIn area: GridRect) -> Appearance {
        place(.kiosk(control.event), in: area)
    }

    /// Notes the name of a screen below the one in view. A question has to be answered first.
    mutating func placeCrumb(_ number: Int, in area: GridRect) -> Appearance {
        guard isActive else { return Appearance(isFocused: false, isPressed: false) }
        return place(.kiosk(.leave(downTo: number)), in: area)
    }

    private mutating func place(
        _ event: PageEvent?, in area: GridRect, isFocusable: Bool = false, flashes: Bool = false
    ) -> Appearance {
        let index = arrangement.targets.count
        let place = isFocusable ? focusableCount : nil
        arrangement.targets.append(Target(area: area, event: event, focus: place, flashes: flashes))
        let isFocused = place != nil && place == focus
        if isFocused { arrangement.focusedTarget = index }
        if isFocusable { focusableCount += 1 }
        let isLit = flashes && view.litEvent.map { event == .screen($0) } ?? false
        return Appearance(isFocused: isFocused, isPressed: isLit || view.pressedTarget == index)
    }

    /// Draws lines beside the panes, with a line between the two.
    mutating func draw(_ aside: Aside<Int>, in area: GridRect, isFirst: Bool) {
        let line = isFirst ? area.maxColumn + 2 : area.minColumn - 2
        canvas.fill(
            GridRect(column: line, row: area.minRow, columns: 1, rows: area.size.rows), with: Theme.verticalLine)
        write(aside.heading, row: area.minRow, in: area, style: Theme.crumb)
        isScrolling = false
        draw(aside.text, in: area.droppingRows(2), events: aside.events)
        isScrolling = true
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
        let style = place(button, in: area).style(button.isEnabled ? .plain : Theme.crumb)
        canvas.write(text, at: point, style: style)
        return area.size.columns
    }
}
