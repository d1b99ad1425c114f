import Core
import JuiceMaker
import ScreenKit
import Storage
import System

/// The changes of what this kiosk shows that none of its keys makes: those of other kiosks to the books, and midnight.
final class OutsideChanges: ChangeSource {
    /// A descriptor that becomes readable when a file may have changed, and what makes it wait for the next change and tells whether the
    /// file has changed.
    typealias Watcher = (descriptor: Int32, drain: () throws -> Bool)

    /// An order of another kiosk is no news to the person at this one: it is said with the answer to the next line.
    let isQuietInLines = true
    private let refresh: (() -> Bool)?
    private let today: () -> Period
    private let now: () -> Timestamp
    private var watcher: Watcher?
    /// A Boolean value that indicates whether a write has brought nothing yet. A slow disk may still be making the record durable, and the file
    /// reports no end of that: it is read again a second later.
    private var isUnread = false
    /// The day for which the screens were last drawn.
    private var day: Period

    /// Creates the changes of the books: with a watcher where their file can be watched, and with a function that reads the changes and
    /// returns whether there are any, where other kiosks can have the same books.
    init(
        watcher: Watcher? = nil, refresh: (() -> Bool)?, today: @escaping () -> Period = CurrentDay().period,
        now: @escaping () -> Timestamp = SystemClock.now
    ) {
        (self.watcher, self.refresh, self.today, self.now) = (watcher, refresh, today, now)
        day = today()
    }

    /// The descriptor that is readable after other kiosks may have written; none if nothing reports their writes.
    var descriptors: [Int32] { watcher.map { [$0.descriptor] } ?? [] }

    /// The time until midnight, or a second if the books have to be read again now and then.
    var delay: Duration? {
        if refresh != nil, watcher == nil || isUnread { return .seconds(1) }
        guard let midnight = day.to else { return nil }
        return .milliseconds(max(0, midnight.milliseconds - now().milliseconds))
    }

    /// Reads the changes of the other kiosks, and returns whether there are any, or another day has begun.
    func readChanges() -> Bool {
        let today = today()
        defer { day = today }
        let hasTurned = today != day
        let wasUnread = isUnread
        isUnread = false
        do {
            if let watcher, try !watcher.drain(), !wasUnread { return hasTurned }
        } catch {
            // Its descriptor may be readable for ever, or never again.
            watcher = nil
        }
        let hasNews = refresh?() ?? false
        isUnread = !hasNews && !wasUnread
        return hasNews || hasTurned
    }
}
