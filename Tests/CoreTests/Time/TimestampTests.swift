import Core
import Testing

struct TimestampTests {
    /// Moments and their milliseconds since 1970, as Python's `datetime` counts them.
    private static let moments: [(String, Int64)] = [
        ("1970-01-01T00:00:00.000Z", 0), ("2026-11-21T14:20:00.123Z", 1_795_270_800_123),
        ("1969-12-31T23:59:59.999Z", -1), ("2000-02-29T00:00:00.001Z", 951_782_400_001),
        ("1900-03-01T12:00:00.000Z", -2_203_848_000_000), ("0000-01-01T00:00:00.000Z", -62_167_219_200_000),
        ("9999-12-31T23:59:59.999Z", 253_402_300_799_999),
    ]

    private func read(_ text: String) -> Timestamp? { Array(text.utf8).withUnsafeBytes { Timestamp(parsing: $0) } }

    @Test(arguments: moments)
    func `a moment is written in UTC, to the millisecond, and read as the same one`(text: String, milliseconds: Int64) {
        #expect(Timestamp(milliseconds: milliseconds).description == text)
        #expect(read(text)?.milliseconds == milliseconds)
    }

    @Test(arguments: [
        "", "2026-11-21", "2026-11-21T14:20:00Z", "2026-11-21 14:20:00.123Z", "2026-11-21T14:20:00.123z",
        "2026-11-21T24:00:00.000Z", "2026-11-21T14:60:00.000Z", "2026-11-21T14:20:60.000Z", "2026-13-01T00:00:00.000Z",
        "2026-02-29T00:00:00.000Z", "2026-00-10T00:00:00.000Z", "2026-01-00T00:00:00.000Z", "+026-11-21T14:20:00.123Z",
        "2026-11-21T14:20:00.12:Z", "2026-11-21T14:20:00.123Z ",
    ])
    func `no other text is a moment`(text: String) {
        #expect(read(text) == nil)
    }

    @Test func `a clock that is beyond the years of four digits stands at their end`() {
        #expect(Timestamp(milliseconds: .max).description == "9999-12-31T23:59:59.999Z")
        #expect(Timestamp(milliseconds: .min).description == "0000-01-01T00:00:00.000Z")
    }

    @Test func `moments are in order`() {
        let ordered = [Int64.min, -1, 0, 1, .max].map { Timestamp(milliseconds: $0) }
        #expect(ordered.shuffled().sorted() == ordered)
    }
}
