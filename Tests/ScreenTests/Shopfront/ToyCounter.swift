import Core
import Terminal

@testable import ScreenKit
@testable import Shopfront

/// A counter with toy screens, a clock that the test sets, and the PIN 2468.
final class ToyCounter {
    /// The screen of a customer, which knows what was typed into it.
    final class ToyScreen: Screen {
        enum Event { case type(String) }

        let title: Text = "Toy"
        private(set) var typed = ""

        var content: Content<Event> {
            Lines("typed: \(typed)", tone: .good)
            Hint("", .type("a"), key: "a").hidden()
            Hint("", .type("b"), key: "b").hidden()
            CopiedText("secret")
            OtherLines { [.type($0)] }
        }
        func handle(_ event: Event) {
            if case .type(let text) = event { typed += text }
        }
    }

    /// What the closures of the counter share with the test.
    private final class Surroundings {
        var elapsed = Duration.zero
        weak var guestScreen: ToyScreen?
    }

    private let surroundings = Surroundings()
    let counter: Counter
    private var shownKiosk: Kiosk
    private var front: FullScreenFront

    init(hasStaff: Bool = true, limit: Int = 60) {
        let surroundings = surroundings
        counter = Counter(
            texts: Texts(.english), idleLimit: .seconds(limit),
            lock: hasStaff ? StaffLock(pinFile: Array("2468\n".utf8)) : nil,
            clock: CounterClock(
                elapsed: { surroundings.elapsed },
                now: { Timestamp(milliseconds: surroundings.elapsed.components.seconds * 1_000) },
                text: { "\($0.milliseconds / 1_000) s" }),
            makeGuestScreen: { _ in
                let screen = ToyScreen()
                surroundings.guestScreen = screen
                return screen
            },
            makeStaffKiosk: { Kiosk(apps: [], texts: $0) })
        shownKiosk = counter.kiosk
        front = FullScreenFront(kiosk: counter.kiosk)
    }

    var kiosk: Kiosk { counter.kiosk }
    var guestScreen: ToyScreen? { surroundings.guestScreen }
    var picture: String {
        front.draw(size: GridSize(columns: 80, rows: 24)).text.joined(separator: "\n")
    }
    var isAtStart: Bool { kiosk.navigator.top is StartScreen }

    /// Presses keys as the full screen does.
    func press(_ keys: Key...) {
        for key in keys { input(.key(key, [])) }
    }

    /// Presses the keys of a text, which are those of ``Key/typed(_:)``.
    func type(_ text: String) {
        for key in Key.typed(text) { press(key) }
    }

    func input(_ event: InputEvent) {
        _ = picture
        if counter.admitInput() {
            front.handle(event)
            counter.inputWasHandled()
        } else {
            front.contentHasChanged()
        }
        follow()
    }

    /// Shows another kiosk if the counter has one, as a runner does.
    private func follow() {
        guard shownKiosk !== kiosk else { return }
        shownKiosk = kiosk
        front = FullScreenFront(kiosk: kiosk)
    }

    /// Lets time go by without a wake-up, as a process that was stopped does.
    func sleep(_ time: Duration) { surroundings.elapsed += time }

    /// Lets time go by, with all the wake-ups that the counter asks for, and returns their number.
    @discardableResult
    func pass(_ time: Duration) -> Int {
        let end = surroundings.elapsed + time
        var wakeUps = 0
        while let delay = counter.delay, surroundings.elapsed + delay <= end {
            surroundings.elapsed += delay
            counter.timeHasPassed()
            wakeUps += 1
        }
        surroundings.elapsed = end
        front.contentHasChanged()
        follow()
        return wakeUps
    }
}
