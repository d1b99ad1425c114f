import TestSupport
import Testing

/// `kiosk order`: juice without screens. See `ShopSessionTests` for what it says.
@Suite(.waiting) nonisolated struct OrderCommandTests {
    @Test func `knows the juices by their names, decomposed too`() throws {
        let mango = "\u{1106}\u{1161}\u{11BC}\u{1100}\u{1169}\u{110C}\u{1172}\u{1109}\u{1173}"
        expect(try kiosk("order", mango), output: "1 mango\n")
    }

    @Test(arguments: [["order", "mango"], ["order", "-"]])
    func `an answer that nothing reads is told with the numbers that are in the ledger`(words: [String]) throws {
        let options = ["--lang", "en", "--ephemeral"]
        let outcome = try ProgramRun(words + options, input: "mango\nkiwi\n", output: .nobody).outcome()
        #expect(outcome.ending == .exit(74))
        let numbers = words.last == "-" ? "1–2" : "1"
        #expect(outcome.errors.hasSuffix("orders in the ledger: \(numbers)\n"))
    }

    // MARK: One order a line of input

    @Test func `makes what each line orders, passes over blank lines, and counts them`() throws {
        expect(
            try kiosk("order", "-", input: "banana\n딸바쥬스 1, 망고쥬스 2\r\nkiwi:2"),
            output: "1 banana\n2 strawberry-banana mango:2\n3 kiwi:2\n")
        expect(try kiosk("order", "-", input: "\nkiwi\n \t\r\nbanana\n\n"), output: "1 kiwi\n2 banana\n")
    }

    @Test func `the exit code remembers a line from before a pause of the input`() throws {
        let orders = try PipeConversation("order", "-", "--ephemeral")
        #expect(try orders.answer(to: "lemon\nkiwi") == "1 kiwi")
        #expect(try orders.answer(to: "mango") == "2 mango")
        #expect(orders.end() == .exit(65))
    }

    @Test func `goes on behind a line that is no order and ends with 65`() throws {
        var run = ProgramRun(["order", "-", "--lang", "en"])
        run.input = .bytes(Array("lemon\nkiwi:-1\n".utf8) + [0xFF, 0x0A] + Array("banana\n".utf8))
        expect(
            try run.outcome(), output: "1 banana\n",
            errors: """
                kiosk: line 1: unknown juice: lemon
                kiosk: line 2: not a whole number from 1 to 1000: -1
                kiosk: line 3: byte 1: not UTF-8

                """,
            exitCode: 65)
    }
}
