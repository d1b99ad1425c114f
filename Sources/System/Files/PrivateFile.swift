/// A file with a secret, which only its owner may use.
package enum PrivateFile {
    /// A reason why a private file could not be read.
    package enum Failure: Error, Hashable, Sendable {
        /// Its group or all users may read or write it.
        case isShared
        /// The file could not be opened or read, or is longer than a secret is.
        case failed(SystemError)
    }

    /// Reads a private file.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - limit: The greatest number of bytes.
    /// - Returns: The bytes of the file.
    /// - Throws: `Failure`.
    package static func read(_ path: String, limit: Int) throws(Failure) -> [UInt8] {
        do throws(SystemError) {
            // The system ends a path at its first zero byte, and would open another file.
            if path.utf8.contains(0) { throw SystemError(code: ENOENT) }
            // Without O_NONBLOCK, a pipe would be waited for.
            let descriptor = open(path.forSystem, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
            guard descriptor >= 0 else { throw .last }
            let file = SystemFile(descriptor: descriptor)
            guard try file.isRegular() else { throw SystemError(code: ENOTSUP) }
            // The open file is asked and not its path, which may lead to another one by now.
            var status = stat()
            guard fstat(descriptor, &status) == 0 else { throw .last }
            if status.st_mode & 0o077 == 0 {
                let bytes = try file.bytes(at: 0, count: limit + 1)
                if bytes.count > limit { throw SystemError(code: EFBIG) }
                return bytes
            }
        } catch {
            throw .failed(error)
        }
        throw .isShared
    }
}
