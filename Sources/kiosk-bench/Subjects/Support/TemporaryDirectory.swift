#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A folder that is there as long as this is; its files are gone with it.
final class TemporaryDirectory {
    let path: String

    /// What `mkdtemp` and `mkstemp` make a name of: the six `X` are theirs to replace.
    static var template: [CChar] {
        let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        return Array("\(parent)/kiosk-bench-XXXXXX".utf8CString)
    }

    /// Makes a folder where temporary files go; nil when that fails.
    init?() {
        var template = Self.template
        guard mkdtemp(&template) != nil else { return nil }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit {
        guard let folder = opendir(path) else { return }
        while let entry = readdir(folder) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != ".." { unlink(path + "/" + name) }
        }
        closedir(folder)
        rmdir(path)
    }
}
