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
        (
            #"{"seq":2,"style":"standard","key":"PCT","sum":"7f4ff776"}"#,
            .init(.press(.function(.percent)), in: .standard)
        ),
        (
            #"{"seq":2,"style":"standard","key":"M-","sum":"7c761f4b"}"#,
            .init(.press(.memory(.subtract)), in: .standard)
        ),
        (
            #"{"seq":2,"style":"formula","key":"=","at":"2026-11-21T14:20:00.123Z","sum":"75bd1807"}"#,
            .init(.press(.equals), in: .formula, at: Timestamp(milliseconds: 1_795_270_800_123))
        ),
        (
            #"{"seq":2,"style":"standard","reuse":"12 + 3 * -4","sum":"41ea55b6"}"#,
            .init(.reuse(formula("12+3*-4")), in: .standard)
        ),
        (
            #"{"seq":2,"style":"standard","memory":"0.5","sum":"34f1b337"}"#,
            .init(.keepMemory(number("0.5")), in: .standard)
        ),
        (
            #"{"seq":2,"style":"standard","calculation":"1 / 3","result":"0.3333333333333333333333333333333333","at":"2026-11-21T14:20:00.123Z","sum":"c708661a"}"#,
            .init(
                .keepCalculation(formula("1/3"), result: number("0.3333333333333333333333333333333333")), in: .standard,
                at: Timestamp(milliseconds: 1_795_270_800_123))
        ),
        (
            #"{"seq":2,"style":"standard","deleted":"5","from":"AC","sum":"a378d8d3"}"#,
            .init(.keepDeletedValue(5, from: Origin(source: .entry, key: .allClear)), in: .standard)
        ),
        (
            #"{"seq":2,"style":"standard","deleted":"56","from":"7 * 8 = AC","sum":"a6095fb4"}"#,
            .init(.keepDeletedValue(56, from: Origin(source: .result(formula("7*8")), key: .allClear)), in: .standard)
        ),
        (
            #"{"seq":2,"style":"formula","deleted":"8","from":"5 + 3 CE","sum":"20c9a310"}"#,
            .init(.keepDeletedValue(8, from: Origin(source: .subtotal(formula("5+3")), key: .clearEntry)), in: .formula)
        ),
        (
            #"{"seq":2,"style":"standard","deleted":"3","from":"9 SQRT CE","sum":"fa16ed33"}"#,
            .init(
                .keepDeletedValue(3, from: Origin(source: .function(.squareRoot, of: 9), key: .clearEntry)),
                in: .standard)
        ),
        (
            #"{"seq":2,"style":"standard","deleted":"10","from":"50 + 20 PCT CE","sum":"1a3f5cf3"}"#,
            .init(
                .keepDeletedValue(
                    10, from: Origin(source: .function(.percentage(of: 50, .add), of: 20), key: .clearEntry)),
                in: .standard)
        ),
        (#"{"seq":2,"style":"standard","do":"choose","sum":"fb3678eb"}"#, .init(.choose, in: .standard)),
        (#"{"seq":2,"style":"standard","do":"clear","sum":"8c5e7087"}"#, .init(.clear, in: .standard)),
    ]

    private static func formula(_ text: String) -> Formula {
        (try? ExpressionParser.parse(text)) ?? Formula(.zero)
    }

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
        let text = #"{"seq":1,"format":3,"sum":"ca2cb466"}"#
        var bytes: [UInt8] = []
        CalculatorLine.header.write(to: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == text + "\n")
        #expect(Array(text.utf8).withUnsafeBytes { CalculatorLine.format(ofFirstLine: $0) } == 3)
        #expect(try Array(text.utf8).withUnsafeBytes { try CalculatorLine(parsing: $0) }.event == nil)
    }

    @Test(arguments: [
        #"{"seq":2,"style":"standard","key":"77""#, #"{"seq":2,"style":"roman","key":"7""#,
        #"{"seq":2,"style":"standard","press":"7""#, #"{"seq":2,"style":"standard","key":"7","more":"1""#,
        #"{"seq":-,"style":"standard","key":"7""#, #"{"seq":2,"style":"standard","remove":"0""#,
        #"{"seq":2,"style":"standard","enter":"twelve""#, #"{"seq":2,"style":"standard","do":"explode""#,
        #"{"seq":2,"style":"standard","key":7"#, #"{"seq":2}"#, "", "{",
        #"{"seq":1,"style":"standard","key":"7""#, #"{"seq":1,"format":4"#, #"{"seq":1,"format":0"#,
        #"{"seq":2,"style":"standard","key":"=","at":"today""#, #"{"seq":2,"style":"standard","key":"=","from":"AC""#,
        #"{"seq":2,"style":"standard","reuse":"12 +""#, #"{"seq":2,"style":"standard","calculation":"1 + 2""#,
        #"{"seq":2,"style":"standard","deleted":"5","from":"1 + AC""#,
        #"{"seq":2,"style":"standard","deleted":"5","from":"""#,
        #"{"seq":2,"style":"standard","memory":"five""#, #"{"seq":2,"format":1"#,
    ])
    func `a line that no kiosk writes is none, even with a good checksum`(content: String) {
        var bytes = Array(content.utf8)
        SealedLine.seal(&bytes, from: 0)
        #expect(throws: LogDamage.self) { try bytes.dropLast().withUnsafeBytes { try CalculatorLine(parsing: $0) } }
    }
}
