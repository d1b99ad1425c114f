import ScreenKit
import Terminal

/// One experiment: first the question, then, once somebody has predicted, what happened and why.
package final class ExperimentScreen: Screen {
    package nonisolated enum Event: Equatable {
        /// Predict the answer at this place, and run.
        case predict(Int)
        /// Ask again.
        case ask
        /// Show the source that ran, or will run.
        case showSource
    }

    private enum State {
        case asking
        case shown(prediction: Int, Outcome)
    }

    package weak var navigator: Navigator?
    private let exhibit: Exhibit
    private var state = State.asking

    /// Makes the screen.
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
