import ScreenKit

extension Outcome {
    /// One thing that happened.
    package nonisolated enum Row: Equatable, Sendable {
        /// A part of the experiment begins.
        case part(LabText)
        /// An object's `init` ran.
        case made(String)
        /// An object's `deinit` ran.
        case released(String)
        /// Who holds whom, from an object around to itself.
        case cycle([String])
        /// A message was sent, and somebody heard it.
        case sent(String, from: String, to: String)
        /// A message was sent to a delegate that is `nil`.
        case unheard(String, from: String)
        /// Something was thrown.
        case failed(Label)
        /// What an expression came to.
        case value(Label, Label)
        /// What this part of the experiment has shown.
        case fact(Fact)
        /// A row of a drawing.
        case drawing(String)
    }
}
