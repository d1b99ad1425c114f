import TestSupport
import Testing

/// The pictures of the README, which are drawn by two scripts.
@Suite(.waiting) nonisolated struct ReadmePictureTests {
    private static let folder = TextFile.packageFolder + "/Resources/Pictures"
    private static let names = ["calculator", "home", "lab", "order", "shortage", "trace"]

    @Test(arguments: [("tour.play", "ko"), ("tour.en.play", "en")])
    func `the pictures show the program as it is`(script: String, language: String) throws {
        let folder = try TemporaryFolder()
        let outcome = try kiosk("play", Self.folder + "/" + script, "--pictures", folder.path)
        #expect(outcome.errors == "")
        #expect(outcome.ending == .exit(0))
        let files = Self.names.map { "\($0)-\(language).svg" }
        #expect(TemporaryFolder.names(in: folder.path) == files)
        for file in files {
            let (old, new) = (Self.folder + "/" + file, folder.path(of: file))
            #expect(
                try TextFile.contents(of: old) == TextFile.contents(of: new),
                "out of date: run swift run kiosk play Resources/Pictures/\(script) --pictures Resources/Pictures")
        }
    }

    @Test func `the README shows every picture, and no other one`() throws {
        let readme = try TextFile.contents(of: TextFile.packageFolder + "/README.md")
        let shown = readme.matches(of: /Resources\/Pictures\/([a-z-]+\.svg)/).map { String($0.1) }
        let drawn = TemporaryFolder.names(in: Self.folder).filter { $0.hasSuffix(".svg") }
        #expect(Set(shown) == Set(drawn))
        #expect(drawn.count == 2 * Self.names.count)
    }
}
