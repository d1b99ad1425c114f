import TestSupport
import Testing

/// Terminals that can do less.
nonisolated struct SimpleTerminalTests {
    @Test(arguments: [(["--plain"], "xterm-256color"), ([], "dumb"), ([], "")])
    func `without a whole screen it goes line by line, and sends no escape sequence`(
        words: [String], type: String
    ) throws {
        let run = try TerminalRun(words, environment: ["TERM": type])
        try run.wait(for: "1. 계산기")
        try run.wait(for: "a prompt") { $0.lines.contains(">") }
        run.press("계산기\n")
        try run.wait(for: "== 키오스크 > 계산기 [표준] ==")
        run.press("1200+34=\n")
        try run.wait(for: "1,234")
        run.press(TerminalKey.controlD)
        #expect(run.waitForEnd() == .exit(0))
        #expect(!run.terminal.transcript.contains(0x1B))
        #expect(try run.terminal.settings == run.foundSettings)
    }

    @Test func `a locale without UTF-8 gets ASCII and English`() throws {
        let run = try TerminalRun(environment: ["LC_ALL": "C"])
        try run.wait(for: "Juice maker")
        run.press("1")
        try run.wait(for: "AC")
        run.press("8640/2-1=")
        try run.wait(for: "4,319")
        try run.wait(for: "+/-")
        try run.wait(for: "[ BS  ]")
        try run.wait(for: "[sqrt ]")
        try run.quit()
        #expect(run.terminal.transcript.allSatisfy { $0 < 0x80 })
    }

    @Test func `NO_COLOR is respected`() throws {
        for (environment, usesColor) in [(["NO_COLOR": "1"], false), ([:], true)] {
            let run = try TerminalRun(environment: environment)
            try run.openJuiceMaker()
            run.press("1" + TerminalKey.enter)
            try run.wait(for: "재고를 수정할까요?")
            try run.quit()
            #expect(run.screen.hasUsedColor == usesColor)
        }
    }

    @Test func `only one end at a terminal is no whole screen`() throws {
        let run = try TerminalRun(launcher: .shell("\"$@\" | cat"))
        try run.wait(for: "1. 계산기")
        run.press(TerminalKey.controlD)
        #expect(run.waitForEnd() == .exit(0))
        #expect(!run.terminal.transcript.contains(0x1B))
    }
}
