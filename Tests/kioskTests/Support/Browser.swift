import System
import TestSupport

/// The browser of this machine.
nonisolated enum Browser {
    /// The path of Chromium; `nil` if it is not installed.
    static let path = ["chromium", "chromium-browser", "google-chrome"].map { "/usr/bin/" + $0 }
        .first { access($0, X_OK) == 0 }

    /// Opens a page of a folder without a window, and returns what the browser writes.
    @discardableResult
    static func open(_ page: String, in folder: TemporaryFolder, _ options: String...) throws -> String {
        let usual = ["--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.path)/profile"]
        let words = usual + options + ["file://\(folder.path)/\(page)"]
        return try ProgramRun(words, program: path, environment: ["HOME": folder.path]).outcome().output
    }
}
