import System
import Terminal
import TestSupport
import Testing

@MainActor struct ConsoleTests {
    /// The number of a descriptor that is not open.
    private static let closed: Int32 = 9999

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    private func console(_ output: Int32, errors: Int32 = closed, usesUTF8: Bool = true) -> Console {
        Console(name: "kiosk", usesUTF8: usesUTF8, output: output, errors: errors)
    }

    @Test func `what is said is written when it is flushed, and a pipe gets no prompt`() throws {
        let pipe = try Pipe()
        let console = console(pipe.writeEnd)
        try console.say(["딸기쥬스", "1 ÷ 3"])
        try console.prompt()
        #expect(pipe.readAvailable().isEmpty)
        try console.flush()
        #expect(text(pipe.readAvailable()) == "딸기쥬스\n1 ÷ 3\n")
        try console.flush()
        #expect(pipe.readAvailable().isEmpty)
    }

    @Test func `a reader that has gone away is an error of its own, and only once`() throws {
        ProcessSignals.ignoreFailedWrites()
        let pipe = try Pipe()
        let console = console(pipe.writeEnd)
        pipe.closeReadEnd()
        try console.say("1")
        let error = #expect(throws: SystemError.self) { try console.flush() }
        #expect(error?.isClosedPipe == true)
        try console.flush()
    }

    @Test func `a full pipe is waited for, to the last byte`() throws {
        let pipe = try Pipe()
        Pipe.setNonBlocking(pipe.writeEnd)
        let reader = pipe.readInBackground()
        let console = console(pipe.writeEnd)
        let lines = (0..<60_000).map { "line \($0)" }
        try console.say(lines)
        try console.flush()
        pipe.closeWriteEnd()
        let received = try #require(reader.result)
        #expect(received.count == lines.reduce(0) { $0 + $1.utf8.count + 1 })
        #expect(received.suffix(11) == Array("line 59999\n".utf8)[...])
    }

    @Test func `a terminal gets the prompt without a line feed`() throws {
        let terminal = try PseudoTerminal(columns: 80, rows: 24)
        let console = console(terminal.programEnd)
        try console.prompt()
        try console.flush()
        #expect(text(terminal.readAvailable()) == "> ")
    }

    @Test(arguments: [(true, "1 → 2\nkiosk: 2 → 3\n"), (false, "1 > 2\nkiosk: 2 > 3\n")])
    func `an error stands behind all output so far, at once, after the name of the program, without UTF-8 in ASCII`(
        usesUTF8: Bool, expected: String
    ) throws {
        let pipe = try Pipe()
        let console = console(pipe.writeEnd, errors: pipe.writeEnd, usesUTF8: usesUTF8)
        try console.say("1 → 2")
        console.complain("2 → 3")
        try console.say("4")
        #expect(text(pipe.readAvailable()) == expected)
    }

    @Test func `output that is lost while an error is told is an error of everything after it`() throws {
        let errors = try Pipe()
        let console = console(Self.closed, errors: errors.writeEnd)
        try console.say("1")
        console.complain("2")
        #expect(text(errors.readAvailable()) == "kiosk: 2\n")
        let loss = SystemError(code: EBADF)
        #expect(throws: loss) { try console.flush() }
        #expect(throws: loss) { try console.say("3") }
        #expect(throws: loss) { try console.flush() }
    }

    @Test func `an error that cannot be told stops nothing`() throws {
        let output = try Pipe()
        let console = console(output.writeEnd)
        try console.say("1")
        console.complain("2")
        try console.say("3")
        try console.flush()
        #expect(text(output.readAvailable()) == "1\n3\n")
    }
}
