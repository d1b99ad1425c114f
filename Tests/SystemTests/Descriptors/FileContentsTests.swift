import Testing

@testable import System

struct FileContentsTests {
    @Test func `a file is read whole`() throws {
        let bytes = try FileContents.read(Array(#filePath.utf8), limit: 1 << 20)
        #expect(bytes.starts(with: "import Testing".utf8))
        #expect(bytes.last == UInt8(ascii: "\n"))
        #expect(try FileContents.read(Array(#filePath.utf8), limit: bytes.count) == bytes)
        #expect(throws: FileError.tooLarge(limit: bytes.count - 1)) {
            try FileContents.read(Array(#filePath.utf8), limit: bytes.count - 1)
        }
    }

    @Test func `what is no file says why`() {
        #expect(throws: FileError.notFound) { try FileContents.read(Array("/does/not/exist".utf8), limit: 10) }
        #expect(throws: FileError.notFound) { try FileContents.read(Array("".utf8), limit: 10) }
        #expect(throws: FileError.notFound) { try FileContents.read(Array((#filePath + "\0").utf8), limit: 10) }
        #expect(throws: FileError.isDirectory) { try FileContents.read(Array("/".utf8), limit: 10) }
        #expect(throws: FileError.tooLarge(limit: 100)) { try FileContents.read(Array("/dev/zero".utf8), limit: 100) }
    }
}
