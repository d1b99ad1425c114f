/// One screen of the kiosk: turns its state into content, and an input into an event.
///
/// A screen never draws and never prints. A front asks for its ``content(_:)``, shows it, and hands back the event of
/// whatever the person chose. Screens reach each other through the navigator, hand data forward through `init`, and
/// back through a delegate.
package protocol Screen: AnyObject {
    /// What can happen on this screen.
    associatedtype Event: Equatable

    /// The navigator whose stack the screen is on; held weakly, as a child holds its parent.
    var navigator: Navigator? { get set }

    /// The screen's name in the breadcrumb.
    func title(_ texts: Texts) -> String

    /// Everything there is to see and to choose, as a value.
    func content(_ texts: Texts) -> ScreenContent<Event>

    /// Takes what the person chose.
    func handle(_ event: Event)

    /// Takes what came of one input, such as a line of keys.
    func handle(_ events: [Event])

    /// Understands pasted text; `nil` where it is for whatever has the focus.
    ///
    /// - Throws: `LineError` with the reason, in the words of `texts`, where the text cannot be taken as a whole.
    func events(forPaste text: String, _ texts: Texts) throws(LineError) -> [Event]?

    /// Understands a line of typed input that is not the number or the name of a control.
    ///
    /// - Throws: `LineError` with the reason, in the words of `texts`, where the line means nothing here.
    func events(forLine line: String, _ texts: Texts) throws(LineError) -> [Event]

    /// What leaving with Esc means here; `nil` where it only leaves.
    var backEvent: Event? { get }

    /// What a full-screen front shows of the screen.
    ///
    /// The implementation below serves every screen. It is a requirement only so that the compiler makes a version of it
    /// for each screen's own type of events, which takes half as long.
    func stage(on front: FullScreenFront) -> Scene

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
    package func handle(_ events: [Event]) {
        for event in events { handle(event) }
    }

    package func events(forPaste text: String, _ texts: Texts) throws(LineError) -> [Event]? { nil }

    package func events(forLine line: String, _ texts: Texts) throws(LineError) -> [Event] {
        throw LineError(texts(.unknownInput, line.printable))
    }

    package var backEvent: Event? { nil }

    package func stage(on front: FullScreenFront) -> Scene { front.stage(self) }

    package func willAppear() {}
    package func didAppear() {}
    package func willDisappear() {}
    package func didDisappear() {}
}
