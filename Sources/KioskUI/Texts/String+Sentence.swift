extension String {
    /// The text with a capital at its beginning: on a screen it is a sentence, behind a colon it is none.
    nonisolated var asSentence: String { prefix(1).uppercased() + dropFirst() }
}
