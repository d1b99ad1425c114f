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

    @Test(arguments: [(nil, ["2 cups"]), (.calls, ["2 cups"]), (.history, [])] as [(LineSection.Kind?, [String])])
    func `a heading that has changed is said again, unless the changes are announced elsewhere`(
        kind: LineSection.Kind?, said: [String]
    ) {
        func sections(_ heading: String) -> [LineSection] {
            TextPane(lines: LazyRows([Message(text: "Tea")]), heading: heading, announcement: kind).lines(
                Texts(.english), firstNumber: 1)
        }
        let new = zip(sections("2 cups"), sections("1 cup")).flatMap { $0.lines(since: $1, withPage: false) }
        #expect(new == said)
    }
}
