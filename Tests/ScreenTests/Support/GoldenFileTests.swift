import System
import TestSupport
import Testing

nonisolated struct GoldenFileTests {
    @Test(arguments: [
        ("1\n딸기 10\n3\n4\n", "1\n딸기 9\n3\n5\n", "2 - ‘딸기 10’\n2 + ‘딸기 9’\n4 - ‘4’\n4 + ‘5’"),
        ("1\n2\n", "1\n", "2 - ‘2’\n2 + no such row"), ("1\n", "1\n\n", "2 - no such row\n2 + ‘’"),
    ])
    func `the rows that differ are told from both, one below the other`(
        expected: String, shown: String, difference: String
    ) {
        #expect(GoldenFile.difference(expected, shown) == difference)
    }

    @Test(.enabled(if: CurrentProcess.variable("KIOSK_GOLDEN") == nil))
    func `a file that is missing is named, and not written`() throws {
        let error = try #require(throws: GoldenError.self) {
            try GoldenFile("none", suite: #filePath).expect("shown")
        }
        #expect(
            error.description == "Tests/ScreenTests/Golden/GoldenFileTests/none.txt\nThere is no such file.\nshown")
        #expect(GoldenFile.names(of: #filePath).isEmpty)
    }
}
