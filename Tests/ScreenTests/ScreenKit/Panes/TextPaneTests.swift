import Testing

@testable import ScreenKit

/// What a pane of lines says in line mode.
struct TextPaneTests {
    private func said(_ lines: [String], _ kind: LineSection.Kind? = nil, followsEnd: Bool = false) -> [String] {
        TextPane(
            lines: LazyRows(lines.map { Message(text: $0) }), followsEnd: followsEnd, placeholder: "Nothing.",
            heading: "News", announcement: kind
        ).lines(Texts(.english), firstNumber: 1).flatMap(\.all)
    }

    @Test func `line mode says the placeholder in the place of rows, and not of lines that are added at the end`() {
        #expect(said([]) == ["News", "Nothing."])
        #expect(said(["One."]) == ["News", "One."])
        #expect(said([], .history) == ["News"])
        #expect(said([], followsEnd: true) == ["News"])
        // Without a placeholder there is no blank line.
        let pane = TextPane(lines: LazyRows([Message]()))
        #expect(pane.lines(Texts(.english), firstNumber: 1).flatMap(\.all).isEmpty)
    }
}
