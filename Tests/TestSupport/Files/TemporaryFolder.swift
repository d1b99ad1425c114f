import System

/// A real folder, for as long as a test needs it, and what other programs do to the files in it.
///
/// It is removed with everything in it.
package final class TemporaryFolder {
    package let path: String

    /// Makes an empty folder.
    ///
    /// - Throws: `SystemCallError` where that fails.
    package init() throws(SystemCallError) {
        var template = Array((Self.parent + "/kiosk-test-XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else { throw SystemCallError("mkdtemp") }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit {
        Self.remove(path)
    }

    /// The folder for temporary files, without a slash at its end (`TMPDIR` has one on macOS).
    private static var parent: String {
        var parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        while parent.hasSuffix("/") { parent.removeLast() }
        return parent
    }

    /// The names of what lies in the folder, in order.
    package var names: [String] { Self.names(in: path) }

    package func path(of name: String) -> String { path + "/" + name }

    /// Removes something from the folder, with everything in it.
    package func remove(_ name: String) {
        Self.remove(path(of: name))
    }

    /// Adds to the end of a file, which is made where it is missing.
    package func append(_ text: String, to name: String) throws(SystemCallError) {
        try TextFile.append(text, to: path(of: name))
    }

    package func cut(_ name: String, to size: Int) throws(SystemCallError) {
        guard truncate(path(of: name), off_t(size)) == 0 else { throw SystemCallError("truncate") }
    }

    /// Allows the group to read a file, or forbids it.
    package func allowReading(_ name: String, _ isAllowed: Bool) throws(SystemCallError) {
        guard chmod(path(of: name), isAllowed ? 0o640 : 0o600) == 0 else { throw SystemCallError("chmod") }
    }

    package func rename(_ name: String, to newName: String) throws(SystemCallError) {
        guard System.rename(path(of: name), path(of: newName)) == 0 else { throw SystemCallError("rename") }
    }

    /// The names of what lies in a folder, in order; none where there is no such folder.
    package static func names(in path: String) -> [String] {
        // A record can be shorter than `dirent` is, so the name is read where it stands and never copied with the record.
        guard let folder = opendir(bytes(path)), let offset = MemoryLayout<dirent>.offset(of: \.d_name) else {
            return []
        }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
            names.append(String(systemString: name))
        }
        return names.filter { $0 != "." && $0 != ".." }.sorted()
    }

    /// A name need not be UTF-8.
    private static func bytes(_ path: String) -> [CChar] { path.systemBytes.map { CChar(bitPattern: $0) } + [0] }

    private static func remove(_ path: String) {
        // A link is removed and not followed: `unlink` fails on a folder alone.
        if unlink(bytes(path)) == 0 { return }
        for name in names(in: path) { remove(path + "/" + name) }
        rmdir(bytes(path))
    }
}

/// A file with some contents, for as long as a test needs it.
package final class TemporaryFile {
    package let path: String
    private let folder: TemporaryFolder

    /// Makes a file in a folder of its own.
    package init(_ contents: [UInt8]) throws(SystemCallError) {
        folder = try TemporaryFolder()
        path = folder.path(of: "file")
        try TextFile.write(contents, to: path, mode: "w")
    }

    /// Makes a file with a text.
    package convenience init(_ text: String) throws(SystemCallError) {
        try self.init(Array(text.utf8))
    }
}
