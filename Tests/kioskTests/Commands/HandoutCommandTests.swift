import TestSupport
import Testing

/// `kiosk lab handout` on paper, where a browser is installed. `.ci/run` says when there is none.
@Suite(.waiting) nonisolated struct HandoutCommandTests {
    @Test(arguments: ["ko", "en"])
    func `prints a page in the language that was asked for, and nothing else`(language: String) throws {
        let outcome = try kiosk("lab", "handout", "--lang", language)
        #expect(outcome.ending == .exit(0) && outcome.errors == "")
        #expect(outcome.lines.first == "<!DOCTYPE html>")
        #expect(outcome.output.contains("<html lang=\"\(language)\">"))
        #expect(outcome.lines.last == "</main>")
    }

    @Test(.enabled(if: Browser.path != nil, "no Chromium in /usr/bin"), arguments: ["ko", "en"])
    func `takes one page of paper`(language: String) throws {
        let folder = try TemporaryFolder()
        try TextFile.write(try kiosk("lab", "handout", "--lang", language).output, to: folder.path(of: "handout.html"))
        try Browser.open(
            "handout.html", in: folder, "--no-pdf-header-footer", "--print-to-pdf=\(folder.path)/handout.pdf")
        let document = try TextFile.contents(of: folder.path(of: "handout.pdf"))
        #expect(document.matches(of: /\/Type ?\/Page\b/).count == 1)
    }
}

extension Browser {
    /// Opens a page of a folder without a window, and returns what the browser writes.
    @discardableResult
    nonisolated static func open(_ page: String, in folder: TemporaryFolder, _ options: String...) throws -> String {
        let usual = ["--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.path)/profile"]
        var run = ProgramRun(arguments: (usual + options + ["file://\(folder.path)/\(page)"]).map { Array($0.utf8) })
        run.program = path
        run.environment = ["HOME": folder.path]
        return try run.outcome().output
    }
}
