import Testing
import TestSupport

@testable import Storage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

struct SystemFilesTests {
    private let folder: TemporaryFolder
    private let files = SystemFiles()

    init() throws {
        folder = try TemporaryFolder()
    }

    private func mode(of path: String) -> mode_t {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0
    }

    @Test func `what is made is for its owner alone`() throws {
        let path = folder.path(of: "a/b/c")
        try files.makeDirectory(path)
        try files.makeDirectory(path)
        _ = try files.open(path + "/file", .creating)
        #expect([path, path + "/file"].map(mode) == [0o700, 0o600])
    }

    @Test func `what is written is read back, whatever was there`() throws {
        let file = try files.open(folder.path(of: "file"), .creating)
        try Array("abcdef".utf8).withUnsafeBytes { try file.writeFully($0, at: 0) }
        try Array("XY".utf8).withUnsafeBytes { try file.writeFully($0, at: 2) }
        try file.truncate(to: 5)
        try file.sync()
        #expect(String(decoding: try file.bytes(at: 1, count: 10), as: UTF8.self) == "bXYe")
        #expect(try file.size() == 5)
    }

    @Test func `a lock that somebody else has is not to be had at once`() throws {
        let (first, second) = (
            try files.open(folder.path(of: "file"), .creating), try files.open(folder.path(of: "file"), .updating)
        )
        #expect(try first.tryLock(.exclusive))
        #expect(try !second.tryLock(.exclusive))
        first.unlock()
        #expect(try second.tryLock(.exclusive))
    }

    @Test func `a file is the same under another name, and another one under the same name is not`() throws {
        let (old, new) = (folder.path(of: "old"), folder.path(of: "new"))
        let file = try files.open(old, .creating)
        try files.rename(old, to: new)
        #expect(try files.identity(of: new) == file.identity())
        _ = try files.open(old, .creating)
        #expect(try files.identity(of: old) != file.identity())
    }

    @Test func `a path that leads nowhere is an error`() {
        #expect(throws: SystemError(code: ENOENT)) { try files.open(folder.path(of: "none"), .updating) }
        #expect(throws: SystemError(code: ENOENT)) { try files.open(folder.path(of: "a\0b"), .creating) }
        #expect(throws: SystemError(code: ENOENT)) { try files.identity(of: folder.path(of: "none")) }
    }
}
