import ScreenKit

/// What happened in an experiment, as a value.
package nonisolated struct Outcome: Equatable, Sendable {
    /// What happened, one thing after another.
    package var rows: [Row] = []

    /// What came of it: the same at every run, on every machine.
    package var facts: [Fact] {
        rows.compactMap { row in
            if case .fact(let fact) = row { fact } else { nil }
        }
    }

    /// The value of a fact.
    ///
    /// - Parameters:
    ///   - label: What is known.
    ///   - part: Of which part of the experiment.
    /// - Returns: The value; `nil` where nothing of the kind is known.
    package func value(_ label: Label, of part: LabText) -> String? {
        facts.first { $0.label == label && $0.part == part }?.value
    }
}
