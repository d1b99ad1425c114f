import TestSupport
import Testing

/// `kiosk order -`: one order a line of input.
@Suite(.waiting) nonisolated struct OrderInputTests {
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
        var run = ProgramRun(arguments: ["order", "-", "--lang", "en"].map { Array($0.utf8) })
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
