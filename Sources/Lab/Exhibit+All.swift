import JuiceMaker
import LabAssets
import ScreenKit

extension Exhibit {
    /// Everything there is to see in the lab, in the order of a lesson.
    ///
    /// - Parameter menu: What the experiments with fruits are made with.
    /// - Returns: The exhibits.
    package static func all(menu: Menu) -> [Exhibit] {
        ExperimentID.allCases.map { Exhibit($0, menu: menu) }
    }

    /// One of the exhibits.
    package init(_ id: ExperimentID, menu: Menu) {
        self =
            switch id {
            case .leak:
                Exhibit(
                    id, title: .labLeak, question: .labLeakQuestion, answers: .labLeakAnswers, rightAnswer: 1,
                    explanation: .labLeakExplanation, source: LabAssets.leakExperiment, LeakExperiment())
            case .forgotten:
                Exhibit(
                    id, title: .labForgotten, question: .labForgottenQuestion, answers: .labForgottenAnswers,
                    rightAnswer: 2, explanation: .labForgottenExplanation, source: LabAssets.forgottenExperiment,
                    ForgottenExperiment())
            case .fourWirings:
                Exhibit(
                    id, title: .labWirings, question: .labWiringsQuestion, answers: .labWiringsAnswers, rightAnswer: 2,
                    explanation: .labWiringsExplanation, source: LabAssets.fourWiringsExperiment,
                    FourWiringsExperiment())
            case .backAndForth:
                Exhibit(
                    id, title: .labBackAndForth, question: .labBackAndForthQuestion, answers: .labBackAndForthAnswers,
                    rightAnswer: 1, explanation: .labBackAndForthExplanation, source: LabAssets.backAndForthExperiment,
                    BackAndForthExperiment(menu: menu))
            case .sheet:
                Exhibit(
                    id, title: .labSheets, question: .labSheetsQuestion, answers: .labSheetsAnswers, rightAnswer: 0,
                    explanation: .labSheetsExplanation, source: LabAssets.sheetExperiment, SheetExperiment())
            case .allOrNothing:
                Exhibit(
                    id, title: .labWithdrawal, question: .labWithdrawalQuestion, answers: .labWithdrawalAnswers,
                    rightAnswer: 0, explanation: .labWithdrawalExplanation, source: LabAssets.allOrNothingExperiment,
                    AllOrNothingExperiment(menu: menu))
            case .queues:
                Exhibit(
                    id, title: .labQueues, question: .labQueuesQuestion, answers: .labQueuesAnswers, rightAnswer: 2,
                    explanation: .labQueuesExplanation, source: LabAssets.queuesExperiment, QueuesExperiment())
            case .money:
                Exhibit(
                    id, title: .labMoney, question: .labMoneyQuestion, answers: .labMoneyAnswers, rightAnswer: 1,
                    explanation: .labMoneyExplanation, source: LabAssets.moneyExperiment, MoneyExperiment())
            }
    }
}
