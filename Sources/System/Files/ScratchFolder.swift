/// A folder that exists as long as this object lives.
package final class ScratchFolder {
    /// The path of the folder.
    package let path: String

    /// The path of the folder where temporary files are kept.
    package static var parent: String {
        var parent = CurrentProcess.variable("TMPDIR") ?? "/tmp"
        while parent.count > 1, parent.hasSuffix("/") { parent.removeLast() }
        return parent
    }

    /// Creates a folder where temporary files are kept.
    ///
    /// - Throws: `SystemError` where the system refuses.
    package init() throws(SystemError) {
        // `mkdtemp` replaces six letters X at the end by others, so that the name is new.
        var template = (Self.parent + "/kiosk-" + String(repeating: "X", count: 6)).forSystem
        guard mkdtemp(&template) != nil else { throw .last }
        path = String(systemBytes: template.dropLast().map { UInt8(bitPattern: $0) })
    }

    deinit { Self.remove(path) }

    /// Removes a folder with what is in it, or what stands in its place. Links are removed and not followed.
    private static func remove(_ path: String) {
        if unlink(path.forSystem) == 0 { return }
        for name in (try? FolderContents.names(in: path)) ?? [] { remove(path + "/" + name) }
        _ = rmdir(path.forSystem)
    }
}
