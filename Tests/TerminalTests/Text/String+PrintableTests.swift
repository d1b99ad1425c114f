import Terminal
import Testing

struct StringPrintableTests {
    @Test(arguments: [
        ("plain text, 한글 ÷ 🍓", "plain text, 한글 ÷ 🍓"),
        ("\u{1B}[2J\u{7}", "\u{FFFD}[2J\u{FFFD}"),
        ("a\u{9B}31mb", "a\u{FFFD}31mb"),
        ("a\tb\r\nc", "a b  c"),
        ("a\u{202E}b\u{2069}c", "abc"),
        ("\u{1112}\u{1161}\u{11AB}", "\u{D55C}"),
        ("", ""),
    ])
    func `nothing is left that a terminal would obey`(text: String, expected: String) {
        #expect(Array(text.printable.unicodeScalars) == Array(expected.unicodeScalars))
    }
}
