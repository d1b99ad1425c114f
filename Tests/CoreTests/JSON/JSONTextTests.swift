import Core
import Testing

struct JSONTextTests {
    @Test(arguments: [
        (#"a "b" c"#, #""a \"b\" c""#), (#"\"#, #""\\""#), ("\"\u{301}", "\"\\\"\u{301}\""),
        ("\\\u{20E3}", "\"\\\\\u{20E3}\""),
    ])
    func `a quotation mark and a backslash are escaped, also as parts of a character`(text: String, written: String) {
        #expect(JSONText.string(text).text.unicodeScalars.elementsEqual(written.unicodeScalars))
    }
}
