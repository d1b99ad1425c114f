import TestSupport
import Testing

/// Commands and all that the built program answers to them, each without data from before. Each golden file is a session of a shell: the
/// words stand behind `$`, what is said about errors behind `2>`, and an exit code other than 0 below it. The file's name may end with the
/// language of its locale.
@Suite(.waiting) nonisolated struct CommandSessionTests {
    private static let sessions = [
        // `calc` and `calc --keys`, and what is no formula.
        "calculations", "formulas",
        // The same keys through every style.
        "compare",
        "help",
        // Words that are not understood, and those with a name that is like them.
        "mistakes", "nearest-names",
        // `order`, and what is none.
        "orders", "no-orders",
        // Tables for people, and JSON for machines; a period before the ledger has nothing, one after it what there was.
        "report",
        "stock",
    ]
    private static let files = GoldenFile.names(of: #filePath).sorted()

    @Test(arguments: files) func `the program answers each command as its golden file has it`(name: String) throws {
        let file = GoldenFile(name, suite: #filePath)
        let locales = ["en": "en_US.UTF-8", "ko": "ko_KR.UTF-8"]
        let locale = name.split(separator: ".").dropFirst().first.flatMap { locales[String($0)] }
        let lines = try file.contents().split(separator: "\n").filter { $0.hasPrefix("$ kiosk ") }
        let answers = try lines.map { line in
            let outcome = try kiosk(
                line: String(line.dropFirst("$ kiosk ".count)),
                environment: ["LC_ALL": locale ?? "C.UTF-8", "TZ": "UTC0"])
            let errors = outcome.errors.isEmpty ? "" : "2> " + outcome.errors.dropLast().replacing("\n", with: "\n2> ")
            let ending = outcome.ending == .exit(0) ? "" : "\(outcome.ending)\n"
            return "\(line)\n\(outcome.output)\(errors)\(outcome.errors.suffix(1))\(ending)"
        }
        try file.expect(String(answers.joined().dropLast()))
    }

    @Test func `each session has its file, and in both languages where it has one`() {
        let languages = Dictionary(grouping: Self.files) { String($0.prefix { $0 != "." }) }
        #expect(Set(languages.keys) == Set(Self.sessions))
        for name in ["formulas", "mistakes", "no-orders"] {
            #expect(languages[name] == [name + ".en", name + ".ko"])
        }
    }
}
