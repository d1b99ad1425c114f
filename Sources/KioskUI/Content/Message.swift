/// A line that says what has just happened.
package struct Message: Equatable {
    /// What to say.
    package var text: String
    /// How it is meant.
    package var tone: Tone = .plain

    /// Makes a line.
    package nonisolated init(text: String, tone: Tone = .plain) {
        self.text = text
        self.tone = tone
    }
}
