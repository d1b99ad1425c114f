import Testing

@testable import Storage

struct ByteCursorTests {
    /// What a function reads at the beginning of a text, and how many bytes it leaves.
    private func read<Value>(_ text: String, _ read: (inout ByteCursor) -> Value) -> (value: Value, rest: Int) {
        Array(text.utf8).withUnsafeBytes { bytes in
            var cursor = ByteCursor(bytes)
            let value = read(&cursor)
            var rest = 0
            while cursor.bytes(1) != nil { rest += 1 }
            return (value, rest)
        }
    }

    @Test func `a text is skipped where it stands, and only there`() {
        #expect(read("abc") { $0.skip("ab") } == (true, 1))
        #expect(read("abc") { $0.skip("b") } == (false, 3))
        #expect(read("ab") { $0.skip("abc") } == (false, 2))
    }

    @Test(
        arguments: [
            ("0", 0), ("7,", 7), ("-12}", -12), ("999999999999999999", 999_999_999_999_999_999), ("01", nil),
            ("-", nil),
            ("x", nil), ("", nil), ("1000000000000000000", nil), ("+1", nil),
        ] as [(String, Int?)])
    func `a number is written in one way alone`(text: String, number: Int?) {
        #expect(read(text) { $0.integer() }.value == number)
    }

    @Test(
        arguments: [
            (#""kiwi":"#, "kiwi"), (#""""#, ""), (#""a b~""#, "a b~"), (#""a\"b""#, nil), ("\"a\tb\"", nil),
            ("\"키위\"", nil),
            (#""kiwi"#, nil), ("kiwi", nil),
        ] as [(String, String?)])
    func `a string needs no escapes`(text: String, string: String?) {
        #expect(read(text) { $0.string() }.value == string)
    }
}
