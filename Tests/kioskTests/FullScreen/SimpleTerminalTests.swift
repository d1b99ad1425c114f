import TestSupport
import Testing

/// Terminals that can do less.
@Suite(.waiting) nonisolated struct SimpleTerminalTests {
    @Test(arguments: [(["--plain"], "xterm-256color"), ([], "dumb"), ([], "")])
    func `without a whole screen it goes line by line, and sends no escape sequence`(
        words: [String], type: String
    ) throws {
        let run = try TerminalRun(words, environment: ["TERM": type])
        try run.wait(for: "1. 계산기")
        try run.wait(for: "a prompt") { $0.lines.contains(">") }
        try run.play([("계산기\n", "== 키오스크 > 계산기 [표준] =="), ("1200+34=\n", "1,234")])
        run.press(TerminalKey.controlD)
        #expect(run.waitForEnd() == .exit(0))
        #expect(!run.terminal.transcript.contains(0x1B))
        #expect(try run.terminal.settings == run.foundSettings)
    }

    @Test func `a locale without UTF-8 gets ASCII and English`() throws {
        let run = try TerminalRun(environment: ["LC_ALL": "C"])
        try run.play([
            ("", "Juice maker"), ("1", "AC"), ("8640/2-1=", .seen("4,319", "+/-", "[ BS  ]", "[sqrt ]")),
        ])
        try run.quit()
        #expect(run.terminal.transcript.allSatisfy { $0 < 0x80 })
    }

    @Test(arguments: [
        ([:], true), (["NO_COLOR": "1"], false),
        (["TERM": "screen.xterm-256color", "COLORTERM": "truecolor", "STY": "1.tty"], true),
    ])
    func `NO_COLOR is respected, and GNU screen gets no direct colours`(
        environment: [String: String], usesColor: Bool
    ) throws {
        let run = try TerminalRun(environment: environment).openJuiceMaker()
        try run.play([("1⏎", "재고를 수정할까요?")])
        try run.quit()
        #expect(run.screen.hasUsedColor == usesColor)
        let bytes = String(decoding: run.terminal.transcript, as: UTF8.self)
        #expect(bytes.contains("48;5;") == usesColor)
        #expect(!bytes.contains("38;2;") && !bytes.contains("48;2;"))
    }

    @Test func `only one end at a terminal is no whole screen`() throws {
        let run = try TerminalRun(launcher: .shell("\"$@\" | cat"))
        try run.wait(for: "1. 계산기")
        run.press(TerminalKey.controlD)
        #expect(run.waitForEnd() == .exit(0))
        #expect(!run.terminal.transcript.contains(0x1B))
    }
}
