import Testing

@testable import Storage

struct SealedLineTests {
    /// Its checksum was computed by another library (zlib).
    private static let line = #"{"a":1,"sum":"a702fc6e"}"#

    private func content(_ line: String) -> String? {
        Array(line.utf8).withUnsafeBytes { bytes in SealedLine.open(bytes).map { String(decoding: $0, as: UTF8.self) } }
    }

    @Test func `the seal is the checksum of everything before it`() {
        var bytes = Array(#"before{"a":1"#.utf8)
        SealedLine.seal(&bytes, from: 6)
        #expect(String(decoding: bytes, as: UTF8.self) == "before" + Self.line + "\n")
    }

    @Test func `a sealed line opens to what was sealed`() {
        #expect(content(Self.line) == #"{"a":1"#)
    }

    @Test(arguments: [
        "", "}", #"{"a":1}"#, #","sum":"00000000"}"#, #"{"a":2,"sum":"a702fc6e"}"#, #"{"a":1,"sum":"a702fc6f"}"#,
        #"{"a":1,"sum":"A702FC6E"}"#, #"{"a":1,"sum":"a702fc6 "}"#, #"{"a":1,"num":"a702fc6e"}"#,
        #"{"a":1,"sum":"a702fc6e"]"#, #"{"a":1,"sum":"a702fc6e'}"#, #"{"a":1,"sum":"a702fc6e"} "#,
    ])
    func `anything else does not open`(line: String) {
        #expect(content(line) == nil)
    }
}

struct LogTailTests {
    /// The seventh line of a file; its checksum was computed by another library (zlib).
    private static let line = #"{"seq":7,"a":1,"sum":"1e9793c7"}"#

    private func tail(_ text: String) -> LogTail? {
        Array(text.utf8).withUnsafeBytes { LogTail($0, ofLine: 7) }
    }

    private func expectTorn(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(tail(text) == .torn(bytes: text.utf8.count), sourceLocation: sourceLocation)
    }

    @Test func `a file that ends in a line feed has no tail`() {
        #expect(tail("") == .clean)
    }

    @Test func `a line that lacks nothing but its line feed was acknowledged, perhaps, and stays`() {
        #expect(tail(Self.line) == .withoutLineFeed)
    }

    @Test func `a line that was not finished is torn, wherever it ends`() {
        for count in 1..<Self.line.utf8.count {
            #expect(tail(String(Self.line.prefix(count))) == .torn(bytes: count), "cut at \(count)")
        }
    }

    @Test func `zeros behind a line or in its place never reached the disk`() {
        expectTorn(Self.line + "\0\0\0")
        expectTorn("{\"seq\":7,\"a\":\0\0\0\0\0\0\0\0")
        expectTorn("{\"se\0\0\0\0,\"a\":1")
        expectTorn("\0\0\0")
    }

    @Test(arguments: ["x", "\u{8A}", #"{"b":2"#])
    func `anything else behind a whole line means that its line feed was changed`(rest: String) {
        #expect(tail(Self.line + rest) == nil)
    }

    @Test func `a line whose checksum is another one was never whole`() {
        expectTorn(#"{"seq":7,"a":2,"sum":"1e9793c7"}"#)
        expectTorn(#"{"seq":7,"a":2,"sum":"1e9793c7"}x"#)
    }

    @Test(arguments: [
        "my precious notes", "1 2 3", #"{"seq":8,"time":"20"#, #"{"seq":77,"#, #"{"sequence":7"#, "\u{FEFF}{",
    ])
    func `what does not begin as the next line does is not ours to cut off`(text: String) {
        #expect(tail(text) == nil)
    }
}
