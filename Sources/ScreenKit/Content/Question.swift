/// A question that must be answered before anything else. As a part of a screen it is open as long as the state of the screen has it there,
/// such as that of a state machine. A question about what a person has just done is asked by ``ScreenProtocol/ask(_:_:answers:)``.
/// ```swift
/// if machine.isAsking {
///     Question(Text("Go on?", ko: "계속할까요?"), [Line(machine.reason, .bad)]) {
///         Answer(Text("Go on", ko: "계속하기"), .goOn, key: "g")
///         Answer(Text("Stop", ko: "그만하기"), .stop, key: .escape)
///     }
/// }
/// ```
public struct Question<Event>: ContentPart, AskedQuestion {
    private let title: Text
    private let details: [Line]
    private let seconds: Int?
    let answers: [Answer<Event>]

    var waits: Bool { seconds == nil }

    /// Creates a question.
    ///
    /// - Parameters:
    ///   - title: The question.
    ///   - details: The subject of the question. The first line is bold.
    ///   - seconds: The seconds after which the screen goes on by itself, in a countdown that covers nothing; `nil` where it waits.
    ///   - answers: The answers, of which the first one has the focus. Esc chooses the one that has this key, and without one it does nothing.
    ///     Without answers the question is a notice, which the screen takes back itself.
    public init(
        _ title: Text, _ details: [Line] = [], seconds: Int? = nil,
        @Items<Answer<Event>> answers: () -> [Answer<Event>] = { [] }
    ) {
        (self.title, self.details, self.seconds, self.answers) = (title, details, seconds, answers())
    }

    /// The question as a part of a screen.
    public var content: Content<Event> { Content { page, _ in page.question = self } }

    /// Returns the question in a language.
    func shown(_ texts: Texts) -> ShownQuestion {
        ShownQuestion(
            title: texts(title), lines: details.map { $0.message(texts) }, seconds: seconds,
            answers: answers.map { $0.element(texts) })
    }
}

/// A question that a screen has asked, whatever its events are.
protocol AskedQuestion {}

/// An answer to a ``Question``.
/// ```swift
/// ask(Text("Buy the ticket?", ko: "표를 살까요?"), price) {
///     Answer(Text("Buy", ko: "사기"), .buy, key: "b")
///     Answer(cancel: Text("Do not buy", ko: "사지 않기"))
/// }
/// ```
public struct Answer<Event> {
    private let label: Text
    /// The event that follows; `nil` for an answer that only takes the question back.
    let event: Event?
    private let keys: [Key]
    private let words: [Text]

    /// Creates an answer with its event, its key and the words that a line of input may use besides the label.
    public init(_ label: Text, _ event: Event, key: Key? = nil, words: Text...) {
        self.init(label, event, keys: key.map { [$0] } ?? [], words: words)
    }

    /// Creates an answer that only takes the question back. Esc chooses it, and is the key that is shown.
    public init(cancel label: Text, key: Key? = nil, words: Text...) {
        (self.label, event, self.words) = (label, nil, words)
        keys = [.escape] + (key.map { [$0] } ?? [])
    }

    /// Creates an answer with several keys, the first of which is shown.
    public init(_ label: Text, _ event: Event, keys: [Key], words: [Text] = []) {
        (self.label, self.event, self.keys, self.words) = (label, event, keys, words)
    }

    /// Creates the answer “Yes”, with the key `y`.
    public init(yes event: Event) { self.init(Text(.yes), event, keys: ["y"], words: ["yes", "y", "네"]) }

    /// Creates the answer “No”, with Esc and `n`. Without an event it only takes the question back.
    public init(no event: Event?) {
        (label, self.event, keys, words) = (Text(.no), event, [.escape, "n"], ["no", "n", "아니오"])
    }

    fileprivate func element(_ texts: Texts) -> Element {
        // Whether it has an event is the business of the screen: on the page it can be chosen.
        Element(Control(label, 0, keys: keys, words: words, isFocusable: true), texts)
    }
}

extension Question: Equatable where Event: Equatable {}
extension Answer: Equatable where Event: Equatable {}

/// A question on a page, in its language.
struct ShownQuestion {
    let title: String
    let lines: [Message]
    /// The seconds after which the screen goes on by itself; `nil` where it waits.
    let seconds: Int?
    let answers: [Element]

    func reminder(_ texts: Texts) -> String {
        texts(.answerFirst, answers.map(\.label).joined(separator: ", "))
    }

    func asks(theSameAs other: ShownQuestion?) -> Bool {
        title == other?.title && lines == other?.lines && seconds == other?.seconds
            && answers.map(\.label) == other?.answers.map(\.label)
    }
}
