import TestSupport
import Testing

/// `kiosk calc --keys`: lines of keys in, displays out.
@Suite(.waiting) nonisolated struct KeysCommandTests {
    private struct Case {
        let style: String
        let keys: String
        let display: String

        init?(row: String) {
            let fields = row.split(separator: "\t").map(String.init)
            guard !row.hasPrefix("#"), fields.count == 3 else { return nil }
            (style, keys, display) = (fields[0], fields[1], fields[2])
        }
    }

    @Test(arguments: [
        ("keys", "standard"), ("keys", "formula"), ("keys", "appending"), ("keys", "two-operand"),
        ("keys", "recovering"), ("functions", "standard"),
    ])
    func `shows what the design says for every row of its tables`(table: String, style: String) throws {
        let path = TextFile.packageFolder + "/Tests/CalculatorTests/Vectors/calculator-\(table).tsv"
        let cases = try TextFile.lines(of: path).compactMap(Case.init).filter { table != "keys" || $0.style == style }
        try #require(table == "keys" ? !cases.isEmpty : cases.count == 155)
        let outcome = try kiosk("calc", "--keys", "--style", style, input: cases.map { $0.keys + "\n" }.joined())
        try #require(outcome.lines.count == cases.count)
        let others = zip(outcome.lines, cases).filter { display, row in
            // See VectorTests for the one row that contradicts the rule of `%`.
            display != (row.keys == "2 / . REC 7 CE CE 5 SQR 5 PCT" ? "0.05" : row.display)
        }
        #expect(others.map { "\($1.keys): \($0)" } == [])
        #expect(outcome.errors == "")
        #expect(outcome.ending == .exit(0))
    }

    @Test(arguments: ["formula", "appending"])
    func `gives what the written formula gives, in the styles that calculate at the end`(style: String) throws {
        let formulas = ["1 0 / 0 + 5", "1 0 / 4 - 3", "1 / 3 * 3 - 1", "2 + 3 * 3 - 1", "1 / 0", "7"]
        let pressed = try kiosk("calc", "--keys", "--style", style, input: formulas.map { $0 + " =\n" }.joined())
        let written = try kiosk("calc", input: formulas.map { $0.filter { $0 != " " } + "\n" }.joined())
        #expect(pressed.lines == ["NaN", "-0.5", "0", "14", "NaN", "7"])
        #expect(written.lines == pressed.lines)
        expect(try kiosk("calc", "--keys", "--style", style, input: "1 0 / 0 +\n"), output: "0\n")
    }

    @Test func `gives up a line that is too long, and only that`() throws {
        let line = String(repeating: "1 ", count: 600_000)
        expect(
            try kiosk("calc", "--keys", "--lang", "en", input: "\(line)\n4 5\n"),
            output: "error: the line is too long\n45\n", exitCode: 65)
    }
}
