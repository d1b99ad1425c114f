import Testing

/// `kiosk calc` with a formula on each line of its input.
nonisolated struct CalcBatchTests {
    private func run(_ input: [UInt8], _ words: String...) throws -> Outcome {
        var run = ProgramRun(arguments: (["calc"] + words).map { Array($0.utf8) })
        run.input = .bytes(input)
        return try run.outcome()
    }

    @Test func `answers every line with one line`() throws {
        expect(try kiosk("calc", input: "1+1\n2 × 3\r\n1/0\n10/4"), output: "2\n6\nNaN\n2.5\n")
        expect(try kiosk("calc", "--digits", "3", input: "2/3\n"), output: "0.667\n")
        expect(try kiosk("calc", input: ""))
    }

    @Test func `puts an error in the place of an answer, goes on, and says so in the end`() throws {
        expect(
            try kiosk("calc", "--lang", "en", input: "1 + * 2\n1+1\n\n12a\n2+2\n"),
            output: """
                error: column 5: a number is missing
                2
                error: column 1: there is no formula
                error: column 3: unexpected character “a”
                4

                """,
            exitCode: 65)
        // What it prints, it reads.
        expect(try kiosk("calc", input: "1e999\n1e+999\n"), output: "1e+999\n1e+999\n")
    }

    @Test func `reads on behind a line that is no UTF-8`() throws {
        expect(
            try run([0x31, 0x2B, 0xFF, 0x0A] + Array("1+1\n".utf8), "--lang", "en"),
            output: "error: byte 3: not UTF-8\n2\n", exitCode: 65)
    }

    @Test func `refuses a line of ten megabytes of digits, and goes on`() throws {
        let line = [UInt8](repeating: UInt8(ascii: "7"), count: 10 << 20)
        expect(
            try run(line + Array("\n1+1\n".utf8), "--lang", "en"),
            output: "error: column 1: the number is too long (34 digits at most)\n2\n", exitCode: 65)
    }

    @Test func `works out a line of a megabyte`() throws {
        let line = "0" + String(repeating: "+1", count: 500_000)
        expect(try kiosk("calc", input: line + "\n1+1\n"), output: "500000\n2\n")
    }

    @Test func `shows nothing of what a line would do to a terminal`() throws {
        let outcome = try kiosk("calc", input: "\u{1B}[2J\n1\u{9B}31m\n\u{07}\n")
        #expect(outcome.ending == .exit(65))
        #expect(outcome.lines.count == 3)
        #expect(!outcome.hasControlCharacters)
    }
}
