import Terminal
import TestSupport
import Testing

struct PictureErrorTests {
    private func error(expected: String, shown: String) throws -> PictureError {
        var terminal = EmulatedTerminal(columns: 20, rows: 4)
        terminal.feed(shown.replacing("\n", with: "\r\n").utf8)
        return try #require(throws: PictureError.self) { try terminal.expectPicture(expected) }
    }

    @Test func `a screen as it is expected is no error`() throws {
        var terminal = EmulatedTerminal(columns: 20, rows: 4)
        terminal.feed("딸기   \r\n 10".utf8)
        try terminal.expectPicture(
            """
            딸기
             10
            """)
    }

    @Test func `the first row that differs is told from both, and then the whole screen`() throws {
        let error = try error(expected: "1\n딸기 10\n3\n4", shown: "1\n딸기 9\n3\n5")
        #expect(
            error.description == #"""
                The screen differs from the picture in rows 2, 4.
                Row 2 of the picture: ‘딸기 10’
                Row 2 of the screen:  ‘딸기 9’
                The whole screen, to be pasted:
                            """
                            1
                            딸기 9
                            3
                            5
                            """
                """#)
    }

    @Test func `a row that only one of them has is told too`() throws {
        let error = try error(expected: "1\n2", shown: "1")
        #expect(
            error.description.hasPrefix(
                """
                The screen differs from the picture in row 2.
                Row 2 of the picture: ‘2’
                Row 2 of the screen:  no such row

                """))
    }
}
