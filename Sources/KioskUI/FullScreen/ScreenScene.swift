import Terminal

/// The scene of a screen: knows what its events are, and hands them to it.
struct ScreenScene<S: Screen>: Scene {
    private let screen: S
    private let kiosk: Kiosk
    private let page: Page<S.Event>
    private let arrangement: Arrangement<S.Event>

    /// Lays out what a screen shows.
    init(of screen: S, in kiosk: Kiosk, _ content: ScreenContent<S.Event>, size: Size, view: ViewState) {
        let page = Page(
            breadcrumb: kiosk.breadcrumb,
            content: content,
            controls: content.alert == nil ? kiosk.controls : [],
            languageControl: kiosk.languageControl,
            tooSmallNotice: kiosk.texts(
                .tooSmall, String(Layout.minimumSize.columns), String(Layout.minimumSize.rows))
        )
        self.init(of: screen, in: kiosk, page, size: size, view: view)
    }

    private init(of screen: S, in kiosk: Kiosk, _ page: Page<S.Event>, size: Size, view: ViewState) {
        self.screen = screen
        self.kiosk = kiosk
        self.page = page
        arrangement = Layout.arrange(page, size: size, view: view)
    }

    func relaid(size: Size, view: ViewState) -> any Scene {
        ScreenScene(of: screen, in: kiosk, page, size: size, view: view)
    }

    package var canvas: Canvas { arrangement.canvas }
    var scrollLimit: Int { arrangement.scrollLimit }
    var scrollPage: Int { arrangement.scrollPage }
    var scrollsFromEnd: Bool { arrangement.scrollsFromEnd }

    func target(at point: Point) -> Int? { arrangement.target(at: point) }
    func target(for key: Key) -> Int? { arrangement.targetIndex(for: key) }
    func flashes(_ target: Int) -> Bool { arrangement.targets[target].flashes }

    func focus(of target: Int) -> Int? {
        guard arrangement.targets[target].isFocusable else { return nil }
        return arrangement.targets[..<target].count { $0.isFocusable }
    }

    func focus(_ direction: FocusDirection) -> Int? { arrangement.focus(direction) }

    func choose(_ target: Int) {
        if let event = arrangement.targets[target].event { perform(event) }
    }

    func press(_ key: Key) -> EventReach? {
        guard let event = arrangement.event(for: key) else { return nil }
        perform(event)
        return if case .screen = event { .screen } else { .kiosk }
    }

    private func perform(_ event: PageEvent<S.Event>) {
        switch event {
        case .screen(let event): screen.handle(event)
        case .kiosk(let command): kiosk.perform(command)
        }
    }
}
