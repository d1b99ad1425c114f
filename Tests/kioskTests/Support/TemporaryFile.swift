#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A file with some contents, for as long as a test needs it.
nonisolated final class TemporaryFile {
    let path: String

    init(_ contents: [UInt8]) throws(SystemError) {
        let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var name = Array((folder + "/kiosk-test-XXXXXX").utf8CString)
        let descriptor = mkstemp(&name)
        guard descriptor >= 0 else { throw SystemError(call: "mkstemp", code: errno) }
        defer { close(descriptor) }
        path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        var sent = 0
        while sent < contents.count {
            let count = contents.withUnsafeBytes { bytes in
                write(descriptor, bytes.baseAddress?.advanced(by: sent), bytes.count - sent)
            }
            guard count > 0 else { throw SystemError(call: "write", code: errno) }
            sent += count
        }
    }

    convenience init(_ text: String) throws(SystemError) {
        try self.init(Array(text.utf8))
    }

    deinit {
        unlink(path)
    }
}
