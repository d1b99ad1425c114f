import Terminal

/// The picture of a screen, and the effects of input on it. The content decides the meaning of a key; the picture decides
/// the place of a click.
package struct Scene {
    let screen: ShownScreen
    /// The content with what surrounds it.
    let page: Page
    let keys: KeyMap
    /// The picture and the places on it.
    let arrangement: Arrangement

    /// Lays out a screen on a page of a size.
    init(of screen: ShownScreen, in kiosk: Kiosk, size: GridSize, view: ViewState) {
        let texts = kiosk.texts
        let page = Page(
            breadcrumb: kiosk.breadcrumb,
            content: screen.content,
            controls: kiosk.controls(
                duringAlert: screen.content.alert != nil, canCopy: screen.content.copyText != nil),
            languageControl: kiosk.languageControl,
            keyName: { texts.name(of: $0) },
            showsBlocks: texts.showsSigns,
            tooSmallNotice: {
                texts(.tooSmall, String(Layout.minimumSize.columns), String(Layout.minimumSize.rows))
            }
        )
        self.init(of: screen, page, size: size, view: view)
    }

    private init(of screen: ShownScreen, _ page: Page, size: GridSize, view: ViewState) {
        self.screen = screen
        self.page = page
        keys = KeyMap(of: page.content, focus: view.focus)
        arrangement = Layout.arrange(page, size: size, view: view, focus: keys.focus)
    }

    /// Returns the same content laid out anew.
    func relaid(_ size: GridSize, _ view: ViewState) -> Scene {
        Scene(of: screen, page, size: size, view: view)
    }

    /// Returns the effect of a key, and the event whose control flashes; `nil` where the key means nothing, or nothing but a
    /// notice is shown.
    func choice(for key: Key) -> (event: PageEvent, flash: Int?)? {
        guard Layout.fits(arrangement.canvas.size) else { return nil }
        guard let (number, isKeyOfControl) = keys.choice(for: key) else {
            return page.command(for: key).map { (.kiosk($0), nil) }
        }
        return (.screen(number), isKeyOfControl && flashes(number) ? number : nil)
    }

    private func flashes(_ event: Int) -> Bool {
        arrangement.targets.contains { $0.flashes && $0.event == .screen(event) }
    }
}

/// The short flash of a key that was pressed on the keyboard, as two steps of time.
///
/// The number changes at once and alone; the flash follows when the hand rests, so that light never slows down fast typing. Where a
/// key changes nothing, the flash is at once.
nonisolated enum KeyFlash: Equatable {
    case off
    /// The key of an event was pressed and will light up.
    case armed(event: Int)
    case lit(event: Int)

    /// The time until the next step.
    var delay: Duration? {
        switch self {
        case .off: nil
        case .armed: .milliseconds(60)
        case .lit: .milliseconds(120)
        }
    }

    /// The step that follows when the time is over.
    var next: KeyFlash {
        switch self {
        case .armed(let event): .lit(event: event)
        case .off, .lit: .off
        }
    }

    /// A Boolean value that indicates whether a hand may be typing, so that work that is not urgent waits.
    var isArmed: Bool {
        if case .armed = self { true } else { false }
    }

    var litEvent: Int? {
        if case .lit(let event) = self { event } else { nil }
    }
}
