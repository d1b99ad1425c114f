import Testing

@testable import Storage

struct SealedLineTests {
    /// Its checksum was computed by another library (zlib).
    private static let line = #"{"a":1,"sum":"a702fc6e"}"#

    private func content(_ line: String) -> String? {
        Array(line.utf8).withUnsafeBytes { bytes in SealedLine.open(bytes).map { String(decoding: $0, as: UTF8.self) } }
    }

    @Test func `the seal is the checksum of everything before it, and the line opens to what was sealed`() {
        var bytes = Array(#"before{"a":1"#.utf8)
        SealedLine.seal(&bytes, from: 6)
        #expect(String(decoding: bytes, as: UTF8.self) == "before" + Self.line + "\n")
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
