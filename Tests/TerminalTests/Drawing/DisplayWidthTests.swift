import Terminal
import Testing

struct DisplayWidthTests {
    @Test(arguments: [
        ("한", 2), ("ㅎ", 2), ("中", 2), ("あ", 2), ("Ａ", 2), ("￥", 2), ("🍓", 2), ("☕", 2), ("⭐", 2), ("　", 2),
        ("a", 1), (" ", 1), ("é", 1), ("─", 1), ("│", 1), ("÷", 1), ("×", 1), ("●", 1), ("→", 1), ("▸", 1), ("█", 1),
        ("░", 1), ("⏎", 1), ("⌫", 1), ("−", 1), ("…", 1), ("›", 1), ("·", 1), ("±", 1), ("✓", 1), ("ﾊ", 1),
        ("\u{301}", 0), ("\u{1160}", 0), ("\u{11FF}", 0), ("\u{D7B0}", 0), ("\u{D7FB}", 0), ("\u{200D}", 0),
        ("\u{FE0F}", 0),
        ("\u{1100}", 2), ("\u{115F}", 2), ("\u{A960}", 2), ("\u{20000}", 2), ("\u{3FFFD}", 2), ("", 0),
        ("e\u{301}", 1), ("\u{1112}\u{1161}\u{11AB}", 2), ("👨‍👩‍👧‍👦", 2), ("👍🏽", 2), ("🇰🇷", 2), ("키오스크 › 계산기", 17),
        ("ab\u{1B}c", 4), ("가\u{11A8}", 2), ("한\u{301}글", 4),
    ])
    func `a text takes as many columns as a terminal gives it`(text: String, columns: Int) {
        #expect(DisplayWidth.of(text) == columns)
    }

    @Test(arguments: [(UInt32(0xAC00)...0xD7A3, 2), (0x2500...0x259F, 1)])
    func `every Hangul syllable takes two columns, and everything of box drawing one`(
        values: ClosedRange<UInt32>, columns: Int
    ) {
        let widths = values.compactMap { Unicode.Scalar($0) }.map { DisplayWidth.of(Character($0)) }
        #expect(widths == values.map { _ in columns })
    }

    @Test(arguments: [
        ("딸기쥬스", 8, "딸기쥬스"), ("딸기쥬스", 7, "딸기쥬…"), ("딸기쥬스", 6, "딸기…"), ("abc", 2, "a…"), ("abc", 1, "…"),
        ("abc", 0, ""), ("abc", -3, ""), ("", 0, ""), ("한", 1, "…"),
    ])
    func `a text is cut between glyphs, and says so`(text: String, columns: Int, expected: String) {
        #expect(DisplayWidth.truncated(text, to: columns) == expected)
    }

    @Test(arguments: [
        ("/home/kim/kiosk", 15, "/home/kim/kiosk"), ("/home/kim/kiosk", 9, "/hom…iosk"), ("abcdef", 4, "ab…f"),
        ("/딸기/바나나", 9, "/딸…나나"), ("/딸기/바나나", 8, "/딸기…나"), ("abc", 2, "a…"), ("abc", 1, "…"), ("abc", 0, ""),
        ("abc", -1, ""), ("", 0, ""),
    ])
    func `a path loses its middle`(text: String, columns: Int, expected: String) {
        #expect(DisplayWidth.truncatedInMiddle(text, to: columns) == expected)
    }

    @Test(arguments: [
        ("망고", 6, DisplayWidth.Alignment.leading, "망고  "), ("망고", 6, .trailing, "  망고"), ("망고", 7, .trailing, "   망고"),
        ("딸기쥬스", 6, .leading, "딸기… "), ("a", 0, .leading, ""), ("a", -1, .trailing, ""),
    ])
    func `a text is filled up to its columns`(
        text: String, columns: Int, alignment: DisplayWidth.Alignment, expected: String
    ) {
        #expect(DisplayWidth.padded(text, to: columns, alignment: alignment) == expected)
    }

    @Test(arguments: [
        ("one two", 7, ["one two"]), ("", 3, [""]), ("one two three", 8, ["one two", "three"]),
        ("딸기 바나나 키위", 11, ["딸기 바나나", "키위"]), ("딸기 바나나 키위", 10, ["딸기", "바나나", "키위"]),
        // Spaces at the beginning indent the first line only.
        ("  a bb ccc", 6, ["  a bb", "ccc"]),
        // An indent as wide as the line leaves room for a character, and so does a wider one.
        ("    a bb", 4, ["  a", "bb"]), ("        한", 4, ["  한"]), ("  ab", 1, ["a", "b"]), ("      ", 3, [" "]),
        // A word longer than a line is cut, and never between the halves of a wide character.
        ("abcdefg h", 3, ["abc", "def", "g h"]), ("파인애플", 5, ["파인", "애플"]),
    ])
    func `a text is broken at its spaces where it does not fit`(text: String, columns: Int, lines: [String]) {
        #expect(DisplayWidth.wrapped(text, to: columns) == lines)
    }
}
