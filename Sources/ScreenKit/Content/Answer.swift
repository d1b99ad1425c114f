/// An answer to a question that a screen asks. See ``ScreenProtocol/ask(_:_:answers:)``.
/// ```swift
/// ask(Text("Buy the ticket?", ko: "표를 살까요?"), price) {
///     Answer(Text("Buy", ko: "사기"), .buy, key: "b")
///     Answer(cancel: Text("Do not buy", ko: "사지 않기"))
/// }
/// ```
public struct Answer<Event> {
    let label: Text
    /// The event that follows; `nil` for an answer that only takes the question back.
    let event: Event?
    let keys: [Key]
    let words: [Text]

    /// Creates an answer with its event, its key and the words that a line of input may use besides the label.
    public init(_ label: Text, _ event: Event, key: Key? = nil, words: Text...) {
        self.init(label, event, keys: key.map { [$0] } ?? [], words: words)
    }

    /// Creates an answer that only takes the question back. Esc chooses it, and is the key that is shown.
    public init(cancel label: Text, key: Key? = nil, words: Text...) {
        self.init(cancel: label, keys: [.escape] + (key.map { [$0] } ?? []), words: words)
    }

    /// Creates an answer with several keys, the first of which is shown.
    public init(_ label: Text, _ event: Event, keys: [Key], words: [Text] = []) {
        (self.label, self.event, self.keys, self.words) = (label, event, keys, words)
    }

    init(cancel label: Text, keys: [Key], words: [Text]) {
        (self.label, event, self.keys, self.words) = (label, nil, keys, words)
    }
}

/// The news about the last input, in every language.
struct News: Equatable {
    let text: Text
    let tone: Tone

    func message(_ texts: Texts) -> Message { Message(text: texts(text), tone: tone) }
}

/// A question that a screen has asked, whatever its events are.
protocol Question {
    /// Returns the question in a language, with the place of each answer as its event.
    func shown(_ texts: Texts) -> AlertContent<Int>
}

struct AskedQuestion<Event>: Question {
    let title: Text
    let details: [Text]
    let answers: [Answer<Event>]

    func shown(_ texts: Texts) -> AlertContent<Int> {
        AlertContent(
            title: texts(title), lines: details.map { Message(text: texts($0)) },
            buttons: answers.enumerated().map { index, answer in
                Control(
                    label: texts(answer.label), event: index, keys: answer.keys,
                    words: answer.words.map { texts($0) })
            })
    }
}
