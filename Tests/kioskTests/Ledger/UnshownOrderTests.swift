import System
import TestSupport
import Testing

/// A kiosk that is killed when an order is recorded and its number is not shown yet.
@Suite(.waiting) nonisolated struct UnshownOrderTests {
    private let folder: TemporaryFolder
    private let menu: TemporaryFile

    init() throws {
        folder = try TemporaryFolder()
        menu = try SharedShop.menu(mangos: 100_000)
    }

    private func options(_ language: String) -> [String] {
        ["--menu", menu.path, "--data", folder.path, "--lang", language]
    }

    private func lastNumber() throws -> Int {
        let line =
            try TextFile.lines(of: folder.path(of: "ledger.jsonl")).last { $0.contains("\"kind\":\"sale\"") } ?? ""
        let digits = line.split(separator: "\"number\":").last?.prefix { ("0"..."9").contains($0) } ?? ""
        return Int(digits) ?? 0
    }

    /// Orders until nobody reads the answers any more, so that the last one is stuck in the pipe, and kills the kiosk.
    private func killWhileAnswering(_ first: String, _ order: String, _ words: String...) throws -> Int {
        let conversation = try PipeConversation(words + ["--plain"] + options("en"))
        for line in [first] + Array(repeating: order, count: 2_000) { conversation.say(line) }
        let deadline = Deadline()
        var (number, isStuck) = (0, false)
        while !isStuck, !deadline.isOver {
            SystemClock.sleep(.milliseconds(300))
            let now = try lastNumber()
            (number, isStuck) = (now, now > 0 && now == number)
        }
        conversation.terminate(SIGKILL)
        return try lastNumber()
    }

    private static let sentences = [
        ("en", "kiosk: the program ended before it showed a number; the order is recorded: No. %\n"),
        ("ko", "kiosk: 번호를 보여 주기 전에 프로그램이 끝났습니다. 주문은 기록되어 있습니다: %번\n"),
    ]

    @Test(arguments: playsAllRounds ? sentences : [sentences[0]])
    func `the next start says the number, once`(language: String, sentence: String) throws {
        let number = try killWhileAnswering("juice", "mango")
        try #require(number > 1)
        for expected in [sentence.replacing("%", with: String(number)), ""] {
            #expect(try kiosk(["--plain"] + options(language)).errors == expected)
        }
    }

    @Test func `a counter that was killed tells it to the next kiosk, and on the whole terminal to staff`() throws {
        let number = try killWhileAnswering("1", "mango\n\n1", "--counter")
        let screen = try TerminalRun(options("ko")).openJuiceMaker()
        try screen.wait(for: "번호를 보여 주기 전에 프로그램이 끝났습니다.")
        #expect(screen.screen.text.contains("\(number)번"))
        try screen.quit()
    }

    @Test func `an order whose number was shown is not told again`() throws {
        let conversation = try PipeConversation(["--plain"] + options("en"))
        _ = try conversation.answer(to: "juice", startingWith: "1.")
        _ = try conversation.answer(to: "mango", startingWith: "No. 1")
        SystemClock.sleep(.milliseconds(200))
        conversation.terminate(SIGKILL)
        #expect(try kiosk(["--plain"] + options("en")).errors == "")
    }
}
