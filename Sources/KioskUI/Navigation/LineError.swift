/// Why a line of typed input was not understood, in the reader's language.
package nonisolated struct LineError: Error, Equatable {
    /// The reason, ready to be shown.
    package let reason: String

    /// Makes an error from its reason.
    package init(_ reason: String) {
        self.reason = reason.asSentence
    }
}
