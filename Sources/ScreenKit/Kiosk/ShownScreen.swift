/// A screen with its content at one moment, for the fronts. The events of the content are replaced by numbers, so that layout
/// and fronts are compiled once and not for the events of each screen. It holds the screen weakly: a picture must not keep
/// a screen that was popped.
package struct ShownScreen {
    /// The identity of the screen.
    package let id: ObjectIdentifier
    /// The content, each event of which is its place among all events of the content.
    package var content: ScreenContent<Int>
    /// Handles the event of a number.
    package let choose: (Int) -> Void
    /// Handles a typed line that is neither the number nor the name of a control.
    package let type: (String) throws(LineError) -> Void
    /// Handles pasted text; returns `false` where the text is meant for the element that has the focus.
    package let paste: (String) throws(LineError) -> Bool

    /// Creates the present view of a screen.
    ///
    /// - Parameters:
    ///   - screen: The screen.
    ///   - texts: The language.
    ///   - watch: Calls a function in which the screen handles an input.
    /// - Complexity: O(*n*) in the number of controls.
    package init<S: Screen>(
        _ screen: S, _ texts: Texts, watch: @escaping (AnyObject, () -> Void) -> Void = { _, handle in handle() }
    ) {
        var events: [S.Event] = []
        content = screen.content(texts).mapEvents { event in
            events.append(event)
            return events.count - 1
        }
        id = ObjectIdentifier(screen)
        choose = { [weak screen, events] number in
            if let screen { watch(screen) { screen.handle(events[number]) } }
        }
        type = { [weak screen] line throws(LineError) in
            guard let screen else { return }
            let events = try screen.events(forLine: line, texts)
            watch(screen) { screen.handle(events) }
        }
        paste = { [weak screen] text throws(LineError) in
            guard let screen, let events = try screen.events(forPaste: text, texts) else { return false }
            watch(screen) { screen.handle(events) }
            return true
        }
    }
}
