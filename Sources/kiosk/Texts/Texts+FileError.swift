import ScreenKit
import Storage
import Terminal

extension Texts {
    /// Returns the reason why a file could not be read, in words.
    nonisolated func explain(_ error: FileError) -> String {
        switch error {
        case .notFound: self(.fileNotFound)
        case .notPermitted: self(.fileNotPermitted)
        case .isDirectory: self(.fileIsDirectory)
        case .tooLarge(let limit): self(.fileTooLarge, String(limit))
        case .failed(let code): explain(SystemError(code: code).reason)
        }
    }
}
