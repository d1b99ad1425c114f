import Terminal

/// Draws a page and notes, while it draws, what can be chosen where.
struct Painter<Event: Equatable> {
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

    private(set) var arrangement: Arrangement<Event>
    private let view: ViewState
    /// What a key is called.
    let keyName: (Key) -> String
    private var focusableCount = 0
    /// Whether what is drawn now can be chosen; it cannot below an alert.
    var isActive = true

    init(size: GridSize, view: ViewState, keyName: @escaping (Key) -> String) {
        arrangement = Arrangement(canvas: Canvas(size: size))
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
        _ control: Control<Event>, in area: GridRect, isFocusable: Bool = false, isPreferred: Bool = false,
        flashes: Bool = false, bindings: [Binding<Event>] = []
    ) -> Appearance {
        guard isActive, control.isEnabled else { return Appearance(isFocused: false, isPressed: false) }
        return place(
            Target(
                area: area, event: .screen(control.event), keys: control.keys, bindings: bindings,
                isFocusable: isFocusable, flashes: flashes),
            isPreferred: isPreferred)
    }

    /// Notes something that does nothing but have the focus, for the keys that are bound to it.
    mutating func placeFocusable(in area: GridRect, isPreferred: Bool, bindings: [Binding<Event>]) -> Appearance {
        guard isActive else { return Appearance(isFocused: false, isPressed: false) }
        return place(
            Target(area: area, event: nil, keys: [], bindings: bindings, isFocusable: true, flashes: false),
            isPreferred: isPreferred)
    }

    /// Notes a control that works on every screen, below a question too.
    mutating func place(_ control: Control<KioskCommand>, everywhereIn area: GridRect) -> Appearance {
        place(
            Target(
                area: area, event: .kiosk(control.event), keys: control.keys, bindings: [], isFocusable: false,
                flashes: false),
            isPreferred: false)
    }

    private mutating func place(_ target: Target<Event>, isPreferred: Bool) -> Appearance {
        let index = arrangement.targets.count
        arrangement.targets.append(target)
        var isFocused = false
        if target.isFocusable {
            isFocused = view.focus.map { $0 == focusableCount } ?? isPreferred
            if isFocused { arrangement.focusedTarget = index }
            focusableCount += 1
        }
        return Appearance(isFocused: isFocused, isPressed: view.pressedTarget == index)
    }

    /// The position that the next focusable element will have.
    var nextFocus: Int { focusableCount }

    /// Which focusable element the person has moved the focus to.
    var requestedFocus: Int? { view.focus }
}
