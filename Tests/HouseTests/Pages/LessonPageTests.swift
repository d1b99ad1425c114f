import TestSupport
import Testing

/// The page on the lesson, in both languages.
struct LessonPageTests {
    private static let pages = ["Resources/Pages/Lesson.md", "Resources/Pages/Lesson.ko.md"]

    @Test(arguments: pages)
    func `the lines to read are the protocol, the sender and the receiver, and each part fits a small terminal`(
        path: String
    ) throws {
        let commands = try MarkdownPage(path: path).codeSpans.filter { $0.hasPrefix("sed -n ") }
        let texts = try commands.map { command in
            let match = try #require(command.wholeMatch(of: /sed -n (\d+),(\d+)p (\S+)/)).output
            let (first, last) = (try #require(Int(match.1)), try #require(Int(match.2)))
            let lines = try TextFile.contents(of: TextFile.packageFolder + "/" + match.3)
                .split(separator: "\n", omittingEmptySubsequences: false)
            return lines[(first - 1)..<last]
        }
        try #require(texts.count == 3)
        #expect(texts[0].contains("package protocol StockScreenDelegate: AnyObject {"))
        #expect(texts[1].contains("    package weak var delegate: (any StockScreenDelegate)?"))
        #expect(texts[1].contains("    private func save() {"))
        #expect(texts[2].contains("        screen.delegate = self"))
        #expect(texts[2].contains { $0.hasPrefix("    package func stockScreen(_ screen: StockScreen, save changes:") })
        #expect(texts.map { $0.first?.prefix(3) } == ["///", "///", "ext"])
        #expect(texts.map(\.last) == ["}", "    }", "}"])
        // Each fits a terminal of 80 × 24 with the prompt after it.
        #expect(texts.allSatisfy { $0.reduce(1) { $0 + max(1, ($1.count + 79) / 80) } <= 24 })
    }

    @Test func `both languages have the same minutes, scripts and experiments`() throws {
        let pages = try Self.pages.map { try MarkdownPage(path: $0) }
        let minutes = pages.map { page in
            page.proseLines.compactMap { $0.firstMatch(of: /^\| (\d+) \|/).map { String($0.output.1) } }
        }
        #expect(minutes[0] == ["0", "5", "10", "13", "17", "22", "30", "35"])
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
