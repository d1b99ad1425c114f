import System
import TestSupport
import Testing

/// `kiosk --counter`, line by line and on a whole terminal.
@Suite(.waiting) nonisolated struct CounterTests {
    private let folder: TemporaryFolder
    private var pinFile: String { folder.path(of: "pin") }
    private var data: String { folder.path(of: "data") }

    init() throws {
        folder = try TemporaryFolder()
        try folder.append("2468\n", to: "pin")
        try folder.allowReading("pin", false)
    }

    // MARK: Lines

    private func counter(_ words: String..., input: String = "") throws -> Outcome {
        try kiosk(["--counter", "--ephemeral"] + words, input: input)
    }

    @Test func `in lines, a customer comes, chooses a language, and leaves nothing behind`() throws {
        try counter("--lang", "en", input: "한국어\nquit\nhome\ntrace\nhelp\nstaff\n1\nback\n제주\n")
            .expectGolden("customer", suite: #filePath)
    }

    @Test func `in lines, staff gets in with the PIN, which is repeated nowhere, and ends the program`() throws {
        let input = "staff\n1357\nhelp\n2468\nquit\nend\nmore\n"
        try counter("--lang", "en", "--staff-pin-file", pinFile, input: input)
            .expectGolden("staff", suite: #filePath)
    }

    @Test func `wrong tries outlast the program, and a file of them that is no such file makes staff wait`() throws {
        func tryPINs(_ pins: String) throws -> [Substring] {
            try kiosk(
                "--counter", "--plain", "--lang", "en", "--staff-pin-file", pinFile, "--data", data,
                input: "staff\n\(pins)\n"
            ).lines
        }
        #expect(try tryPINs("1111\n1111").contains("! Wrong PIN. Tries left: 3"))
        #expect(try tryPINs("1111\n1111").contains("! Wrong PIN. Tries left: 1"))
        #expect(try tryPINs("1111").contains { $0.hasPrefix("! Too many wrong PINs") })
        // Not even the PIN opens it now.
        #expect(try !tryPINs("2468").contains("What would you like to do?"))
        try TextFile.write("nonsense", to: data + "/staff.tries")
        #expect(try !tryPINs("2468").contains("What would you like to do?"))
        try TextFile.write("0\n0\n0\n0\n", to: data + "/staff.tries")
        #expect(try tryPINs("2468").contains("What would you like to do?"))
    }

    @Test func `the trace that staff opens shows nothing of the customer before`() throws {
        let outcome = try counter(
            "--lang", "en", "--staff-pin-file", pinFile,
            input: "staff\n2468\nquit\n1\n1\nmango\nback\nstaff\n2468\njuice\ntrace\nkiwi\n")
        let traced = outcome.lines.drop { !$0.hasPrefix("Trace on") }.filter { $0.hasPrefix("[") }
        #expect(traced.contains { $0.hasPrefix("[navigation] HomeScreen → Navigator: push(OrderScreen)") })
        #expect(traced.contains { $0.hasPrefix("[call] JuiceBar → InMemoryLedger: sell([kiwi]) (record 3)") })
        #expect(!traced.contains { $0.contains("mango") })
    }

    @Test func `the files keep the order of a customer, and nothing else that was typed`() throws {
        let outcome = try kiosk(
            "--counter", "--data", data, input: "1\nrhubarb\nmango\nback\nrhubarb\n1\n3 + 4\n")
        #expect(outcome.ending == .exit(0))
        let files = try TemporaryFolder.names(in: data).map { ($0, try TextFile.contents(of: data + "/" + $0)) }
        let ledger = try #require(files.first { $0.0 == "ledger.jsonl" }).1
        #expect(ledger.matches(of: /"kind":"([a-z]+)"/).map { String($0.1) } == ["open", "sale"])
        for (name, text) in files where name != "ledger.jsonl" {
            #expect(!text.contains("rhubarb") && !text.contains("mango"), "\(name)")
        }
        #expect(!ledger.contains("rhubarb"))
    }

    private func expectRefused(_ path: String, _ language: String, _ reason: String, exitCode: Int32) throws {
        expect(
            try counter("--lang", language, "--staff-pin-file", path), errors: "kiosk: \(path): \(reason)\n",
            exitCode: exitCode)
    }

    @Test func `a PIN file that others can read, or without a PIN, is refused`() throws {
        try folder.allowReading("pin", true)
        try expectRefused(pinFile, "en", "other users can access the file; use chmod 600", exitCode: 74)
        try folder.allowReading("pin", false)
        try folder.append("9", to: "pin")
        try expectRefused(pinFile, "ko", "숫자 4–12자리 한 줄이어야 합니다", exitCode: 65)
        try expectRefused(folder.path(of: "none"), "en", "No such file or directory", exitCode: 74)
    }

    @Test(arguments: [
        ("en", "the file belongs to another user than the one who starts the program; use chown 0"),
        ("ko", "다른 사용자의 파일입니다. 프로그램을 실행하는 사용자의 파일로 바꾸세요: chown 0"),
    ])
    func `a PIN file of another user is refused with what helps`(language: String, reason: String) throws {
        // Only root can give a file away.
        guard getuid() == 0 else { return }
        #expect(chown(pinFile, 12_345, 12_345) == 0)
        try expectRefused(pinFile, language, reason, exitCode: 74)
    }

    // MARK: A whole terminal

    private func terminal(_ language: String) throws -> TerminalRun {
        try TerminalRun("--counter", "--ephemeral", "--staff-pin-file", pinFile, "--lang", language)
    }

    @Test func `a customer goes back to the start page, and the terminal keeps nothing`() throws {
        let run = try terminal("ko")
        try run.play([
            ("", "어서 오세요!"), ("3", "Welcome!"), ("⏎", "Choose your juice"), ("5", "4,500 KRW"),
            ("o", "Check your order"), ("⏎", "We call your number."),
        ])
        #expect(run.screen.scrollbackErasures == 0)
        try run.play([("⎋", .seen("어서 오세요!", without: "Kiosk", "Welcome", "juice", "Juice"))])
        #expect(run.screen.scrollbackErasures == 1)
        run.process.send(15)
        try run.expectEnd(.signal(15))
    }

    @Test func `no key of a customer ends or stops it, and staff that quits is asked, and ends the program`() throws {
        let run = try terminal("en")
        let keys = TerminalKey.controlC + TerminalKey.controlZ + TerminalKey.controlD + "q" + TerminalKey.f2
        try run.play([
            ("", "Welcome!"), ("\(keys)", "There is no key F2 here."), ("1", "Choose your juice"),
            ("\(keys)", "There is no key F2 here."), ("⎋", "Welcome!"),
            ("\(TerminalKey.f10)2468⏎", "What would you like to do?"),
            ("q", "Leave the staff screens?"), ("1", "Welcome!"),
            ("\(TerminalKey.f10)2468⏎", "What would you like to do?"),
            ("\(TerminalKey.controlC)", "Leave the staff screens?"), ("2", .seen()),
        ])
        try run.expectEnd()
    }
}
