import ScreenKit

/// An experiment with what a class gets to see of it: the question before it, the explanation after it, and its source.
package struct Exhibit {
    /// What a line of input calls it; also its identity.
    package let id: ExperimentID
    /// What it is called.
    package let title: LabText
    /// What to predict.
    package let question: LabText
    /// The answers to pick from, a line each.
    package let answers: LabText
    /// The place of the right answer, from 0.
    package let rightAnswer: Int
    /// Why it came as it did.
    package let explanation: LabText
    /// The code.
    package let experiment: any Experiment
    private let makeSource: () -> [UInt8]

    init(
        _ id: ExperimentID, title: LabText, question: LabText, answers: LabText, rightAnswer: Int,
        explanation: LabText, source: @escaping @autoclosure () -> [UInt8], _ experiment: any Experiment
    ) {
        self.id = id
        self.title = title
        self.question = question
        self.answers = answers
        self.rightAnswer = rightAnswer
        self.explanation = explanation
        self.experiment = experiment
        makeSource = source
    }

    /// The lines of the file that ``experiment`` was compiled from.
    package var sourceLines: [String] {
        String(decoding: makeSource(), as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            .map(String.init)
    }

    /// The answers in the reader's language.
    func answers(_ texts: Texts) -> [String] { Self.lines(texts(answers)) }

    /// The explanation in the reader's language, a paragraph each.
    func explanation(_ texts: Texts) -> [String] { Self.lines(texts(explanation)) }

    private static func lines(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }
}
