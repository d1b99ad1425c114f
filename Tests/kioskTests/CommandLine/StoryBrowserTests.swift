import TestSupport
import Testing

/// The page of a trace in a browser, where one is installed. `.ci/run` says when there is none.
@Suite(.waiting, .enabled(if: Browser.path != nil, "no Chromium in /usr/bin"), .serialized)
nonisolated struct StoryBrowserTests {
    private static let stories = ["stock-edit", "calculator-answer", "recovered-value"]

    private let folder: TemporaryFolder
    private var page: String { folder.path + "/story.html" }

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Writes the page of one of the lesson's scripts, and returns the number of its steps.
    private func write(_ story: String) throws -> Int {
        _ = try kiosk("--ephemeral", "play", TextFile.packageFolder + "/Resources/\(story).play", "--trace", page)
        return try TextFile.contents(of: page).ranges(of: "<li class=\"step\"").count
    }

    /// Returns the page as the browser has it after it ran the script of the page, and then another one.
    private func document(at place: String = "", running script: String = "") throws -> String {
        let extra = "<script>addEventListener('load', () => { \(script) })</script>"
        try TextFile.write(try TextFile.contents(of: page) + extra, to: folder.path(of: "changed.html"))
        let text = try Browser.open("changed.html" + place, in: folder, "--dump-dom")
        // What only the test has added is no part of the picture.
        return String(text.prefix(upTo: text.firstRange(of: "<script>addEventListener")?.lowerBound ?? text.endIndex))
    }

    @Test func `a link to a step shows everything up to it`() throws {
        let count = try write("stock-edit")
        #expect(count > 8)
        let text = try document(at: "#s5")
        #expect(text.ranges(of: "class=\"step later\"").count == count - 5)
        #expect(text.ranges(of: "class=\"step now\"").count == 1)
        #expect(text.contains("<li class=\"step now\" id=\"s5\">"))
    }

    @Test(arguments: stories)
    func `stepping to the beginning and back with the keys gives the same picture`(story: String) throws {
        let count = try write(story)
        let press = "const press = key => document.dispatchEvent(new KeyboardEvent('keydown', { key }));"
        let end = try document(at: "#s\(count)")
        let toBeginning = "\(press) for (let i = 1; i < \(count); i++) { press('ArrowLeft'); }"
        let beginning = try document(at: "#s\(count)", running: toBeginning)
        #expect(beginning.contains("<li class=\"step now\" id=\"s1\">"))
        #expect(beginning == (try document(at: "#s1")))
        let andBack = "for (let i = 1; i < \(count); i++) { press('ArrowRight'); }"
        #expect(try document(at: "#s\(count)", running: toBeginning + andBack) == end)
        #expect(end != beginning)
    }
}
