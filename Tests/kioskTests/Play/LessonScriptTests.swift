import TestSupport
import Testing

/// The scripts that a teacher plays before a class.
@Suite(.waiting) nonisolated struct LessonScriptTests {
    private static let folder = TextFile.packageFolder + "/Resources"

    /// Every script that lies among the resources, so that none is forgotten here.
    private static var scripts: [String] {
        TemporaryFolder.names(in: folder).filter { $0.hasSuffix(".play") }
    }

    @Test func `there is one for each way a value goes`() {
        #expect(
            Self.scripts == [
                "calculator-answer.en.play", "calculator-answer.play", "recovered-value.en.play",
                "recovered-value.play", "stock-edit.en.play", "stock-edit.play",
            ])
    }

    @Test(arguments: ["calculator-answer", "recovered-value", "stock-edit"])
    func `a script has the same steps in both languages`(name: String) throws {
        func steps(_ language: String) throws -> [String] {
            try TextFile.contents(of: Self.folder + "/" + name + language + ".play").split(separator: "\n").map {
                line in
                let word = line.prefix { $0 != " " }
                return ["#", "lang", "expect", "pause"].contains(word) ? String(word) : "input"
            }
        }
        #expect(try steps("") == steps(".en"))
        let english = try TextFile.contents(of: Self.folder + "/" + name + ".en.play")
        #expect(!english.contains { ("가"..."힣").contains($0) })
    }

    @Test(arguments: [("", "값 쓰기"), (".en", "return")])
    func `the refused answer is a count above the capacity`(language: String, command: String) throws {
        let answer = try TextFile.contents(of: Self.folder + "/calculator-answer\(language).play")
        #expect(answer.contains("\n101\n\(command)\nexpect 101: "))
    }

    @Test(arguments: scripts, ["ko", "en"])
    func `every script meets its own expectations, in whatever language it is begun`(
        name: String, language: String
    ) throws {
        let outcome = try kiosk("--ephemeral", "play", Self.folder + "/" + name, "--lang", language)
        #expect(outcome.errors == "")
        #expect(outcome.ending == .exit(0))
    }

    @Test(.heavy, arguments: scripts)
    func `an expectation is not met before the step that it checks`(name: String) throws {
        let lines = try TextFile.contents(of: Self.folder + "/" + name).split(separator: "\n").map { String($0) }
        for index in lines.indices where lines[index].hasPrefix("expect ") {
            let isStep = { (line: String) in !["expect ", "pause ", "#"].contains { line.hasPrefix($0) } }
            guard let step = lines[..<index].lastIndex(where: isStep) else { continue }
            let early = try TemporaryFile((lines[..<step] + [lines[index]]).joined(separator: "\n"))
            let outcome = try kiosk("--ephemeral", "play", early.path, "--lang", "en")
            #expect(outcome.ending == .exit(1), "\(name):\(index + 1): \(lines[index])")
        }
    }

    @Test(arguments: scripts)
    func `every script stops to talk, and expects something after each stop`(name: String) throws {
        let steps = try TextFile.contents(of: Self.folder + "/" + name).split(separator: "\n").filter {
            !$0.hasPrefix("#")
        }
        let pauses = steps.indices.filter { steps[$0].hasPrefix("pause ") }
        #expect(pauses.count >= 4)
        for pause in pauses { #expect(steps[pause...].contains { $0.hasPrefix("expect ") }) }
    }
}
