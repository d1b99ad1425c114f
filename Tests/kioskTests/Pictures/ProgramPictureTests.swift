import ScreenKit
import TestSupport
import Testing

/// The pages of the built program that have all of its apps behind them.
@Suite(.waiting) nonisolated struct ProgramPictureTests {
    private static let pictures: [PictureRow] = [
        page("home", "", until: "▸1"),
        page("experiment-question", "31", until: "▸1   0"),
        page("experiment-outcome", "312", until: "init → deinit"),
    ].flatMap(\.self)

    @Test(arguments: pictures) func `a page is drawn as its golden file shows`(picture: PictureRow) async throws {
        try await picture.check()
    }

    @Test func `each golden file has a row`() {
        #expect(GoldenFile.names(of: #filePath) == Set(Self.pictures.map(\.description)))
    }

    /// A page when a text is there, which some keys of the menu lead to.
    private static func page(_ name: String, _ keys: String, until text: String) -> [PictureRow] {
        PictureRow.rows(name) { view in
            let run = try TerminalRun(view.language, view.size)
            try run.wait(for: "▸1")
            run.press(keys)
            return try run.picture(of: text)
        }
    }
}
