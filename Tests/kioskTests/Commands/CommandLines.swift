import TestSupport
import Testing

/// Runs the built program with the words of a line.
nonisolated func kiosk(line: String, input: String = "", environment: [String: String] = [:]) throws -> Outcome {
    try kiosk(line.shellWords, input: input, environment: environment)
}

/// Expects the built program to refuse each line: with an exit code and a sentence behind its name, and nothing else.
nonisolated func expectRefusals(
    _ rows: [(exitCode: Int32, line: String, sentence: String)], sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let others = try rows.compactMap { row in
        let outcome = try kiosk(line: row.line)
        let refusal = Outcome(errors: "kiosk: \(row.sentence)\n", exitCode: row.exitCode)
        return outcome == refusal ? nil : "\(row.line): \(outcome)"
    }
    #expect(others == [], sourceLocation: sourceLocation)
}

/// Expects the same of lines with the same exit code.
nonisolated func expectRefusals(
    _ exitCode: Int32, _ rows: [(line: String, sentence: String)], sourceLocation: SourceLocation = #_sourceLocation
) throws {
    try expectRefusals(rows.map { (exitCode, $0.line, $0.sentence) }, sourceLocation: sourceLocation)
}

/// The built program, run again and again on one folder of data.
nonisolated struct ShopFolder {
    /// The folder of the test, in which the data are `shop`.
    let folder: TemporaryFolder
    var environment: [String: String] = [:]

    init() throws {
        folder = try TemporaryFolder()
    }

    var data: String { folder.path(of: "shop") }
    var ledgerPath: String { data + "/ledger.jsonl" }
    var ledger: String { get throws { try TextFile.contents(of: ledgerPath) } }

    func path(_ name: String) -> String { folder.path(of: name) }

    /// Runs it with the words of a line, in English and with the data unless its caller says otherwise. The time of the machine is no part of
    /// its answer.
    @discardableResult
    func run(
        _ line: String, input: String = "", language: String = "en", takesData: Bool = true
    ) throws -> Outcome {
        let words = line.shellWords
        let hasData = !takesData || words.contains("--data") || words.contains("--ephemeral")
        let locale = ["LC_ALL": language == "ko" ? "ko_KR.UTF-8" : "en_US.UTF-8", "TZ": "UTC0"]
        var outcome = try kiosk(
            words + (hasData ? [] : ["--data", data]), input: input, environment: locale.merging(environment) { $1 })
        outcome.output = outcome.output.replacing(/20\d\d-\d\d-\d\d \d\d:\d\d/, with: "2026-11-22 14:02")
        return outcome
    }
}

extension String {
    /// The words of a line of a shell: between spaces, and with spaces where they stand between `'`.
    fileprivate nonisolated var shellWords: [String] {
        matches(of: /(?:'[^']*'|[^ '])+/).map { match in String(match.output.filter { $0 != "'" }) }
    }
}
