import Terminal

/// Draws a page and notes, while it draws, what can be chosen where.
nonisolated struct Painter {
    /// How a target is to be drawn.
    struct Appearance {
        let isFocused: Bool
        let isPressed: Bool

        /// A style with the focus or the press made visible.
        func style(_ plain: TextStyle) -> TextStyle {
            var style = plain
            if isFocused || isPressed { style.bold = true }
            if isFocused != isPressed { style.reverse = true }
            return style
        }
    }

    private(set) var arrangement: Arrangement
    private let view: ViewState
    /// Returns the name of a key.
    let keyName: (Key) -> String
    /// The index of the element that has the focus.
    let focus: Int?
    private var focusableCount = 0
    /// Whether what is drawn now can be chosen; it cannot below an alert.
    var isActive = true

    init(size: GridSize, view: ViewState, focus: Int?, keyName: @escaping (Key) -> String) {
        arrangement = Arrangement(canvas: Canvas(size: size))
        self.focus = focus
        self.keyName = keyName
        self.view = view
    }

    var canvas: Canvas {
        get { arrangement.canvas }
        _modify { yield &arrangement.canvas }
    }

    /// How far the page is scrolled.
    var scroll: Int { view.scroll }

    /// Notes a part that can be scrolled.
    mutating func noteScrolling(limit: Int, page: Int, fromEnd: Bool) {
        arrangement.scrollLimit = max(0, limit)
        arrangement.scrollPage = max(1, page)
        arrangement.scrollsFromEnd = fromEnd
    }

    /// Notes that of so many rows, which can have the focus and are placed next, only a page is in view.
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

    /// Notes an element that can only have the focus, for the keys that are bound to it.
    mutating func placeFocusable(in area: GridRect) -> Appearance {
        guard isActive else { return Appearance(isFocused: false, isPressed: false) }
        return place(nil, in: area, isFocusable: true)
    }

    /// Notes a control that works on every screen, below a question too.
    mutating func place(_ control: Control<KioskCommand>, everywhereIn area: GridRect) -> Appearance {
        place(.kiosk(control.event), in: area)
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

    /// The index that the next focusable element will have.
    var nextFocus: Int { focusableCount }
}
