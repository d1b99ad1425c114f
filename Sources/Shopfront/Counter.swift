import Core
import JuiceMaker
import JuiceMakerApp
import ScreenKit

/// The clock of a counter.
package struct CounterClock {
    /// Returns the time since any fixed moment. It is never set back.
    package let elapsed: () -> Duration
    /// Returns the time of the lock, which is never set back, not even by a new start of the program.
    package let now: () -> Timestamp
    /// Returns the time of day of a time of the lock, with its seconds.
    package let text: (Timestamp) -> String

    /// Creates a clock of a duration that is never set back, the time, and the text of a time.
    package init(
        elapsed: @escaping () -> Duration, now: @escaping () -> Timestamp, text: @escaping (Timestamp) -> String
    ) {
        (self.elapsed, self.now, self.text) = (elapsed, now, text)
    }
}

extension KioskPolicy {
    /// The policy of a customer: a kiosk that cannot be quit, has no home menu, shows no trace, and copies nothing to a clipboard that the
    /// next customer has too.
    package nonisolated static let customer: KioskPolicy = []
}

/// Gives a lock the newest tries of all counters, calls a function with it while the others wait, and keeps what it made of them.
package typealias TriesSharing = (inout StaffLock, (inout StaffLock) -> Void) -> Void

/// The kiosk in a shop: shows customers a start page and the screens behind it, and staff a kiosk of its own behind a PIN.
///
/// Each customer has a kiosk, and so has each stay of staff. When a customer has left, that kiosk is thrown away with all of its
/// screens, and the next customer gets a new one: what is not there any more cannot be seen.
package final class Counter: KioskSource {
    /// The person that the kiosk in view is for.
    private enum Person {
        /// Anyone at the start page, or before the lock of the staff's screens.
        case passerBy
        /// A customer who has left the start page in order to order.
        case customer
        case staff
    }

    package private(set) var kiosk: Kiosk
    package private(set) var isFinished = false
    /// The texts of the customer in front of the counter, or of the next one; `nil` for staff.
    package var textsOfCustomers: Texts? { person == .staff ? nil : kiosk.texts }
    private var person = Person.passerBy
    /// A Boolean value that indicates whether the customer has ordered and reads the number.
    private var hasNumber = false
    private var idle: IdleClock
    private var lock: StaffLock?
    private let texts: Texts
    private let clock: CounterClock
    private let makeGuestScreen: (any MenuScreenDelegate) -> any Screen
    private let makeStaffKiosk: (Texts) -> Kiosk
    private let shareTries: TriesSharing

    /// Creates a counter that shows its start page. Each customer starts in the language of the texts, and gets a new
    /// screen, which tells the counter what was sold; staff gets a new kiosk each time, in the language of the page, and cannot get in without a lock. After
    /// so long without a key, the start page is shown again. Wrong tries at the lock are shared, before the person hears of them.
    package init(
        texts: Texts, idleLimit: Duration, lock: StaffLock?, clock: CounterClock,
        makeGuestScreen: @escaping (any MenuScreenDelegate) -> any Screen, makeStaffKiosk: @escaping (Texts) -> Kiosk,
        shareTries: @escaping TriesSharing = { $1(&$0) }
    ) {
        self.shareTries = shareTries
        self.texts = texts
        self.lock = lock
        self.clock = clock
        self.makeGuestScreen = makeGuestScreen
        self.makeStaffKiosk = makeStaffKiosk
        idle = IdleClock(limit: idleLimit)
        let start = StartScreen(hasStaff: lock != nil)
        kiosk = Kiosk(root: start, texts: texts, policy: .customer)
        start.delegate = self
    }

    /// Replaces the kiosk in view by one that shows the start page in the first language.
    private func reset() {
        // What is not saved is handed over by its screen.
        kiosk.navigator.removeAll()
        let start = StartScreen(hasStaff: lock != nil)
        start.delegate = self
        kiosk = Kiosk(root: start, texts: texts, policy: .customer)
        (person, hasNumber) = (.passerBy, false)
        idle.restart(.rests, at: clock.elapsed())
    }
}

// MARK: - Time

extension Counter {
    package var delay: Duration? { idle.delay(at: clock.elapsed()) }

    package var isResting: Bool { kiosk.isResting || kiosk.navigator.top is StartScreen }

    package func timeHasPassed() {
        let now = clock.elapsed()
        if idle.handle(.time, at: now) == .reset { return reset() }
        kiosk.announcement = idle.secondsLeft(at: now).map { seconds in
            Question(Text(.idleNotice, "\(seconds)"), [Line(Text(.idleHint))], seconds: seconds)
        }
    }

    package func admitInput() -> Bool {
        let effect = idle.handle(.input, at: clock.elapsed())
        if effect == .reset { reset() }
        kiosk.announcement = nil
        return effect == .nothing
    }

    package func inputWasHandled() {
        if person == .customer, kiosk.navigator.isAtRoot { reset() }
        if person == .customer, hasNumber {
            // Who has the number has left.
            idle.restart(.resets, at: clock.elapsed(), limit: .seconds(15))
        } else {
            idle.restart(idleRule, at: clock.elapsed())
        }
    }

    private var idleRule: IdleClock.Rule {
        if person == .staff || !kiosk.navigator.isAtRoot { return .announces }
        return kiosk.texts.language == texts.language ? .rests : .resets
    }
}

// MARK: - Delegates

extension Counter: StartScreenDelegate {
    package func startScreenDidAskToOrder(_ screen: StartScreen) {
        person = .customer
        kiosk.navigator.push(makeGuestScreen(self))
    }

    package func startScreen(_ screen: StartScreen, didChoose language: Language) {
        kiosk.perform(.speak(language))
    }

    package func startScreenDidAskForStaff(_ screen: StartScreen) {
        guard let lock else { return }
        let page = PINScreen(refusal: lock.refusal(at: clock.now()), timeText: clock.text)
        page.delegate = self
        kiosk.navigator.push(page)
    }
}

extension Counter: MenuScreenDelegate {
    package func menuScreen(_ screen: MenuScreen, didSell sales: [Sale]) { hasNumber = true }

    package func menuScreenDidBeginAgain(_ screen: MenuScreen) { hasNumber = false }
}

extension Counter: PINScreenDelegate {
    package func pinScreen(_ screen: PINScreen, unlockWith pin: [UInt8]) throws(StaffLock.Refusal) {
        guard var lock else { return }
        var result = Result<Void, StaffLock.Refusal>.success(())
        shareTries(&lock) { lock in
            result = Result { () throws(StaffLock.Refusal) in try lock.open(with: pin, at: clock.now()) }
        }
        self.lock = lock
        try result.get()
        kiosk = makeStaffKiosk(kiosk.texts)
        kiosk.delegate = self
        person = .staff
    }
}

extension Counter: KioskDelegate {
    package func kioskDidAskToQuit(_ kiosk: Kiosk) {
        let page = StaffExitScreen()
        page.delegate = self
        kiosk.navigator.present(page, style: .sheet)
    }
}

extension Counter: StaffExitScreenDelegate {
    package func staffExitScreenDidAskForStart(_ screen: StaffExitScreen) { reset() }

    package func staffExitScreenDidAskToEnd(_ screen: StaffExitScreen) { isFinished = true }
}

/// The juice bars of a counter. Each customer has one, so that no order of the one before is left, and so has staff.
package final class CounterBars {
    /// The bar of the screens in view; they hold it.
    private weak var current: JuiceBar?

    /// Creates the bars of a counter, of which none is in use.
    package init() {}

    /// Returns a new bar, whose books are read from now on.
    package func begin(_ bar: JuiceBar) -> JuiceBar {
        current = bar
        return bar
    }

    /// Reads what other kiosks have recorded, and returns whether there is anything new.
    package func refresh() -> Bool { current?.refresh() ?? false }
}
