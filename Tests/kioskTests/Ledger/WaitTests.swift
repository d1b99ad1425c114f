import System
import TestSupport
import Testing

/// The built program while another process, which is this one, has the lock of the ledger.
@Suite(.waiting) nonisolated struct WaitTests {
    private let folder: TemporaryFolder
    /// The open file of the ledger.
    private let ledger: any File

    init() throws {
        folder = try TemporaryFolder()
        #expect(try kiosk("order", "mango", "--data", folder.path).ending == .exit(0))
        ledger = try SystemFiles().open(folder.path(of: "ledger.jsonl"), .updating)
    }

    private func run(_ line: String, language: String = "en") throws -> Outcome {
        try kiosk(line: "\(line) --lang \(language) --data \(folder.path)")
    }

    private func lock() throws { try #require(try ledger.tryLock(.exclusive)) }

    @Test(arguments: ["order mango", "void 1 --reason spilt", "--plain"])
    func `a command says whom it waits for, and gives up after the time of its option`(line: String) throws {
        try lock()
        let start = ContinuousClock.now
        let outcome = try run(line + " --wait 1")
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
        "report", "receipt 1", "stock", "ledger export --csv", "ledger verify", "ledger backup", "board --plain",
    ])
    func `a program that only reads shows what was promised, and waits for no process that keeps the lock`(
        command: String
    ) throws {
        let line = command == "ledger backup" ? "\(command) \(folder.path(of: "copy"))" : command
        let whole = try run(line)
        folder.remove("copy")
        try lock()
        // What the other process has begun to write was not promised.
        try folder.append("{\"seq\":3,", to: "ledger.jsonl")
        let start = ContinuousClock.now
        let outcome = try run(line)
        #expect(ContinuousClock.now - start < .seconds(10))
        expect(outcome, output: whole.output)
    }

    @Test func `what customers read names no process, even before the first screen`() throws {
        try lock()
        let outcome = try run("--counter --plain --wait 1")
        #expect(outcome.errors.hasPrefix("kiosk: This takes a moment."), "\(outcome.errors)")
    }

    @Test func `without any time a command does not wait, and says nothing of waiting`() throws {
        try lock()
        let outcome = try run("order mango --wait 0")
        #expect(outcome.ending == .exit(74))
        #expect(!outcome.errors.contains("waiting"))
    }

    @Test(arguments: ["-1", "3601", "1.5", "soon"]) func `a time that is none is refused`(time: String) throws {
        #expect(try kiosk("order", "mango", "--wait=\(time)", "--lang", "en").ending == .exit(64))
    }

    /// Opens the juice maker on a screen, and orders when the ledger is locked.
    private func orderWhileLocked() throws -> TerminalRun {
        let run = try TerminalRun("--data", folder.path, "--lang", "en")
        try run.play([("", "▸1"), ("2", "Juice maker")])
        try lock()
        run.press("2" + TerminalKey.enter)
        return run
    }

    @Test func `on a full screen any key ends the wait, and the next order goes on`() throws {
        let run = try orderWhileLocked()
        #if os(Linux)
            try run.wait(for: "waiting for process \(getpid())")
        #else
            try run.wait(for: "waiting for another kiosk")
        #endif
        try run.play([(" ", .gone("waiting for")), ("", "another kiosk")])
        ledger.unlock()
        try run.play([("⏎", "No. 2")])
        try run.quit()
    }

    @Test func `a customer who waits hears of no process, and is asked to call staff if the wait stays`() throws {
        let run = try TerminalRun("--counter", "--data", folder.path, "--lang", "en")
        try run.play([("", "Welcome!"), ("1", "Choose your juice"), ("2o", "Check your order")])
        try lock()
        let moment = "This takes a moment. If it stays, please call a member of staff."
        let wrong = "Something is wrong. Please call a member of staff."
        try run.play([
            ("⏎", .seen(moment, without: "process", "kiosk")), (" ", .seen(wrong, "Nothing has been ordered yet.")),
        ])
        ledger.unlock()
        try run.play([("⏎", "Check your order"), ("⏎", "Your number")])
    }

    @Test func `in lines, a customer hears the same`() throws {
        let conversation = try PipeConversation(
            "--counter", "--plain", "--wait", "1", "--data", folder.path, "--lang", "ko")
        _ = try conversation.answer(to: "1", startingWith: "명령: 주문")
        try lock()
        #expect(
            try conversation.answer(to: "바나나쥬스", startingWith: "문제가") == "문제가 생겼어요. 직원을 불러 주세요.")
        #expect(conversation.end() == .exit(0))
    }

    @Test func `on a full screen a signal ends the wait and the program`() throws {
        let run = try orderWhileLocked()
        try run.wait(for: "waiting for")
        run.process.send(SIGTERM)
        #expect(run.waitForEnd(within: .seconds(10)) == .signal(SIGTERM))
        try run.expectRestored()
    }
}
