import TestSupport
import Testing

/// Numbers as people, spreadsheets and web pages write them, in each place of the built program that takes one.
@Suite(.waiting) nonisolated struct WrittenNumbersTests {
    private static let formulas = [
        ("1,234", "1234"), ("1,000원", "1000"), ("₩ 1,000", "1000"), ("1,000 KRW", "1000"), ("US$12.50", "12.5"),
        ("€ 3", "3"), ("１２", "12"), ("−5", "-5"), ("－5", "-5"), ("‐5", "-5"), ("–5", "-5"), ("-₩5", "-5"),
        ("₩-5", "-5"),
        ("₩ −5,000", "-5000"), ("1.5e-7", "0.00000015"), ("1.2345e+25", "1.2345e+25"), ("\u{FEFF}7\u{200B}", "7"),
        ("\u{202D}1,234.5\u{202C}", "1234.5"), ("\u{A0}5\u{202F}+\u{3000}6\u{2009}원", "11"),
    ]
    private static let keys = [
        ("1,234+1=", "1,235"), ("₩1,000+2,000원=", "3,000"), ("1.5e-7=", "0.00000015"), ("１，２３４", "1,234"),
        ("1.2345e+25 =", "1.2345e+25"), ("$ 5 + 6 USD =", "11"), ("5\u{3000}+\u{A0}6=", "11"),
    ]

    @Test(arguments: formulas.map { ("--", $0, $1) } + keys.map { ("--keys", $0, $1) })
    func `a formula and a line of keys take numbers as they are written anywhere`(
        option: String, text: String, value: String
    ) throws {
        expect(try kiosk("calc", option, text), output: value + "\n")
    }

    @Test(arguments: [
        ("ko", "쉼표는 자릿수만", "“.”입니다."), ("en", "A comma only groups", "is “.”."),
    ])
    func `a typed comma changes no value and says what the decimal point is`(
        language: String, start: String, end: String
    ) throws {
        let run = try TerminalRun("--lang", language)
        try run.openCalculator().play([("１,", .seen(start, end)), ("234＋１=", "1,235")])
        try run.quit()
    }

    @Test func `orders take counts with their words and any blank`() throws {
        let run = try kiosk(
            "--plain", "--lang", "en", "--ephemeral", input: "2\nbanana\u{3000}2개\nkiwi　１\n망고쥬스\u{A0}세 개\nquit\n")
        expect(
            run.output, contains: "No. 1 is ready: Banana juice", "No. 2 is ready: Kiwi juice",
            "No. 3 is ready: Mango juice")
    }

    /// An invisible mark before a chosen number is passed over, and each minus sign is one of a change.
    @Test(arguments: [
        ("\u{200B}2\n\u{200B}2", "Cart: Banana juice ×1"), ("\u{FEFF}2\n\u{FEFF}2", "Cart: Banana juice ×1"),
        ("\u{2060}2\n\u{2060}2", "Cart: Banana juice ×1"),
        ("2\nstock\nkiwi \u{2212}2", "Kiwi 8 (−2)"), ("2\nstock\nkiwi \u{FF0D}2", "Kiwi 8 (−2)"),
        ("2\nstock\nkiwi \u{2010}2", "Kiwi 8 (−2)"), ("2\nstock\nkiwi \u{2013}2", "Kiwi 8 (−2)"),
    ])
    func `a count or a choice is read with each mark and sign that stands before it`(lines: String, shown: String)
        throws
    {
        let run = try kiosk("--plain", "--lang", "en", "--ephemeral", input: lines + "\nquit\ndiscard\n")
        expect(run.output, contains: shown)
    }

    @Test(arguments: [
        ("en", "Strawberry", "This cannot be pasted here: abc"), ("ko", "딸기", "여기에 붙여 넣을 수 없는 글: abc"),
    ])
    func `a pasted count takes the place of the typed one, and what is no count is refused with a reason`(
        language: String, fruit: String, refusal: String
    ) throws {
        let run = try TerminalRun("--ephemeral", "--lang", language)
        try run.play([
            ("2e", "\(fruit)"), ("1", .seen()), ("\u{1B}[200~42\u{1B}[201~", "42"),
            ("\u{1B}[200~abc\u{1B}[201~", "\(refusal)"), ("\u{1B}[200~37\u{1B}[201~", "37"),
        ])
        #expect(run.screen.page.position(of: "4237") == nil && run.screen.page.position(of: "142") == nil)
    }

    @Test func `what is copied from a calculator without a key for the point can be pasted into it`() throws {
        let run = try TerminalRun("--ephemeral", "--style", "two-operand", "--lang", "en").openCalculator()
        try run.play([("1+", .seen()), ("\u{1B}[200~0.25\u{1B}[201~=", "1.25")])
        try run.quit()
    }

    @Test func `the longest number leaves the sign of its row on the tape`() throws {
        let run = try TerminalRun(columns: 72, rows: 24).openCalculator()
        run.press("1234567890123456789.5n+2=")
        try run.wait(for: "the sign of the total") { screen in
            screen.lines.contains { $0.prefix(28).split(separator: " ") == ["="] }
                && screen.lines.contains { $0.hasPrefix("  -1,234,567,890,123,456,787.5") }
        }
        try run.quit()
    }

    @Test func `a typed count of many digits stands whole with its change`() throws {
        let menu = try TemporaryFile(
            #"{"capacity": 1000000, "fruits": [{"id": "fig", "name": {"ko": "딸기"}, "stock": 10}], "#
                + #""juices": [{"id": "fig", "name": {}, "needs": [{"fruit": "fig", "count": 1}]}]}"#)
        try TerminalRun("--menu", menu.path, "--ephemeral").openStock().play([("27720", "27720  +27710 ")])
    }

    @Test func `every number that calc prints is read back as the same number`() throws {
        var generator = SeededGenerator(seed: 0x5EED_0049)
        let formulas = (0..<300).map { _ in
            let digits = String(UInt64.random(in: 1...UInt64.max, using: &generator))
            return "-\(digits)e\(Int.random(in: -60...60, using: &generator)) / 3"
        }
        let printed = try kiosk("calc", input: formulas.joined(separator: "\n") + "\n").output
        #expect(printed.contains("e-") && printed.contains("e+") && !printed.contains("error"))
        expect(try kiosk("calc", input: printed), output: printed)
    }
}
