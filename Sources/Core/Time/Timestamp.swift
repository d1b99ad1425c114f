/// A time in UTC to the millisecond, such as `2026-11-21T14:20:00.123Z` (RFC 3339).
public struct Timestamp: Hashable, Sendable {
    /// The number of milliseconds since 1970-01-01; negative before it.
    public let milliseconds: Int64

    /// The milliseconds of the years with four digits, 0000 to 9999.
    public static let range: ClosedRange<Int64> = -62_167_219_200_000...253_402_300_799_999

    /// Creates a time from the milliseconds since 1970-01-01; a number outside ``range`` is clamped to it.
    public init(milliseconds: Int64) {
        self.milliseconds = min(max(milliseconds, Self.range.lowerBound), Self.range.upperBound)
    }
}

extension Timestamp: Comparable {
    /// Returns a Boolean value that indicates whether the first time is earlier.
    public static func < (left: Timestamp, right: Timestamp) -> Bool { left.milliseconds < right.milliseconds }
}

extension Timestamp {
    /// The number of bytes of a written time.
    package static let length = 24

    private static let day: Int64 = 86_400_000

    /// The number of whole days since 1970-01-01.
    var days: Int { Int((milliseconds - Self.range.lowerBound) / Self.day + Self.range.lowerBound / Self.day) }

    /// Creates the beginning of a day, a number of days after 1970-01-01.
    init(days: Int) { self.init(milliseconds: Int64(days) * Self.day) }

    /// Appends the ``length`` bytes of the time in the form of RFC 3339, in UTC with milliseconds.
    package func write(to bytes: inout [UInt8]) {
        let (days, date) = (days, CivilDate(daysSince1970: days))
        let time = Int(milliseconds - Int64(days) * Self.day)
        bytes.append(date.year, digits: 4, "-")
        bytes.append(date.month, digits: 2, "-")
        bytes.append(date.day, digits: 2, "T")
        bytes.append(time / 3_600_000, digits: 2, ":")
        bytes.append(time / 60_000 % 60, digits: 2, ":")
        bytes.append(time / 1_000 % 60, digits: 2, ".")
        bytes.append(time % 1_000, digits: 3, "Z")
    }

    /// Creates a time from the ``length`` bytes that ``write(to:)`` writes; nil for any other bytes.
    package init?(parsing bytes: UnsafeRawBufferPointer) {
        func number(_ range: Range<Int>) -> Int? {
            var value = 0
            for byte in bytes[range] {
                guard byte.isDigit else { return nil }
                value = value * 10 + Int(byte - UInt8(ascii: "0"))
            }
            return value
        }
        func has(_ character: Unicode.Scalar, at index: Int) -> Bool { bytes[index] == UInt8(ascii: character) }
        guard bytes.count == Self.length,
            has("-", at: 4), has("-", at: 7), has("T", at: 10), has(":", at: 13), has(":", at: 16), has(".", at: 19),
            has("Z", at: 23),
            let year = number(0..<4), let month = number(5..<7), let day = number(8..<10),
            let hour = number(11..<13), let minute = number(14..<16), let second = number(17..<19),
            let thousandth = number(20..<23), hour < 24, minute < 60, second < 60,
            let date = CivilDate(year: year, month: month, day: day)
        else { return nil }
        let time = ((hour * 60 + minute) * 60 + second) * 1_000 + thousandth
        self.init(milliseconds: Int64(date.daysSince1970) * Self.day + Int64(time))
    }
}

extension Timestamp: LosslessStringConvertible {
    /// Creates a time from the form of RFC 3339 in UTC with milliseconds; nil for any other text.
    public init?(_ description: String) {
        var text = description
        guard let time = text.withUTF8({ Timestamp(parsing: UnsafeRawBufferPointer($0)) }) else { return nil }
        self = time
    }

    /// The time in the form of RFC 3339, such as `2026-11-21T14:20:00.123Z`.
    public var description: String {
        var bytes: [UInt8] = []
        write(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension [UInt8] {
    /// Appends a number with leading zeros, and the character behind it.
    fileprivate mutating func append(_ number: Int, digits: Int, _ end: Unicode.Scalar) {
        var power = 1
        for _ in 1..<digits { power *= 10 }
        while power > 0 {
            append(UInt8(ascii: "0") + UInt8(number / power % 10))
            power /= 10
        }
        append(UInt8(ascii: end))
    }
}
