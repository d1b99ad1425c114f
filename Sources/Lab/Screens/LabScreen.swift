import ScreenKit

extension App {
    /// Returns the lab as an app of the home menu.
    package static func lab(exhibits: [Exhibit]) -> App {
        App(id: "lab", title: LabText.lab, summary: .labSummary) { LabScreen(exhibits: exhibits) }
    }
}

/// The screen that lists the experiments. It keeps what a class has predicted until the class leaves the lab.
package final class LabScreen: Screen {
    /// A choice on the screen.
    package nonisolated enum Event: Equatable {
        /// Open the experiment at this index.
        case open(Int)
    }

    package weak var navigator: Navigator?
    let exhibits: [Exhibit]
    /// The number of hands for each answer of an experiment.
    private var hands: [ExperimentID: [Int]] = [:]
    private var done: Set<ExperimentID> = []

    /// Creates the screen with the exhibits in the order of the list.
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
                detail: exhibit.id.rawValue,
                note: done.contains(exhibit.id) ? texts.spelled("✓") : "",
                tone: .good
            )
        }
        return ScreenContent(
            panes: [.pane(ListPane(heading: texts(.labHeading), rows: rows))],
            help: [texts(.labHelp), texts(.labKeptHelp)])
    }

    package func handle(_ event: Event) {
        switch event {
        case .open(let index):
            let exhibit = exhibits[index]
            let screen = ExperimentScreen(
                exhibit, hands: hands[exhibit.id] ?? [], hasNext: index + 1 < exhibits.count)
            screen.delegate = self
            navigator?.push(screen)
        }
    }
}

extension LabScreen: ExperimentScreenDelegate {
    package func experimentScreen(_ screen: ExperimentScreen, didCount hands: [Int]) {
        self.hands[screen.exhibit.id] = hands
    }

    package func experimentScreen(_ screen: ExperimentScreen, didRunWith answer: Int) {
        done.insert(screen.exhibit.id)
    }

    package func experimentScreenShowNext(_ screen: ExperimentScreen) {
        guard let index = exhibits.firstIndex(where: { $0.id == screen.exhibit.id }), index + 1 < exhibits.count else {
            return
        }
        handle(.open(index + 1))
    }
}
