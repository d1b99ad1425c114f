import TestSupport
import Testing

/// Whole transcripts of the built program. Each golden file is one: it begins with the command behind `$`, and the lines that a person
/// types stand behind `>`.
@Suite(.waiting) nonisolated struct StoryTests {
    private static let names = GoldenFile.names(of: #filePath).sorted()

    @Test(arguments: names) func `a story is told as its golden file has it`(name: String) throws {
        let file = GoldenFile(name, suite: #filePath)
        let lines = try file.contents().split(separator: "\n", omittingEmptySubsequences: false)
        let command = try #require(lines.first)
        var words = command.split(separator: " ").dropFirst(2).map { String($0) }
        let script = try TemporaryFile(
            lines.filter { $0.hasPrefix("> ") }.map { $0.dropFirst(2) + "\n" }.joined())
        if words.first == "play" { words.insert(script.path, at: 1) }
        let outcome = try ProgramRun(words).outcome()
        #expect(outcome.errors == "" && outcome.ending == .exit(0))
        try file.expect(command + "\n" + outcome.lines.joined(separator: "\n"))
    }

    @Test func `each story is told in both languages`() {
        let stories = Dictionary(grouping: Self.names) { $0.prefix { $0 != "." } }
        #expect(stories.count == 10)
        #expect(stories.values.allSatisfy { $0.map { $0.suffix(3) } == [".en", ".ko"] })
    }
}
