import Testing

@testable import System

struct FileContentsTests {
    @Test func `a file is read whole`() throws {
        let bytes = try FileContents.read(#filePath, limit: 1 << 20)
        #expect(bytes.starts(with: "import Testing".utf8))
        #expect(bytes.last == UInt8(ascii: "\n"))
        #expect(try FileContents.read(#filePath, limit: bytes.count) == bytes)
        #expect(throws: SystemError(code: EFBIG)) {
            try FileContents.read(#filePath, limit: bytes.count - 1)
        }
    }

    @Test func `what is no file says why`() {
        #expect(throws: SystemError(code: ENOENT)) { try FileContents.read("/does/not/exist", limit: 10) }
        #expect(throws: SystemError(code: ENOENT)) { try FileContents.read("", limit: 10) }
        #expect(throws: SystemError(code: ENOENT)) { try FileContents.read(#filePath + "\0", limit: 10) }
        #expect(throws: SystemError(code: EISDIR)) { try FileContents.read("/", limit: 10) }
        #expect(throws: SystemError(code: EFBIG)) { try FileContents.read("/dev/zero", limit: 100) }
    }
}
