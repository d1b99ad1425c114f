import Testing

/// `kiosk calc` with a formula on each line of its input. Others of a line each are in `ShopSessionTests`.
@Suite(.waiting) nonisolated struct CalcBatchTests {
    @Test func `answers every line with one line`() throws {
        expect(try kiosk("calc", input: "1+1\n2 × 3\r\n1/0\n10/4"), output: "2\n6\nNaN\n2.5\n")
    }

    @Test func `reads on behind a line that is no UTF-8 or too long`() throws {
        let threeMegabytes = [UInt8](repeating: UInt8(ascii: "7"), count: 3 << 20)
        for (line, error) in [
            ([0x31, 0x2B, 0xFF], "byte 3: not UTF-8"),
            (threeMegabytes, "column 1: the number is too long (34 digits at most)"),
        ] {
            var run = ProgramRun(["calc", "--lang", "en"])
            run.input = .bytes(line + Array("\n1+1\n".utf8))
            expect(try run.outcome(), output: "error: \(error)\n2\n", exitCode: 65)
        }
    }

    @Test func `takes words that are no UTF-8`() throws {
        let run = ProgramRun(arguments: [Array("calc".utf8), [0x31, 0xFF, 0x32], Array("--lang=en".utf8)])
        expect(try run.outcome(), errors: "kiosk: column 2: unexpected character “\u{FFFD}”\n", exitCode: 65)
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
