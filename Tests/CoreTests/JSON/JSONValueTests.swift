import Testing

@testable import Core

struct JSONValueTests {
    private func read(_ text: String) throws(JSONError) -> JSONValue {
        try JSONValue(parsing: Array(text.utf8))
    }

    @Test func `every key and value knows its line`() throws {
        let value = try read("\n{\n\"a\":\n [1,\n2],\n\n\"b\": {}}\n")
        let expected = JSONValue(
            line: 2,
            content: .object([
                JSONMember(
                    line: 3, key: "a",
                    value: JSONValue(
                        line: 4,
                        content: .array([
                            JSONValue(line: 4, content: .number("1")), JSONValue(line: 5, content: .number("2")),
                        ]))),
                JSONMember(line: 7, key: "b", value: JSONValue(line: 7, content: .object([]))),
            ]))
        #expect(value == expected)
    }

    @Test(arguments: [
        ("true", JSONValue.Content.boolean(true)), ("false", .boolean(false)), ("null", .null),
        ("0", .number("0")), ("-0", .number("-0")), ("-12.50e+3", .number("-12.50e+3")), ("1E9", .number("1E9")),
        ("[]", .array([])), ("{ }", .object([])), (#""""#, .string("")), (#""딸기""#, .string("딸기")),
        (#""\"\\\/\b\f\n\r\t\u00e9\uAC00\ud83e\uddc3""#, .string("\"\\/\u{8}\u{C}\n\r\té가🧃")),
    ])
    func `every kind of value is read`(text: String, content: JSONValue.Content) throws {
        #expect(try read(text).content == content)
    }

    @Test(arguments: [0, 5, 7, 8, 9, 30])
    func `a key of a long object that comes again is found, wherever it stood first`(place: Int) {
        let members = (0..<31).map { "\"key \($0)\": 1,\n" }.joined()
        #expect(throws: JSONError(line: 32, reason: .duplicateKey("key \(place)"))) {
            try read("{" + members + "\"key \(place)\": 2}")
        }
        #expect(throws: Never.self) { try read("{" + members + "\"key 31\": 2}") }
    }

    @Test(arguments: [0, 20])
    func `keys are their bytes, so that two spellings of a letter are two keys`(count: Int) throws {
        let members = (0..<count).map { "\"key \($0)\": 0, " }.joined() + "\"\u{E9}\": 1,\n\"e\u{301}\": 2"
        let value = try read("{" + members + "}")
        #expect(["\u{E9}", "e\u{301}"].map { value[$0]?.content } == [.number("1"), .number("2")])
        for key in ["\u{E9}", "e\u{301}"] {
            #expect(throws: JSONError(line: 3, reason: .duplicateKey(key))) {
                try read("{" + members + ",\n\"\(key)\": 3}")
            }
        }
    }

    @Test(arguments: ["\u{FEFF}[\n1]", "[\r\n1]", "\u{FEFF} \t[\r\n1\r\n]\r\n"])
    func `a byte order mark and the line ends of other systems change nothing`(text: String) throws {
        guard case .array(let elements) = try read(text).content else {
            throw JSONError(line: 0, reason: .textAfterEnd)
        }
        #expect(elements == [JSONValue(line: 2, content: .number("1"))])
    }

    @Test(arguments: [
        ("", 1, JSONError.Reason.unexpectedEnd), (" \n\n ", 1, .unexpectedEnd), ("[1,\n2\n\n", 2, .unexpectedEnd),
        ("{\"a\":", 1, .unexpectedEnd), ("\"abc", 1, .unexpectedEnd), ("\"\\", 1, .unexpectedEnd),
        ("-", 1, .unexpectedEnd),
        ("[1\n,]", 2, .unexpected("]")), ("{\"a\":1,\n}", 2, .unexpected("}")), ("[1 2]", 1, .unexpected("2")),
        ("{a: 1}", 1, .unexpected("a")), ("{1: 1}", 1, .unexpected("1")), ("{\"a\" 1}", 1, .unexpected("1")),
        ("[01]", 1, .unexpected("1")), ("[1.]", 1, .unexpected("]")), ("[.5]", 1, .unexpected(".")),
        ("[+1]", 1, .unexpected("+")), ("[1e]", 1, .unexpected("]")), ("[truth]", 1, .unexpected("t")),
        ("[\n딸기]", 2, .unexpected("딸")), ("['a']", 1, .unexpected("'")), ("\u{1B}[1m", 1, .unexpected("\u{1B}")),
        ("[1}", 1, .unexpected("}")), ("\u{0}", 1, .unexpected("\u{0}")), ("// no\n[]", 1, .unexpected("/")),
        ("[\"abc\n\"]", 1, .unclosedString), ("[\"abc\r\n\"]", 1, .unclosedString),
        ("[\n\"a\tb\"]", 2, .controlCharacter("\t")), ("\"\u{1B}[2J\"", 1, .controlCharacter("\u{1B}")),
        (#""\x""#, 1, .badEscape), (#""\u12G4""#, 1, .badEscape), (#""\ud83e""#, 1, .badEscape),
        (#""\uddc3""#, 1, .badEscape), (#""\ud83e\u0041""#, 1, .badEscape), (#""\u12"#, 1, .badEscape),
        ("{\"a\": 1,\n\"a\": 2}", 2, .duplicateKey("a")), ("{\"a\": 1,\n\"\\u0061\": 2}", 2, .duplicateKey("a")),
        ("[]\n[]", 2, .textAfterEnd), ("[]]", 1, .textAfterEnd), ("{}\n\ngarbage\n", 3, .textAfterEnd),
    ])
    func `what is no JSON has a line and a reason`(text: String, line: Int, reason: JSONError.Reason) {
        #expect(throws: JSONError(line: line, reason: reason)) { try read(text) }
    }

    @Test(arguments: [
        ([0xFF, 0xFE, 0x5B, 0x00], 1), ([0x5B, 0x0A, 0x22, 0xC3, 0x22, 0x5D], 2),
        ([0x5B, 0x0A, 0x0A, 0xED, 0xA0, 0x80], 3),
        ([0xC0, 0x80], 1), ([0x5B, 0x5D, 0x0A, 0xE2, 0x82], 2),
    ])
    func `bytes that are no UTF-8 have a line`(bytes: [UInt8], line: Int) {
        #expect(throws: JSONError(line: line, reason: .invalidUTF8)) { try JSONValue(parsing: bytes) }
    }

    @Test(arguments: ["[", "{\"a\":", "[[{\"b\":["])
    func `a nesting bomb is refused before it can go off`(bomb: String) {
        let text = String(repeating: bomb, count: 100_000)
        #expect(throws: JSONError(line: 1, reason: .tooDeep(limit: JSONReader.maximumDepth))) { try read(text) }
    }

    @Test func `nesting up to the limit is read, and no deeper`() {
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        let limit = JSONReader.maximumDepth
        #expect(throws: Never.self) { try read(nested(limit)) }
        #expect(throws: JSONError(line: 1, reason: .tooDeep(limit: limit))) { try read(nested(limit + 1)) }
    }
}
