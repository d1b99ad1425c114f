import System
import Terminal
import TestSupport
import Testing

@MainActor struct ConsoleTests {
    /// The number of a descriptor that is not open.
    private static let closed: Int32 = 9999

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    @Test func `what is said is written when it is flushed, and a pipe gets no prompt`() throws {
        let pipe = try Pipe()
        let console = Console(name: "kiosk", usesUTF8: true, output: pipe.writeEnd, errors: Self.closed)
        try console.say(["딸기쥬스", "1 ÷ 3"])
        try console.prompt()
        #expect(pipe.readAvailable().isEmpty)
        try console.flush()
        #expect(text(pipe.readAvailable()) == "딸기쥬스\n1 ÷ 3\n")
    }

    @Test func `a terminal gets the prompt without a line feed`() throws {
        let terminal = try PseudoTerminal(columns: 80, rows: 24)
        let console = Console(name: "kiosk", usesUTF8: true, output: terminal.programEnd, errors: Self.closed)
        try console.prompt()
        try console.flush()
        #expect(text(terminal.readAvailable()) == "> ")
    }

    @Test func `an error stands behind all output so far, at once, after the name of the program`() throws {
        let pipe = try Pipe()
        let console = Console(name: "kiosk", usesUTF8: true, output: pipe.writeEnd, errors: pipe.writeEnd)
        try console.say("1")
        console.complain("2 → 3")
        try console.say("4")
        #expect(text(pipe.readAvailable()) == "1\nkiosk: 2 → 3\n")
    }

    @Test func `without UTF-8, output and errors are ASCII`() throws {
        let pipe = try Pipe()
        let console = Console(name: "kiosk", usesUTF8: false, output: pipe.writeEnd, errors: pipe.writeEnd)
        try console.say("6 ÷ 2")
        console.complain("3 × 2")
        #expect(text(pipe.readAvailable()) == "6 / 2\nkiosk: 3 * 2\n")
    }

    @Test func `output that is lost while an error is told is an error of everything after it`() throws {
        let errors = try Pipe()
        let console = Console(name: "kiosk", usesUTF8: true, output: Self.closed, errors: errors.writeEnd)
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
        let console = Console(name: "kiosk", usesUTF8: true, output: output.writeEnd, errors: Self.closed)
        try console.say("1")
        console.complain("2")
        try console.say("3")
        try console.flush()
        #expect(text(output.readAvailable()) == "1\n3\n")
    }
}
