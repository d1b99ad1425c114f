import Terminal

/// The picture of a screen, and the effects of input on it. The content decides the meaning of a key; the picture decides
/// the place of a click.
package final class Scene {
    let screen: ShownScreen
    /// The content with what surrounds it, as it was laid out.
    private let laidOutPage: Page
    /// The numbers that were read since then.
    private var readout: Readout?
    let keys: KeyMap
    /// The index of the element that has the focus; `nil` where there is none.
    private(set) var focus: Int?
    /// The places on the picture.
    private(set) var arrangement: Arrangement
    /// The picture.
    private(set) var picture: Canvas
    private var view: ViewState

    /// Lays out a screen on a page of a size.
    init(of screen: ShownScreen, in kiosk: Kiosk, size: GridSize, view: ViewState) {
        let texts = kiosk.texts
        self.screen = screen
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
        laidOutPage = page
        keys = KeyMap(of: page.content)
        focus = keys.focus(movedTo: view.focus)
        arrangement = Layout.arrange(page, size: size, scroll: view.scroll, focus: focus)
        picture = arrangement.picture(view, focus: focus)
        self.view = view
    }

    /// The content with its present numbers, and with what surrounds it.
    var page: Page {
        var page = laidOutPage
        if let readout { page.content.show(readout) }
        return page
    }

    /// Shows the same content with another view, or in another size. It is laid out anew only where that moves something.
    func show(_ view: ViewState, size: GridSize) {
        guard view != self.view || size != picture.size else { return }
        focus = keys.focus(movedTo: view.focus)
        if size != picture.size || view.scroll != self.view.scroll || arrangement.pagedRows != nil {
            arrangement = Layout.arrange(page, size: size, scroll: view.scroll, focus: focus)
        }
        picture = arrangement.picture(view, focus: focus)
        self.view = view
    }

    /// Reads the numbers of the screen again, and draws only these.
    ///
    /// - Returns: `false` where more than the numbers has changed, or nothing but a notice is shown.
    func readAgain() -> Bool {
        guard laidOutPage.content.alert == nil, Layout.fits(picture.size),
            let readout = laidOutPage.content.readoutSource?.read()
        else { return false }
        let hasNewTape = readout.tapeVersion != self.readout?.tapeVersion
        self.readout = readout
        var painter = Painter(of: laidOutPage, on: arrangement, scroll: view.scroll, focus: focus)
        painter.redraw(readout, hasNewTape: hasNewTape, asides: laidOutPage.content.asides)
        arrangement = painter.arrangement
        picture = arrangement.picture(view, focus: focus)
        return true
    }

    /// Returns the index of the next element in a direction, among those that can have the focus; `nil` where there is none.
    func focus(_ direction: FocusDirection) -> Int? { arrangement.focus(direction, from: focus) }

    /// Returns the effect of a key, and the event whose control flashes; `nil` where the key means nothing, or nothing but a
    /// notice is shown.
    func choice(for key: Key) -> (event: PageEvent, flash: Int?)? {
        guard Layout.fits(picture.size) else { return nil }
        guard let (number, isKeyOfControl) = keys.choice(for: key, focus: focus) else {
            return laidOutPage.command(for: key).map { (.kiosk($0), nil) }
        }
        return (.screen(number), isKeyOfControl && arrangement.flashes(number) ? number : nil)
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
