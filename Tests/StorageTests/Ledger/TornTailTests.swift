import Testing

@testable import Storage

struct TornTailTests {
    private static let line = #"{"a":1,"sum":"a702fc6e"}"#

    private func tail(_ text: String) -> TornTail {
        Array(text.utf8).withUnsafeBytes { TornTail($0) }
    }

    @Test func `a file that ends in a line feed has no tail`() {
        #expect(tail("") == .none)
    }

    @Test func `a line that lacks nothing but its line feed was acknowledged, perhaps, and stays`() {
        #expect(tail(Self.line) == .wholeLine)
    }

    @Test func `a line that was not finished is torn, wherever it ends`() {
        for count in 1..<Self.line.utf8.count {
            #expect(tail(String(Self.line.prefix(count))) == .torn, "cut at \(count)")
        }
    }

    @Test func `zeros behind a line or in its place never reached the disk`() {
        #expect(tail(Self.line + "\0\0\0") == .torn)
        #expect(tail("{\"a\":\0\0\0\0\0\0\0\0") == .torn)
        #expect(tail("\0\0\0") == .torn)
    }

    @Test(arguments: ["x", "\u{8A}", #"{"b":2"#])
    func `anything else behind a whole line means that its line feed was changed`(rest: String) {
        #expect(tail(Self.line + rest) == .damaged)
    }

    @Test func `a line whose checksum is another one was never whole`() {
        #expect(tail(#"{"a":2,"sum":"a702fc6e"}"#) == .torn)
        #expect(tail(#"{"a":2,"sum":"a702fc6e"}x"#) == .torn)
    }
}
