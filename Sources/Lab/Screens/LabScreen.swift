import ScreenKit

extension App {
    /// Returns the lab as an app of the home menu.
    package static func lab(exhibits: [Exhibit]) -> App {
        // The experiments that have run since the program was started.
        var done: Set<ExperimentID> = []
        return App(
            id: "lab", title: LabText.lab, summary: .labSummary, picture: picture,
            news: {
                let count = done.count
                return { texts in count == 0 ? "" : texts.labProgress(count, of: exhibits.count) }
            },
            makeRootScreen: { LabScreen(exhibits: exhibits, done: done) { done.insert($0) } })
    }

    private static let picture = Bitmap(
        [
            "....gggggggg....",
            ".....g....g.....",
            ".....g....g.....",
            ".....g....g.....",
            ".....g..v.g.....",
            ".....g....g.....",
            "....g..v...g....",
            "....g......g....",
            "...gvvvwvvvvg...",
            "...gvvvvvvvvg...",
            "..gvvwvvvvwvvg..",
            "..gvvvvvvvvvvg..",
            ".gvvvvvvwvvvvvg.",
            ".gvvvvvvvvvvvvg.",
            "gvvvvvvvvvvvvvvg",
            "gggggggggggggggg",
        ], colors: ["g": .glass, "v": Color.things[5], "w": .straw])
}

extension Texts {
    /// Returns how many of the experiments have run, in words.
    fileprivate func labProgress(_ count: Int, of total: Int) -> String { self(.labDone, String(count), String(total)) }
}

/// The screen that lists the experiments. It keeps what a class has predicted until the class leaves the lab.
package final class LabScreen: Screen {
    /// A choice on the screen.
    package nonisolated enum Event: Equatable {
        /// Open the experiment at this index.
        case open(Int)
    }

    let exhibits: [Exhibit]
    /// The number of hands for each answer of an experiment.
    private var hands: [ExperimentID: [Int]] = [:]
    private var done: Set<ExperimentID>
    private let didRun: (ExperimentID) -> Void

    /// Creates the screen with the exhibits in the order of the list, and with those that have run. The function is called with each that runs.
    package init(
        exhibits: [Exhibit], done: Set<ExperimentID> = [], didRun: @escaping (ExperimentID) -> Void = { _ in }
    ) {
        (self.exhibits, self.done, self.didRun) = (exhibits, done, didRun)
    }

    package func title(_ texts: Texts) -> String { texts(.lab) }

    package func content(_ texts: Texts) -> ScreenContent<Event> {
        let rows = exhibits.enumerated().map { index, exhibit in
            ListPane<Event>.Row(
                control: Control(
                    label: texts(exhibit.title), event: .open(index), keys: .number(index),
                    words: [exhibit.id.rawValue]),
                note: done.contains(exhibit.id) ? texts.spelled("✓") : "", tone: .good,
                spokenName: exhibit.id.rawValue, isMarked: done.contains(exhibit.id))
        }
        return ScreenContent(
            panes: [
                .pane(
                    ListPane(
                        heading: texts(.labHeading), headingNote: texts.labProgress(done.count, of: exhibits.count),
                        rows: rows, preview: { [exhibits] in Self.preview(of: exhibits[$0], texts) },
                        summary: { [exhibits] in texts(exhibits[$0].question) }))
            ],
            help: [texts(.labHelp), texts(.labKeptHelp)])
    }

    /// The question of an experiment with its answers.
    static func preview(of exhibit: Exhibit, _ texts: Texts) -> TextPane {
        let answers = exhibit.answers(texts).enumerated().map { Message(text: "\($0 + 1)  \($1)", tone: .quiet) }
        return TextPane(
            lines: LazyRows([Message(text: texts(exhibit.question), tone: .strong), Message(text: "")] + answers),
            isProse: true, scrolls: false)
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
        didRun(screen.exhibit.id)
    }

    package func experimentScreenShowNext(_ screen: ExperimentScreen) {
        guard let index = exhibits.firstIndex(where: { $0.id == screen.exhibit.id }), index + 1 < exhibits.count else {
            return
        }
        handle(.open(index + 1))
    }
}
