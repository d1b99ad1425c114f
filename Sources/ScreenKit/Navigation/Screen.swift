import Terminal

/// A screen of a kiosk: it turns its state into content, and an input into an event.
///
/// A screen never draws and never prints. A front asks for its ``content(_:)``, shows it, and passes the event of the chosen
/// control to ``handle(_:)-(Self.Event)``. A screen opens another one through the navigator. It passes data forward through the
/// `init` of the other screen, and back through a delegate.
@MainActor public protocol Screen: AnyObject {
    /// The events of the screen. A module whose default actor is the main actor declares them `nonisolated`.
    associatedtype Event: Equatable

    /// The navigator with the screen on its stack. A screen declares it `weak`, because the navigator owns the screen.
    var navigator: Navigator? { get set }

    /// Returns the name of the screen in the breadcrumb.
    func title(_ texts: Texts) -> String

    /// Returns all that the screen shows and offers, as a value.
    func content(_ texts: Texts) -> ScreenContent<Event>

    /// Handles the event of a chosen control.
    func handle(_ event: Event)

    /// Handles the events of one input, such as a line of keys.
    func handle(_ events: [Event])

    /// Returns the events of pasted text, which it must understand as a whole; `nil` if the text is meant for the element that has the focus.
    func events(forPaste text: String, _ texts: Texts) throws(LineError) -> [Event]?

    /// Returns the events of a typed line that is neither the number nor the name of a control, and which it must understand.
    func events(forLine line: String, _ texts: Texts) throws(LineError) -> [Event]

    /// The event of Esc, `back`, `home` and quit; `nil` if the screen simply leaves. A screen that handles it stays if it does
    /// not leave the navigator, for example to ask a question first.
    var backEvent: Event? { get }

    /// The time until what the screen shows changes without any news, such as an age in minutes; `nil` if it does not.
    var timeToChange: Duration? { get }

    /// Called when data outside of the screen may have changed, before the next content is made. Content itself reads nothing.
    func dataDidChange()

    /// Called when a front has shown or said the content: the person knows what is new in it.
    func wasShown()

    /// Called before the screen comes into view. Like the three callbacks below, it must not navigate.
    func willAppear()
    /// Called when the screen has come into view.
    func didAppear()
    /// Called before the screen goes out of view.
    func willDisappear()
    /// Called when the screen has gone out of view.
    func didDisappear()
}

extension Screen {
    /// Handles one event after another.
    public func handle(_ events: [Event]) {
        for event in events { handle(event) }
    }

    /// Returns `nil`: the text is meant for the element that has the focus.
    public func events(forPaste text: String, _ texts: Texts) throws(LineError) -> [Event]? { nil }

    /// Throws an error: the screen understands no lines.
    public func events(forLine line: String, _ texts: Texts) throws(LineError) -> [Event] {
        throw LineError(unknown: line, texts)
    }

    /// The value `nil`: the screen simply leaves.
    public var backEvent: Event? { nil }

    /// The value `nil`: what the screen shows stays as it is.
    public var timeToChange: Duration? { nil }
    /// Does nothing.
    public func dataDidChange() {}
    /// Does nothing.
    public func wasShown() {}
    /// Does nothing.
    public func willAppear() {}
    /// Does nothing.
    public func didAppear() {}
    /// Does nothing.
    public func willDisappear() {}
    /// Does nothing.
    public func didDisappear() {}
}

extension Screen where Event == Never {
    /// Does nothing: a screen without events is only read.
    public func handle(_ event: Never) {}
}

/// The reason why a line of input was not understood, in the language of the texts.
public struct LineError: Error, Equatable {
    /// The reason, as a sentence to show.
    public let reason: String

    /// Creates an error with a reason, whose first letter becomes a capital.
    public init(_ reason: String) {
        self.reason = reason.asSentence
    }

    /// Creates the error for a line that a screen does not understand.
    public init(unknown line: String, _ texts: Texts) {
        self.init(texts(.unknownInput, line.printable))
    }

    /// Creates the error for a control that cannot be chosen now.
    public init(disabled label: String, _ texts: Texts) {
        self.init(texts(.notNow, label))
    }

    /// Creates the error for a text that is no number from a least to a greatest one.
    public init(badNumber text: some StringProtocol, from least: String, to greatest: String, _ texts: Texts) {
        self.init(texts(.badNumber, String(text).printable, least, greatest))
    }
}
