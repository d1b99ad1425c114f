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
