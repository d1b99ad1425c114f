import ScreenKit

/// The source of an experiment, to read.
package final class SourceScreen: Screen {
    /// Nothing happens here but reading.
    package nonisolated enum Event: Equatable {}

    package weak var navigator: Navigator?
    private let lines: [Message]

    /// Makes the screen.
    ///
    /// - Parameter exhibit: Whose source to show.
    package init(of exhibit: Exhibit) {
        lines = exhibit.sourceLines.map { Message(text: $0) }
    }

    package func title(_ texts: Texts) -> String { texts(.labSource) }

    package func content(_ texts: Texts) -> ScreenContent<Event> {
        ScreenContent(panes: [.text(TextPane(lines: LazyRows(lines), isProse: true))], help: [texts(.labSourceHelp)])
    }

    package func handle(_ event: Event) {}
}
