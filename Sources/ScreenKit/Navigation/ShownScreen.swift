/// A screen with its content at one moment, for the fronts. The events of the content are replaced by numbers, so that layout
/// and fronts are compiled once and not for the events of each screen. It holds the screen weakly: a picture must not keep
/// a screen that was popped.
public struct ShownScreen {
    /// The identity of the screen.
    let id: ObjectIdentifier
    /// The content, each event of which is its place among all events of the content.
    var content: ScreenContent<Int>
    /// Calls a function in which the screen handles an input.
    var watch: (AnyObject, () -> Void) -> Void = { _, handle in handle() }
    private weak var screen: AnyObject?
    private let handle: (Int) -> Void
    private let line: (String) throws(LineError) -> () -> Void
    private let pasted: (String) throws(LineError) -> (() -> Void)?

    /// Creates the present view of a screen.
    ///
    /// - Complexity: O(*n*) in the number of controls.
    @inlinable public init<S: Screen>(_ screen: S, _ texts: Texts) {
        let (content, events) = screen.content(texts).numbered()
        self.init(
            screen, content, handle: { [weak screen, events] in screen?.handle(events[$0]) },
            line: { [weak screen] line throws(LineError) in
                guard let screen else { return {} }
                let events = try screen.events(forLine: line, texts)
                return { screen.handle(events) }
            },
            pasted: { [weak screen] text throws(LineError) in
                guard let screen, let events = try screen.events(forPaste: text, texts) else { return nil }
                return { screen.handle(events) }
            })
    }

    @usableFromInline init(
        _ screen: AnyObject, _ content: ScreenContent<Int>, handle: @escaping (Int) -> Void,
        line: @escaping (String) throws(LineError) -> () -> Void,
        pasted: @escaping (String) throws(LineError) -> (() -> Void)?
    ) {
        id = ObjectIdentifier(screen)
        self.content = content
        self.screen = screen
        self.handle = handle
        self.line = line
        self.pasted = pasted
    }

    /// Handles the event of a number.
    func choose(_ event: Int) { watched { handle(event) } }

    /// Handles a typed line that is neither the number nor the name of a control.
    func type(_ text: String) throws(LineError) { watched(try line(text)) }

    /// Handles pasted text; returns `false` where the text is meant for the element that has the focus.
    func paste(_ text: String) throws(LineError) -> Bool {
        guard let handle = try pasted(text) else { return false }
        watched(handle)
        return true
    }

    private func watched(_ handle: () -> Void) {
        if let screen { watch(screen, handle) }
    }
}
