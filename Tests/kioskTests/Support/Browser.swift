import System

/// The browser of this machine.
nonisolated enum Browser {
    /// The path of Chromium; `nil` if it is not installed.
    static let path = ["chromium", "chromium-browser", "google-chrome"].map { "/usr/bin/" + $0 }
        .first { access($0, X_OK) == 0 }
}
