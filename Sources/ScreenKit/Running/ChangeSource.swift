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
    /// The time after which ``readChanges()`` is called, while a screen of an app is in view; `nil` if only a descriptor says when. Unless
    /// the source knows better, it is a second where there is no descriptor.
    var delay: Duration? { get }
    /// Whether a change is said in lines only with the answer to the next line; `false` unless the source knows better.
    var isQuietInLines: Bool { get }
    /// Reads the changes, and everything that its descriptors hold, and returns whether there were any.
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

@MainActor struct ChangeSources {
    private let sources: [any ChangeSource]

    init(_ sources: [any ChangeSource]) { self.sources = sources }

    var descriptors: [Int32] { sources.flatMap(\.descriptors) }
    var delay: Duration? { sources.compactMap(\.delay).min() }
    /// The sources whose changes are said in lines at once.
    var spoken: ChangeSources { ChangeSources(sources.filter { !$0.isQuietInLines }) }
    /// The sources without a descriptor, which nothing but a look tells of a change.
    var unreported: ChangeSources { ChangeSources(sources.filter { $0.descriptors.isEmpty }) }

    func readChanges() -> Bool { sources.reduce(false) { $1.readChanges() || $0 } }
}

/// A source that changes at regular times, such as every minute. It goes by a clock that is never set back, and counts the times that have
/// passed while nobody looked: in another app, in a sleep of the machine, or between two lines.
///
/// A screen with minutes that pass needs no more than this:
/// ```swift
/// let lockers = Lockers()
/// let minutes = TimerSource(every: .seconds(60)) { lockers.pass(minutes: $0) }
/// try Kiosk(apps: [.lockers(lockers)]).run(sources: [minutes])
/// ```
@MainActor public final class TimerSource: ChangeSource {
    /// A Boolean value that indicates whether a change is said in lines only with the answer to the next line.
    public let isQuietInLines: Bool
    private let interval: Duration
    private let now: () -> ContinuousClock.Instant
    private let tick: (_ count: Int) -> Void
    private var nextTime: ContinuousClock.Instant

    /// Creates a timer that starts now. The time between two changes is at least a millisecond. The closure is called at each change, before
    /// the screen in view is shown again, with the number of times that have passed since the last one: at least one.
    public init(
        every interval: Duration, isQuietInLines: Bool = false, tick: @escaping (_ count: Int) -> Void = { _ in },
        now: @escaping () -> ContinuousClock.Instant = { .now }
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
        let count = Int(late / interval) + 1
        nextTime += interval * count
        tick(count)
        return true
    }
}
