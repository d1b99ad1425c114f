import Terminal

/// What the kit keeps for a screen, so that no screen writes it: the navigator, and what a screen can hear of. See ``Screen``.
@MainActor open class ScreenObject {
    /// The navigator with the screen on its stack.
    public internal(set) weak var navigator: Navigator?

    /// Creates what the kit keeps for a screen that is on no stack yet.
    public init() {}

    // A screen holds nothing that only the main actor may release.
    nonisolated deinit {}

    /// The time until what the screen shows changes without any news, such as an age in minutes; `nil` if it does not.
    open var timeToChange: Duration? { nil }

    /// Called when data outside of the screen may have changed, before the next content is made. Content itself reads nothing.
    open func dataDidChange() {}

    /// Called when a front has shown or said the content: the person knows what is new in it.
    open func wasShown() {}

    /// Called before the screen comes into view. Like the three callbacks below, it must not navigate.
    open func willAppear() {}
    /// Called when the screen has come into view.
    open func didAppear() {}
    /// Called before the screen goes out of view.
    open func willDisappear() {}
    /// Called when the screen has gone out of view.
    open func didDisappear() {}
}

/// A screen of a kiosk: it turns its state into content, and an input into an event.
///
/// A screen never draws and never prints. A front asks for its content, shows it, and passes the event of the chosen control to
/// ``ScreenProtocol/handle(_:)-(Self.Event)``. A screen opens another one through the navigator. It passes data forward through the
/// `init` of the other screen, and back through a delegate.
/// ```swift
/// final class LampScreen: Screen {
///     nonisolated enum Event { case toggle }
///     …
/// }
/// ```
public typealias Screen = ScreenObject & ScreenProtocol

/// What a screen says of itself. Screens are declared as ``Screen``.
@MainActor public protocol ScreenProtocol: ScreenObject {
    /// The events of the screen. A module whose default actor is the main actor declares them `nonisolated`.
    associatedtype Event: Equatable

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
}

extension ScreenProtocol {
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
}

extension ScreenProtocol where Event == Never {
    /// Does nothing: a screen without events is only read.
    public func handle(_ event: Never) {}
}

/// The reason why a line of input was not understood, in the language of the texts.
public struct LineError: Error, Equatable {
    /// The reason, as a sentence to show.
    public let reason: String
    /// A Boolean value that indicates whether the line means nothing to the screen, so that a pane may explain it.
    let isUnknown: Bool

    /// Creates an error with a reason, whose first letter becomes a capital.
    public init(_ reason: String) {
        (self.reason, isUnknown) = (reason.asSentence, false)
    }

    /// Creates the error for a line that a screen does not understand.
    public init(unknown line: String, _ texts: Texts) {
        (reason, isUnknown) = (texts(.unknownInput, line.printable).asSentence, true)
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
