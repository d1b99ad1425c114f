import ScreenKit

/// The screen of one experiment: first the question, and after an answer the outcome and its explanation.
package final class ExperimentScreen: Screen {
    /// A choice on the screen.
    package nonisolated enum Event: Equatable {
        /// Choose the answer at this index, and run the experiment.
        case predict(Int)
        /// Ask the question again.
        case ask
        /// Show the source of the experiment.
        case showSource
    }

    private enum State {
        case asking
        case shown(prediction: Int, Outcome)
    }

    package weak var navigator: Navigator?
    private let exhibit: Exhibit
    private var state = State.asking

    /// Creates the screen.
    ///
    /// - Parameter exhibit: The experiment with its question.
    package init(_ exhibit: Exhibit) {
        self.exhibit = exhibit
    }

    package func title(_ texts: Texts) -> String { texts(exhibit.title) }

    package func handle(_ event: Event) {
        switch event {
        case .predict(let answer): state = .shown(prediction: answer, exhibit.experiment.run())
        case .ask: state = .asking
        case .showSource: navigator?.push(SourceScreen(of: exhibit))
        }
    }
}

// MARK: - Content

extension ExperimentScreen {
    package func content(_ texts: Texts) -> ScreenContent<Event> {
        let source = Control<Event>(
            label: texts(.labSource), event: .showSource, keys: [.character("s")], words: ["source", texts(.labSource)])
        switch state {
        case .asking:
            return ScreenContent(panes: [.list(question(texts))], hints: [source], help: [texts(.labHelp)])
        case .shown(let prediction, let outcome):
            let again = Control<Event>(
                label: texts(.labAgain), event: .ask, keys: [.character("r")], words: ["again", texts(.labAgain)])
            return ScreenContent(
                panes: [.text(TextPane(lines: LazyRows(result(prediction, outcome, texts)), isProse: true))],
                hints: [source, again], help: [texts(.labHelp)])
        }
    }

    private func question(_ texts: Texts) -> ListPane<Event> {
        ListPane(
            heading: texts(exhibit.question),
            headingTone: .strong,
            rows: exhibit.answers(texts).enumerated().map { index, answer in
                ListPane<Event>.Row(
                    control: Control(
                        label: answer, event: .predict(index), keys: .number(index)))
            })
    }

    private func result(_ prediction: Int, _ outcome: Outcome, _ texts: Texts) -> [Message] {
        [verdict(on: prediction, texts), Message(text: "")]
            + texts.lines(for: outcome)
            + [Message(text: ""), Message(text: texts(.labWhy), tone: .strong)]
            + exhibit.explanation(texts).map { Message(text: $0) }
    }

    private func verdict(on prediction: Int, _ texts: Texts) -> Message {
        let answers = exhibit.answers(texts)
        return prediction == exhibit.rightAnswer
            ? Message(text: texts(.labRight, answers[prediction]), tone: .good)
            : Message(text: texts(.labWrong, answers[exhibit.rightAnswer], answers[prediction]), tone: .warning)
    }
}

// MARK: - The source

/// The screen that shows the source of an experiment.
package final class SourceScreen: Screen {
    /// The screen has nothing to choose.
    package nonisolated enum Event: Equatable {}

    package weak var navigator: Navigator?
    private let lines: [Message]

    /// Creates the screen.
    ///
    /// - Parameter exhibit: The experiment.
    package init(of exhibit: Exhibit) {
        lines = exhibit.sourceLines.map { Message(text: $0) }
    }

    package func title(_ texts: Texts) -> String { texts(.labSource) }

    package func content(_ texts: Texts) -> ScreenContent<Event> {
        ScreenContent(panes: [.text(TextPane(lines: LazyRows(lines), isProse: true))], help: [texts(.labSourceHelp)])
    }

    package func handle(_ event: Event) {}
}
