import Terminal

/// Why the system refused, in words.
extension Texts {
    nonisolated package func explain(_ error: FileError) -> String {
        switch error {
        case .notFound: self(.fileNotFound)
        case .notPermitted: self(.fileNotPermitted)
        case .isDirectory: self(.fileIsDirectory)
        case .tooLarge(let limit): self(.fileTooLarge, String(limit))
        case .failed: error.reason ?? self(.fileNotPermitted)
        }
    }
}
