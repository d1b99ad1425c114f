/// A line that says what has just happened.
package struct Message: Equatable {
    /// What to say.
    package var text: String
    /// How it is meant.
    package var tone: Tone = .plain
}
