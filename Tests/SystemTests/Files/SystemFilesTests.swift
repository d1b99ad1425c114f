import TestSupport
import Testing

@testable import System

struct SystemFilesTests {
    private let folder: TemporaryFolder
    private let files = SystemFiles()

    init() throws { folder = try TemporaryFolder() }

    /// That they are for their owner alone, `LogPlaceTests` have.
    @Test func `a folder is made in one that is there, once, and a file in it is empty`() throws {
        let path = folder.path(of: "a/b/c")
        #expect(throws: SystemError(code: ENOENT)) { try files.makeDirectory(path) }
        for name in ["a", "a/b", "a/b/c"] { #expect(try files.makeDirectory(folder.path(of: name))) }
        let file = try files.open(path + "/file", .creating)
        #expect(try file.size() == 0)
        #expect(try !files.makeDirectory(path))
    }

    @Test func `what is written is read back, whatever was there`() throws {
        let file = try files.open(folder.path(of: "file"), .creating)
        try file.writeFully(Array("abcdef".utf8), at: 0)
        try file.writeFully(Array("XY".utf8), at: 2)
        try file.truncate(to: 5)
        try file.sync()
        #expect(String(decoding: try file.bytes(at: 1, count: 10), as: UTF8.self) == "bXYe")
        #expect(try file.size() == 5)
        // What replaces the end of a file is all that is left behind it.
        try file.replaceContents(from: 2, with: Array("Z".utf8))
        #expect(String(decoding: try file.bytes(at: 0, count: 10), as: UTF8.self) == "abZ")
        let empty = try files.open(folder.path(of: "empty"), .creating)
        try empty.replaceContents(from: 0, with: Array("a".utf8))
        #expect(String(decoding: try empty.bytes(at: 0, count: 10), as: UTF8.self) == "a")
    }

    @Test func `shared locks keep an exclusive one out, and an exclusive one keeps out any other`() throws {
        let path = folder.path(of: "file")
        let (first, second) = (try files.open(path, .creating), try files.open(path, .reading))
        let third = try files.open(path, .updating)
        #expect(try first.tryLock(.shared))
        #expect(try second.tryLock(.shared))
        #expect(try !third.tryLock(.exclusive))
        first.unlock()
        #expect(try !third.tryLock(.exclusive))
        second.unlock()
        #expect(try third.tryLock(.exclusive))
        #expect(try !first.tryLock(.shared) && !first.tryLock(.exclusive))
        third.unlock()
        #expect(try first.tryLock(.exclusive))
    }

    @Test func `a released file has no lock, even if another process still has its descriptor`() throws {
        let path = folder.path(of: "file")
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        // A process that is being started has such a copy.
        let copy = dup(descriptor)
        defer { close(copy) }
        var file: SystemFile? = SystemFile(descriptor: descriptor)
        #expect(try file?.tryLock(.exclusive) == true)
        file = nil
        #expect(fcntl(descriptor, F_GETFD) < 0)
        #expect(try files.open(path, .updating).tryLock(.exclusive))
    }

    @Test func `a sync reaches the system, and its error the caller`() throws {
        var ends: [Int32] = [-1, -1]
        try #require(pipe(&ends) == 0)
        defer { close(ends[0]) }
        // A pipe cannot be synced.
        let file = SystemFile(descriptor: ends[1])
        #expect(throws: SystemError.self) { try file.sync() }
        #expect(throws: SystemError.self) { try files.syncDirectory(folder.path(of: "none")) }
        try files.syncDirectory(folder.path)
    }

    @Test func `a file is the same under another name, and another one under the same name is not`() throws {
        let (old, new) = (folder.path(of: "old"), folder.path(of: "new"))
        let file = try files.open(old, .creating)
        try files.rename(old, to: new)
        #expect(try files.identity(of: new) == file.identity())
        _ = try files.open(old, .creating)
        #expect(try files.identity(of: old) != file.identity())
    }

    @Test func `a file gets a name that is free, and no other, and one that is not renamed takes no name`() throws {
        let (old, new) = (folder.path(of: "old"), folder.path(of: "new"))
        _ = try files.open(old, .creating)
        try files.renameIfFree(old, to: new)
        #expect(folder.names == ["new"])
        _ = try files.open(old, .creating)
        #expect(throws: SystemError(code: EEXIST)) { try files.renameIfFree(old, to: new) }
        #expect(folder.names == ["new", "old"])
        // A folder has no links, as no file of some disks has, and cannot take the place of a file.
        #expect(try files.makeDirectory(folder.path(of: "folder")))
        let free = folder.path(of: "free")
        #expect(throws: SystemError.self) { try files.renameIfFree(folder.path(of: "folder"), to: free) }
        #expect(folder.names == ["folder", "new", "old"])
    }

    @Test func `a link is not followed to write, and a pipe, a device or a folder is no file`() throws {
        let (target, link) = (folder.path(of: "target"), folder.path(of: "link"))
        try files.open(target, .creating).writeFully(Array("abc".utf8), at: 0)
        try #require(symlink(target, link) == 0)
        #expect(throws: SystemError(code: ELOOP)) { try files.open(link, .creating) }
        #expect(throws: SystemError(code: ELOOP)) { try files.open(link, .updating) }
        #expect(try files.open(link, .reading).size() == 3)
        #expect(try files.open(link, .creatingAnywhere).size() == 3)
        try #require(symlink("nowhere", folder.path(of: "dangling")) == 0)
        #expect(throws: SystemError(code: ELOOP)) { try files.open(folder.path(of: "dangling"), .reading) }
        try #require(mkfifo(folder.path(of: "pipe"), 0o600) == 0)
        for path in [folder.path(of: "pipe"), "/dev/null", folder.path] {
            #expect(throws: SystemError.self, "\(path)") { try files.open(path, .reading) }
        }
    }

    @Test func `a path that leads nowhere is an error`() throws {
        #expect(throws: SystemError(code: ENOENT)) { try files.open(folder.path(of: "none"), .updating) }
        #expect(throws: SystemError(code: ENOENT)) { try files.identity(of: folder.path(of: "none")) }
        // The system would take what is before the zero byte for the path.
        _ = try files.open(folder.path(of: "a"), .creating)
        let path = folder.path(of: "a\0b")
        #expect(throws: SystemError(code: ENOENT)) { try files.open(path, .creating) }
        #expect(throws: SystemError(code: ENOENT)) { try files.remove(path) }
        #expect(throws: SystemError(code: ENOENT)) { try files.rename(folder.path(of: "a"), to: path) }
        #expect(folder.names == ["a"])
    }
}
