/// Lines to read. A line that is too long goes on in the next row.
/// ```swift
/// Lines(Text("Closed today.", ko: "오늘은 쉽니다."), tone: .warning)
/// ```
public struct Lines: ContentPart {
    private let heading: Text
    private let lines: [Text]
    private let tone: Tone

    /// Creates lines with a meaning, below a heading if there is one.
    public init(_ lines: Text..., heading: Text = "", tone: Tone = .plain) {
        self.init(lines, heading: heading, tone: tone)
    }

    /// Creates lines with a meaning, below a heading if there is one.
    public init(_ lines: [Text], heading: Text = "", tone: Tone = .plain) {
        (self.lines, self.heading, self.tone) = (lines, heading, tone)
    }

    /// The lines as a part of a screen.
    public var content: Content<Never> {
        Content.part { texts in
            var pane = TextPane(
                lines: LazyRows(lines.map { Message(text: texts($0), tone: tone) }), isProse: true,
                heading: texts(heading))
            pane.takesRest = false
            return pane
        }
    }
}
