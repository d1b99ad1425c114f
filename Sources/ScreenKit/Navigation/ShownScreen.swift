import Terminal

/// A pane as it is shown, with numbers in the place of its events.
struct ShownPane {
    let name: String
    let pane: any Pane
    let controls: NumberedControls
}

/// A screen with its content at one moment, for the fronts. They know the events of the content by number, so that layout and fronts are
/// compiled once and not for the events of each screen. It holds the screen weakly: a picture must not keep a screen that was popped.
package class ShownScreen {
    /// The identity of the screen.
    let id: ObjectIdentifier
    let panes: [ShownPane]
    let layout: PaneLayout
    /// The controls in the title line.
    let accessories: NumberedControls
    let hints: NumberedControls
    let bindings: NumberedControls
    let copyText: String?
    let help: [String]
    let drawingHelp: [String]
    let lineHelp: [String]
    /// The news about the last input. A front can put news of its own in their place.
    var message: Message?
    /// The question over everything else.
    var alert: AlertContent<Int>?

    /// Creates a content that nothing handles. The panes are those of the content, unless they are given.
    init<Event>(_ screen: AnyObject, _ content: ScreenContent<Event>, panes: [ShownPane]? = nil) {
        id = ObjectIdentifier(screen)
        self.panes =
            panes ?? content.panes.map { ShownPane(name: $0.name, pane: $0.content, controls: $0.controls) }
        layout = content.layout
        (accessories, hints, bindings) = (content.titleControls, content.hintControls, content.bindingControls)
        (copyText, help, drawingHelp) = (content.copyText, content.help, content.drawingHelp)
        lineHelp = content.lineHelp
        message = content.message
        alert = content.alert?.numbered
    }

    /// The screen; `nil` if it was released.
    var screen: AnyObject? { nil }
    /// Handles an event.
    @MainActor func handle(_ event: EventID) {}
    /// Handles the edit of the field at an index of the controls of a pane.
    @MainActor func handle(_ edit: TextField.Edit, ofControl index: Int, inPane pane: Int) {}
    /// Returns a function that handles a typed line, which is neither the number nor the name of a control.
    @MainActor func handler(ofLine line: String) throws(LineError) -> () -> Void { {} }
    /// Returns a function that handles pasted text; `nil` where the text is meant for the element that has the focus.
    @MainActor func handler(ofPaste text: String) throws(LineError) -> (() -> Void)? { nil }
}

/// A screen of a type with its content.
final class ShownContent<S: Screen>: ShownScreen {
    private weak var shown: S?
    private let content: ScreenContent<S.Event>
    private let texts: Texts

    init(_ screen: S, _ content: ScreenContent<S.Event>, _ texts: Texts) {
        shown = screen
        self.content = content
        self.texts = texts
        super.init(screen, content)
    }

    override var screen: AnyObject? { shown }

    @MainActor override func handle(_ event: EventID) {
        let controls: PaneControls<S.Event>
        switch event.place {
        case .pane(let index): controls = content.panes[index].controls
        case .title: controls = content.titleControls
        case .hints: controls = content.hintControls
        case .bindings: controls = content.bindingControls
        case .alert:
            if let alert = content.alert { shown?.handle(alert.buttons[event.number].event) }
            return
        }
        shown?.handle(controls.events[event.number])
    }

    @MainActor override func handle(_ edit: TextField.Edit, ofControl index: Int, inPane pane: Int) {
        if let event = content.panes[pane].controls.all[index].edit?(edit) { shown?.handle(event) }
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
    /// Returns the screen with its present content, for the fronts.
    func shown(_ texts: Texts) -> ShownScreen { ShownContent(self, content(texts), texts) }
}
