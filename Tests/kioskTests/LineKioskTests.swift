import Testing

/// The kiosk line by line, through a pipe.
nonisolated struct LineKioskTests {
    @Test func `says the menu and ends with its input`() throws {
        expect(
            try kiosk(),
            output: """
                == 키오스크 ==
                무엇을 할까요?
                1. 계산기  왼쪽부터 차례로 계산
                2. 쥬스 메이커  쥬스 주문과 재고 관리
                3. 실험실  위임, 순환 참조, 큐를 눈으로 보는 실험 아홉 가지
                저장 위치: ~/kiosk
                명령: 뒤로, 처음, 도움말, 추적, lang, 끝내기

                """)
    }

    @Test func `tells the story of a shortage`() throws {
        expect(
            try kiosk("--plain", "--lang", "en", input: "juice\n5\norder\nstrawberry-banana\nyes\n1 +10\nsave\nquit\n"),
            output: """
                == Kiosk ==
                What would you like to do?
                1. Calculator  Calculate from left to right
                2. Juice maker  Order juice and manage the stock
                3. Lab  Nine experiments on delegation, memory and queues
                Saved in ~/kiosk
                Commands: back, home, help, trace, lang, quit
                == Kiosk > Juice maker [Edit stock] ==
                Strawberry 10 (low)
                Banana 10
                Pineapple 10
                Kiwi 10
                Mango 10
                1. Strawberry juice  4,500  Sold out: Strawberry 10/16
                2. Banana juice  3,500  5 left
                3. Kiwi juice  4,000  3 left
                4. Pineapple juice  4,000  5 left
                5. Strawberry-banana juice  4,500  1 left
                6. Mango juice  4,500  3 left
                7. Mango-kiwi juice  4,500  5 left
                Orders today: 0
                The cart is empty.
                Commands: order, empty, cart, sales, calc, change, stock, back, home, help, trace, lang, quit
                Cart: Strawberry-banana juice ×1 (4,500 KRW)
                Strawberry 0 (none)
                Banana 9
                1. Strawberry juice  4,500  Sold out: Strawberry 0/16
                2. Banana juice  3,500  4 left
                5. Strawberry-banana juice  4,500  Sold out: Strawberry 0/10
                The cart is empty.
                No. 1 is ready: Strawberry-banana juice. Enjoy!
                Not enough fruit. Edit the stock?
                Strawberry-banana juice
                Strawberry short by 10
                1. Yes
                2. No
                == Kiosk > Juice maker > Edit stock ==
                1. Strawberry 0 (none)  +10: 1 Strawberry-banana juice
                2. Banana 9
                3. Pineapple 10
                4. Kiwi 10
                5. Mango 10
                ! Strawberry short by 10
                For example: strawberry 12 / mango +5 / kiwi -3 / banana calc
                Commands: save, reason, back, home, help, trace, lang, quit
                1. Strawberry 10 (+10) (low)  +6: 1 Strawberry juice
                Commands: save, reset, reason, back, home, help, trace, lang, quit
                == Kiosk > Juice maker [Edit stock] ==
                Strawberry 0 (none)
                Banana 8
                Pineapple 10
                Kiwi 10
                Mango 10
                1. Strawberry juice  4,500  Sold out: Strawberry 0/16
                2. Banana juice  3,500  4 left
                3. Kiwi juice  4,000  3 left
                4. Pineapple juice  4,000  5 left
                5. Strawberry-banana juice  4,500  Sold out: Strawberry 0/10
                6. Mango juice  4,500  3 left
                7. Mango-kiwi juice  4,500  5 left
                The cart is empty.
                Commands: order, empty, cart, sales, calc, change, stock, back, home, help, trace, lang, quit
                Stock saved: Strawberry +10
                No. 2 is ready: Strawberry-banana juice. Enjoy!

                """)
    }

    @Test func `counts what has just been sold among the sales of today`() throws {
        let outcome = try kiosk("--plain", "--lang", "en", "--ephemeral", input: "juice\nkiwi:2\nsales\nquit\n")
        let start = try #require(outcome.lines.firstIndex(of: "== Kiosk > Juice maker > Sales =="))
        #expect(outcome.lines.contains("Today: orders 1, cancelled 0, cups 2, money 8,000 KRW"))
        #expect(
            outcome.lines[start...].prefix(5) == [
                "== Kiosk > Juice maker > Sales ==", "Sold: Today 2, All time 2",
                "Strawberry juice: Today 0, All time 0",
                "Banana juice: Today 0, All time 0", "Kiwi juice: Today 2, All time 2",
            ])
    }

    @Test(arguments: [[:], ["TERM": "dumb"], ["TERM": "xterm-256color"], ["LC_ALL": "C"]])
    func `sends no escape sequence to a pipe`(environment: [String: String]) throws {
        let lines = ["1", "1/0=", "ac", "back", "2", "5", "order", "5", "order", "\u{1B}[A", "n", "help", "quit"]
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
                1. Calculator  Calculate from left to right
                2. Juice maker  Order juice and manage the stock
                3. Lab  Nine experiments on delegation, memory and queues
                Saved in ~/kiosk
                Commands: back, home, help, trace, lang, quit
                ! Byte 1: not UTF-8
                ! The line is too long
                ! Not a number from 1 to 3: 9
                ! Not a number from 1 to 3: 0
                ! Not understood: \u{FFFD} (type help)

                """)
    }

    @Test func `switches its language`() throws {
        let outcome = try kiosk("--lang", "ko", input: "lang en\nlang ko\n")
        #expect(outcome.lines.filter { $0.hasPrefix("==") } == ["== 키오스크 ==", "== Kiosk ==", "== 키오스크 =="])
    }
}
