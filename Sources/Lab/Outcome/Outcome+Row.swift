import KioskUI

extension Outcome {
    /// One thing that happened. Objects and messages are called what they are called in the code.
    package nonisolated enum Row: Equatable, Sendable {
        /// A part of the experiment begins.
        case part(TextKey)
        /// An object was made.
        case made(String)
        /// An object's `deinit` ran.
        case released(String)
        /// An object that should be gone is there: a weak reference still leads to it.
        case alive(String)
        /// Who holds whom, from an object around to itself.
        case cycle(String)
        /// A message was sent, and somebody heard it.
        case sent(String, from: String, to: String)
        /// A message was sent to a delegate that is `nil`.
        case unheard(String, from: String)
        /// Something went wrong.
        case failed(String)
        /// What an expression came to.
        case value(String, String)
    }
}
