/// What the help says of a screen: its purpose, a paragraph each.
/// ```swift
/// Help(Text("Here you rent a locker.", ko: "여기서 락커를 빌립니다."))
/// Help(drawing: Text("A dark door is taken.", ko: "어두운 문은 사용 중입니다."))
/// ```
public struct Help: ContentPart {
    private let paragraphs: [Text]
    private let isOfDrawing: Bool

    /// Creates the help of a screen.
    public init(_ paragraphs: Text...) { (self.paragraphs, isOfDrawing) = (paragraphs, false) }

    /// Creates the help of what is drawn, and how keys and clicks choose it. Line mode leaves it out.
    public init(drawing paragraphs: Text...) { (self.paragraphs, isOfDrawing) = (paragraphs, true) }

    /// The help as a part of a screen.
    public var content: Content<Never> {
        Content { page, texts in
            let paragraphs = paragraphs.map { texts($0) }
            if isOfDrawing { page.drawingHelp += paragraphs } else { page.help += paragraphs }
        }
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
    public var content: Content<Never> { Content { page, _ in page.copyText = text } }
}
