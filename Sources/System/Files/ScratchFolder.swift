/// A folder that exists as long as this object lives.
package final class ScratchFolder {
    /// The path of the folder.
    package let path: String

    /// Creates a folder where temporary files are kept.
    ///
    /// - Throws: `SystemError` where the system refuses.
    package init() throws(SystemError) {
        var parent = CurrentProcess.variable("TMPDIR") ?? "/tmp"
        while parent.count > 1, parent.hasSuffix("/") { parent.removeLast() }
        // `mkdtemp` replaces six letters X at the end by others, so that the name is new.
        var template = (parent + "/kiosk-" + String(repeating: "X", count: 6)).forSystem
        guard mkdtemp(&template) != nil else { throw .last }
        path = String(systemBytes: template.dropLast().map { UInt8(bitPattern: $0) })
    }

    /// Creates a folder, in place of one that a program has left behind when it was killed.
    ///
    /// - Parameter path: The path of the folder, which no other program uses now.
    /// - Throws: `SystemError` where the system refuses.
    package init(at path: String) throws(SystemError) {
        Self.remove(path)
        // What could not be removed does no harm.
        _ = try SystemFiles().makeDirectory(path)
        self.path = path
    }

    deinit { Self.remove(path) }

    /// Removes a folder with what is in it. Links are removed and not followed.
    private static func remove(_ path: String) {
        for name in (try? FolderContents.names(in: path)) ?? [] {
            let inner = path + "/" + name
            if unlink(inner.forSystem) != 0 { remove(inner) }
        }
        _ = rmdir(path.forSystem)
    }
}
