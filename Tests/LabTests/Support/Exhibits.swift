import JuiceMaker
import KioskAssets
import ScreenKit
import Testing

@testable import Lab

/// Returns the outcome of an experiment with the kiosk's own menu.
func outcome(of id: ExperimentID) throws -> Outcome {
    try exhibit(id).experiment.run()
}

/// Returns an exhibit with the kiosk's own menu.
func exhibit(_ id: ExperimentID) throws -> Exhibit {
    try exhibit(id, menu: Menu(parsing: Asset.menu.content))
}

/// Returns an exhibit with a menu.
func exhibit(_ id: ExperimentID, menu: Menu) throws -> Exhibit {
    try #require(Exhibit.all(menu: menu).first { $0.id == id })
}

extension Outcome {
    /// The results, which are the same at every run and on every machine.
    nonisolated var facts: [Row] { rows.filter { if case .fact = $0 { true } else { false } } }

    /// Returns the rows of a part.
    nonisolated func rows(of part: LabText) -> [Row] {
        let rest = rows.drop { $0 != .part(part) }.dropFirst()
        return Array(rest.prefix { if case .part = $0 { false } else { true } })
    }

    /// Returns the value of a result of a part; `nil` where the part has no such result.
    nonisolated func value(_ label: Label, of part: LabText) -> String? {
        for case .fact(label, let value) in rows(of: part) { return value }
        return nil
    }
}

/// A language of the answers.
nonisolated enum AnsweredLanguage: CaseIterable, Sendable {
    case korean, english

    /// The texts of the language.
    var texts: Texts {
        switch self {
        case .korean: Texts(.korean)
        case .english: Texts(.english)
        }
    }

    /// Returns the right answer of an experiment.
    @MainActor func rightAnswer(of id: ExperimentID) throws -> String {
        let exhibit = try exhibit(id)
        return exhibit.answers(texts)[exhibit.rightAnswer]
    }
}
