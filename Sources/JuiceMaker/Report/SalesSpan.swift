import Core

/// The days whose sales are shown.
package enum SalesSpan: CaseIterable, Sendable {
    /// The current day.
    case today
    /// Seven days, the last of which is the current one.
    case week
    /// Thirty days, the last of which is the current one.
    case month
    /// All time.
    case all

    /// The number of days; `nil` for all time.
    package var days: Int? {
        switch self {
        case .today: 1
        case .week: 7
        case .month: 30
        case .all: nil
        }
    }

    /// Returns the days as a period; `nil` for all time. The days before today are 24 hours long.
    package func period(today: Period) -> Period? {
        days.map { days in
            let before = Int64(days - 1) * Self.day
            let from = today.from.map { Timestamp(milliseconds: $0.milliseconds - before) }
            return Period(from: from, to: today.to, date: today.date)
        }
    }

    /// Returns a function that returns the hour of a time, 0 to 23, in days as long as ``period(today:)`` takes them.
    package static func hour(today: Period) -> @Sendable (Timestamp) -> Int {
        let midnight = today.from?.milliseconds ?? 0
        let number = Self.number(today: today)
        return { time in Int((time.milliseconds - midnight - Int64(number(time)) * day) / 3_600_000) }
    }

    /// Returns a function that returns the number of the day of a time, 0 for today and −1 for yesterday, in such days.
    package static func number(today: Period) -> @Sendable (Timestamp) -> Int {
        let midnight = today.from?.milliseconds ?? 0
        return { time in
            let days = (time.milliseconds - midnight).quotientAndRemainder(dividingBy: day)
            return Int(days.quotient) - (days.remainder < 0 ? 1 : 0)
        }
    }

    private static let day: Int64 = 86_400_000
}
