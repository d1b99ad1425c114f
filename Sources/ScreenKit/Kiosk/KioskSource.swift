/// A source of the kiosk that a runner shows. A kiosk is its own source; a counter is the source of one kiosk after another.
@MainActor public protocol KioskSource: AnyObject {
    /// The kiosk to show.
    var kiosk: Kiosk { get }
    /// A Boolean value that indicates whether the person has quit.
    var isFinished: Bool { get }
    /// The time until the next call of ``timeHasPassed()``; `nil` if none is needed.
    var delay: Duration? { get }

    /// Whether the page in view shows nothing of the data behind the screens, so that a kiosk that stands there all night does not wake up.
    var isResting: Bool { get }

    /// Takes the step for which ``delay`` was the time.
    func timeHasPassed()
    /// Notes that an input came, and returns whether the kiosk handles it.
    func admitInput() -> Bool
    /// Notes that the kiosk has handled an input.
    func inputWasHandled()
}

extension Kiosk: KioskSource {
    /// The kiosk itself.
    public var kiosk: Kiosk { self }
    /// `nil`: nothing changes by itself.
    public var delay: Duration? { nil }
    /// A Boolean value that indicates whether the home menu is in view.
    public var isResting: Bool { navigator.top is HomeScreen }

    /// Does nothing.
    public func timeHasPassed() {}
    /// Returns `true`.
    public func admitInput() -> Bool { true }
    /// Does nothing.
    public func inputWasHandled() {}
}
