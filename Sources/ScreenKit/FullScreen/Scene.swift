import Terminal

/// The picture of a screen, and the effects of input on it. The content decides the meaning of a key; the picture decides
/// the place of a click.
package final class Scene {
    /// The screen with what surrounds it, as it is laid out.
    private(set) var page: Page
    private(set) var keys: KeyMap
    /// The index of the element that has the focus; `nil` where there is none.
    private(set) var focus: Int?
    /// The places on the picture.
    private(set) var arrangement: Arrangement
    /// The picture.
    private(set) var picture: Canvas
    private var view: ViewState

    /// Lays out a page of a size.
    init(of page: Page, size: GridSize, view: ViewState) {
        self.page = page
        self.view = view
        keys = KeyMap(of: page)
        focus = keys.focus(movedTo: view.focus)
        arrangement = Layout.arrange(page, size: size, scroll: view.scroll, focus: focus)
        picture = arrangement.picture(view, focus: focus, page.theme)
    }

    /// Shows another page, in another view, or in another size. Only what differs is laid out and drawn anew: the calculator's digit would
    /// take three times as long if its keys were drawn with each.
    func show(_ new: Page, size: GridSize, view: ViewState) {
        if new.screen === page.screen, view == self.view, size == picture.size, new.hasSameFrame(as: page) { return }
        let (old, oldView, oldFocus) = (page, self.view, focus)
        (page, self.view) = (new, view)
        if new.screen !== old.screen { keys = KeyMap(of: new) }
        focus = keys.focus(movedTo: view.focus)
        let isChanged = new.screen.changes(since: old.screen)
        if size == picture.size, new.hasSameFrame(as: old), let isChanged,
            arrangement.areas.hold(for: new.screen.panes, where: { isChanged[$0] })
        {
            let focus = focus
            Layout.redraw(&arrangement, new, scroll: view.scroll, focus: focus) { index, part in
                isChanged[index] || part.dependsOnFocus && focus != oldFocus
                    || part.dependsOnScroll && view.scroll != oldView.scroll
            }
        } else {
            arrangement = Layout.arrange(new, size: size, scroll: view.scroll, focus: focus)
        }
        picture = arrangement.picture(view, focus: focus, new.theme)
    }

    /// Returns the index of the next element in a direction, among those that can have the focus; `nil` where there is none.
    func focus(_ direction: FocusDirection) -> Int? { arrangement.focus(direction, from: focus) }
}

extension ShownScreen {
    /// Returns for each pane whether it is drawn in another way than before; `nil` where the panes are others or stand in another layout.
    fileprivate func changes(since old: ShownScreen) -> [Bool]? {
        if self === old { return panes.map { _ in false } }
        guard layout == old.layout, panes.map(\.name) == old.panes.map(\.name) else { return nil }
        return panes.indices.map { !panes[$0].pane.isDrawn(like: old.panes[$0].pane) }
    }
}

extension Page {
    /// Returns whether another page has the same title, hints and message, so that its panes have the same room.
    fileprivate func hasSameFrame(as old: Page) -> Bool {
        let (new, last) = (screen, old.screen)
        // A question stands above panes.
        guard new.alert == nil, last.alert == nil else { return false }
        if new !== last {
            guard new.accessories === last.accessories, new.hints === last.hints, new.message == last.message
            else { return false }
        }
        return breadcrumb == old.breadcrumb && controls == old.controls && languageControl == old.languageControl
            && texts.language == old.texts.language
    }
}

/// The short flash of a key that was pressed on the keyboard, as steps of time.
///
/// The number changes at once and alone; the flash follows when the hand rests, so that light never slows down fast typing. Where a
/// key changes nothing, the flash is at once.
struct KeyFlash: Equatable {
    /// A step of a flash.
    enum Step {
        /// The key was pressed, and no picture was drawn since then.
        case pressed
        /// The key was pressed and will light up. A hand may be typing, so that work that is not urgent waits.
        case armed
        case lit
    }

    /// The event whose key was pressed.
    let event: EventID
    var step = Step.pressed

    /// The time until the next step.
    var delay: Duration { step == .lit ? .milliseconds(120) : .milliseconds(60) }

    /// The step that follows when the time is over; `nil` for the end.
    var next: KeyFlash? { step == .lit ? nil : KeyFlash(event: event, step: .lit) }
}
