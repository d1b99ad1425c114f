import Testing

/// `kiosk calc` with a formula among its words.
nonisolated struct CalcCommandTests {
    @Test(arguments: [
        ("1+2", "3"), ("1 + 2 × 3", "9"), ("2+3*3-1", "14"), ("2 x 3", "6"), ("8 ÷ 4", "2"), ("7 − 9", "-2"),
        ("-5+3", "-2"), ("-5", "-5"), ("2--3", "5"), ("2*-3", "-6"), ("+4", "4"), (".5+.5", "1"), ("12.50", "12.5"),
        ("1/3*3", "1"), ("1/3", "0.33333333333333333333"), ("0.1+0.2", "0.3"), ("0*-1", "0"), ("1200+300", "1500"),
        ("1000000*1000", "1000000000"), ("1/0", "NaN"), ("0/0", "NaN"), ("1/0+1", "NaN"),
    ])
    func `prints the value of a formula, worked out from left to right`(formula: String, value: String) throws {
        expect(try kiosk("calc", "--", formula), output: value + "\n")
    }

    @Test func `takes a word that begins with a sign and a number for a formula`() throws {
        expect(try kiosk("calc", "-5+3"), output: "-2\n")
        expect(try kiosk("calc", "-.5+3"), output: "2.5\n")
        expect(try kiosk("calc", "--lang", "en", "-5", "-", "-3"), output: "-2\n")
    }

    @Test func `takes several words for one formula`() throws {
        expect(try kiosk("calc", "1", "+", "2", "x", "3"), output: "9\n")
    }

    @Test func `prints as many digits as are asked for`() throws {
        expect(try kiosk("calc", "--digits", "5", "1/3"), output: "0.33333\n")
        expect(try kiosk("calc", "2/3", "--digits=1"), output: "0.7\n")
        expect(try kiosk("--digits", "34", "calc", "1/3"), output: "0.\(String(repeating: "3", count: 34))\n")
        expect(try kiosk("calc", "12345/10", "--digits", "3"), output: "1.23e+3\n")
    }

    @Test(arguments: [
        ("1 + * 2", "column 5: a number is missing", "5번째 글자: 숫자가 와야 합니다"),
        ("1e", "column 2: unexpected character “e”", "2번째 글자: 알 수 없는 글자 ‘e’"),
        (
            "(1+2)*3", "column 1: unexpected character “(”; parentheses are not supported",
            "1번째 글자: 알 수 없는 글자 ‘(’ (괄호는 쓸 수 없습니다)"
        ),
        ("12a", "column 3: unexpected character “a”", "3번째 글자: 알 수 없는 글자 ‘a’"),
        ("1 2", "column 3: an operator is missing", "3번째 글자: 연산자가 와야 합니다"),
        ("1..2", "column 3: not a number", "3번째 글자: 숫자가 아닙니다"),
        ("2+", "column 3: a number is missing", "3번째 글자: 숫자가 와야 합니다"),
        ("사과 + 1", "column 1: unexpected character “사”", "1번째 글자: 알 수 없는 글자 ‘사’"),
        ("1 + 2 × 3 =", "column 11: leave out the =", "11번째 글자: = 없이 쓰세요"),
        (
            "1,5 + 1", "column 2: write commas only between thousands, such as 1,234.5",
            "2번째 글자: 쉼표는 천 단위에만 쓰세요. 예: 1,234.5"
        ),
        ("", "column 1: there is no formula", "1번째 글자: 수식이 없습니다"),
    ])
    func `says where and why a text is no formula`(text: String, english: String, korean: String) throws {
        expect(try kiosk("calc", text, "--lang", "en"), errors: "kiosk: \(english)\n", exitCode: 65)
        expect(try kiosk("calc", text, "--lang", "ko"), errors: "kiosk: \(korean)\n", exitCode: 65)
    }

    @Test func `refuses a number that has more digits than it could keep`() throws {
        expect(
            try kiosk("calc", "1+" + String(repeating: "9", count: 35), environment: ["LC_ALL": "en_US.UTF-8"]),
            errors: "kiosk: column 3: the number is too long (34 digits at most)\n", exitCode: 65)
    }

    @Test func `takes words that are no UTF-8`() throws {
        let run = ProgramRun(arguments: [Array("calc".utf8), [0x31, 0xFF, 0x32], Array("--lang=en".utf8)])
        expect(try run.outcome(), errors: "kiosk: column 2: unexpected character “\u{FFFD}”\n", exitCode: 65)
    }
}
