import Core
import Testing

struct JSONTextTests {
    @Test(arguments: [
        (#"a "b" c"#, #""a \"b\" c""#), (#"\"#, #""\\""#), ("\"\u{301}", "\"\\\"\u{301}\""),
        ("\\\u{20E3}", "\"\\\\\u{20E3}\""),
        ("\r\n\t\u{1B}\u{7F}", "\"\\u000d\\n\\t\\u001b\u{7F}\""),
    ])
    func `quotation marks, backslashes and control characters are escaped, also as parts of a character`(
        text: String, written: String
    ) {
        #expect(JSONText.string(text).text.unicodeScalars.elementsEqual(written.unicodeScalars))
    }
}
