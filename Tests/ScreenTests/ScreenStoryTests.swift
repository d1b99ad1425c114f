import TestSupport
import Testing

@testable import ScreenKit

/// What persons do at the screens, and all that comes of it. Each golden file is a story; see `ScreenStory`. Its name ends with the
/// language, and with the size of the window where it is not 80 × 24.
struct ScreenStoryTests {
    nonisolated private static let names = GoldenFile.names(of: #filePath).sorted()

    @Test(arguments: names) func `a story goes as its golden file has it`(name: String) throws {
        let words = name.split(separator: ".")
        let language = try #require(words.dropFirst().first.flatMap { Language(rawValue: String($0)) })
        let size = words.dropFirst(2).first?.split(separator: "x").compactMap { Int($0) } ?? [80, 24]
        let file = GoldenFile(name, suite: #filePath)
        try file.expect(try ScreenStory.play(try file.contents(), PictureView(language, size[0], size[1])))
    }
}
