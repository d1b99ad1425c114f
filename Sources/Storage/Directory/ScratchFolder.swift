import Core

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A folder that exists as long as this object lives.
package final class ScratchFolder {
    /// The path of the folder.
    package let path: String

    /// Creates a folder.
    ///
    /// - Parameter folder: The path of the folder in which it is created; `nil` for the one where temporary files are kept.
    /// - Throws: `SystemError` where the system refuses.
    package init(in folder: String? = nil) throws(SystemError) {
        var parent = folder ?? getenv("TMPDIR").map { String(systemString: $0) } ?? "/tmp"
        while parent.count > 1, parent.hasSuffix("/") { parent.removeLast() }
        // `mkdtemp` replaces six letters X at the end by others, so that the name is new.
        var template = (parent + "/kiosk-" + String(repeating: "X", count: 6)).forSystem
        guard mkdtemp(&template) != nil else { throw .last }
        path = String(systemBytes: template.dropLast().map { UInt8(bitPattern: $0) })
    }

    deinit { Self.remove(path, depth: 5) }

    /// Removes a folder with what is in it, down to a depth. Links are removed and not followed.
    private static func remove(_ path: String, depth: Int) {
        if depth > 0 {
            for name in (try? FolderContents.names(in: path)) ?? [] {
                let inner = path + "/" + name
                if unlink(inner.forSystem) != 0 { remove(inner, depth: depth - 1) }
            }
        }
        _ = rmdir(path.forSystem)
    }
}
