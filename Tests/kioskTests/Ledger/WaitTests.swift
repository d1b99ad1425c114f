import System
import TestSupport
import Testing

/// The built program while another process, which is this one, has the lock of the ledger.
nonisolated struct WaitTests {
    private let folder: TemporaryFolder
    /// The open file of the ledger.
    private let ledger: Int32

    init() throws {
        folder = try TemporaryFolder()
        #expect(try kiosk("order", "mango", "--data", folder.path).ending == .exit(0))
        ledger = open(folder.path + "/ledger.jsonl", O_RDWR | O_CLOEXEC)
        try #require(ledger >= 0)
    }

    private func lock() throws { try #require(flock(ledger, LOCK_EX) == 0) }

    @Test(arguments: [["order", "mango"], ["void", "1", "--reason", "spilt"], ["--plain"]])
    func `a command says whom it waits for, and gives up after the time of its option`(words: [String]) throws {
        defer { close(ledger) }
        try lock()
        let start = ContinuousClock.now
        let options = ["--wait", "1", "--lang", "en", "--data", folder.path]
        let outcome = try ProgramRun(arguments: (words + options).map { Array($0.utf8) }).outcome()
        #expect(outcome.ending == .exit(74))
        #expect(outcome.output == "")
        #if os(Linux)
            #expect(outcome.errors.hasPrefix("kiosk: waiting for process \(getpid()) ("), "\(outcome.errors)")
        #endif
        #expect(outcome.errors.split(separator: "\n").count == 2)
        #expect(outcome.errors.contains("another kiosk is using the ledger; try again in a moment"))
        #expect((.seconds(1)..<(.seconds(20))).contains(ContinuousClock.now - start))
    }

    @Test(arguments: [
        ["report"], ["receipt", "1"], ["stock"], ["ledger", "export", "--csv"], ["ledger", "verify"],
        ["ledger", "backup", "copy"], ["board", "--plain"],
    ])
    func `a program that only reads shows what was promised, and waits for no process that keeps the lock`(
        words: [String]
    ) throws {
        defer { close(ledger) }
        var words = words
        if words.last == "copy" { words[2] = folder.path(of: "copy") }
        let command = words + ["--lang", "en", "--data", folder.path]
        let whole = try ProgramRun(arguments: command.map { Array($0.utf8) }).outcome()
        folder.remove("copy")
        try lock()
        // What the other process has begun to write was not promised.
        try folder.append("{\"seq\":3,", to: "ledger.jsonl")
        let start = ContinuousClock.now
        let outcome = try ProgramRun(arguments: command.map { Array($0.utf8) }).outcome()
        #expect(ContinuousClock.now - start < .seconds(10))
        #expect(outcome.ending == .exit(0))
        #expect(outcome.output == whole.output)
        #expect(outcome.errors == "")
    }

    @Test(arguments: [["--counter", "--plain"]])
    func `what customers read names no process, even before the first screen`(words: [String]) throws {
        defer { close(ledger) }
        try lock()
        let options = ["--wait", "1", "--lang", "en", "--data", folder.path]
        let outcome = try ProgramRun(arguments: (words + options).map { Array($0.utf8) }).outcome()
        #expect(outcome.errors.hasPrefix("kiosk: This takes a moment."), "\(outcome.errors)")
    }

    @Test func `without any time a command does not wait, and says nothing of waiting`() throws {
        defer { close(ledger) }
        try lock()
        let outcome = try kiosk("order", "mango", "--wait", "0", "--lang", "en", "--data", folder.path)
        #expect(outcome.ending == .exit(74))
        #expect(!outcome.errors.contains("waiting"))
    }

    @Test(arguments: ["-1", "3601", "1.5", "soon"]) func `a time that is none is refused`(time: String) throws {
        defer { close(ledger) }
        #expect(try kiosk("order", "mango", "--wait=\(time)", "--lang", "en").ending == .exit(64))
    }

    @Test func `on a full screen any key ends the wait, and the next order goes on`() throws {
        defer { close(ledger) }
        let run = try TerminalRun("--data", folder.path, "--lang", "en")
        try run.wait(for: "▸1")
        run.press("2")
        try run.wait(for: "Juice maker")
        try lock()
        run.press("2" + TerminalKey.enter)
        #if os(Linux)
            try run.wait(for: "waiting for process \(getpid())")
        #else
            try run.wait(for: "waiting for another kiosk")
        #endif
        run.press(" ")
        try run.wait(untilGone: "waiting for")
        try run.wait(for: "another kiosk")
        try #require(flock(ledger, LOCK_UN) == 0)
        run.press(TerminalKey.enter)
        try run.wait(for: "No. 2")
        try run.quit()
    }

    @Test func `a customer who waits hears of no process, and is asked to call staff if the wait stays`() throws {
        defer { close(ledger) }
        let run = try TerminalRun("--counter", "--data", folder.path, "--lang", "en")
        try run.wait(for: "Welcome!")
        run.press("1")
        try run.wait(for: "Choose your juice")
        run.press("2o")
        try run.wait(for: "Check your order")
        try lock()
        run.press(TerminalKey.enter)
        try run.wait(for: "This takes a moment. If it stays, please call a member of staff.")
        #expect(!run.screen.text.contains("process") && !run.screen.text.contains("kiosk"))
        run.press(" ")
        try run.wait(for: "Something is wrong. Please call a member of staff.")
        try run.wait(for: "Nothing has been ordered yet.")
        try #require(flock(ledger, LOCK_UN) == 0)
        run.press(TerminalKey.enter)
        try run.wait(for: "Check your order")
        run.press(TerminalKey.enter)
        try run.wait(for: "Your number")
    }

    @Test func `in lines, a customer hears the same`() throws {
        defer { close(ledger) }
        let conversation = try PipeConversation(
            "--counter", "--plain", "--wait", "1", "--data", folder.path, "--lang", "ko")
        _ = try conversation.answer(to: "1", startingWith: "명령: 주문")
        try lock()
        #expect(
            try conversation.answer(to: "바나나쥬스", startingWith: "문제가") == "문제가 생겼어요. 직원을 불러 주세요.")
        #expect(conversation.end() == .exit(0))
    }

    @Test func `on a full screen a signal ends the wait and the program`() throws {
        defer { close(ledger) }
        let run = try TerminalRun("--data", folder.path, "--lang", "en")
        try run.wait(for: "▸1")
        run.press("2")
        try run.wait(for: "Juice maker")
        try lock()
        run.press("2" + TerminalKey.enter)
        try run.wait(for: "waiting for")
        run.process.send(SIGTERM)
        #expect(run.waitForEnd(within: .seconds(10)) == .signal(SIGTERM))
        try run.expectRestored()
    }
}
