import System
import Terminal
import TestSupport
import Testing

struct LineWriterTests {
    @Test func `a reader that has gone away is an error of its own, and only once`() throws {
        ProcessSignals.ignoreFailedWrites()
        let pipe = try Pipe()
        let output = LineWriter(descriptor: pipe.writeEnd)
        pipe.closeReadEnd()
        try output.writeLine("1")
        let error = #expect(throws: SystemError.self) { try output.flush() }
        #expect(error?.isClosedPipe == true)
        try output.flush()
    }

    @Test func `a full pipe is waited for, to the last byte`() throws {
        let pipe = try Pipe()
        Pipe.setNonBlocking(pipe.writeEnd)
        let reader = pipe.readInBackground()
        let output = LineWriter(descriptor: pipe.writeEnd)
        var expected = 0
        for number in 0..<60_000 {
            try output.writeLine("line \(number)")
            expected += "line \(number)\n".utf8.count
        }
        try output.flush()
        pipe.closeWriteEnd()
        let received = try #require(reader.result)
        #expect(received.count == expected)
        #expect(received.suffix(11) == Array("line 59999\n".utf8)[...])
    }
}
