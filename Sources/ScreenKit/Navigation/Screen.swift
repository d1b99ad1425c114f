import Terminal

/// One screen of a kiosk: turns its state into content, and an input into an event.
///
/// A screen never draws and never prints. A front asks for its ``content(_:)``, shows it, and passes the event of the chosen
/// control to ``handle(_:)-(Event)``. Screens reach each other through the navigator, pass data forward through `init`, and
/// back through a delegate.
@MainActor public protocol Screen: AnyObject {
    /// The events of the screen.
    associatedtype Event: Equatable

    /// The navigator whose stack the screen is on. A screen declares it `weak`: the navigator owns the screen.
    var navigator: Navigator? { get set }

    /// Returns the screen's name in the breadcrumb.
    func title(_ texts: Texts) -> String

    /// Returns everything there is to see and to choose, as a value.
    func content(_ texts: Texts) -> ScreenContent<Event>

    /// Handles the event of a chosen control.
    func handle(_ event: Event)

    /// Handles the events of one input, such as a line of keys.
    func handle(_ events: [Event])

    /// Returns the events of pasted text; `nil` where the text is meant for the element that has the focus.
    ///
    /// - Throws: `LineError` where the screen does not understand the whole text.
    func events(forPaste text: String, _ texts: Texts) throws(LineError) -> [Event]?

    /// Returns the events of a typed line that is neither the number nor the name of a control.
    ///
    /// - Throws: `LineError` where the screen does not understand the line.
    func events(forLine line: String, _ texts: Texts) throws(LineError) -> [Event]

    /// The event of leaving with Esc; `nil` where the screen can simply be left.
    var backEvent: Event? { get }

    /// Returns the screen with its present content, for the fronts.
    ///
    /// The default serves every screen. It is a requirement only so that the compiler makes a version for each screen's own type of
    /// events, in the screen's module: without that a key takes twice as long.
    func shown(_ texts: Texts) -> ShownScreen

    /// Called before the screen comes into view.
    func willAppear()
    /// Called when the screen has come into view.
    func didAppear()
    /// Called before the screen goes out of view.
    func willDisappear()
    /// Called when the screen has gone out of view.
    func didDisappear()
}

extension Screen {
    public func handle(_ events: [Event]) {
        for event in events { handle(event) }
    }

    public func events(forPaste text: String, _ texts: Texts) throws(LineError) -> [Event]? { nil }

    public func events(forLine line: String, _ texts: Texts) throws(LineError) -> [Event] {
        throw LineError(texts(.unknownInput, line.printable))
    }

    public var backEvent: Event? { nil }

    @inlinable public func shown(_ texts: Texts) -> ShownScreen { ShownScreen(self, texts) }

    public func willAppear() {}
    public func didAppear() {}
    public func willDisappear() {}
    public func didDisappear() {}
}

/// The reason why a line of input was not understood, in the language of the texts.
public nonisolated struct LineError: Error, Equatable {
    /// The reason, as a sentence to show.
    public let reason: String

    /// Creates an error.
    ///
    /// - Parameter reason: The reason; its first letter becomes a capital.
    public init(_ reason: String) {
        self.reason = reason.asSentence
    }
}
