/// Why a line of a script is a mistake.
nonisolated enum ScriptError: Error {
    case emptyExpectation
    /// A pause that says nothing, or not in quotation marks.
    case emptyPause
}
