import Terminal

/// What the kit keeps for a screen, so that no screen writes it: the navigator, and what a screen can hear of. See ``Screen``.
@MainActor open class ScreenObject {
    /// The navigator with the screen on its stack.
    public internal(set) weak var navigator: Navigator?
    /// The news about the last input, and the question that must be answered first.
    fileprivate(set) var lastNews: Line?
    fileprivate(set) var question: (any AskedQuestion)?

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
/// A screen never draws and never prints. A front asks for its content, shows it, and passes the event of what was chosen to
/// ``ScreenProtocol/handle(_:)``, which changes the state, says what has happened, asks a question, or opens another screen. Data
/// goes forward through the `init` of the other screen, and back through a delegate.
/// ```swift
/// final class LampScreen: Screen {
///     enum Event { case toggle }
///
///     let title: Text = "Lamp"
///     private var isOn = false
///     var content: Content<Event> { Button(isOn ? "Switch off" : "Switch on", .toggle, key: "s") }
///     func handle(_ event: Event) { isOn.toggle() }
/// }
/// ```
public typealias Screen = ScreenObject & ScreenProtocol

/// What the delegate of a screen is. It belongs to the main actor, as screens do, so that a delegate's protocol need not say it.
@MainActor public protocol ScreenDelegate: AnyObject {}

/// What a screen says of itself. Screens are declared as ``Screen``.
@MainActor public protocol ScreenProtocol: ScreenObject {
    /// The events of the screen, which it defines itself.
    associatedtype Event = Never

    /// The name of the screen in the breadcrumb.
    var title: Text { get }

    /// All that the screen shows and offers.
    @ContentBuilder<Event> var content: Content<Event> { get }

    /// Handles the event of what was chosen.
    func handle(_ event: Event)

    /// The event of Esc, `back`, `home` and quit; `nil` if the screen simply leaves. A screen that handles it stays if it does
    /// not leave the navigator, for example to ask a question first.
    var backEvent: Event? { get }
}

extension ScreenProtocol {
    /// The value `nil`: the screen simply leaves.
    public var backEvent: Event? { nil }

    /// Shows another screen on top of this one.
    public func push(_ screen: some Screen) { navigator?.push(screen) }

    /// Leaves the screen, and returns whether it did: one that is not in view stays.
    @discardableResult public func pop() -> Bool { navigator?.pop(self) ?? false }
}

// MARK: - News and questions

extension ScreenProtocol {
    /// Says what the event has done. The text stays on this screen until its next event; it is seen when the screen is in view, such as after a
    /// screen above has told its delegate and has left.
    public func say(_ text: Text, _ tone: Tone = .good) { lastNews = Line(text, tone) }

    /// Says why the event could do nothing. The text stays until the next one.
    public func refuse(_ reason: Text) { say(reason, .warning) }

    /// Says why an edit could do nothing; `nil` for one that was done.
    public func refuse(_ refusal: TextField.Refusal?) {
        if let refusal { refuse(refusal.text) }
    }

    /// Asks a question, which must be answered before anything else. The first answer has the focus.
    ///
    /// - Parameters:
    ///   - title: The question.
    ///   - details: The subject of the question, a line each.
    ///   - answers: The answers, each with its event.
    public func ask(_ title: Text, _ details: Text..., @Items<Answer<Event>> answers: () -> [Answer<Event>]) {
        ask(Question(title, details.map { Line($0) }, answers: answers))
    }

    /// Asks a question that is more than a title and lines without a meaning, such as one with a warning. It stays as it was asked.
    public func ask(_ question: Question<Event>) { self.question = question }

    /// Asks before something is lost. The answer that loses nothing is the first.
    public func confirm(_ loss: Event, _ title: Text, _ warning: Text) {
        ask(title, warning) {
            Answer(no: nil)
            Answer(yes: loss)
        }
    }

    /// Handles the events of one input: what was said of the last one is over.
    func receive(_ events: [Event]) {
        lastNews = nil
        for event in events { handle(event) }
    }

    /// Handles an answer to the question, which is over with it.
    func receive(_ answer: Answer<Event>) {
        question = nil
        receive(answer.event.map { [$0] } ?? [])
    }
}

extension ScreenProtocol where Event == Never {
    /// Does nothing: a screen without events is only read.
    public func handle(_ event: Never) {}
}
