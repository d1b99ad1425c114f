import System
import TestSupport
import Testing

/// The standard streams of the built program, whose other ends misbehave.
@Suite(.waiting) nonisolated struct StandardStreamsTests {
    private static let commands = [
        ["calc", "1+1"], ["calc"], ["calc", "--keys"], ["compare", "1"], ["order", "kiwi"], ["order", "-"], ["stock"],
        ["stock", "--json"], ["--help"], ["--version"], ["--plain"],
    ]
    private static let fullDevice = "/dev/full"

    private func run(
        _ words: [String], _ output: ProgramRun.Output, input: String = "kiwi\n", language: String = "en"
    ) throws -> Outcome {
        try ProgramRun(words + ["--lang", language], input: input, output: output).outcome()
    }

    @Test(.enabled(if: access(fullDevice, W_OK) == 0), arguments: commands)
    func `a full device is an error that is told`(words: [String]) throws {
        let reason = String(cString: strerror(ENOSPC))
        // What was sold is sold, so that its number must not be lost.
        let message =
            words.first == "order"
            ? "the answers could not be written (\(reason)); orders in the ledger: 1" : "input/output error: \(reason)"
        expect(try run(words, .file(Self.fullDevice)), errors: "kiosk: \(message)\n", exitCode: 74)
    }

    @Test(.enabled(if: access(fullDevice, W_OK) == 0), arguments: ["en", "ko"])
    func `a change whose answer was lost is told to be made, so that nobody makes it twice`(language: String) throws {
        let folder = try TemporaryFolder()
        func change(_ words: [String], _ output: ProgramRun.Output) throws -> Outcome {
            try run(words + ["--data", folder.path + "/kiosk"], output, language: language)
        }
        let menu = try TemporaryFile(try change(["menu"], .captured).output.replacing("4500", with: "5000"))
        let message =
            language == "en"
            ? "the change was recorded, but could not be printed (No space left on device)"
            : "변경은 기록했지만 출력하지 못했습니다 (디스크에 남은 공간이 없습니다)"
        for juice in ["banana", "mango"] { _ = try change(["order", juice], .captured) }
        for words in [
            ["stock", "add", "mango", "20"], ["stock", "set", "kiwi", "3"], ["void", "1", "--reason", "x"],
            ["close"], ["refund", "2", "--reason", "x"], ["menu", "set", menu.path],
        ] {
            expect(try change(words, .file(Self.fullDevice)), errors: "kiosk: \(message)\n", exitCode: 74)
        }
        #expect(try change(["stock"], .captured).output.contains("mango        27"))
        // A reader that is gone wants no answer.
        expect(try change(["stock", "add", "mango", "1"], .nobody))
    }

    @Test(.enabled(if: access(fullDevice, W_OK) == 0))
    func `a number that was lost is told, whatever else is wrong, and a full device in Korean too`() throws {
        let error = "kiosk: input/output error: No space left on device\n"
        let lost = "kiosk: the answers could not be written (No space left on device); orders in the ledger: 1\n"
        for (input, fault) in [
            ("kiwi\nlemon\n", "kiosk: line 2: unknown juice: lemon\n"),
            ("mango\nmango:9\n", "kiosk: line 2: mango:9: Mango short by 20\n"),
        ] {
            let outcome = try run(["order", "-"], .file(Self.fullDevice), input: input)
            expect(outcome, errors: fault + lost + error, exitCode: 74)
        }
        expect(
            try run(["stock"], .file(Self.fullDevice), language: "ko"),
            errors: "kiosk: 입출력 오류: 디스크에 남은 공간이 없습니다\n", exitCode: 74)
        let script = try TemporaryFile("1\nexpect nothing of the kind\n")
        let outcome = try run(["play", script.path], .file(Self.fullDevice))
        #expect(outcome.errors.hasSuffix("not found on the screen: nothing of the kind\n" + error))
        #expect(outcome.ending == .exit(74))
    }

    @Test func `what is wrong counts where nobody reads what is said`() throws {
        expect(
            try run(["order", "mango:9"], .nobody),
            errors: "kiosk: mango:9: Mango short by 17 (to add to the stock: kiosk help stock)\n", exitCode: 1)
    }

    @Test(arguments: commands.filter { $0.first != "order" })
    func `a pipe that nobody reads ends it quietly`(words: [String]) throws {
        let outcome = try run(words, .nobody)
        #expect(outcome.errors == "")
        #expect([.exit(0), .signal(SIGPIPE)].contains(outcome.ending))
    }

    @Test func `an export ends quietly when nobody reads on`() throws {
        #expect(try run(["ledger", "export", "--csv"], .nobody, input: "").ending == .exit(0))
    }

    @Test func `a reader that has had enough ends it quietly`() throws {
        let outcome = try run(["calc"], .firstLine, input: String(repeating: "1+1\n", count: 200_000))
        #expect(outcome.lines.first == "2")
        #expect(outcome.errors == "")
        #expect([.exit(0), .signal(SIGPIPE)].contains(outcome.ending))
    }

    @Test(arguments: commands)
    func `closed descriptors neither crash nor hang it`(words: [String]) throws {
        for (input, output) in [(true, false), (false, true), (true, true)] {
            var run = ProgramRun(words + ["--lang", "en"], input: "kiwi\n", output: output ? .closed : .captured)
            if input { run.input = .closed }
            guard case .exit(let code) = try run.outcome().ending else {
                Issue.record("\(words) has not ended by itself")
                continue
            }
            #expect([0, 1, 65, 74].contains(code))
        }
    }

    @Test func `an answer comes before the next line is waited for`() throws {
        // Somebody who types a line into a pipe and waits for its answer before typing the next one.
        let conversation = try PipeConversation("calc")
        #expect(try conversation.answer(to: "1+1") == "2")
        #expect(try conversation.answer(to: "2*3") == "6")
        #expect(conversation.end() == .exit(0))
        let orders = try PipeConversation("order", "-")
        #expect(try orders.answer(to: "kiwi") == "1 kiwi")
        #expect(try orders.answer(to: "망고쥬스") == "2 mango")
        #expect(orders.end() == .exit(0))
    }
}
