import Terminal
import Testing
import TestSupport

struct CanvasTests {
    /// Texts that are written at columns of a row one after another, and what the row shows.
    private static let rows: [(columns: Int, texts: [(String, Int)], shown: String)] = [
        // Overwriting half of a wide glyph blanks its other half.
        (4, [("한글", 0), ("x", 0)], "x 글"), (4, [("한글", 0), ("x", 1)], " x글"), (4, [("한글", 0), ("x", 2)], "한x "),
        (4, [("한글", 0), ("x", 3)], "한 x"), (4, [("한글", 0), ("中", 1)], " 中 "),
        // A wide glyph that does not fit becomes a space, and text that begins left of the canvas is cut.
        (3, [("한글", 0)], "한 "), (4, [("한글ab", -1)], " 글a"), (4, [("한글ab", -1), ("zzzzzzzzzzz", -2)], "zzzz"),
        (4, [("a\tb\nc", 0)], "a b "),
        // Of an emoji sequence only what every terminal draws alike is kept.
        (4, [("👨‍👩‍👧‍👦|", 0)], "👨| "), (4, [("👍🏽|", 0)], "👍| "), (4, [("❤️|", 0)], "❤|  "), (4, [("🇰🇷|", 0)], "KR| "),
        (4, [("🍓|", 0)], "🍓| "),
        // A mark without a base is left out.
        (4, [("\u{301}z", 0)], "z   "),
    ]

    @Test(arguments: rows)
    func `a row shows what was written last, in whole glyphs`(columns: Int, texts: [(String, Int)], shown: String) {
        var canvas = Canvas(size: GridSize(columns: columns, rows: 2))
        for (text, column) in texts { canvas.write(text, at: GridPoint(column: column, row: 0)) }
        #expect(canvas.lines == [shown, String(repeating: " ", count: columns)])
    }

    @Test(arguments: [
        // A control character becomes a replacement character, and what turns or hides text is dropped.
        (["\u{1B}", "\u{0}", "\u{7}", "\u{7F}", "\u{9B}", "\u{85}", "\u{FFFE}", "\u{1FFFF}"], "a\u{FFFD}b"),
        (["\u{202E}", "\u{2066}", "\u{200F}", "\u{FEFF}", "\u{AD}", "\u{200B}", "\u{FE0F}", "\u{200D}"], "ab "),
    ])
    func `what a terminal would obey is not in a canvas`(scalars: [String], shown: String) {
        for scalar in scalars {
            var canvas = Canvas(size: GridSize(columns: 3, rows: 1))
            canvas.write("a" + scalar + "b", at: GridPoint(column: 0, row: 0))
            #expect(canvas.lines == [shown], "\(scalar.unicodeScalars)")
            #expect(canvas[GridPoint(column: 0, row: 0)].text.unicodeScalars.count == 1)
        }
    }

    @Test func `text goes where it is written, and says how many columns it took`() {
        var canvas = Canvas(size: GridSize(columns: 8, rows: 2))
        #expect(canvas.write("a한b", at: GridPoint(column: 1, row: 1)) == 4)
        #expect(canvas.lines == ["        ", " a한b   "])
        // A wide glyph that does not fit takes a column as a space.
        #expect(canvas.write("한글", at: GridPoint(column: 5, row: 0)) == 3)
        canvas.fill(GridRect(canvas.size), with: Cell("."))
        #expect(canvas.write("한글", at: GridPoint(column: 0, row: 0), limit: 3) == 3)
        #expect(canvas.lines == ["한 .....", "........"])
    }

    @Test func `a wide glyph takes two cells`() {
        var canvas = Canvas(size: GridSize(columns: 4, rows: 1))
        canvas.write("한", at: .init(column: 1, row: 0), style: TextStyle(bold: true))
        #expect(canvas[GridPoint(column: 1, row: 0)].width == 2)
        #expect(canvas[GridPoint(column: 2, row: 0)].isContinuation)
        #expect(canvas[GridPoint(column: 2, row: 0)].style == TextStyle(bold: true))
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
        #expect(canvas.lines == [expected])
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
        (-2, 0, 4, 1, "x" as Character, "xx    ", "      "), (4, 1, 9, 9, "x", "      ", "    xx"),
        (-1, -1, 9, 9, "x", "xxxxxx", "xxxxxx"), (1, -3, 2, 4, "x", " xx   ", "      "),
        (2, 0, 0, 2, "x", "      ", "      "), (1, 0, 3, 2, "한", " 한   ", " 한   "),
    ])
    func `a filled rectangle is cut off at every edge, and has no half of a wide glyph`(
        column: Int, row: Int, columns: Int, rows: Int, fill: Character, first: String, second: String
    ) {
        var canvas = Canvas(size: GridSize(columns: 6, rows: 2))
        canvas.fill(GridRect(column: column, row: row, columns: columns, rows: rows), with: Cell(fill))
        #expect(canvas.lines == [first, second])
    }

    @Test func `a text is cut off at its limit, and a limit below one lets nothing through`() {
        var canvas = Canvas(size: GridSize(columns: 6, rows: 1))
        #expect(canvas.write("abc", at: GridPoint(column: 1, row: 0), limit: 2) == 2)
        #expect(canvas.write("xyz", at: GridPoint(column: 4, row: 0), limit: 0) == 0)
        #expect(canvas.write("xyz", at: GridPoint(column: 4, row: 0), limit: -1) == 0)
        #expect(canvas.write("xyz", at: GridPoint(column: 5, row: 0), limit: 3) == 1)
        #expect(canvas.lines == [" ab  x"])
    }

    @Test func `a cell that is set replaces a whole glyph, and a wide one has no place in the last column`() {
        var canvas = Canvas(size: GridSize(columns: 4, rows: 1))
        canvas.write("한글", at: GridPoint(column: 0, row: 0))
        canvas[GridPoint(column: 1, row: 0)] = Cell("中")
        #expect(canvas.lines == [" 中 "])
        canvas[GridPoint(column: 3, row: 0)] = Cell("국")
        #expect(canvas.lines == [" 中 "])
        canvas[GridPoint(column: 0, row: 0)] = canvas[GridPoint(column: 2, row: 0)]
        #expect(canvas.lines == [" 中 "])
    }

    @Test func `a canvas without cells can be drawn on`() {
        for size in [GridSize(columns: 0, rows: 0), GridSize(columns: -4, rows: 3), GridSize(columns: 3, rows: 0)] {
            var canvas = Canvas(size: size)
            canvas.write("한", at: GridPoint(column: 0, row: 0))
            canvas.fill(GridRect(column: 0, row: 0, columns: 3, rows: 3), with: Cell("x"))
            #expect(canvas[GridPoint(column: 0, row: 0)] == .blank)
        }
    }

    @Test func `a restyled rectangle keeps its characters, and what lies around it its style`() {
        var canvas = Canvas(size: GridSize(columns: 6, rows: 2))
        canvas.write("ab한cd", at: GridPoint(column: 0, row: 0), style: TextStyle(dim: true))
        canvas.restyle(GridRect(column: 1, row: 0, columns: 3, rows: 5), TextStyle(reverse: true))
        #expect(canvas.lines == ["ab한cd", "      "])
        let styles = (0..<6).map { canvas[GridPoint(column: $0, row: 0)].style }
        let (dim, reverse) = (TextStyle(dim: true), TextStyle(reverse: true))
        #expect(styles == [dim, reverse, reverse, reverse, dim, dim])
        canvas.restyle(GridRect(column: 6, row: 0, columns: 3, rows: 1), .plain)
        #expect((0..<6).map { canvas[GridPoint(column: $0, row: 0)].style } == styles)
    }

    /// What the middle of a row of dots shows when something is drawn in it, by the kind of drawing.
    private static let parts = [" 글 ", "xx..", "  ██", "xxxx", "한한", " 글 ", "    ", "xxxx"]

    @Test(arguments: parts.indices)
    func `what is drawn in a part is cut off on all of its sides, and of half a glyph a space stays`(kind: Int) throws {
        var canvas = Canvas(size: GridSize(columns: 8, rows: 4))
        let digits = try #require(LargeDigits("0", .pixels(1)))
        let bitmap = Bitmap(Array(repeating: "oooooooo", count: 8), colors: ["o": .glass])
        var picture = canvas
        for row in 0..<4 { picture.write("한글한글", at: GridPoint(column: 0, row: row)) }
        canvas.fill(GridRect(canvas.size), with: Cell("."))
        canvas.clipped(to: GridRect(column: 2, row: 1, columns: 4, rows: 2)) { part in
            for row in 0..<4 {
                let start = GridPoint(column: 0, row: row)
                let line = GridRect(part.size).row(row)
                switch kind {
                case 0: part.write("한글한글", at: start.offset(columns: 1))
                case 1: part.write("xxxxx", at: start, limit: 4)
                case 2: part.write(digits, at: GridPoint(column: 0, row: 0))
                case 3: part.fill(line, with: Cell("x"))
                case 4: part.fill(line, with: Cell("한"))
                case 5: part.draw(picture, at: GridPoint(column: 1, row: 0))
                case 6: part.draw(bitmap, at: GridPoint(column: 0, row: 0))
                default: for column in 0..<8 { part[start.offset(columns: column)] = Cell("x") }
                }
            }
            part.reverse(GridRect(part.size))
        }
        let row = "..\(Self.parts[kind]).."
        #expect(canvas.lines == ["........", row, row, "........"])
        let reversed = (0..<4).flatMap { row in
            (0..<8).filter { canvas[GridPoint(column: $0, row: row)].style.reverse }
        }
        #expect(reversed == [2, 3, 4, 5, 2, 3, 4, 5])
        // Afterwards, all of the picture is drawn on.
        canvas.fill(GridRect(canvas.size))
        #expect(canvas == Canvas(size: canvas.size))
    }

    @Test func `drawing on a copy of a picture leaves the picture as it is`() {
        var picture = Canvas(size: GridSize(columns: 4, rows: 2))
        picture.write("abcd", at: GridPoint(column: 0, row: 0))
        var copy = picture
        copy.write("x", at: GridPoint(column: 1, row: 0))
        copy.fill(GridRect(column: 0, row: 1, columns: 4, rows: 1), with: Cell("-"))
        #expect(picture.lines == ["abcd", "    "])
        #expect(copy.lines == ["axcd", "----"])
    }

    @Test func `whatever is drawn, wide glyphs keep both halves`() {
        for seed in 0..<UInt64(40) {
            var random = RandomCanvas(generator: SeededGenerator(seed: seed))
            var canvas = Canvas(size: GridSize(columns: 9, rows: 3))
            for _ in 0..<200 {
                random.change(&canvas)
                let torn = (0..<3).flatMap { row in (0..<9).map { GridPoint(column: $0, row: row) } }.filter { point in
                    let (isHead, next) = (canvas[point].width == 2, canvas[point.offset(columns: 1)])
                    let isStart = point.column == 0 && canvas[point].isContinuation
                    return isHead != next.isContinuation || point.column == 8 && isHead || isStart
                }
                #expect(torn == [], "seed \(seed)")
            }
        }
    }
}
