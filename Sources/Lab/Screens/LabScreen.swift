import ScreenKit

extension App {
    /// Returns the lab as an app of the home menu.
    ///
    /// - Parameter exhibits: The exhibits, in the order of the list.
    /// - Returns: The app.
    package static func lab(exhibits: [Exhibit]) -> App {
        App(id: "lab", title: LabText.lab, summary: .labSummary) { LabScreen(exhibits: exhibits) }
    }
}

/// The screen that lists the experiments.
package final class LabScreen: Screen {
    /// A choice on the screen.
    package nonisolated enum Event: Equatable {
        /// Open the experiment at this index.
        case open(Int)
    }

    package weak var navigator: Navigator?
    private let exhibits: [Exhibit]

    /// Creates the screen.
    ///
    /// - Parameter exhibits: The exhibits, in the order of the list.
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
