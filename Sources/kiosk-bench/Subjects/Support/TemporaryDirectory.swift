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
        var parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        while parent.hasSuffix("/") { parent.removeLast() }
        return Array("\(parent)/kiosk-bench-XXXXXX".utf8CString)
    }

    /// Makes a folder where temporary files go; nil when that fails.
    init?() {
        var template = Self.template
        guard mkdtemp(&template) != nil else { return nil }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit {
        // A record can be shorter than `dirent` is, so the name is read where it stands and never copied with the record.
        guard let folder = opendir(path), let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return }
        while let entry = readdir(folder) {
            let start = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
            let name = String(cString: start)
            if name != ".", name != ".." { unlink(path + "/" + name) }
        }
        closedir(folder)
        rmdir(path)
    }
}

/// A file that is there as long as this is.
final class TemporaryFile {
    let path: String

    /// Writes a file; nil when that fails.
    init?(_ text: String) {
        var template = TemporaryDirectory.template
        let descriptor = mkstemp(&template)
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { return nil }
            rest = rest.dropFirst(count)
        }
    }

    deinit {
        unlink(path)
    }
}
