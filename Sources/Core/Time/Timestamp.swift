/// A moment in UTC, to the millisecond, as the ledger writes it: `2026-11-21T14:20:00.123Z` (RFC 3339).
package struct Timestamp: Hashable, Sendable {
    /// Since the beginning of 1970; moments before it are negative.
    package let milliseconds: Int64

    /// The years that four digits can write: 0000-01-01 … 9999-12-31.
    package static let range: ClosedRange<Int64> = -62_167_219_200_000...253_402_300_799_999

    /// Makes a moment.
    ///
    /// - Parameter milliseconds: since the beginning of 1970; those outside ``range`` become its nearest end.
    package init(milliseconds: Int64) {
        self.milliseconds = min(max(milliseconds, Self.range.lowerBound), Self.range.upperBound)
    }
}

extension Timestamp: Comparable {
    package static func < (left: Timestamp, right: Timestamp) -> Bool { left.milliseconds < right.milliseconds }
}
