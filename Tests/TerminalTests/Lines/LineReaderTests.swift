import System
import Terminal
import TestSupport
import Testing

struct LineReaderTests {
    @Test func `lines come one after another, whatever ends them`() throws {
        #expect(try lines("1\n한글\r\n\n2".utf8) == [.text("1"), .text("한글"), .text(""), .text("2")])
        #expect(try lines("".utf8) == [])
        #expect(try lines("\n".utf8) == [.text("")])
        #expect(try lines("a\n".utf8) == [.text("a")])
    }

    @Test func `a wait ends when there is input, also one that was read ahead, and at the end of the input`() throws {
        let pipe = try Pipe()
        let reader = LineReader(descriptor: pipe.readEnd)
        #expect(!reader.wait(atMost: .zero))
        pipe.write(Array("1\n2\n".utf8))
        #expect(reader.wait(atMost: .seconds(30)))
        #expect(try reader.next() == .text("1"))
        #expect(reader.wait(atMost: .zero))
        #expect(try reader.next() == .text("2"))
        #expect(!reader.wait(atMost: .zero))
        pipe.closeWriteEnd()
        #expect(reader.wait(atMost: .seconds(30)))
        #expect(try reader.next() == nil)
        #expect(reader.wait(atMost: .zero))
    }

    @Test(arguments: [true, false])
    func `lines in pieces are put together, and a descriptor that does not block is waited for`(blocks: Bool) throws {
        let pipe = try Pipe()
        if !blocks { Pipe.setNonBlocking(pipe.readEnd) }
        let bytes = Array("12+3=\n한글\n".utf8)
        let reader = LineReader(descriptor: pipe.readEnd)
        pipe.writeInBackground(bytes, pause: 2000)
        #expect(try reader.next() == .text("12+3="))
        #expect(try reader.next() == .text("한글"))
        #expect(try reader.next() == nil)
        #expect(try reader.next() == nil)
    }

    @Test func `a reader knows whether the next line is here already`() throws {
        let pipe = try Pipe()
        let reader = LineReader(descriptor: pipe.readEnd)
        #expect(!reader.hasBufferedLine)
        pipe.write(Array("1\n2\n3".utf8))
        #expect(try reader.next() == .text("1"))
        #expect(reader.hasBufferedLine)
        #expect(try reader.next() == .text("2"))
        #expect(!reader.hasBufferedLine)
    }

    @Test func `a byte order mark is dropped at the very beginning only`() throws {
        #expect(try lines("\u{FEFF}1\n\u{FEFF}2".utf8) == [.text("1"), .text("\u{FEFF}2")])
    }

    @Test(
        arguments: [
            ([0x61, 0xFF, 0x62], 1), ([0xC3], 0), ([0x61, 0xEA, 0xB0], 1), ([0xED, 0xA0, 0x80], 0),
            ([0x31, 0x32, 0xC0, 0x80], 2),
            ([0xEA, 0xB0, 0x61], 0),
        ] as [([UInt8], Int)])
    func `a line that is no UTF-8 says where, and the next one is read`(bytes: [UInt8], position: Int) throws {
        #expect(try lines(bytes + Array("\nok".utf8)) == [.invalidUTF8(at: position), .text("ok")])
    }

    @Test func `a line longer than the limit is skipped`() throws {
        #expect(try lines("1234\n12345\n1\n".utf8, limit: 4) == [.text("1234"), .tooLong, .text("1")])
        #expect(try lines("1234\r\n".utf8, limit: 4) == [.text("1234")])
        #expect(try lines("\u{FEFF}1234\r\n".utf8, limit: 4) == [.text("1234")])
        #expect(try lines("123456789".utf8, limit: 4) == [.tooLong])
        let long = Array(repeating: UInt8(ascii: "7"), count: 3_000_000) + Array("\nok\n".utf8)
        #expect(try lines(long) == [.tooLong, .text("ok")])
        #expect(try lines(long, limit: 3_000_000).last == .text("ok"))
    }

    @Test func `a directory cannot be read as lines`() throws {
        let directory = open("/", O_RDONLY)
        defer { close(directory) }
        let reader = LineReader(descriptor: directory)
        #expect(throws: SystemError(code: EISDIR)) { try reader.next() }
    }

    private func lines(_ bytes: some Sequence<UInt8>, limit: Int = 1 << 20) throws -> [InputLine] {
        let pipe = try Pipe()
        pipe.writeInBackground(Array(bytes))
        let reader = LineReader(descriptor: pipe.readEnd, limit: limit)
        var lines: [InputLine] = []
        while let line = try reader.next() { lines.append(line) }
        return lines
    }
}
