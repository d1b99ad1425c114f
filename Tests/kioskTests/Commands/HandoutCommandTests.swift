import TestSupport
import Testing

/// `kiosk lab handout` on paper, where a browser is installed. `.ci/run` says when there is none.
nonisolated struct HandoutCommandTests {
    @Test(arguments: ["ko", "en"])
    func `prints a page in the language that was asked for, and nothing else`(language: String) throws {
        let outcome = try kiosk("lab", "handout", "--lang", language)
        #expect(outcome.ending == .exit(0) && outcome.errors == "")
        #expect(outcome.lines.first == "<!DOCTYPE html>")
        #expect(outcome.output.contains("<html lang=\"\(language)\">"))
        #expect(outcome.lines.last == "</main>")
        expect(
            try kiosk("lab", "handout", "leak", "--lang", "en"),
            errors: "kiosk: unexpected argument: leak (see kiosk help lab)\n", exitCode: 64)
    }

    @Test(.enabled(if: Browser.path != nil, "no Chromium in /usr/bin"), arguments: ["ko", "en"])
    func `takes one page of paper`(language: String) throws {
        let folder = try TemporaryFolder()
        try TextFile.write(try kiosk("lab", "handout", "--lang", language).output, to: folder.path(of: "handout.html"))
        var run = ProgramRun(
            arguments: [
                "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.path)/profile",
                "--no-pdf-header-footer", "--print-to-pdf=\(folder.path)/handout.pdf",
                "file://\(folder.path)/handout.html",
            ].map { Array($0.utf8) })
        run.program = Browser.path
        run.environment = ["HOME": folder.path]
        _ = try run.outcome()
        let document = try TextFile.contents(of: folder.path(of: "handout.pdf"))
        #expect(document.matches(of: /\/Type ?\/Page\b/).count == 1)
    }
}
