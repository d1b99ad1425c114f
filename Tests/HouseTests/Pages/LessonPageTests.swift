import TestSupport
import Testing

/// The page on the lesson, in both languages.
struct LessonPageTests {
    private static let pages = ["Resources/Pages/Lesson.md", "Resources/Pages/Lesson.ko.md"]

    @Test(arguments: pages)
    func `the lines to read are the protocol, the sender and the receiver, and no word of them is broken`(
        path: String
    ) throws {
        let commands = try MarkdownPage(path: path).codeBlocks.flatMap(\.lines).filter { $0.hasPrefix("sed -n ") }
        let texts = try commands.map { command in
            let match = try #require(command.wholeMatch(of: /sed -n '(.+)' (\S+) \| fold -sw 80/)).output
            let lines = try TextFile.contents(of: TextFile.packageFolder + "/" + match.2)
                .split(separator: "\n", omittingEmptySubsequences: false)
            return match.1.split(separator: ";").flatMap { range in
                let ends = range.dropLast().split(separator: ",").compactMap { Int($0) }
                return lines[(ends[0] - 1)...(ends[ends.count - 1] - 1)].map { $0.drop { $0 == " " } }
            }
        }
        let text = texts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
        try GoldenFile("lines-to-read", suite: #filePath).expect(text)
    }

    @Test func `both languages have the same minutes, scripts and experiments`() throws {
        let pages = try Self.pages.map { try MarkdownPage(path: $0) }
        let minutes = pages.map { page in
            page.proseLines.compactMap { $0.firstMatch(of: /^\| (\d+) \|/).map { String($0.output.1) } }
        }
        #expect(minutes[0] == ["0", "6", "14", "19", "23", "29", "36"])
        #expect(minutes[0] == minutes[1])
        let commands = pages.map { page in
            (page.codeSpans + page.codeBlocks.flatMap(\.lines)).filter { $0.hasPrefix("kiosk ") }
        }
        #expect(
            commands[0].map { $0.replacing(".en.play", with: ".play").replacing("--lang en", with: "--lang ko") }
                == commands[1])
        let hangul = pages.map { page in page.text.count { ("가"..."힣").contains($0) } }
        #expect(hangul[0] < 20)
        #expect(hangul[1] > 2000)
    }
}
