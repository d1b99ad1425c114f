/// Why a file could not be read.
package nonisolated enum FileError: Error, Hashable, Sendable {
    case notFound
    case notPermitted
    case isDirectory
    /// It has more bytes than were allowed.
    case tooLarge(limit: Int)
    /// Anything else the system may say.
    case failed(errno: Int32)
}
