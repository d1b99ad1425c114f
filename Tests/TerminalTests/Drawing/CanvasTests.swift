import Terminal
import Testing
import TestSupport

struct CanvasTests {
    @Test func `text goes where it is written, and says how many columns it took`() {
        var canvas = Canvas(size: GridSize(columns: 8, rows: 2))
        #expect(canvas.write("a한b", at: GridPoint(column: 1, row: 1)) == 4)
        #expect(lines(canvas) == ["        ", " a한b   "])
    }

    @Test func `a wide glyph takes two cells`() {
        var canvas = Canvas(size: GridSize(columns: 4, rows: 1))
        canvas.write("한", at: .init(column: 1, row: 0), style: TextStyle(bold: true))
        #expect(canvas[GridPoint(column: 1, row: 0)].width == 2)
        #expect(canvas[GridPoint(column: 2, row: 0)].isContinuation)
        #expect(canvas[GridPoint(column: 2, row: 0)].style == TextStyle(bold: true))
    }

    @Test(arguments: [(0, "x 글"), (1, " x글"), (2, "한x "), (3, "한 x")])
    func `overwriting half of a wide glyph blanks its other half`(column: Int, expected: String) {
        var canvas = Canvas(size: GridSize(columns: 4, rows: 1))
        canvas.write("한글", at: GridPoint(column: 0, row: 0))
        canvas.write("x", at: GridPoint(column: column, row: 0))
        #expect(lines(canvas) == [expected])
    }

    @Test func `a wide glyph between two others blanks the outer halves of both`() {
        var canvas = Canvas(size: GridSize(columns: 4, rows: 1))
        canvas.write("한글", at: GridPoint(column: 0, row: 0))
        canvas.write("中", at: GridPoint(column: 1, row: 0))
        #expect(lines(canvas) == [" 中 "])
    }

    @Test(arguments: [
        (-1, 0, " ab한글z"), (0, 0, "한ab한 z"), (1, 0, " 한ab한z"), (2, 0, " x한ab한"), (3, 0, " x 한ab "), (7, 0, " x글y글 "),
        (0, 1, " x글y글z"), (0, -1, "글한글 z"), (20, 0, " x글y글z"),
    ])
    func `a picture is copied into another one, and glyphs that are cut become spaces`(
        column: Int, row: Int, expected: String
    ) {
        var picture = Canvas(size: GridSize(columns: 6, rows: 2))
        picture.write("한ab한", at: GridPoint(column: 0, row: 0))
        picture.write("글한글", at: GridPoint(column: 0, row: 1))
        var canvas = Canvas(size: GridSize(columns: 8, rows: 1))
        canvas.write(" x글y글z", at: GridPoint(column: 0, row: 0))
        canvas.draw(picture, at: GridPoint(column: column, row: row))
        #expect(lines(canvas) == [expected])
    }

    @Test func `a wide glyph that does not fit becomes a space`() {
        var canvas = Canvas(size: GridSize(columns: 3, rows: 1))
        #expect(canvas.write("한글", at: GridPoint(column: 0, row: 0)) == 3)
        #expect(lines(canvas) == ["한 "])

        var limited = Canvas(size: GridSize(columns: 8, rows: 1))
        limited.fill(GridRect(limited.size), with: Cell("."))
        #expect(limited.write("한글", at: GridPoint(column: 0, row: 0), limit: 3) == 3)
        #expect(lines(limited) == ["한 ....."])
    }

    @Test func `text that begins left of the canvas is cut`() {
        var canvas = Canvas(size: GridSize(columns: 4, rows: 1))
        canvas.write("한글ab", at: GridPoint(column: -1, row: 0))
        #expect(lines(canvas) == [" 글a"])
        canvas.write("zzzzzzzzzzz", at: GridPoint(column: -2, row: 0))
        #expect(lines(canvas) == ["zzzz"])
    }

    @Test func `drawing outside does nothing`() {
        var canvas = Canvas(size: GridSize(columns: 2, rows: 1))
        canvas.write("a", at: GridPoint(column: 2, row: 0))
        canvas.write("a", at: GridPoint(column: 0, row: 1))
        canvas.write("a", at: GridPoint(column: 0, row: -1))
        canvas[GridPoint(column: 0, row: 5)] = Cell("a")
        canvas.fill(GridRect(column: 2, row: 0, columns: 5, rows: 5), with: Cell("a"))
        #expect(canvas == Canvas(size: GridSize(columns: 2, rows: 1)))
        #expect(canvas[GridPoint(column: 9, row: 9)] == .blank)
    }

    @Test(arguments: [
        (-2, 0, 4, 1, "xx    ", "      "), (4, 1, 9, 9, "      ", "    xx"), (-1, -1, 9, 9, "xxxxxx", "xxxxxx"),
        (1, -3, 2, 4, " xx   ", "      "), (2, 0, 0, 2, "      ", "      "),
    ])
    func `a filled rectangle is cut off at every edge`(
        column: Int, row: Int, columns: Int, rows: Int, first: String, second: String
    ) {
        var canvas = Canvas(size: GridSize(columns: 6, rows: 2))
        canvas.fill(GridRect(column: column, row: row, columns: columns, rows: rows), with: Cell("x"))
        #expect(lines(canvas) == [first, second])
    }

    @Test func `a text is cut off at its limit, and a limit below one lets nothing through`() {
        var canvas = Canvas(size: GridSize(columns: 6, rows: 1))
        #expect(canvas.write("abc", at: GridPoint(column: 1, row: 0), limit: 2) == 2)
        #expect(canvas.write("xyz", at: GridPoint(column: 4, row: 0), limit: 0) == 0)
        #expect(canvas.write("xyz", at: GridPoint(column: 4, row: 0), limit: -1) == 0)
        #expect(canvas.write("xyz", at: GridPoint(column: 5, row: 0), limit: 3) == 1)
        #expect(lines(canvas) == [" ab  x"])
    }

    @Test func `a cell that is set replaces a whole glyph, and a wide one has no place in the last column`() {
        var canvas = Canvas(size: GridSize(columns: 4, rows: 1))
        canvas.write("한글", at: GridPoint(column: 0, row: 0))
        canvas[GridPoint(column: 1, row: 0)] = Cell("中")
        #expect(lines(canvas) == [" 中 "])
        canvas[GridPoint(column: 3, row: 0)] = Cell("국")
        #expect(lines(canvas) == [" 中 "])
        canvas[GridPoint(column: 0, row: 0)] = canvas[GridPoint(column: 2, row: 0)]
        #expect(lines(canvas) == [" 中 "])
    }

    @Test func `a canvas without cells can be drawn on`() {
        for size in [GridSize(columns: 0, rows: 0), GridSize(columns: -4, rows: 3), GridSize(columns: 3, rows: 0)] {
            var canvas = Canvas(size: size)
            canvas.write("한", at: GridPoint(column: 0, row: 0))
            canvas.fill(GridRect(column: 0, row: 0, columns: 3, rows: 3), with: Cell("x"))
            #expect(canvas[GridPoint(column: 0, row: 0)] == .blank)
        }
    }

    @Test(arguments: ["\u{1B}", "\u{0}", "\u{7}", "\u{7F}", "\u{9B}", "\u{85}", "\u{FFFE}", "\u{1FFFF}"])
    func `a control character becomes a replacement character`(control: String) {
        var canvas = Canvas(size: GridSize(columns: 3, rows: 1))
        canvas.write("a" + control + "b", at: GridPoint(column: 0, row: 0))
        #expect(lines(canvas) == ["a\u{FFFD}b"])
    }

    @Test(arguments: ["\u{202E}", "\u{2066}", "\u{200F}", "\u{FEFF}", "\u{AD}", "\u{200B}", "\u{FE0F}", "\u{200D}"])
    func `what turns or hides text is dropped`(scalar: String) {
        var canvas = Canvas(size: GridSize(columns: 2, rows: 1))
        canvas.write("a" + scalar + "b", at: GridPoint(column: 0, row: 0))
        #expect(lines(canvas) == ["ab"])
        #expect(canvas[GridPoint(column: 0, row: 0)].text.unicodeScalars.count == 1)
    }

    @Test func `tabs and line ends become spaces`() {
        var canvas = Canvas(size: GridSize(columns: 4, rows: 2))
        canvas.write("a\tb\nc", at: GridPoint(column: 0, row: 0))
        #expect(lines(canvas) == ["a b ", "    "])
    }

    @Test func `decomposed Hangul is composed`() {
        var canvas = Canvas(size: GridSize(columns: 4, rows: 1))
        canvas.write("\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}", at: GridPoint(column: 0, row: 0))
        #expect(scalars(canvas[GridPoint(column: 0, row: 0)]) == [0xD55C])
        #expect(scalars(canvas[GridPoint(column: 2, row: 0)]) == [0xAE00])
    }

    @Test func `marks stay with their base, and too many of them are left out`() {
        var canvas = Canvas(size: GridSize(columns: 4, rows: 1))
        canvas.write("e\u{323}\u{302}x" + "\u{301}", at: GridPoint(column: 0, row: 0))
        #expect(scalars(canvas[GridPoint(column: 0, row: 0)]) == [0x65, 0x323, 0x302])
        #expect(scalars(canvas[GridPoint(column: 1, row: 0)]) == [0x78, 0x301])
        canvas.write("e" + String(repeating: "\u{301}", count: 1000) + "z", at: GridPoint(column: 0, row: 0))
        #expect(canvas[GridPoint(column: 0, row: 0)].text.utf8.count <= 12)
        #expect(canvas[GridPoint(column: 1, row: 0)].text == "z")
        canvas.write("\u{301}z", at: GridPoint(column: 0, row: 0))
        #expect(canvas[GridPoint(column: 0, row: 0)].text == "z")
    }

    @Test(arguments: [("👨‍👩‍👧‍👦", "👨"), ("👍🏽", "👍"), ("❤️", "❤"), ("🇰🇷", "KR"), ("🍓", "🍓")])
    func `of an emoji sequence only what every terminal draws alike is kept`(sequence: String, expected: String) {
        var canvas = Canvas(size: GridSize(columns: 4, rows: 1))
        canvas.write(sequence + "|", at: GridPoint(column: 0, row: 0))
        #expect(lines(canvas)[0].hasPrefix(expected + "|"))
    }

    @Test func `filling with a wide glyph leaves no half`() {
        var canvas = Canvas(size: GridSize(columns: 6, rows: 2))
        canvas.fill(GridRect(column: 1, row: 0, columns: 3, rows: 2), with: Cell("한"))
        #expect(lines(canvas) == [" 한   ", " 한   "])
    }

    @Test func `a restyled rectangle keeps its characters, and what lies around it its style`() {
        var canvas = Canvas(size: GridSize(columns: 6, rows: 2))
        canvas.write("ab한cd", at: GridPoint(column: 0, row: 0), style: TextStyle(dim: true))
        canvas.restyle(GridRect(column: 1, row: 0, columns: 3, rows: 5), TextStyle(reverse: true))
        #expect(lines(canvas) == ["ab한cd", "      "])
        let styles = (0..<6).map { canvas[GridPoint(column: $0, row: 0)].style }
        let (dim, reverse) = (TextStyle(dim: true), TextStyle(reverse: true))
        #expect(styles == [dim, reverse, reverse, reverse, dim, dim])
        canvas.restyle(GridRect(column: 6, row: 0, columns: 3, rows: 1), .plain)
        #expect((0..<6).map { canvas[GridPoint(column: $0, row: 0)].style } == styles)
    }

    @Test func `drawing on a copy of a picture leaves the picture as it is`() {
        var picture = Canvas(size: GridSize(columns: 4, rows: 2))
        picture.write("abcd", at: GridPoint(column: 0, row: 0))
        var copy = picture
        copy.write("x", at: GridPoint(column: 1, row: 0))
        copy.fill(GridRect(column: 0, row: 1, columns: 4, rows: 1), with: Cell("-"))
        #expect(lines(picture) == ["abcd", "    "])
        #expect(lines(copy) == ["axcd", "----"])
    }

    @Test func `whatever is drawn, wide glyphs keep both halves`() {
        for seed in 0..<UInt64(40) {
            var random = RandomCanvas(generator: SeededGenerator(seed: seed))
            var canvas = Canvas(size: GridSize(columns: 9, rows: 3))
            for _ in 0..<200 {
                random.change(&canvas)
                for row in 0..<3 {
                    for column in 0..<9 {
                        let isHead = canvas[GridPoint(column: column, row: row)].width == 2
                        let next = canvas[GridPoint(column: column + 1, row: row)]
                        #expect(isHead == next.isContinuation && !(column == 8 && isHead), "seed \(seed)")
                    }
                    #expect(!canvas[GridPoint(column: 0, row: row)].isContinuation, "seed \(seed)")
                }
            }
        }
    }

    private func lines(_ canvas: Canvas) -> [String] {
        (0..<canvas.size.rows).map { row in
            (0..<canvas.size.columns).map { canvas[GridPoint(column: $0, row: row)].text }.joined()
        }
    }

    private func scalars(_ cell: Cell) -> [UInt32] {
        cell.text.unicodeScalars.map(\.value)
    }
}
