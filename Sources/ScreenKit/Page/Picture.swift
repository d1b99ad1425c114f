import Terminal

/// The part of a page's state that the screen does not know: the focus, the scrolling and the pressed element.
struct ViewState: Equatable {
    /// The element to which the focus was moved; `nil` before it was moved.
    package var focus: Int?
    /// The number of rows between the scrolling part and the place where it rests.
    var scroll = 0
    /// The index of the target that the mouse presses.
    var pressedTarget: Int?
    /// The element that is lit for a moment, because its key was pressed.
    var litElement: Int?
}

/// The owner of a view: a screen with its step, a page of it that keeps its own scrolling, or the question that lies over it.
struct ViewKey: Hashable {
    let screen: ObjectIdentifier
    let step: Int
    let firstRow: Int?
    let isAlert: Bool

    init(of page: Page, firstRow: Int?) {
        (screen, step) = (page.id, page.frame.steps?.current ?? 0)
        (self.firstRow, isAlert) = (firstRow, page.alert != nil)
    }
}

/// A page laid out for one size: where each pane stands, what it drew and noted there, and the cells of the whole.
///
/// It is the only cache on the way of a key: of a new page, it draws only the panes that differ. The calculator's digit would take three times
/// as long if its keys were drawn with each.
final class Picture {
    private(set) var page: Page
    private var view: ViewState
    /// The element that has the focus.
    private(set) var focus: Int?
    private(set) var areas: PaneAreas
    /// What was noted about each pane; `nil` for a pane that is left out.
    private var parts: [DrawnPart?] = []
    private var bars = DrawnPart()
    private var hints: [BarHint] = []
    /// The cells in which nothing has the focus and nothing is pressed.
    private(set) var cellsAtRest: Canvas
    /// The cells to show.
    private(set) var cells: Canvas
    /// The places that can be clicked or have the focus: those of the panes in reading order, and then those around them.
    private(set) var targets: [Target] = []
    private(set) var scrolling = ScrollRange()
    private var pagedRows: [PagedRows] = []

    /// Lays a page out. Below ``minimumSize`` only a notice is drawn.
    init(of page: Page, size: GridSize, view: ViewState = ViewState()) {
        (self.page, self.view) = (page, view)
        areas = PaneAreas(of: .rows(), [], in: GridRect(GridSize(columns: 0, rows: 0)))
        (cellsAtRest, cells) = (Canvas(size: size), Canvas(size: size))
        focus = page.focus(movedTo: view.focus)
        layOut(size: size)
        drawFocus()
    }

    /// Shows another page, in another view, or in another size. Returns the element to which the focus is moved now.
    @discardableResult func show(_ new: Page, size: GridSize, view: ViewState) -> Int? {
        var view = view
        if new === page, size == cells.size, view == self.view { return view.focus }
        let (old, oldView, oldFocus) = (page, self.view, focus)
        if new !== old { view.focus = new.focus(view.focus, keptFrom: old) }
        (page, self.view) = (new, view)
        focus = new.focus(movedTo: view.focus)
        let hasSameBars =
            size == cells.size && new.hasSameBars(as: old) && new.hints(focus: focus) == hints
            && new.isField(focus) == old.isField(oldFocus)
        let changes = hasSameBars ? new.changes(since: old) : nil
        if let changes, areas.hold(for: new.panes, where: { changes[$0] }) {
            redraw { index, part in
                changes[index] || part.dependsOnFocus && focus != oldFocus
                    || part.dependsOnScroll && view.scroll != oldView.scroll
            }
        } else {
            layOut(size: size)
        }
        drawFocus()
        return view.focus
    }

    /// The element whose keys count: that with the focus, unless its pane is left out of the picture.
    var elementForKeys: Int? { focus.flatMap { element in targets.contains { $0.element == element } ? element : nil } }

    var things: [ChangingThing] { parts.flatMap { $0?.things ?? [] } }

    func target(of choice: Choice) -> Target? { targets.first { $0.choice == choice } }

    /// Returns the index of the topmost target at a cell.
    func target(at point: GridPoint) -> Int? {
        targets.lastIndex { $0.area.contains(point) }
    }

    /// Returns the rows that are turned page by page: those at a point of the page, or else those with the focus.
    func pagedRows(at point: GridPoint?) -> PagedRows? {
        if let point {
            return pagedRows.first { $0.area.contains(point) } ?? (scrolling.limit == 0 ? pagedRows.first : nil)
        }
        return pagedRows.first { rows in focus.map(rows.elements.contains) ?? false } ?? pagedRows.first
    }
}

// MARK: - Sizes

extension Picture {
    /// The least size in which a page can be drawn.
    static let minimumSize = GridSize(columns: 40, rows: 12)

    /// The least number of rows of a page above a panel, which is one less, so that the panel shows more than the way to it.
    static let leastRowsAbovePanel = 11

    /// Returns whether a page can be drawn in a size.
    static func fits(_ size: GridSize) -> Bool {
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
}

// MARK: - Drawing

extension Picture {
    private func layOut(size: GridSize) {
        var part = PagePart(Canvas(size: size), of: page, scroll: view.scroll, focus: focus)
        part.canvas.colors = page.surroundings.theme.changes
        guard Self.fits(size) || page.surroundings.state.sharesTerminal && size.rows >= Self.leastRowsAbovePanel else {
            part.drawTooSmallNotice()
            areas = PaneAreas(of: .rows(), [], in: GridRect(GridSize(columns: 0, rows: 0)))
            (parts, bars, hints) = (page.panes.map { _ in nil }, DrawnPart(), [])
            return finish(part)
        }
        let body = Self.body(in: size)
        part.page = body.size
        part.isActive = page.alert == nil
        part.isBelowQuestion = page.alert.map { $0.seconds == nil } ?? false
        areas = PaneAreas(of: page.frame.layout, page.panes, in: body)
        parts = page.panes.indices.map { draw(pane: $0, on: &part) }
        part.begin(elements: page.elements[...], in: GridRect(size))
        part.drawTitle(of: page, focus: focus)
        hints = page.hints(focus: focus)
        part.draw(StatusBar(of: page, hints, size: size, focus: focus), of: page)
        if let message = page.message {
            part.drawToast(message, in: body, over: parts.flatMap { $0?.targets ?? [] }, focus: focus)
        }
        if let alert = page.alert { part.draw(alert, in: body, over: areas, answers: page.answers) }
        bars = part.notes
        bars.firstElement = page.title.lowerBound
        finish(part)
    }

    /// Draws panes again over those that are drawn. They stand at the same places.
    private func redraw(where hasChanged: (Int, DrawnPart) -> Bool) {
        let changed = parts.indices.filter { index in parts[index].map { hasChanged(index, $0) } ?? false }
        guard !changed.isEmpty else { return collect() }
        var part = PagePart(cellsAtRest, of: page, scroll: view.scroll, focus: focus)
        // One picture is drawn on and not copied.
        cellsAtRest = Canvas(size: GridSize(columns: 0, rows: 0))
        part.page = areas.room.size
        for index in changed {
            guard let area = areas.areas[index] else { continue }
            // The margin before the rows can have marks.
            part.canvas.fill(area.inset(left: -1))
            parts[index] = draw(pane: index, on: &part)
        }
        finish(part)
    }

    private func draw(pane index: Int, on part: inout PagePart) -> DrawnPart? {
        guard let area = areas.areas[index] else { return nil }
        part.begin(elements: page.elements[page.panes[index].elements], in: area)
        page.panes[index].pane.draw(on: &part)
        return part.notes
    }

    private func finish(_ part: PagePart) {
        cellsAtRest = part.canvas
        collect()
    }

    /// Collects what was noted. Panes note their elements by their places then; more or fewer may stand before them now.
    private func collect() {
        targets.removeAll(keepingCapacity: true)
        pagedRows = []
        scrolling = ScrollRange()
        for (index, part) in parts.enumerated() {
            guard let part else { continue }
            let offset = page.panes[index].elements.lowerBound - part.firstElement
            targets += offset == 0 ? part.targets : part.targets.map { $0.moved(by: offset) }
            if let rows = part.pagedRows { pagedRows.append(rows.moved(by: offset)) }
            // Panes scroll together, and as far as the one needs that lacks the most rows.
            if let range = part.scrolling, range.limit >= scrolling.limit { scrolling = range }
        }
        let offset = page.title.lowerBound - bars.firstElement
        targets += offset == 0 ? bars.targets : bars.targets.map { $0.moved(by: offset) }
    }

    private func drawFocus() {
        cells = cellsAtRest
        let focused = focus.flatMap { element in targets.lastIndex { $0.element == element } }
        let pressed = view.pressedTarget == nil && view.litElement == nil ? [] : targets.indices.filter(isPressed)
        for index in pressed where index != focused {
            targets[index].draw(on: &cells, isFocused: false, isPressed: true)
        }
        // A row on another page has no place in this picture.
        if let focused, !targets[focused].area.isEmpty {
            targets[focused].draw(on: &cells, isFocused: true, isPressed: pressed.contains(focused))
        }
    }

    private func isPressed(_ index: Int) -> Bool {
        index == view.pressedTarget
            || targets[index].flashes && view.litElement.map { targets[index].choice == .element($0) } ?? false
    }
}

extension PagePart {
    init(_ canvas: Canvas, of page: Page, scroll: Int, focus: Int?) {
        self.init(
            canvas, scroll: scroll, focus: focus,
            keysOfFocus: focus.map { page.elements[$0].bindings.flatMap(\.keys) } ?? [], page.texts,
            page.surroundings.state.look)
        isForGuests = page.surroundings.state.isForGuests
    }
}

// MARK: - Moving the focus

/// A direction in which the focus moves.
enum FocusDirection: Sendable {
    case next, previous
    case toward(GridDirection)

    init?(_ key: Key, _ modifiers: Modifiers) {
        switch key {
        case .up: self = .toward(.up)
        case .down: self = .toward(.down)
        case .left: self = .toward(.left)
        case .right: self = .toward(.right)
        case .tab: self = modifiers.contains(.shift) ? .previous : .next
        default: return nil
        }
    }
}

extension Picture {
    /// Returns the next element in a direction, among those that can have the focus and have a place; `nil` where there is none.
    package func focus(_ direction: FocusDirection) -> Int? {
        let places = page.focusables.compactMap { element in targets.last { $0.element == element } }
        guard let place = places.firstIndex(where: { $0.element == focus }) else { return places.first?.element }
        let next: Int
        switch direction {
        case .next: next = (place + 1) % places.count
        case .previous: next = (place + places.count - 1) % places.count
        case .toward(let direction):
            let nearest = places.map(\.area).nearest(to: places[place].area, direction)
            // In a single row, up and down go through it as left and right do.
            if nearest == place, places.count > 1 { return focus(direction == .up ? .previous : .next) }
            guard let nearest else { return nil }
            next = nearest
        }
        return places[next].element
    }
}

extension ViewState {
    mutating func scroll(with key: Key, on picture: Picture) {
        let rows = picture.pagedRows(at: nil)
        let page = rows?.rowsInView ?? picture.scrolling.page
        let all = rows?.elements.count ?? picture.scrolling.limit
        switch key {
        case .up: scroll(by: -1, on: picture)
        case .down: scroll(by: 1, on: picture)
        case .pageUp: scroll(by: -page, on: picture)
        case .pageDown: scroll(by: page, on: picture)
        case .home: scroll(by: -all, on: picture)
        case .end: scroll(by: all, on: picture)
        case .character, .enter, .tab, .escape, .backspace, .delete, .insert, .left, .right, .function: break
        }
    }

    /// Turns the pages of a list, or scrolls the pane beside it. With both on a page, the place of the mouse decides.
    mutating func scroll(by rows: Int, at point: GridPoint? = nil, on picture: Picture) {
        if let pages = picture.pagedRows(at: point) {
            // A turn of the wheel leaves no row out, however few are in view.
            let most = point == nil ? Int.max : pages.rowsInView
            focus = pages.element(movedBy: max(-most, min(most, rows)), from: focus)
        } else {
            let step = picture.scrolling.isFromEnd ? -rows : rows
            scroll = min(max(0, scroll + step), picture.scrolling.limit)
        }
    }
}
