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
    /// Reads a file that has at most as many bytes as a limit says.
    package static func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
        let number: Int32
        do { number = try retrying(try SystemFiles().descriptor(path, O_RDONLY)) } catch { throw FileError(error) }
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
}
