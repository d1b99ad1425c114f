#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A whole file.
package nonisolated enum FileContents {
    /// Reads a file that is small enough.
    ///
    /// - Parameters:
    ///   - path: where it is.
    ///   - limit: bytes at most.
    /// - Returns: its bytes.
    /// - Throws: `FileError`.
    package static func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
        // A path with a zero byte would name another file to the system, which reads up to it.
        if path.utf8.contains(0) { throw .notFound }
        let number = openRetrying(path)
        guard number >= 0 else { throw FileError(errno: errno) }
        let descriptor = Descriptor(number: number)
        defer { descriptor.close() }
        var contents: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: min(64 * 1024, max(0, limit) + 1))
        while true {
            switch chunk.withUnsafeMutableBytes({ descriptor.read(into: $0) }) {
            case .moved(0): return contents
            case .moved(let count):
                contents.append(contentsOf: chunk[..<count])
                if contents.count > limit { throw .tooLarge(limit: limit) }
            case .wouldBlock: _ = Readiness.wait(toRead: descriptor, nil)
            case .failed(let code): throw FileError(errno: code)
            }
        }
    }

    private static func openRetrying(_ path: String) -> Int32 {
        while true {
            let number = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
            if number >= 0 || errno != EINTR { return number }
        }
    }
}

nonisolated extension FileError {
    fileprivate init(errno code: Int32) {
        switch code {
        case ENOENT, ENOTDIR: self = .notFound
        case EACCES, EPERM: self = .notPermitted
        case EISDIR: self = .isDirectory
        default: self = .failed(errno: code)
        }
    }
}
