import Terminal

/// Explains a screen and the keys that work on it.
package final class HelpScreen: Screen {
    /// Nothing happens here but reading.
    package enum Event: Equatable {}

    package weak var navigator: Navigator?
    /// The screen that it explains.
    package private(set) weak var subject: (any Screen)?
    private let makeLines: (Texts) -> [Message]

    /// Creates the explanation of a screen. Its keys are read off its content, so that they are always true.
    init(explaining screen: some Screen, commands: CommandHelp) {
        subject = screen
        makeLines = { [weak screen] texts in
            screen.map { HelpScreen.lines(for: $0.content(texts), commands, texts) } ?? []
        }
    }

    package func title(_ texts: Texts) -> String { texts(.help) }

    package func content(_ texts: Texts) -> ScreenContent<Event> {
        ScreenContent(panes: [.pane(TextPane(lines: LazyRows(makeLines(texts)), isProse: true))])
    }

    package func handle(_ event: Event) {}
}

extension HelpScreen {
    private static func lines<Subject>(
        for content: ScreenContent<Subject>, _ commands: CommandHelp, _ texts: Texts
    ) -> [Message] {
        let paragraphs = (content.help + content.drawingHelp).flatMap {
            $0.split(separator: "\n", omittingEmptySubsequences: false)
        }
        let keys = content.keyExplanations(texts)
        let keyColumns = keys.map { DisplayWidth.of($0.keys) }.max() ?? 0
        return paragraphs.map { Message(text: String($0)) }
            + [Message(text: "")]
            + keys.map { Message(text: "  " + DisplayWidth.padded($0.keys, to: keyColumns) + "  " + $0.meaning) }
            + [Message(text: ""), Message(text: commands.keys(texts))]
    }
}
