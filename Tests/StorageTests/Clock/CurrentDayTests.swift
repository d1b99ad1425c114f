import Core
import JuiceMaker
import Testing

@testable import Storage

struct CurrentDayTests {
    private final class Clock {
        var time: Timestamp

        init(_ time: Timestamp) { self.time = time }
    }

    @Test func `it is another day from midnight on, and the one before after the clock was set back`() throws {
        let noon =
            LocalCalendar.start(of: try #require(CivilDate(year: 2026, month: 11, day: 22))).milliseconds + 43_200_000
        let clock = Clock(Timestamp(milliseconds: noon))
        let day = CurrentDay { clock.time }
        let first = day.period()
        #expect(first.contains(clock.time))
        let midnight = try #require(first.to)
        clock.time = Timestamp(milliseconds: midnight.milliseconds - 1)
        #expect(day.period() == first)
        clock.time = midnight
        #expect(day.period().from == midnight)
        #expect(day.period() == LocalCalendar.today(at: midnight))
        clock.time = Timestamp(milliseconds: noon)
        #expect(day.period() == first)
    }
}
