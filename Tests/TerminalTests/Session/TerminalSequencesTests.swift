import Testing

@testable import Terminal

struct TerminalSequencesTests {
    // The examples of RFC 4648.
    @Test(arguments: [
        ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
        ("foobar", "Zm9vYmFy"), ("-1.5e+25", "LTEuNWUrMjU="), ("한", "7ZWc"),
    ])
    func `a text goes to the clipboard in Base64`(text: String, base64: String) {
        #expect(TerminalSequences.copying(text) == Array("\u{1B}]52;c;\(base64)\u{7}".utf8))
    }
}
