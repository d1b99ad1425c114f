import ScreenKit

extension Outcome {
    /// What a fact or a value is about.
    package nonisolated enum Label: Hashable, Sendable {
        /// Something that has a text in every language, with the values of its placeholders.
        case text(LabText, _ arguments: [String] = [])
        /// An expression.
        case code(String)
    }

    /// Something that came of an experiment.
    package nonisolated struct Fact: Equatable, Sendable {
        /// What is known.
        package let label: Label
        /// Of which part of the experiment.
        package let part: LabText
        /// What it came to.
        package let value: String
    }
}

extension Outcome.Label: ExpressibleByStringInterpolation {
    /// Creates the label of an expression.
    package init(stringLiteral expression: String) { self = .code(expression) }
}
