import ScreenKit
import Terminal

/// The experiments to choose from.
package final class LabScreen: Screen {
    package nonisolated enum Event: Equatable {
        /// Go to the experiment at this place.
        case open(Int)
    }

    package weak var navigator: Navigator?
    private let exhibits: [Exhibit]

    /// Makes the list.
    ///
    /// - Parameter exhibits: The experiments, in the order of the list.
    package init(exhibits: [Exhibit]) {
        self.exhibits = exhibits
    }

    package func title(_ texts: Texts) -> String { texts(.lab) }

    package func content(_ texts: Texts) -> ScreenContent<Event> {
        let rows = exhibits.enumerated().map { index, exhibit in
            ListPane<Event>.Row(
                control: Control(
                    label: texts(exhibit.title),
                    event: .open(index),
                    keys: .number(index),
                    words: [exhibit.id.rawValue]
                ),
                detail: exhibit.id.rawValue
            )
        }
        return ScreenContent(
            panes: [.list(ListPane(heading: texts(.labHeading), rows: rows))], help: [texts(.labHelp)])
    }

    package func handle(_ event: Event) {
        switch event {
        case .open(let index): navigator?.push(ExperimentScreen(exhibits[index]))
        }
    }
}
