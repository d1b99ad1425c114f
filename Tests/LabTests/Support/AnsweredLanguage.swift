import ScreenKit

@testable import Lab

/// A language to read the answers in.
nonisolated enum AnsweredLanguage: CaseIterable, Sendable {
    case korean, english

    /// The texts of the language.
    var texts: Texts {
        switch self {
        case .korean: Texts(.korean)
        case .english: Texts(.english)
        }
    }

    /// The answer that an experiment proves right.
    @MainActor func rightAnswer(of id: ExperimentID) throws -> String {
        let exhibit = try exhibit(id)
        return exhibit.answers(texts)[exhibit.rightAnswer]
    }
}
