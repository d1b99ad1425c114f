import Testing

/// The kiosk line by line, through a pipe.
nonisolated struct LineKioskTests {
    @Test func `says the menu and ends with its input`() throws {
        expect(
            try kiosk(),
            output: """
                == 키오스크 ==
                무엇을 할까요?
                1. 계산기  왼쪽에서 오른쪽으로 계산합니다
                2. 쥬스 메이커  쥬스를 주문하고 재고를 관리합니다
                3. 실험실  위임을 눈으로 보는 실험 여덟 가지
                데이터: ~/kiosk

                """)
    }

    @Test func `tells the story of a shortage`() throws {
        expect(
            try kiosk("--plain", "--lang", "en", input: "juice\n5\nstrawberry-banana\nyes\n1 +10\nsave\nquit\n"),
            output: """
                == Kiosk ==
                What would you like to do?
                1. Calculator  Calculates from left to right
                2. Juice maker  Order juice and keep the stock
                3. Lab  Eight experiments on delegation and more
                Data: ~/kiosk
                == Kiosk > Juice maker [Edit stock] ==
                Strawberry 10 !
                Banana 10
                Pineapple 10
                Kiwi 10
                Mango 10
                1. Strawberry juice  Strawberry 16  sold out
                2. Banana juice  Banana 2  makes 5
                3. Kiwi juice  Kiwi 3  makes 3
                4. Pineapple juice  Pineapple 2  makes 5
                5. Strawberry-banana juice  Strawberry 10 Banana 1  makes 1
                6. Mango juice  Mango 3  makes 3
                7. Mango-kiwi juice  Mango 2 Kiwi 1  makes 5
                Words: calc, report, stock, back, home, help, trace, lang, quit
                Strawberry 0 !
                Banana 9
                2. Banana juice  Banana 2  makes 4
                5. Strawberry-banana juice  Strawberry 10 Banana 1  sold out
                1 Strawberry-banana juice is ready. Enjoy!
                ! Strawberry-banana juice: Strawberry short by 10
                There is not enough fruit. Change the stock?
                Strawberry-banana juice: Strawberry short by 10
                1. Yes
                2. No
                == Kiosk > Juice maker > Add stock ==
                1. Strawberry 0
                2. Banana 9
                3. Pineapple 10
                4. Kiwi 10
                5. Mango 10
                Words: save, back, home, help, trace, lang, quit
                ! Strawberry short by 10
                1. Strawberry 10 (+10)
                Words: save, reset, back, home, help, trace, lang, quit
                == Kiosk > Juice maker [Edit stock] ==
                Strawberry 0 !
                Banana 8
                Pineapple 10
                Kiwi 10
                Mango 10
                1. Strawberry juice  Strawberry 16  sold out
                2. Banana juice  Banana 2  makes 4
                3. Kiwi juice  Kiwi 3  makes 3
                4. Pineapple juice  Pineapple 2  makes 5
                5. Strawberry-banana juice  Strawberry 10 Banana 1  sold out
                6. Mango juice  Mango 3  makes 3
                7. Mango-kiwi juice  Mango 2 Kiwi 1  makes 5
                2 Strawberry-banana juice is ready. Enjoy!
                Words: calc, report, stock, back, home, help, trace, lang, quit

                """)
    }

    @Test func `counts what has just been sold among the sales of today`() throws {
        let outcome = try kiosk("--plain", "--lang", "en", "--ephemeral", input: "juice\nkiwi:2\nsales\nquit\n")
        #expect(
            outcome.lines.suffix(9).prefix(5) == [
                "== Kiosk > Juice maker > Sales ==", "Sold: Today 2, All time 2",
                "Strawberry juice: Today 0, All time 0",
                "Banana juice: Today 0, All time 0", "Kiwi juice: Today 2, All time 2",
            ])
    }

    @Test(arguments: [[:], ["TERM": "dumb"], ["TERM": "xterm-256color"], ["LC_ALL": "C"]])
    func `sends no escape sequence to a pipe`(environment: [String: String]) throws {
        let lines = ["1", "1/0=", "ac", "back", "2", "5", "5", "\u{1B}[A", "n", "help", "quit"]
        let outcome = try kiosk(input: lines.joined(separator: "\n"), environment: environment)
        #expect(outcome.ending == .exit(0))
        #expect(outcome.errors == "")
        #expect(!outcome.hasControlCharacters)
    }

    @Test func `survives lines that nobody should write`() throws {
        var run = ProgramRun(arguments: ["--lang", "en"].map { Array($0.utf8) })
        let tooLong = [UInt8](repeating: UInt8(ascii: "7"), count: 10 << 20)
        run.input = .bytes([0xFF, 0x0A] + tooLong + Array("\n9\n0\n\0\nquit\n".utf8))
        expect(
            try run.outcome(),
            output: """
                == Kiosk ==
                What would you like to do?
                1. Calculator  Calculates from left to right
                2. Juice maker  Order juice and keep the stock
                3. Lab  Eight experiments on delegation and more
                Data: ~/kiosk
                ! Byte 1: not UTF-8
                ! The line is too long
                ! Not understood: 9 (help explains)
                ! Not understood: 0 (help explains)
                ! Not understood: \u{FFFD} (help explains)

                """)
    }

    @Test func `switches its language`() throws {
        let outcome = try kiosk("--lang", "ko", input: "lang en\nlang ko\n")
        #expect(outcome.lines.filter { $0.hasPrefix("==") } == ["== 키오스크 ==", "== Kiosk ==", "== 키오스크 =="])
    }
}
