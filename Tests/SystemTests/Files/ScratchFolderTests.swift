import TestSupport
import Testing

@testable import System

/// A folder for temporary files, and the names in folders.
struct ScratchFolderTests {
    @Test func `it is there as long as its object, and goes with what is in it`() throws {
        var folder: ScratchFolder? = try ScratchFolder()
        let path = try #require(folder?.path)
        try TextFile.write("a", to: path + "/b")
        #expect(try SystemFiles().makeDirectory(path + "/a"))
        try TextFile.write("a", to: path + "/a/c")
        #expect(try FolderContents.names(in: path) == ["a", "b"])
        folder = nil
        #expect(throws: SystemError.self) { try FolderContents.names(in: path) }
    }

    @Test func `one with a path takes the place of one that was left behind`() throws {
        let outside = try TemporaryFolder()
        try outside.append("left", to: "old")
        var folder: ScratchFolder? = try ScratchFolder(at: outside.path)
        #expect(outside.names == [])
        try TextFile.write("a", to: outside.path + "/new")
        folder = nil
        #expect(throws: SystemError.self) { try FolderContents.names(in: outside.path) }
        folder = try ScratchFolder(at: outside.path)
        #expect(folder?.path == outside.path)
    }

    @Test func `a link in its place is removed and not followed`() throws {
        let victim = try TemporaryFolder()
        try victim.append("kept", to: "file")
        let outside = try TemporaryFolder()
        let path = outside.path(of: "temporary")
        #expect(symlink(victim.path, path) == 0)
        let folder = try ScratchFolder(at: path)
        try TextFile.write("a", to: folder.path + "/new")
        #expect(victim.names == ["file"])
    }

    @Test func `a link in it is removed and not followed`() throws {
        let outside = try TemporaryFolder()
        try outside.append("kept", to: "file")
        var folder: ScratchFolder? = try ScratchFolder()
        let path = try #require(folder?.path)
        #expect(symlink(outside.path, path + "/link") == 0)
        folder = nil
        #expect(outside.names == ["file"])
    }
}
