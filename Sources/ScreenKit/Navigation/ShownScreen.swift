import Terminal

/// A screen with its content at one moment, for the fronts. They know the events of the content by number, so that layout and fronts are
/// compiled once and not for the events of each screen. It holds the screen weakly: a picture must not keep a screen that was popped.
package class ShownScreen {
    let id: ObjectIdentifier
    let panes: [ShownPane]
    let frame: ShownFrame
    let copyText: String?
    /// The news about the last input. A front can put news of its own in their place.
    var message: Message?
    var alert: AlertContent<Int>?

    /// Creates a content that nothing handles. The panes are those of the content, unless they are given.
    init<Event>(_ screen: AnyObject, _ content: ScreenContent<Event>, panes: [ShownPane]? = nil) {
        id = ObjectIdentifier(screen)
        self.panes = panes ?? content.shownPanes
        frame = content.frame
        copyText = content.copyText
        message = content.message
        alert = content.alert?.numbered
    }

    var screen: AnyObject? { nil }
    @MainActor func handle(_ event: EventID) {}
    @MainActor func handle(_ edit: TextField.Edit, ofControl index: Int, inPane pane: Int) {}
    @MainActor func handler(ofLine line: String) throws(LineError) -> () -> Void { {} }
    /// Returns a function that handles pasted text; `nil` where the text is meant for the element that has the focus.
    @MainActor func handler(ofPaste text: String) throws(LineError) -> (() -> Void)? { nil }
}

final class ShownContent<S: Screen>: ShownScreen {
    private weak var shown: S?
    private let answers: [S.Event]
    private let texts: Texts

    init(_ screen: S, _ content: ScreenContent<S.Event>, _ texts: Texts) {
        shown = screen
        self.texts = texts
        answers = content.alert?.buttons.map(\.event) ?? []
        super.init(screen, content)
    }

    override var screen: AnyObject? { shown }

    @MainActor override func handle(_ event: EventID) {
        let controls =
            switch event.place {
            case .pane(let index): panes[index].controls
            case .title: frame.accessories
            case .hints: frame.hints
            case .bindings: frame.bindings
            case .alert: NumberedControls([])
            }
        let events = event.place == .alert ? answers : (controls as? PaneControls<S.Event>)?.events
        if let events { shown?.handle(events[event.number]) }
    }

    @MainActor override func handle(_ edit: TextField.Edit, ofControl index: Int, inPane pane: Int) {
        if let event = (panes[pane].controls as? PaneControls<S.Event>)?.all[index].edit?(edit) { shown?.handle(event) }
    }

    @MainActor override func handler(ofLine line: String) throws(LineError) -> () -> Void {
        guard let shown else { return {} }
        let events = try shown.events(forLine: line, texts)
        return { shown.handle(events) }
    }

    @MainActor override func handler(ofPaste text: String) throws(LineError) -> (() -> Void)? {
        guard let shown, let events = try shown.events(forPaste: text, texts) else { return nil }
        return { shown.handle(events) }
    }
}

extension Screen {
    func shown(_ texts: Texts) -> ShownScreen { ShownContent(self, content(texts), texts) }
}
