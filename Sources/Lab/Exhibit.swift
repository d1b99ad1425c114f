import JuiceMaker
import KioskAssets
import ScreenKit

/// The name of an experiment on a command line and on a line of input.
package nonisolated enum ExperimentID: String, CaseIterable, Sendable {
    case leak, forgotten
    case fourWirings = "four-wirings"
    case backAndForth = "back-and-forth"
    case sheet
    case allOrNothing = "all-or-nothing"
    case queues
    case doublyLinked = "doubly-linked"
    case money
}

/// An experiment as the lab shows it: with a question before it, an explanation after it, and its source.
package struct Exhibit {
    /// The name of the experiment, which is also the identity of the exhibit.
    package let id: ExperimentID
    /// The title in the list.
    package let title: LabText
    /// The question, which asks for a prediction.
    package let question: LabText
    /// The answers to choose from, a line each.
    package let answers: LabText
    /// The index of the right answer.
    package let rightAnswer: Int
    /// The reason for the outcome.
    package let explanation: LabText
    /// The file that ``experiment`` was compiled from.
    fileprivate let source: Asset
    /// The code that runs.
    package let experiment: any Experiment

    /// The lines of the file that ``experiment`` was compiled from.
    package var sourceLines: [String] {
        String(decoding: source.content, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            .map(String.init)
    }

    func answers(_ texts: Texts) -> [String] { Self.lines(texts(answers)) }

    /// The answers in every language. There are as many in each.
    var answerTexts: [Text] { answers(Texts(.english)).indices.map { index in Text { answers($0)[index] } } }

    func explanation(_ texts: Texts) -> [String] { Self.lines(texts(explanation)) }

    private static func lines(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }
}

// MARK: - All exhibits

extension Exhibit {
    /// Returns all exhibits of the lab, one for each case of ``ExperimentID``, in the order of a lesson. The menu is for the experiments with
    /// fruits.
    package static func all(menu: Menu) -> [Exhibit] {
        [
            Exhibit(
                id: .leak, title: .labLeak, question: .labLeakQuestion, answers: .labLeakAnswers, rightAnswer: 1,
                explanation: .labLeakExplanation, source: .leakExperiment, experiment: LeakExperiment()),
            Exhibit(
                id: .forgotten, title: .labForgotten, question: .labForgottenQuestion, answers: .labForgottenAnswers,
                rightAnswer: 2, explanation: .labForgottenExplanation, source: .forgottenExperiment,
                experiment: ForgottenExperiment()),
            Exhibit(
                id: .fourWirings, title: .labWirings, question: .labWiringsQuestion, answers: .labWiringsAnswers,
                rightAnswer: 2, explanation: .labWiringsExplanation, source: .fourWiringsExperiment,
                experiment: FourWiringsExperiment()),
            Exhibit(
                id: .backAndForth, title: .labBackAndForth, question: .labBackAndForthQuestion,
                answers: .labBackAndForthAnswers, rightAnswer: 1, explanation: .labBackAndForthExplanation,
                source: .backAndForthExperiment, experiment: BackAndForthExperiment(menu: menu)),
            Exhibit(
                id: .sheet, title: .labSheets, question: .labSheetsQuestion, answers: .labSheetsAnswers, rightAnswer: 0,
                explanation: .labSheetsExplanation, source: .sheetExperiment, experiment: SheetExperiment()),
            Exhibit(
                id: .allOrNothing, title: .labWithdrawal, question: .labWithdrawalQuestion,
                answers: .labWithdrawalAnswers, rightAnswer: 0, explanation: .labWithdrawalExplanation,
                source: .allOrNothingExperiment, experiment: AllOrNothingExperiment(menu: menu)),
            Exhibit(
                id: .queues, title: .labQueues, question: .labQueuesQuestion, answers: .labQueuesAnswers,
                rightAnswer: 2, explanation: .labQueuesExplanation, source: .queuesExperiment,
                experiment: QueuesExperiment()),
            Exhibit(
                id: .doublyLinked, title: .labDoublyLinked, question: .labDoublyLinkedQuestion,
                answers: .labDoublyLinkedAnswers, rightAnswer: 1, explanation: .labDoublyLinkedExplanation,
                source: .doublyLinkedExperiment, experiment: DoublyLinkedExperiment()),
            Exhibit(
                id: .money, title: .labMoney, question: .labMoneyQuestion, answers: .labMoneyAnswers, rightAnswer: 1,
                explanation: .labMoneyExplanation, source: .moneyExperiment, experiment: MoneyExperiment()),
        ]
    }
}
