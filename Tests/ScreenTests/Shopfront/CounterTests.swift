import Core
import Terminal
import Testing

@testable import JuiceMakerApp
@testable import ScreenKit
@testable import Shopfront

struct CounterTests {
    private let toy = ToyCounter()

    private func enterStaff() { toy.type("⑩2468\n") }

    // MARK: The customer

    @Test(arguments: [
        ("", "Order  ⏎"), ("2", "어서 오세요!"), ("23", "Welcome!"), ("l", "어서 오세요!"),
        // Enter chooses the language that has the focus.
        ("↓←\n", "어서 오세요!"),
    ])
    func `the start page offers to order first, and then the languages once, each by a key`(
        keys: String, text: String
    ) throws {
        #expect(toy.picture.hasPrefix(" Kiosk\n"))
        toy.type(keys)
        #expect(toy.picture.contains(text))
        #expect(toy.isAtStart)
    }

    @Test(arguments: [("23\n", Language.english), ("↓←\n\n", .korean)])
    func `Enter orders where the language is chosen, and the names of the screens below lead nowhere`(
        keys: String, language: Language
    ) {
        toy.type(keys)
        #expect(!toy.isAtStart)
        #expect(toy.picture.hasPrefix(" Toy "))
        #expect(toy.kiosk.texts.language == language)
    }

    @Test func `who has a number has left soon, and who begins another order by a line has all the time again`() throws
    {
        let test = try TestKiosk(.english, isTraced: false)
        let counter = Counter(
            texts: test.texts, idleLimit: .seconds(60), lock: nil,
            clock: CounterClock(elapsed: { .zero }, now: { Timestamp(milliseconds: 0) }, text: { _ in "" }),
            makeGuestScreen: { MenuScreen(test.shop, delegate: $0) },
            makeStaffKiosk: { Kiosk(apps: [], texts: $0) })
        let reader = TypedLines(counter.kiosk)
        func delay(after line: String) -> Duration? {
            reader.type(line)
            counter.inputWasHandled()
            return counter.delay
        }
        let usual = delay(after: "order")
        #expect(usual != .seconds(15))
        #expect(delay(after: "kiwi") == .seconds(15))
        #expect(delay(after: "cart") == usual)
        #expect(delay(after: "banana") == .seconds(15))
    }

    @Test func `the language in use is told by more than a colour`() {
        #expect(toy.picture.contains(/3  English +✓/))
        #expect(!toy.picture.contains(/2  한국어 +✓/))
    }

    @Test func `a customer can neither quit, nor go home, nor trace, nor copy`() {
        toy.type("\nq②c⑩")
        toy.input(.key(.character("c"), .control))
        #expect(!toy.counter.isFinished)
        #expect(toy.guestScreen === toy.kiosk.navigator.top)
        for command in [KioskCommand.quit, .home, .inspect, .copy] { toy.kiosk.perform(command) }
        #expect(toy.guestScreen === toy.kiosk.navigator.top)
        #expect(toy.kiosk.controls(Surroundings.State(canCopy: true)).dropFirst().map(\.1.label) == ["Back", "Help"])
        for word in ["quit", "home", "trace", "copy"] { #expect(toy.kiosk.command(named: word) == nil, "\(word)") }
    }

    @Test func `Esc goes back to the start page in the first language, and nothing of the customer is left`() {
        toy.type("21ab")
        #expect(toy.guestScreen?.typed == "ab")
        weak let kiosk = toy.kiosk
        toy.press(.escape)
        #expect(toy.isAtStart)
        #expect(toy.picture.contains("Welcome!"))
        #expect(toy.guestScreen == nil)
        #expect(kiosk == nil)
    }

    @Test func `the help of a customer mentions nothing of staff`() {
        toy.type("\n?")
        #expect(["Language", "F2", "Ctrl-C"].filter { toy.picture.contains($0) } == ["Language"])
    }

    // MARK: Without a key

    @Test func `a start page that nobody touches needs no wake-up`() {
        #expect(toy.counter.delay == nil)
        toy.press(.up)
        #expect(toy.pass(.seconds(86_400)) == 0)
    }

    @Test func `only the language of the start page goes back, without a notice`() {
        toy.type("2")
        #expect(toy.pass(.seconds(59)) == 0)
        #expect(!toy.picture.contains("초 뒤"))
        #expect(toy.pass(.seconds(1)) == 1)
        #expect(toy.picture.contains("Welcome!"))
        #expect(toy.counter.delay == nil)
    }

    @Test func `a customer who has gone is told of in a notice that counts down, and then forgotten`() {
        toy.type("\nab")
        #expect(toy.pass(.milliseconds(49_999)) == 0)
        #expect(toy.picture.contains("typed: ab"))
        for (time, seconds) in [(Duration.milliseconds(1), 10), (.seconds(9), 1)] {
            toy.pass(time)
            #expect(toy.picture.contains("Back to the start page in \(seconds) s."))
        }
        weak let kiosk = toy.kiosk
        toy.pass(.seconds(1))
        #expect(toy.isAtStart)
        #expect(!toy.picture.contains("start page in"))
        #expect(toy.guestScreen == nil)
        #expect(kiosk == nil)
        #expect(toy.counter.delay == nil)
    }

    @Test(arguments: [
        InputEvent.key(.character("b"), []), .key(.escape, []), .paste("b"),
        .mouse(MouseEvent(.press(.left), at: GridPoint(column: 1, row: 1))), .key(.character("c"), .control),
    ])
    func `any input during the notice ends it, and is no input for the screen`(event: InputEvent) {
        toy.type("\na")
        toy.pass(.seconds(55))
        #expect(toy.picture.contains("start page in 5 s"))
        toy.input(event)
        #expect(!toy.picture.contains("start page in"))
        #expect(toy.guestScreen?.typed == "a")
        #expect(toy.pass(.seconds(49)) == 0)
        toy.type("b")
        #expect(toy.guestScreen?.typed == "ab")
    }

    @Test func `a key after a sleep of the machine meets the start page, and is no input for it`() {
        toy.type("\na")
        toy.sleep(.seconds(3600))
        toy.press(.enter)
        #expect(toy.isAtStart)
        #expect(toy.guestScreen == nil)
    }

    // MARK: Staff

    @Test func `the PIN opens the staff's kiosk, in the language of the start page, which is a customer's no more`() {
        #expect(toy.counter.textsOfCustomers?.language == .english)
        toy.type("2")
        #expect(toy.counter.textsOfCustomers?.language == .korean)
        enterStaff()
        #expect(toy.counter.textsOfCustomers == nil)
        #expect(toy.kiosk.navigator.top is HomeScreen)
        #expect(toy.kiosk.texts.language == .korean)
        #expect(toy.kiosk.policy != .customer)
    }

    @Test func `another PIN does not open it, and after five of them not even the PIN does for 30 seconds`() {
        let refusal = "Too many wrong PINs. Try again after 30 s."
        toy.type("⑩" + String(repeating: "1357\n", count: 5))
        #expect(toy.picture.contains(refusal))
        toy.type("2468\n")
        #expect(toy.kiosk.policy == .customer)
        // Neither going back nor a reset makes the wait shorter.
        toy.type("⎋\n")
        toy.pass(.seconds(20))
        toy.press(.escape)
        enterStaff()
        #expect(toy.picture.contains(refusal))
        toy.press(.escape)
        toy.pass(.seconds(10))
        enterStaff()
        #expect(toy.kiosk.policy != .customer)
    }

    @Test func `a PIN page that is left alone goes back to the start page`() {
        toy.type("⑩24")
        toy.pass(.seconds(60))
        #expect(toy.isAtStart)
        #expect(toy.counter.delay == nil)
    }

    @Test func `without a PIN there is no way for staff, and no word of it`() {
        let toy = ToyCounter(hasStaff: false)
        #expect(!toy.picture.contains("Staff"))
        toy.type("⑩")
        #expect(toy.isAtStart)
        (toy.kiosk.navigator.top as? StartScreen)?.handle(.askForStaff)
        #expect(toy.isAtStart)
    }

    @Test(arguments: [Modifiers(), .control])
    func `when staff quits, the counter asks whether the program ends`(modifiers: Modifiers) {
        enterStaff()
        toy.input(.key(.character(modifiers.isEmpty ? "q" : "c"), modifiers))
        #expect(toy.kiosk.navigator.top is StaffExitScreen)
        toy.press(.escape)
        #expect(toy.kiosk.navigator.top is HomeScreen)
        toy.type("q")
        toy.input(.key(.character("c"), .control))
        #expect(toy.kiosk.navigator.top is StaffExitScreen)
        #expect(!toy.counter.isFinished)
        toy.type("2")
        #expect(toy.counter.isFinished)
    }

    @Test func `staff goes back to a start page in the first language, and nothing of its stay is left`() {
        toy.type("2")
        enterStaff()
        weak let kiosk = toy.kiosk
        toy.type("q\n")
        #expect(toy.isAtStart)
        #expect(toy.picture.contains("Welcome!"))
        #expect(kiosk == nil)
    }

    @Test func `staff that went away is locked out again`() {
        enterStaff()
        #expect(toy.pass(.seconds(49)) == 0)
        toy.pass(.seconds(1))
        #expect(toy.picture.contains("start page in 10 s"))
        toy.pass(.seconds(10))
        #expect(toy.isAtStart)
        #expect(toy.kiosk.policy == .customer)
    }
}
