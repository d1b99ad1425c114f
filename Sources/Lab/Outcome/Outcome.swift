/// The record of an experiment that has run.
package nonisolated struct Outcome: Equatable, Sendable {
    /// The steps of the run, in their order.
    package var rows: [Row] = []

    /// One step of a run.
    package enum Row: Equatable, Sendable {
        /// The beginning of a part of the experiment.
        case part(LabText)
        /// The `init` of an object.
        case made(String)
        /// The `deinit` of an object.
        case released(String)
        /// A circle of references, from an object back to itself: objects, and between them the properties that lead on.
        case cycle([String])
        /// A message with its sender and its receiver.
        case sent(String, from: String, to: String)
        /// A message to a delegate that is `nil`.
        case unheard(String, from: String)
        /// An error that was thrown.
        case failed(Label)
        /// An expression and its value.
        case value(Label, Label)
        /// A result of the part: its name and its value.
        case fact(Label, String)
        /// A row of a drawing.
        case drawing(String)
    }

    /// A text of a row.
    package enum Label: Hashable, Sendable, ExpressibleByStringInterpolation {
        /// A text that every language has, with the values of its placeholders.
        case text(LabText, _ arguments: [String] = [])
        /// An expression of Swift, or a value.
        case code(String)

        /// Creates the label of an expression.
        package init(stringLiteral expression: String) { self = .code(expression) }
    }
}
