import Terminal

/// What is on the screen now: the picture, and what input does to it.
///
/// The type of the screen's events is forgotten in closures and not behind a protocol, because those are compiled for each
/// type of events, and take half the time.
package struct Scene {
    /// The picture.
    let canvas: Canvas
    /// How far it can be scrolled, in rows.
    let scrollLimit: Int
    /// How many rows of the scrolling part are in view.
    let scrollPage: Int
    /// Whether the scrolling part rests at its end.
    let scrollsFromEnd: Bool

    /// The rows of which only a page is in view.
    let pagedRows: PagedRows?

    /// The target at a cell.
    let targetAt: (GridPoint) -> Int?
    /// Whether a target is drawn pressed for a moment when its key is.
    let flashes: (Int) -> Bool
    /// The place of a target among those that can have the focus.
    let focusOf: (Int) -> Int?
    /// The place that the focus moves to in a direction.
    let focusTowards: (FocusDirection) -> Int?
    /// Does what a target is there for.
    let choose: (Int) -> Void
    /// Does what a key means here, and tells whom it concerned and whose key it is; `nil` where it means nothing.
    let press: (Key) -> (reach: EventReach, target: Int?)?
    /// Takes pasted text, as typed where it is.
    let paste: (String) throws(LineError) -> Void
    /// The same content laid out anew.
    let relaid: (GridSize, ViewState) -> Scene
}

extension Scene {
    /// Lays out what a screen shows.
    init<S: Screen>(of screen: S, in kiosk: Kiosk, _ content: ScreenContent<S.Event>, size: GridSize, view: ViewState) {
        let page = Page(
            breadcrumb: kiosk.breadcrumb,
            content: content,
            controls: content.alert == nil ? kiosk.controls : [kiosk.traceControl, kiosk.helpControl],
            languageControl: kiosk.languageControl,
            keyName: { kiosk.texts.name(of: $0) },
            tooSmallNotice: kiosk.texts(
                .tooSmall, String(Layout.minimumSize.columns), String(Layout.minimumSize.rows))
        )
        self.init(of: screen, in: kiosk, page, size: size, view: view)
    }

    private init<S: Screen>(of screen: S, in kiosk: Kiosk, _ page: Page<S.Event>, size: GridSize, view: ViewState) {
        let arrangement = Layout.arrange(page, size: size, view: view)
        canvas = arrangement.canvas
        scrollLimit = arrangement.scrollLimit
        scrollPage = arrangement.scrollPage
        scrollsFromEnd = arrangement.scrollsFromEnd
        pagedRows = arrangement.pagedRows
        targetAt = { arrangement.target(at: $0) }
        flashes = { arrangement.targets[$0].flashes }
        focusOf = { arrangement.focus(of: $0) }
        focusTowards = { arrangement.focus($0) }
        choose = { target in
            if let event = arrangement.targets[target].event { kiosk.perform(event, on: screen) }
        }
        press = { key in
            guard let (event, target) = arrangement.choice(for: key) else { return nil }
            kiosk.perform(event, on: screen)
            return if case .screen = event { (.screen, target) } else { (.kiosk, target) }
        }
        paste = { text throws(LineError) in
            guard page.content.alert == nil else { return }
            let events = try screen.events(forPaste: text, kiosk.texts) ?? arrangement.events(forDigits: text)
            screen.handle(events)
        }
        relaid = { Scene(of: screen, in: kiosk, page, size: $0, view: $1) }
    }
}

extension Kiosk {
    fileprivate func perform<S: Screen>(_ event: PageEvent<S.Event>, on screen: S) {
        switch event {
        case .screen(let event): screen.handle(event)
        case .kiosk(let command): perform(command)
        }
    }
}
