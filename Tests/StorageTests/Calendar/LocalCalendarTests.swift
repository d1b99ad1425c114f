import Core
import Foundation
import System
import Testing

@testable import Storage

/// In whatever time zone the tests run; the report's tests name some.
struct LocalCalendarTests {
    @Test func `a day begins when Foundation says so, and the day before ends then`() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .current
        // Before it, Samoa left a day out, and Newfoundland began one day a year twice.
        var day = try #require(CivilDate(year: 2012, month: 1, day: 1))
        while day.year < 2035 {
            let start = LocalCalendar.start(of: day)
            let noon = try #require(
                calendar.date(from: DateComponents(year: day.year, month: day.month, day: day.day, hour: 12)))
            let expected = calendar.startOfDay(for: noon).timeIntervalSince1970
            try #require(start.milliseconds == Int64(expected) * 1_000, "\(day)")
            try #require(LocalCalendar.day(of: start) == day)
            let before = Timestamp(milliseconds: start.milliseconds - 1)
            try #require(LocalCalendar.day(of: before)?.next == day)
            day = try #require(day.next)
        }
    }

    @Test func `today has begun and has not ended`() throws {
        let today = LocalCalendar.today()
        let (start, end) = (try #require(today.from), try #require(today.to))
        #expect(LocalCalendar.day(of: start)?.next == LocalCalendar.day(of: end))
        let now = SystemClock.now()
        #expect(start <= now)
        // Midnight may come between the two.
        let days = [LocalCalendar.day(of: start), LocalCalendar.day(of: start)?.next]
        #expect(days.contains(LocalCalendar.day(of: now)))
    }

    @Test(arguments: [("00:00", 0), ("09:09", 549), ("10:10", 610), ("23:59", 1_439)])
    func `an hour and a minute have two digits`(text: String, minutes: Int64) throws {
        // No time zone changes its clock on this day.
        let start = LocalCalendar.start(of: try #require(CivilDate(year: 2026, month: 11, day: 23)))
        let time = Timestamp(milliseconds: start.milliseconds + minutes * 60_000)
        #expect(LocalCalendar.hourAndMinute(of: time) == text)
    }

    @Test func `the ends of the calendar are days like others`() throws {
        for text in ["0000-01-01", "9999-12-31"] {
            let day = try #require(CivilDate(parsing: text))
            let start = LocalCalendar.start(of: day)
            #expect(abs(start.milliseconds - Int64(day.daysSince1970) * 86_400_000) <= 26 * 3_600_000)
        }
    }
}

struct CurrentDayTests {
    @Test func `it is another day from midnight on, and the one before after the clock was set back`() throws {
        let noon =
            LocalCalendar.start(of: try #require(CivilDate(year: 2026, month: 11, day: 22))).milliseconds + 43_200_000
        var time = Timestamp(milliseconds: noon)
        let day = CurrentDay { time }
        let first = day.period()
        #expect(first.contains(time))
        let midnight = try #require(first.to)
        time = Timestamp(milliseconds: midnight.milliseconds - 1)
        #expect(day.period() == first)
        time = midnight
        #expect(day.period().from == midnight)
        #expect(day.period() == LocalCalendar.today(at: midnight))
        time = Timestamp(milliseconds: noon)
        #expect(day.period() == first)
    }
}
