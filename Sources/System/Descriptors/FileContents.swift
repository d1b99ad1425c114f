/// A reason why a file could not be read.
package enum FileError: Error, Hashable, Sendable {
    /// No file has this path.
    case notFound
    /// This user may not read the file.
    case notPermitted
    /// The path names a directory.
    case isDirectory
    /// The file has more bytes than were allowed.
    case tooLarge(limit: Int)
    /// The system refused for another reason.
    case failed(SystemError)

    fileprivate init(_ error: SystemError) {
        switch error.code {
        case ENOENT, ENOTDIR: self = .notFound
        case EACCES, EPERM: self = .notPermitted
        case EISDIR: self = .isDirectory
        default: self = .failed(error)
        }
    }
}

/// The content of a file as a whole.
package enum FileContents {
    /// Reads a file, given by the bytes of its path, that has at most as many bytes as a limit says.
    package static func read(_ path: [UInt8], limit: Int) throws(FileError) -> [UInt8] {
        // The system would read the path only up to a zero byte, and open another file.
        if path.contains(0) { throw .notFound }
        let number = openRetrying(path)
        guard number >= 0 else { throw FileError(.last) }
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
            case .failed(let error): throw FileError(error)
            }
        }
    }

    private static func openRetrying(_ path: [UInt8]) -> Int32 {
        let path = path.map { CChar(bitPattern: $0) } + [0]
        while true {
            let number = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
            if number >= 0 || errno != EINTR { return number }
        }
    }
}
