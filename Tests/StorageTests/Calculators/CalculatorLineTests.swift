import Calculator
import Core
import JuiceMaker
import Testing

@testable import Storage

struct CalculatorLineTests {
    /// The checksums are those of Python's `zlib.crc32`.
    private static let rows: [(style: String, members: String, sum: String, event: RecordedEvent)] = [
        ("standard", #""key":"7""#, "e0f50027", .init(.press(.digit(.seven)), in: .standard)),
        ("two-operand", #""key":"UNDO""#, "2ff018a7", .init(.undo, in: .twoOperand)),
        ("formula", #""enter":"-12.5""#, "5e60fb30", .init(.enter(number("-12.5")), in: .formula)),
        ("appending", #""deleted":"1E+38""#, "9d9dc143", .init(.keepDeletedValue(number("1E+38")), in: .appending)),
        ("recovering", #""remove":"3""#, "0f0cb1e7", .init(.removeDeletedValue(at: 2), in: .recovering)),
        ("standard", #""remove":"all""#, "baa862c4", .init(.removeAllDeletedValues, in: .standard)),
        ("standard", #""key":"PCT""#, "7f4ff776", .init(.press(.function(.percent)), in: .standard)),
        ("standard", #""key":"M-""#, "7c761f4b", .init(.press(.memory(.subtract)), in: .standard)),
        (
            "formula", #""key":"=","at":"2026-11-21T14:20:00.123Z""#, "75bd1807",
            .init(.press(.equals), in: .formula, at: time)
        ),
        ("standard", #""reuse":"12 + 3 * -4""#, "41ea55b6", .init(.reuse(formula("12+3*-4")), in: .standard)),
        ("standard", #""memory":"0.5""#, "34f1b337", .init(.keepMemory(number("0.5")), in: .standard)),
        (
            "standard", #""calculation":"1 / 3","result":"\#(third)","at":"2026-11-21T14:20:00.123Z""#, "c708661a",
            .init(.keepCalculation(formula("1/3"), result: number(third)), in: .standard, at: time)
        ),
        ("standard", #""deleted":"5","from":"AC""#, "a378d8d3", deleted(5, .entry, .allClear)),
        (
            "standard", #""deleted":"56","from":"7 * 8 = AC""#, "a6095fb4",
            deleted(56, .result(formula("7*8")), .allClear)
        ),
        (
            "formula", #""deleted":"8","from":"5 + 3 CE""#, "20c9a310",
            deleted(8, .subtotal(formula("5+3")), .clearEntry, in: .formula)
        ),
        (
            "standard", #""deleted":"3","from":"9 SQRT CE""#, "fa16ed33",
            deleted(3, .function(.plain(.squareRoot), of: 9), .clearEntry)
        ),
        (
            "standard", #""deleted":"10","from":"50 + 20 PCT CE""#, "1a3f5cf3",
            deleted(10, .function(.percentage(of: 50, .add), of: 20), .clearEntry)
        ),
        ("standard", #""do":"choose""#, "fb3678eb", .init(.choose, in: .standard)),
        ("standard", #""do":"clear""#, "8c5e7087", .init(.clear, in: .standard)),
    ]

    private static let third = "0.3333333333333333333333333333333333"
    private static let time = Timestamp(milliseconds: 1_795_270_800_123)

    private static func deleted(
        _ value: Decimal128, _ source: Origin.Source, _ key: CalculatorKey, in style: CalculatorStyle = .standard
    ) -> RecordedEvent {
        RecordedEvent(.keepDeletedValue(value, from: Origin(source: source, key: key)), in: style)
    }

    private static func formula(_ text: String) -> Formula { (try? ExpressionParser.parse(text)) ?? Formula(.zero) }

    private static func number(_ text: String) -> Decimal128 { Decimal128(text) ?? .zero }

    @Test(arguments: rows.indices)
    func `an event is a line, and the line is read as that event`(index: Int) throws {
        let (style, members, sum, event) = Self.rows[index]
        let text = #"{"seq":2,"style":"\#(style)",\#(members),"sum":"\#(sum)"}"#
        var bytes: [UInt8] = []
        CalculatorLine(sequence: 2, event: event).write(to: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == text + "\n")
        let line = try Array(text.utf8).withUnsafeBytes { try CalculatorLine(parsing: $0) }
        #expect(line.sequence == 2 && line.event == event, "\(text)")
    }

    @Test(arguments: CalculatorEvent.named)
    func `every key is read as it was written`(key: CalculatorEvent) throws {
        var bytes: [UInt8] = []
        let event = RecordedEvent(key, in: .recovering)
        CalculatorLine(sequence: 123_456_789, event: event).write(to: &bytes)
        let line = try bytes.dropLast().withUnsafeBytes { try CalculatorLine(parsing: $0) }
        #expect(line.sequence == 123_456_789 && line.event == event)
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
        let bytes = SealedLine.sealed(content)
        #expect(throws: LogDamage.self) { try bytes.dropLast().withUnsafeBytes { try CalculatorLine(parsing: $0) } }
    }
}
