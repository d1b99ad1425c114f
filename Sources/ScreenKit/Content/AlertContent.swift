import Terminal

/// A question over everything else, with a default answer.
public struct AlertContent<Event> {
    /// The question.
    public var title: String
    /// The subject of the question, a line each. The first one is bold.
    public var lines: [Message]
    /// The seconds after which the screen goes on by itself; `nil` where it waits.
    public var seconds: Int?
    /// The answers; the first one is the default. Esc chooses the one that has this key, and without one it does nothing.
    public var buttons: [Control<Event>]

    /// Creates a question. Without answers it is a notice, which the screen takes back itself.
    public init(title: String, lines: [Message] = [], seconds: Int? = nil, buttons: [Control<Event>]) {
        self.title = title
        self.lines = lines
        self.seconds = seconds
        self.buttons = buttons
    }

    /// Returns a question before something is lost, as the warning says. The answer that loses nothing is the default.
    public static func confirmation(
        of loss: Event, or keeping: Event, title: String, warning: String, _ texts: Texts
    ) -> AlertContent {
        AlertContent(
            title: title, lines: [Message(text: warning)],
            buttons: [
                Control(
                    label: texts(.no), event: keeping, keys: [.escape, .character("n")], words: ["no", "n", "아니오"]),
                Control(label: texts(.yes), event: loss, keys: [.character("y")], words: ["yes", "y", "네"]),
            ])
    }

    func reminder(_ texts: Texts) -> String {
        texts(.answerFirst, buttons.map(\.label).joined(separator: ", "))
    }

    /// The question with the place of each answer as its event.
    var numbered: AlertContent<Int> {
        AlertContent<Int>(
            title: title, lines: lines, seconds: seconds,
            buttons: buttons.enumerated().map { index, answer in answer.mapEvent { _ in index } })
    }
}

extension AlertContent: Equatable where Event: Equatable {}
