import ScreenKit

/// The screen that shows the source of an experiment.
package final class SourceScreen: Screen {
    /// The screen has nothing to choose.
    package nonisolated enum Event: Equatable {}

    package weak var navigator: Navigator?
    let exhibit: Exhibit
    private let lines: [Message]

    /// Creates the screen of an experiment's source.
    package init(of exhibit: Exhibit) {
        self.exhibit = exhibit
        lines = exhibit.sourceLines.map { Message(text: $0, parts: SwiftLine($0).parts) }
    }

    package func title(_ texts: Texts) -> String { texts(.labSource) }

    package func content(_ texts: Texts) -> ScreenContent<Event> {
        ScreenContent(panes: [.pane(TextPane(lines: LazyRows(lines), isProse: true))], help: [texts(.labSourceHelp)])
    }

    package func handle(_ event: Event) {}
}
