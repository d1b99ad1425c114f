import Terminal

/// The picture of a screen, and the effects of input on it. The content decides the meaning of a key; the picture decides
/// the place of a click.
package final class Scene {
    private(set) var page: Page
    private(set) var keys: KeyMap
    private(set) var focus: Int?
    private(set) var arrangement: Arrangement
    private(set) var picture: Canvas
    private var view: ViewState

    init(of page: Page, size: GridSize, view: ViewState) {
        self.page = page
        self.view = view
        keys = KeyMap(of: page)
        focus = keys.focus(movedTo: view.focus)
        arrangement = Layout.arrange(page, size: size, scroll: view.scroll, focus: focus)
        picture = arrangement.picture(view, focus: focus)
    }

    /// Shows another page, in another view, or in another size. Only what differs is laid out and drawn anew: the calculator's digit would
    /// take three times as long if its keys were drawn with each. Returns the element to which the focus is moved now.
    @discardableResult func show(_ new: Page, size: GridSize, view: ViewState) -> Int? {
        var view = view
        let hasSameFrame = size == picture.size && new.hasSameFrame(as: page)
        if hasSameFrame, new.screen === page.screen, view == self.view { return view.focus }
        let (old, oldView, oldFocus, oldKeys) = (page, self.view, focus, keys)
        if new.screen !== old.screen {
            keys = KeyMap(of: new)
            view.focus = keys.focus(view.focus, keptFrom: oldKeys)
        }
        (page, self.view) = (new, view)
        focus = keys.focus(movedTo: view.focus)
        let hasSameBars =
            hasSameFrame && (focus == oldFocus || keys.hints(focus: focus) == oldKeys.hints(focus: oldFocus))
        let isChanged = hasSameBars ? new.screen.changes(since: old.screen) : nil
        if let isChanged, arrangement.areas.hold(for: new.screen.panes, where: { isChanged[$0] }) {
            let focus = focus
            Layout.redraw(arrangement, new, scroll: view.scroll, focus: focus) { index, part in
                isChanged[index] || part.dependsOnFocus && focus != oldFocus
                    || part.dependsOnScroll && view.scroll != oldView.scroll
            }
        } else {
            arrangement = Layout.arrange(new, size: size, scroll: view.scroll, focus: focus)
        }
        picture = arrangement.picture(view, focus: focus)
        return view.focus
    }

    /// The element whose keys count: that with the focus, unless its pane is left out of the picture.
    var elementForKeys: Int? { focus.flatMap { arrangement.hasPlace(ofElement: $0) ? $0 : nil } }

    func focus(_ direction: FocusDirection) -> Int? { arrangement.focus(direction, from: focus) }
}

extension ShownScreen {
    /// Returns for each pane whether it is drawn in another way than before; `nil` where the panes are others.
    fileprivate func changes(since old: ShownScreen) -> [Bool]? {
        guard panes.count == old.panes.count, zip(panes, old.panes).allSatisfy({ $0 === $1 || $0.name == $1.name })
        else { return nil }
        return zip(panes, old.panes).map { $0 !== $1 && !$0.pane.isDrawn(like: $1.pane) }
    }
}

extension Page {
    /// Returns whether another page has the same title, hints and message, so that its panes have the same room.
    fileprivate func hasSameFrame(as old: Page) -> Bool {
        // A question stands above panes.
        frame === old.frame && screen.frame === old.screen.frame && screen.message == old.screen.message
            && screen.alert == nil && old.screen.alert == nil
    }
}

/// The short flash of a key that was pressed on the keyboard, as steps of time.
///
/// The number changes at once and alone; the flash follows when the hand rests, so that light never slows down fast typing. Where a
/// key changes nothing, the flash is at once.
struct KeyFlash: Equatable {
    enum Step {
        /// The key was pressed, and no picture was drawn since then.
        case pressed
        /// The key was pressed and will light up. A hand may be typing, so that work that is not urgent waits.
        case armed
        case lit
    }

    let event: EventID
    var step = Step.pressed

    var delay: Duration { step == .lit ? .milliseconds(120) : .milliseconds(60) }

    var next: KeyFlash? { step == .lit ? nil : KeyFlash(event: event, step: .lit) }
}

extension ViewState {
    mutating func scroll(with key: Key, on scene: Scene) {
        let rows = scene.arrangement.pagedRows(at: nil, focus: scene.focus)
        let page = rows?.rowsInView ?? scene.arrangement.scrolling.page
        let all = rows?.focuses.count ?? scene.arrangement.scrolling.limit
        switch key {
        case .up: scroll(by: -1, on: scene)
        case .down: scroll(by: 1, on: scene)
        case .pageUp: scroll(by: -page, on: scene)
        case .pageDown: scroll(by: page, on: scene)
        case .home: scroll(by: -all, on: scene)
        case .end: scroll(by: all, on: scene)
        case .character, .enter, .tab, .escape, .backspace, .delete, .insert, .left, .right, .function: break
        }
    }

    /// Turns the pages of a list, or scrolls the pane beside it. With both on a page, the place of the mouse decides.
    mutating func scroll(by rows: Int, at point: GridPoint? = nil, on scene: Scene) {
        if let pages = scene.arrangement.pagedRows(at: point, focus: scene.focus) {
            // A turn of the wheel leaves no row out, however few are in view.
            let most = point == nil ? Int.max : pages.rowsInView
            focus = pages.focus(focus, movedBy: max(-most, min(most, rows)))
        } else {
            let step = scene.arrangement.scrolling.isFromEnd ? -rows : rows
            scroll = min(max(0, scroll + step), scene.arrangement.scrolling.limit)
        }
    }
}
