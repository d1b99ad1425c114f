import Terminal
import Testing

struct GlyphCursorTests {
    @Test(arguments: [
        ("가\u{11A8}", [0xAC01], 2), ("한\u{301}", [0xD55C, 0x301], 2), ("각\u{11A8}", [0xAC01, 0x11A8], 2),
        ("中\u{3099}", [0x4E2D, 0x3099], 2), ("─\u{20DD}", [0x2500, 0x20DD], 1), ("한\u{1D165}", [0xD55C, 0x1D165], 2),
        ("a\u{301}", [0x61, 0x301], 1), ("a\u{20DD}", [0x61, 0x20DD], 1), ("a\u{11A8}", [0x61, 0x11A8], 1),
        ("가\u{301}\u{11A8}", [0xAC00, 0x301, 0x11A8], 2), ("\u{1100}\u{301}\u{1161}", [0x1100, 0x301, 0x1161], 2),
        ("\u{1112}\u{1161}\u{11AB}", [0xD55C], 2), ("\u{1100}\u{1173}\u{11AF}", [0xAE00], 2),
        ("e\u{323}\u{302}", [0x65, 0x323, 0x302], 1), ("x\u{301}", [0x78, 0x301], 1),
    ])
    func `a mark or a Jamo joins the character before it and takes no column`(
        text: String, scalars: [UInt32], width: Int
    ) {
        // What stands before or behind must make no difference.
        for (before, behind) in [("", ""), ("", "x"), ("", "글"), ("a", "│"), ("한", text)] {
            var canvas = Canvas(size: GridSize(columns: 12, rows: 1))
            canvas.write(before + text + behind, at: GridPoint(column: 0, row: 0))
            let start = before == "한" ? 2 : before.count
            let cell = canvas[GridPoint(column: start, row: 0)]
            #expect(cell.text.unicodeScalars.map(\.value) == scalars)
            #expect(cell.width == width)
            let next = canvas[GridPoint(column: start + width, row: 0)].text.unicodeScalars.map(\.value)
            #expect(next == (behind == text ? scalars : (behind + " ").unicodeScalars.prefix(1).map(\.value)))
        }
        #expect(DisplayWidth.of(text) == width)
        #expect(DisplayWidth.of("글" + text + "x") == width + 3)
    }

    @Test func `a character keeps marks of twelve bytes with its own, and no more`() {
        var canvas = Canvas(size: GridSize(columns: 4, rows: 1))
        for count in [4, 1000] {
            canvas.write("한" + String(repeating: "\u{20DD}", count: count) + "x", at: GridPoint(column: 0, row: 0))
            #expect(canvas[GridPoint(column: 0, row: 0)].text == "한" + String(repeating: "\u{20DD}", count: 3))
            #expect(canvas[GridPoint(column: 2, row: 0)].text == "x")
        }
    }

    @Test func `a character of every length in bytes stands beside every other one`() {
        let characters = [("a", 1), ("÷", 1), ("─", 1), ("한", 2), ("中", 2), ("⏎", 1), ("🍓", 2), ("𠀀", 2)]
        for (first, width) in characters {
            for (second, _) in characters {
                var canvas = Canvas(size: GridSize(columns: 4, rows: 1))
                canvas.write(first + second, at: GridPoint(column: 0, row: 0))
                #expect(canvas[GridPoint(column: 0, row: 0)].text == first)
                #expect(canvas[GridPoint(column: width, row: 0)].text == second)
            }
        }
    }
}
