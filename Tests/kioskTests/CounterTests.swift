import System
import TestSupport
import Testing

/// `kiosk --counter`, line by line and on a whole terminal.
nonisolated struct CounterTests {
    private let folder: TemporaryFolder
    private var pinFile: String { folder.path(of: "pin") }

    init() throws {
        folder = try TemporaryFolder()
        try folder.append("2468\n", to: "pin")
        try folder.allowReading("pin", false)
    }

    // MARK: Lines

    private func counter(_ words: String..., input: String = "") throws -> Outcome {
        var run = ProgramRun(arguments: (["--counter", "--ephemeral"] + words).map { Array($0.utf8) })
        run.input = .bytes(Array(input.utf8))
        return try run.outcome()
    }

    @Test func `in lines, two of them lead from the start page to the number`() throws {
        let outcome = try counter("--lang", "ko", input: "주문하기\n딸바쥬스\n")
        #expect(outcome.ending == .exit(0))
        #expect(
            outcome.lines.prefix(7) == [
                "== 키오스크 ==", "어서 오세요!", "1. 주문하기", "2. 한국어  ✓ 사용 중", "3. English",
                "명령: 뒤로, 도움말, lang", "== 키오스크 > 쥬스 메이커 ==",
            ])
        #expect(outcome.lines.contains("주문 번호는 1번입니다: 딸바쥬스."))
    }

    @Test func `a shortage calls staff, and changes no stock`() throws {
        let outcome = try counter("--lang", "ko", input: "1\n딸기쥬스 1\n예\n1\nstock\n")
        #expect(outcome.lines.contains("재료가 모자라요. 직원을 불러 주세요."))
        #expect(!outcome.output.contains("재고"))
    }

    @Test func `in lines, a customer comes, chooses a language, and leaves nothing behind`() throws {
        let startPage = "== Kiosk ==\nWelcome!\n1. Order\n2. 한국어\n3. English  ✓ current\nCommands: back, help, lang\n"
        expect(
            try counter("--lang", "en", input: "한국어\nquit\nhome\ntrace\nhelp\nstaff\n1\nback\n제주\n"),
            output: startPage + """
                == 키오스크 ==
                어서 오세요!
                1. 주문하기
                2. 한국어  ✓ 사용 중
                3. English
                명령: 뒤로, 도움말, lang
                ! 알 수 없는 입력: quit (‘도움말’을 입력하세요)
                ! 알 수 없는 입력: home (‘도움말’을 입력하세요)
                ! 알 수 없는 입력: trace (‘도움말’을 입력하세요)
                주문하기를 고르면 메뉴가 나옵니다. 한국어나 English를 고르면 언어가 바뀝니다.
                번호나 이름으로 고릅니다: 1, 주문하기
                어디서나 쓰는 명령: 뒤로(back), 도움말(help), lang ko, lang en
                ! 알 수 없는 입력: staff (‘도움말’을 입력하세요)
                == 키오스크 > 쥬스 메이커 ==
                1. 딸기쥬스  4,500  품절: 딸기 10/16
                2. 바나나쥬스  3,500  5잔
                3. 키위쥬스  4,000  3잔
                4. 파인애플쥬스  4,000  5잔
                5. 딸바쥬스  4,500  1잔
                6. 망고쥬스  4,500  3잔
                7. 망키쥬스  4,500  5잔
                장바구니가 비어 있어요.
                명령: 주문, 비우기, 장바구니, 뒤로, 도움말, lang

                """ + startPage + "! Not understood: 제주 (type help)\n")
    }

    @Test func `in lines, staff gets in with the PIN, which is repeated nowhere, and ends the program`() throws {
        let outcome = try counter(
            "--lang", "en", "--staff-pin-file", pinFile, input: "staff\n1357\nhelp\n2468\nquit\nend\nmore\n")
        expect(
            outcome,
            output: """
                == Kiosk ==
                Welcome!
                1. Order
                2. 한국어
                3. English  ✓ current
                Commands: staff, back, help, lang
                == Kiosk > Staff ==
                These screens are for staff. Type the PIN and press Enter.

                PIN: –
                ! Wrong PIN. Tries left: 4
                Type the PIN with the digit keys. The screen shows only how many digits were typed. After five wrong tries \
                there is a wait.
                Commands that work everywhere: back, help, lang ko, lang en
                == Kiosk ==
                What would you like to do?
                1. Calculator  Calculate from left to right
                2. Juice maker  Order juice and manage the stock
                3. Lab  Nine experiments on delegation, memory and queues
                Nothing is saved when you quit
                Commands: back, home, help, trace, lang, quit
                == Kiosk > Quit ==
                Leave the staff screens?
                1. Back to the start page for customers
                2. End the program
                Commands: back, home, help, trace, lang, quit

                """)
    }

    @Test func `wrong tries outlast the program, and a file of them that is no such file makes staff wait`() throws {
        let data = folder.path(of: "data")
        func tryPINs(_ pins: String) throws -> [Substring] {
            var run = ProgramRun(
                arguments: ["--counter", "--plain", "--lang", "en", "--staff-pin-file", pinFile, "--data", data]
                    .map { Array($0.utf8) })
            run.input = .bytes(Array("staff\n\(pins)\n".utf8))
            return try run.outcome().lines
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
        var run = ProgramRun(arguments: ["--counter", "--data", folder.path(of: "data")].map { Array($0.utf8) })
        run.input = .bytes(Array("1\nrhubarb\nmango\nback\nrhubarb\n1\n3 + 4\n".utf8))
        #expect(try run.outcome().ending == .exit(0))
        let files = try TemporaryFolder.names(in: folder.path(of: "data")).map { name in
            (name: name, text: try TextFile.contents(of: folder.path(of: "data/" + name)))
        }
        let ledger = try #require(files.first { $0.name == "ledger.jsonl" }).text
        #expect(ledger.matches(of: /"kind":"([a-z]+)"/).map { String($0.1) } == ["open", "sale"])
        for file in files where file.name != "ledger.jsonl" {
            #expect(!file.text.contains("rhubarb") && !file.text.contains("mango"), "\(file.name)")
        }
        #expect(!ledger.contains("rhubarb"))
    }

    @Test func `a PIN file that others can read, or without a PIN, is refused`() throws {
        try folder.allowReading("pin", true)
        let path = pinFile
        expect(
            try counter("--lang", "en", "--staff-pin-file", path),
            errors: "kiosk: \(path): other users can access the file; use chmod 600\n", exitCode: 74)
        try folder.allowReading("pin", false)
        try folder.append("9", to: "pin")
        expect(
            try counter("--lang", "ko", "--staff-pin-file", path),
            errors: "kiosk: \(path): 숫자 4–12자리 한 줄이어야 합니다\n", exitCode: 65)
        expect(
            try counter("--lang", "en", "--staff-pin-file", folder.path(of: "none")),
            errors: "kiosk: \(folder.path(of: "none")): No such file or directory\n", exitCode: 74)
    }

    @Test func `a PIN file of another user is refused with what helps`() throws {
        // Only root can give a file away.
        guard getuid() == 0 else { return }
        let path = pinFile
        #expect(chown(path, 12_345, 12_345) == 0)
        expect(
            try counter("--lang", "en", "--staff-pin-file", path),
            errors: "kiosk: \(path): the file belongs to another user than the one who starts the program; "
                + "use chown 0\n", exitCode: 74)
        expect(
            try counter("--lang", "ko", "--staff-pin-file", path),
            errors: "kiosk: \(path): 다른 사용자의 파일입니다. 프로그램을 실행하는 사용자의 파일로 바꾸세요: chown 0\n",
            exitCode: 74)
    }

    // MARK: A whole terminal

    private func terminal(_ words: String...) throws -> TerminalRun {
        try TerminalRun(["--counter", "--ephemeral", "--staff-pin-file", pinFile] + words)
    }

    @Test func `a customer goes back to the start page, and the terminal keeps nothing`() throws {
        let run = try terminal("--lang", "ko")
        try run.wait(for: "어서 오세요!")
        run.press("3")
        try run.wait(for: "Welcome!")
        run.press(TerminalKey.enter)
        try run.wait(for: "Choose your juice")
        run.press("5")
        try run.wait(for: "4,500 KRW")
        run.press("o")
        try run.wait(for: "Check your order")
        run.press(TerminalKey.enter)
        try run.wait(for: "We call your number.")
        #expect(run.screen.scrollbackErasures == 0)
        run.press(TerminalKey.escape)
        try run.wait(for: "어서 오세요!")
        #expect(run.screen.scrollbackErasures == 1)
        for text in ["Kiosk", "Welcome", "juice", "Juice"] { #expect(!run.screen.text.contains(text), "\(text)") }
        run.expectPicturesWereSound()
        run.process.send(15)
        #expect(run.waitForEnd() == .signal(15))
        try run.expectRestored()
    }

    @Test func `no key of a customer ends or stops it`() throws {
        let run = try terminal("--lang", "en")
        try run.wait(for: "Welcome!")
        run.press(TerminalKey.controlC + TerminalKey.controlZ + TerminalKey.controlD + "q" + TerminalKey.f2)
        try run.wait(for: "There is no key F2 here.")
        run.press("1")
        try run.wait(for: "Choose your juice")
        run.press(TerminalKey.controlC + TerminalKey.controlZ + TerminalKey.controlD + "q" + TerminalKey.f2)
        try run.wait(for: "There is no key F2 here.")
        #expect(run.process.ending == nil)
    }

    @Test func `staff gets in with the PIN alone, and ends the program`() throws {
        let run = try terminal("--lang", "en")
        try run.wait(for: "Welcome!")
        run.press(TerminalKey.f10)
        try run.wait(for: "○ ○ ○ ○")
        run.press("97531")
        try run.wait(for: "● ● ● ● ●")
        run.press(TerminalKey.enter)
        try run.wait(for: "✗ Wrong PIN. Tries left: 4")
        // The digits are on the keys alone.
        for digit in ["9", "7", "5", "3", "1"] { #expect(run.screen.text.count(where: { String($0) == digit }) == 1) }
        for _ in 1...4 { run.press("97531" + TerminalKey.enter) }
        try run.wait(for: "Too many wrong PINs. Try again after ")
        run.press("2468" + TerminalKey.enter)
        run.press(TerminalKey.escape)
        try run.wait(for: "Welcome!")
        #expect(run.process.ending == nil)
    }

    @Test func `staff that quits is asked, and ends the program with the terminal restored`() throws {
        let run = try terminal("--lang", "en")
        try run.wait(for: "Welcome!")
        run.press(TerminalKey.f10 + "2468" + TerminalKey.enter)
        try run.wait(for: "What would you like to do?")
        run.press("q")
        try run.wait(for: "Leave the staff screens?")
        run.press("1")
        try run.wait(for: "Welcome!")
        run.press(TerminalKey.f10 + "2468" + TerminalKey.enter)
        try run.wait(for: "What would you like to do?")
        run.press(TerminalKey.controlC)
        try run.wait(for: "Leave the staff screens?")
        run.press("2")
        #expect(run.waitForEnd() == .exit(0))
        try run.expectRestored()
    }
}
