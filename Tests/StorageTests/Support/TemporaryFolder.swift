#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif
@testable import Storage

/// A real folder, for as long as a test needs it, and what other programs do to the files in it.
final class TemporaryFolder {
    let path: String

    init() throws {
        let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var name = Array((parent + "/kiosk-test-XXXXXX").utf8CString)
        guard mkdtemp(&name) != nil else { throw SystemError.last }
        path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit {
        if let folder = opendir(path) {
            while let entry = readdir(folder) {
                let name = withUnsafePointer(to: &entry.pointee.d_name) {
                    $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                }
                if name != ".", name != ".." { unlink(path(of: name)) }
            }
            closedir(folder)
        }
        rmdir(path)
    }

    func path(of name: String) -> String { path + "/" + name }

    /// Adds to the end of a file, which is made where it is missing.
    func append(_ text: String, to name: String) throws {
        let descriptor = open(path(of: name), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw SystemError.last }
        defer { close(descriptor) }
        guard write(descriptor, text, text.utf8.count) == text.utf8.count else { throw SystemError.last }
    }

    func cut(_ name: String, to size: Int) throws {
        guard truncate(path(of: name), off_t(size)) == 0 else { throw SystemError.last }
    }

    func allowReading(_ name: String, _ isAllowed: Bool) throws {
        guard chmod(path(of: name), isAllowed ? 0o640 : 0o600) == 0 else { throw SystemError.last }
    }

    func rename(_ name: String, to newName: String) throws {
        try SystemFiles().rename(path(of: name), to: path(of: newName))
    }

    func remove(_ name: String) throws {
        guard unlink(path(of: name)) == 0 else { throw SystemError.last }
    }
}
