import TestSupport
import Testing

/// The answers of the exercises of the lesson, as diffs that fit the sources of today.
struct AnswerTests {
    private static let chapters = [("Lesson.md", "Exercises"), ("Lesson.ko.md", "연습 문제")]
    private let answers: [Answer]

    init() throws { answers = try Answer.all() }

    /// Returns the chapter of a page on the lesson with the exercises.
    private func exercises(_ page: String, _ heading: String) throws -> String {
        let lesson = try MarkdownPage(path: "Resources/Pages/" + page).text
        let chapter = try #require(lesson.firstRange(of: "\n## \(heading)\n"))
        return String(lesson[chapter.upperBound...].prefix(upTo: "\n## "))
    }

    @Test(arguments: chapters) func `every exercise of the lesson has an answer`(page: String, heading: String) throws {
        let exercises = try exercises(page, heading)
        let numbers = exercises.matches(of: /(?:^|\n)(\d)\. \*\*/).map { String($0.output.1) }
        #expect(numbers == ["1", "2", "3"])
        #expect(Set(answers.map { String($0.name.prefix(1)) }) == Set(numbers))
    }

    @Test func `every answer fits the sources, and so does the line whose removal it names`() throws {
        for answer in answers {
            #expect(!answer.diff.files.isEmpty && !answer.filter.isEmpty && !answer.failures.isEmpty, "\(answer.name)")
            #expect(throws: Never.self, "\(answer.name)") { _ = try answer.changedFilesWithoutLine() }
        }
    }

    @Test(arguments: chapters)
    func `the lesson names every file that an answer changes, and every test that fails without its line`(
        page: String, heading: String
    ) throws {
        let words = try exercises(page, heading).split { $0.isWhitespace }.joined(separator: " ")
        let paths = try answers.flatMap { try $0.changedFilesWithoutLine().keys }.map { "`\($0)`" }
        let tests = answers.flatMap(\.failures).map { "*\($0.test)*" }
        #expect(Set(paths + tests).filter { !words.contains($0) }.sorted() == [])
    }

    @Test func `every test that is said to fail is a test`() throws {
        let tests = try SourceFiles.texts(in: "Tests", ".swift")
        for answer in answers {
            let files = tests.merging(try answer.changedFiles()) { $1 }
            let unknown = answer.failures.filter { failure in
                !files.contains {
                    $0.key.hasSuffix("/\(failure.suite).swift") && $0.value.contains("`\(failure.test)`(")
                }
            }
            #expect(unknown == [], "\(answer.name)")
        }
    }

    @Test func `the first answer adds the message to every type that conforms to the protocol`() throws {
        let answer = try #require(answers.first)
        let tests = try SourceFiles.texts(in: "Tests", ".swift")
        let files = try SourceFiles.texts(in: "Sources", ".swift").merging(tests) { $1 }
            .merging(try answer.changedFiles()) { $1 }
            .filter { !$0.key.hasPrefix("Tests/HouseTests/") }
        let conforming = files.values.flatMap { $0.matches(of: /[:,] StockScreenDelegate\b[^)]*?\{\n/) }.count
        let methods = files.values.flatMap { $0.matches(of: /func stockScreenDidCancel\(/) }.count
        #expect(conforming == 5)
        // The protocol declares it once more.
        #expect(methods == conforming + 1)
    }
}

extension StringProtocol {
    /// Returns the text before the first place of another text, or all of it.
    fileprivate func prefix(upTo end: String) -> SubSequence {
        firstRange(of: end).map { self[..<$0.lowerBound] } ?? self[...]
    }
}
