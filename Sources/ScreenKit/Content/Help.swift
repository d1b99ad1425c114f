/// What the help says of a screen: its purpose, a paragraph each.
/// ```swift
/// Help(Text("Here you rent a locker.", ko: "여기서 락커를 빌립니다."))
/// Help(drawing: Text("A dark door is taken.", ko: "어두운 문은 사용 중입니다."))
/// ```
public struct Help: ContentPart {
    private let add: (inout Words, [String]) -> Void
    private let texts: [Text]

    /// What the help says, in one language.
    struct Words: Equatable {
        /// The purpose of the screen, and what is drawn: a paragraph each.
        var purpose: [String] = []
        var drawing: [String] = []
        /// Examples of lines that the screen understands.
        var lines: [String] = []
    }

    /// Creates the help of a screen.
    public init(_ paragraphs: Text...) { (texts, add) = (paragraphs, { $0.purpose += $1 }) }

    /// Creates the help of what is drawn, and how keys and clicks choose it. Line mode leaves it out.
    public init(drawing paragraphs: Text...) { (texts, add) = (paragraphs, { $0.drawing += $1 }) }

    /// Creates examples of lines that its parts understand.
    public init(lines: Text...) { (texts, add) = (lines, { $0.lines += $1 }) }

    /// The help as a part of a screen.
    public var content: Content<Never> {
        Content { page, texts in add(&page.body.frame.help, self.texts.map { texts($0) }) }
    }
}

/// The text of a screen that a person can copy to the clipboard.
/// ```swift
/// CopiedText(receipt)
/// ```
public struct CopiedText: ContentPart {
    private let text: String

    /// Creates the text to copy.
    public init(_ text: String) { self.text = text }

    /// The text as a part of a screen.
    public var content: Content<Never> { Content { page, _ in page.body.copyText = text } }
}
