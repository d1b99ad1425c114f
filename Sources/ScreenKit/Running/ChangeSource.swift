/// Changes of the data behind the screens that come from outside, such as the writes of another process, a message from a socket or
/// the next minute.
///
/// A kiosk reads its sources while it runs, on the whole terminal and in lines:
/// ```swift
/// final class Inbox: ChangeSource {
///     let descriptors: [Int32]
///     …
///     func readChanges() -> Bool { readMessages() > 0 }
/// }
/// try kiosk.run(sources: [inbox])
/// ```
@MainActor public protocol ChangeSource: AnyObject {
    /// The descriptors that are readable after a change; none if nothing reports changes.
    var descriptors: [Int32] { get }
    /// The time after which ``readChanges()`` is called, while a screen of an app is in view; `nil` if only a descriptor says when.
    ///
    /// It is a second where there is no descriptor, unless the source knows better.
    var delay: Duration? { get }
    /// A Boolean value that indicates whether a change is said in lines only with the answer to the next line, and not while the kiosk
    /// waits for it. It is `false` unless the source knows better.
    var isQuietInLines: Bool { get }
    /// Reads the changes, and everything that its descriptors hold.
    ///
    /// - Returns: Whether there were any.
    func readChanges() -> Bool
}

extension ChangeSource {
    /// No descriptor: nothing reports changes.
    public var descriptors: [Int32] { [] }

    /// A second if there is no descriptor, and otherwise `nil`.
    public var delay: Duration? { descriptors.isEmpty ? .seconds(1) : nil }

    /// `false`: a change is said at once.
    public var isQuietInLines: Bool { false }
}

/// The sources of a kiosk, as one.
@MainActor struct ChangeSources {
    private let sources: [any ChangeSource]

    init(_ sources: [any ChangeSource]) { self.sources = sources }

    var descriptors: [Int32] { sources.flatMap(\.descriptors) }
    var delay: Duration? { sources.compactMap(\.delay).min() }
    /// The sources whose changes are said in lines at once.
    var spoken: ChangeSources { ChangeSources(sources.filter { !$0.isQuietInLines }) }
    /// The sources without a descriptor, which nothing but a look tells of a change.
    var unreported: ChangeSources { ChangeSources(sources.filter { $0.descriptors.isEmpty }) }

    /// Reads the changes of every source, and returns whether there were any.
    func readChanges() -> Bool { sources.reduce(false) { $1.readChanges() || $0 } }
}

/// A source that changes at regular times, such as every minute. It goes by a clock that is never set back.
///
/// A screen with minutes that pass needs no more than this:
/// ```swift
/// let lockers = Lockers()
/// let minutes = TimerSource(every: .seconds(60)) { lockers.minuteHasPassed() }
/// try Kiosk(apps: [.lockers(lockers)], texts: Texts(.english)).run(sources: [minutes])
/// ```
@MainActor public final class TimerSource: ChangeSource {
    /// A Boolean value that indicates whether a change is said in lines only with the answer to the next line.
    public let isQuietInLines: Bool
    private let interval: Duration
    private let now: () -> ContinuousClock.Instant
    private let tick: () -> Void
    private var nextTime: ContinuousClock.Instant

    /// Creates a timer that starts now.
    ///
    /// - Parameters:
    ///   - interval: The time between two changes, which is at least a millisecond.
    ///   - isQuietInLines: Whether a change is said in lines only with the answer to the next line.
    ///   - tick: Called at each change, before the screen in view is shown again. Times that have passed together, such as in a sleep of
    ///     the machine, are one change.
    public convenience init(
        every interval: Duration, isQuietInLines: Bool = false, tick: @escaping () -> Void = {}
    ) {
        self.init(every: interval, isQuietInLines: isQuietInLines, now: { .now }, tick: tick)
    }

    init(
        every interval: Duration, isQuietInLines: Bool = false, now: @escaping () -> ContinuousClock.Instant,
        tick: @escaping () -> Void = {}
    ) {
        self.interval = max(interval, .milliseconds(1))
        (self.isQuietInLines, self.now, self.tick) = (isQuietInLines, now, tick)
        nextTime = now() + self.interval
    }

    /// The time until the next change.
    public var delay: Duration? { max(.zero, nextTime - now()) }

    /// Returns whether the time of a change has come, and calls the closure of the timer then.
    public func readChanges() -> Bool {
        let late = now() - nextTime
        guard late >= .zero else { return false }
        nextTime += interval * (Int(late / interval) + 1)
        tick()
        return true
    }
}
