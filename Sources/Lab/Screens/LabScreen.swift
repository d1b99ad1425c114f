import ScreenKit

extension App {
    /// Returns the lab as an app of the home menu.
    package static func lab(exhibits: [Exhibit]) -> App {
        // The experiments that have run since the program was started.
        var done: Set<ExperimentID> = []
        return App(
            "lab", Text(.lab), summary: Text(.labSummary), picture: picture,
            news: { done.isEmpty ? "" : .labProgress(done.count, of: exhibits.count) },
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

extension Text {
    /// Returns how many of the experiments have run, in words.
    fileprivate static func labProgress(_ count: Int, of total: Int) -> Text { Text(.labDone, "\(count)", "\(total)") }
}

/// The screen that lists the experiments. It keeps what a class has predicted until the class leaves the lab.
package final class LabScreen: Screen {
    /// A choice on the screen.
    package enum Event {
        /// Open the experiment at this index.
        case open(Int)
    }

    package let title = Text(.lab)
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

    package var content: Content<Event> {
        List(Text(.labHeading)) {
            for (index, exhibit) in exhibits.enumerated() {
                let (name, isDone) = (Text(exhibit.id.rawValue), done.contains(exhibit.id))
                Row(Text(exhibit.title), .open(index), note: isDone ? "✓" : "", tone: .good, words: name)
                    .spoken(as: name).marked(isDone)
            }
        }
        .headingNote(.labProgress(done.count, of: exhibits.count))
        .preview { [exhibits] in QuestionPreview(exhibit: exhibits[$0]) }
        .summary { [exhibits] in Text(exhibits[$0].question) }
        Help(Text(.labHelp), Text(.labKeptHelp))
    }

    package func handle(_ event: Event) {
        switch event {
        case .open(let index):
            let exhibit = exhibits[index]
            let screen = ExperimentScreen(
                exhibit, hands: hands[exhibit.id] ?? [], hasNext: index + 1 < exhibits.count)
            screen.delegate = self
            push(screen)
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

/// The question of an experiment with its answers, which is drawn beside a list of experiments.
struct QuestionPreview: Pane {
    let exhibit: Exhibit

    func draw(on part: inout PagePart) {
        let answers = exhibit.answers(part.texts).enumerated().map { Message(text: "\($0 + 1)  \($1)", tone: .quiet) }
        let question = [Message(text: part.texts(exhibit.question), tone: .strong), Message(text: "")]
        TextPane(lines: LazyRows(question + answers), isProse: true, scrolls: false).draw(on: &part)
    }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] { [] }
}
