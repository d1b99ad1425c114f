/// A file with a secret, which only its owner may use.
package enum PrivateFile {
    /// A reason why a private file could not be read.
    package enum Failure: Error, Hashable, Sendable {
        /// Its group or all users may read or write it.
        case isShared
        /// It belongs to another user than this one, who runs the program.
        case isForeign(user: UInt32)
        /// The file could not be opened or read, or is longer than a secret is.
        case failed(SystemError)
    }

    /// Returns the bytes of a private file, which has no more of them than a limit.
    package static func read(_ path: String, limit: Int) throws(Failure) -> [UInt8] {
        var failure = Failure.isShared
        do throws(SystemError) {
            // Without O_NONBLOCK, a pipe would be waited for.
            let file = SystemFile(descriptor: try SystemFiles().descriptor(path, O_RDONLY | O_NONBLOCK))
            // The open file is asked and not its path, which may lead to another one by now.
            let status = try file.status()
            if status.st_mode & S_IFMT == S_IFDIR { throw SystemError(code: EISDIR) }
            guard try file.isRegular() else { throw SystemError(code: ENOTSUP) }
            if status.st_uid != getuid() {
                failure = .isForeign(user: getuid())
            } else if status.st_mode & 0o077 == 0 {
                let bytes = try file.bytes(at: 0, count: limit + 1)
                if bytes.count > limit { throw SystemError(code: EFBIG) }
                return bytes
            }
        } catch {
            throw .failed(error)
        }
        throw failure
    }
}
