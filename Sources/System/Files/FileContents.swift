/// The content of a file as a whole.
package enum FileContents {
    /// Reads a file or a pipe that has at most as many bytes as a limit says.
    ///
    /// - Throws: `SystemError`, for more bytes `EFBIG`.
    package static func read(_ path: String, limit: Int) throws(SystemError) -> [UInt8] {
        let descriptor = Descriptor(number: try retrying(try SystemFiles().descriptor(path, O_RDONLY)))
        defer { descriptor.close() }
        var contents: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: min(64 * 1024, max(0, limit) + 1))
        while true {
            switch chunk.withUnsafeMutableBytes({ descriptor.read(into: $0) }) {
            case .moved(0): return contents
            case .moved(let count):
                contents.append(contentsOf: chunk[..<count])
                if contents.count > limit { throw SystemError(code: EFBIG) }
            case .wouldBlock: _ = Readiness.wait(toRead: descriptor, nil)
            case .failed(let error): throw error
            }
        }
    }
}
