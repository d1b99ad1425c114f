import Terminal

/// A screen with its content at one moment, for the fronts. They know the events of the content by number, so that layout and fronts are
/// compiled once and not for the events of each screen. It holds the screen weakly: a picture must not keep a screen that was popped.
package final class ShownScreen {
    let id: ObjectIdentifier
    private(set) weak var screen: (any Screen)?
    let panes: [ShownPane]
    let frame: ShownFrame
    let copyText: String?
    /// The news about the last input. A front can put news of its own in their place.
    var message: Message?
    var alert: AlertContent<Int>?
    private let answers: NumberedControls?
    let texts: Texts

    init<Event>(_ screen: some Screen, _ content: ScreenContent<Event>, _ texts: Texts) {
        id = ObjectIdentifier(screen)
        (self.screen, self.texts) = (screen, texts)
        panes = content.shownPanes
        frame = content.frame
        copyText = content.copyText
        message = content.message
        alert = content.alert?.numbered
        answers = content.alert.map { PaneControls($0.buttons.map { PaneControl($0) }) }
    }

    func controls(at place: EventID.Place) -> NumberedControls? {
        switch place {
        case .pane(let index): panes[index].controls
        case .title: frame.accessories
        case .hints: frame.hints
        case .bindings: frame.bindings
        case .alert: answers
        }
    }
}

extension Screen {
    func shown(_ texts: Texts) -> ShownScreen { ShownScreen(self, content(texts), texts) }

    func handle(eventAt number: Int, of controls: NumberedControls?) {
        if let controls = controls as? PaneControls<Event> { handle(controls.events[number]) }
    }

    func handle(_ edit: TextField.Edit, ofControl index: Int, of controls: NumberedControls) {
        if let event = (controls as? PaneControls<Event>)?.all[index].edit?(edit) { handle(event) }
    }

    func handler(ofLine line: String, _ texts: Texts) throws(LineError) -> () -> Void {
        let events = try events(forLine: line, texts)
        return { self.handle(events) }
    }

    /// Returns a function that handles pasted text; `nil` where the text is meant for the element that has the focus.
    func handler(ofPaste text: String, _ texts: Texts) throws(LineError) -> (() -> Void)? {
        guard let events = try events(forPaste: text, texts) else { return nil }
        return { self.handle(events) }
    }
}
