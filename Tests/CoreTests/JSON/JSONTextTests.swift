import Core
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

struct JSONTextTests {
    @Test(arguments: [
        (#"a "b" c"#, #""a \"b\" c""#), (#"\"#, #""\\""#), ("\"\u{301}", "\"\\\"\u{301}\""),
        ("\\\u{20E3}", "\"\\\\\u{20E3}\""),
        ("\r\n\t\u{1B}\u{7F}", "\"\\u000d\\n\\t\\u001b\u{7F}\""),
    ])
    func `quotation marks, backslashes and control characters are escaped, also as parts of a character, and in keys`(
        text: String, written: String
    ) {
        let value = JSONText.object([(text, .list([.string(text)])), (text, .null)])
        let lines = ["{", "  \(written): [", "    \(written)", "  ],", "  \(written): null", "}"]
        let text = "{\(written): [\(written)], \(written): null}"
        for (text, expected) in zip(value.lines + [value.text], lines + [text]) {
            #expect(text.unicodeScalars.elementsEqual(expected.unicodeScalars))
        }
    }

    @Test(arguments: [("a", "a"), ("\u{E9}", "e\u{301}")])
    func `a key that comes again is written again, and encoded with its last value`(first: String, second: String)
        throws
    {
        let value = JSONText.object([(first, .number(1)), (second, .number(2))])
        #expect(value.compactText == "{\"\(first)\":1,\"\(second)\":2}")
        #expect(try JSONDecoder().decode([String: Int].self, from: JSONEncoder().encode(value)) == [first: 2])
    }
}
