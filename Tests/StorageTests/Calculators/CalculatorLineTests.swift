import Calculator
import Core
import JuiceMaker
import Testing

@testable import Storage

struct CalculatorLineTests {
    /// The checksums are those of Python's `zlib.crc32`.
    static let lines: [(String, RecordedEvent)] = [
        (
            #"{"seq":2,"style":"standard","key":"7","sum":"e0f50027"}"#,
            .init(.press(.digit(.seven)), in: .standard)
        ),
        (#"{"seq":2,"style":"two-operand","key":"UNDO","sum":"2ff018a7"}"#, .init(.undo, in: .twoOperand)),
        (
            #"{"seq":2,"style":"formula","enter":"-12.5","sum":"5e60fb30"}"#,
            .init(.enter(number("-12.5")), in: .formula)
        ),
        (
            #"{"seq":2,"style":"appending","deleted":"1E+38","sum":"9d9dc143"}"#,
            .init(.keepDeletedValue(number("1E+38")), in: .appending)
        ),
        (
            #"{"seq":2,"style":"recovering","remove":"3","sum":"0f0cb1e7"}"#,
            .init(.removeDeletedValue(at: 2), in: .recovering)
        ),
        (
            #"{"seq":2,"style":"standard","remove":"all","sum":"baa862c4"}"#,
            .init(.removeAllDeletedValues, in: .standard)
        ),
        (#"{"seq":2,"style":"standard","do":"choose","sum":"fb3678eb"}"#, .init(.choose, in: .standard)),
        (#"{"seq":2,"style":"standard","do":"clear","sum":"8c5e7087"}"#, .init(.clear, in: .standard)),
    ]

    private static func number(_ text: String) -> Decimal128 { Decimal128(text) ?? .zero }

    @Test(arguments: lines)
    func `an event is a line, and the line is read as that event`(text: String, event: RecordedEvent) throws {
        var bytes: [UInt8] = []
        CalculatorLine(sequence: 2, event: event).write(to: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == text + "\n")
        let line = try Array(text.utf8).withUnsafeBytes { try CalculatorLine(parsing: $0) }
        #expect(line.sequence == 2)
        #expect(line.event == event)
    }

    @Test(arguments: CalculatorEvent.named)
    func `every key is read as it was written`(key: CalculatorEvent) throws {
        var bytes: [UInt8] = []
        let event = RecordedEvent(key, in: .recovering)
        CalculatorLine(sequence: 123_456_789, event: event).write(to: &bytes)
        let line = try bytes.dropLast().withUnsafeBytes { try CalculatorLine(parsing: $0) }
        #expect(line.sequence == 123_456_789)
        #expect(line.event == event)
    }

    @Test func `the first line has the format`() throws {
        let text = #"{"seq":1,"format":1,"sum":"2422d54a"}"#
        var bytes: [UInt8] = []
        CalculatorLine.header.write(to: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == text + "\n")
        #expect(Array(text.utf8).withUnsafeBytes { CalculatorLine.format(ofFirstLine: $0) } == 1)
        #expect(try Array(text.utf8).withUnsafeBytes { try CalculatorLine(parsing: $0) }.event == nil)
    }

    @Test(arguments: [
        #"{"seq":2,"style":"standard","key":"77""#, #"{"seq":2,"style":"roman","key":"7""#,
        #"{"seq":2,"style":"standard","press":"7""#, #"{"seq":2,"style":"standard","key":"7","more":"1""#,
        #"{"seq":-,"style":"standard","key":"7""#, #"{"seq":2,"style":"standard","remove":"0""#,
        #"{"seq":2,"style":"standard","enter":"twelve""#, #"{"seq":2,"style":"standard","do":"explode""#,
        #"{"seq":2,"style":"standard","key":7"#, #"{"seq":2}"#, "", "{",
        #"{"seq":1,"style":"standard","key":"7""#, #"{"seq":1,"format":2"#, #"{"seq":2,"format":1"#,
    ])
    func `a line that no kiosk writes is none, even with a good checksum`(content: String) {
        var bytes = Array(content.utf8)
        SealedLine.seal(&bytes, from: 0)
        #expect(throws: RecordError.self) { try bytes.dropLast().withUnsafeBytes { try CalculatorLine(parsing: $0) } }
    }
}
