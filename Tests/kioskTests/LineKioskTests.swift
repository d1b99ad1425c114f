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
