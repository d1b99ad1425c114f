#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// An empty folder, for as long as a test needs it; it goes with all that was put into it.
nonisolated final class TemporaryFolder {
    let path: String

    init() throws(SystemError) {
        let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var name = Array((parent + "/kiosk-test-XXXXXX").utf8CString)
        guard mkdtemp(&name) != nil else { throw SystemError(call: "mkdtemp", code: errno) }
        path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit {
        Self.remove(path)
    }

    /// What lies in the folder.
    var names: [String] { Self.names(in: path).sorted() }

    /// Takes something out of the folder, with all that lies in it.
    func remove(_ name: String) {
        Self.remove(path + "/" + name)
    }

    private static func remove(_ path: String) {
        // A link is removed and not followed: `unlink` fails on a folder alone.
        if unlink(path) == 0 { return }
        for name in names(in: path) { remove(path + "/" + name) }
        rmdir(path)
    }

    private static func names(in path: String) -> [String] {
        guard let folder = opendir(path) else { return [] }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: $0.pointee)) {
                    String(cString: $0)
                }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }
}
