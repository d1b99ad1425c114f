import TestSupport
import Testing

/// The articles about the rooms of the house.
struct RoomArticleTests {
    private static let folder = Tutorial.folder + "/Rooms"
    private let articles = TemporaryFolder.names(in: folder)

    @Test func `every room has its article, and every article its room`() throws {
        let rooms = try House().rooms.map { $0.filter { $0 != "-" }.lowercased() }
        let named = articles.map { $0.replacing(/(Room)?\.md$/, with: "").lowercased() }
        #expect(named.sorted() == rooms.sorted())
    }

    @Test func `every file that an article names is there`() throws {
        let package = TextFile.packageFolder + "/"
        for article in articles {
            let text = try TextFile.contents(of: "\(Self.folder)/\(article)")
            for match in text.matches(of: /`((?:Sources|Resources)\/[^`]+)`/) {
                #expect(throws: Never.self, "\(article)") { _ = try TextFile.contents(of: package + match.1) }
            }
        }
    }
}
