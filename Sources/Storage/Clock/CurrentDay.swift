import Core
import JuiceMaker

/// The current day, which is worked out again only after the clock has left it.
///
/// A kiosk asks for the day at each key. To work it out takes dozens of conversions, and the system looks at the file of the time zone
/// three times. A time zone that is changed while the program runs counts from the next day on.
package final class CurrentDay {
    private let now: () -> Timestamp
    private var day: Period

    /// Creates the day of a clock.
    ///
    /// - Parameter now: A function that returns the current time.
    package init(now: @escaping () -> Timestamp = SystemClock.now) {
        self.now = now
        day = LocalCalendar.today(at: now())
    }

    /// Returns the day.
    package func period() -> Period {
        let time = now()
        if !day.contains(time) { day = LocalCalendar.today(at: time) }
        return day
    }
}
