import TestSupport
import Testing

/// `kiosk lab`: the experiments without screens and questions, and the handout.
@Suite(.waiting) nonisolated struct LabCommandTests {
    private static let names = [
        "leak", "forgotten", "four-wirings", "back-and-forth", "sheet", "all-or-nothing", "queues", "doubly-linked",
        "money",
    ]

    @Test(arguments: names)
    func `every experiment runs to its end`(name: String) throws {
        let outcome = try kiosk("lab", name, "--lang", "en")
        #expect(outcome.ending == .exit(0))
        #expect(outcome.errors == "")
        #expect(outcome.lines.count > 5)
        #expect(!outcome.hasControlCharacters)
    }

    @Test func `touches no data`() throws {
        let folder = try TemporaryFolder()
        let outcome = try kiosk("lab", "back-and-forth", environment: ["XDG_DATA_HOME": folder.path])
        #expect(outcome.ending == .exit(0))
        #expect(folder.names == [])
    }

    // MARK: The handout, on paper where a browser is installed; `.ci/run` says when there is none

    @Test(arguments: ["ko", "en"])
    func `prints a handout in the language that was asked for, and nothing else`(language: String) throws {
        let outcome = try kiosk("lab", "handout", "--lang", language)
        #expect(outcome.ending == .exit(0) && outcome.errors == "")
        #expect(outcome.lines.first == "<!DOCTYPE html>")
        #expect(outcome.output.contains("<html lang=\"\(language)\">"))
        #expect(outcome.lines.last == "</main>")
    }

    @Test(.enabled(if: Browser.path != nil, "no Chromium in /usr/bin"), arguments: ["ko", "en"])
    func `a handout takes one page of paper`(language: String) throws {
        let folder = try TemporaryFolder()
        try TextFile.write(try kiosk("lab", "handout", "--lang", language).output, to: folder.path(of: "handout.html"))
        try Browser.open(
            "handout.html", in: folder, "--no-pdf-header-footer", "--print-to-pdf=\(folder.path)/handout.pdf")
        let document = try TextFile.contents(of: folder.path(of: "handout.pdf"))
        #expect(document.matches(of: /\/Type ?\/Page\b/).count == 1)
    }
}
