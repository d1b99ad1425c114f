import Terminal
import Testing

@testable import ScreenKit
@testable import Shopfront

struct CounterTests {
    private let toy = ToyCounter()

    @Test func `a customer has the texts of the language that was chosen, and staff has none`() {
        #expect(toy.counter.textsOfCustomers?.language == .english)
        toy.press(.character("2"))
        #expect(toy.counter.textsOfCustomers?.language == .korean)
        enterStaff()
        #expect(toy.counter.textsOfCustomers == nil)
    }

    private func enterStaff(_ pin: String = "2468") {
        toy.press(.function(10))
        toy.type(pin)
        toy.press(.enter)
    }

    // MARK: The customer

    @Test func `the start page offers to order first, and then the languages, each by a key`() throws {
        #expect(toy.picture.contains("Order  ⏎"))
        toy.press(.character("2"))
        #expect(toy.picture.contains("어서 오세요!"))
        toy.press(.character("3"))
        #expect(toy.picture.contains("Welcome!"))
        toy.press(.enter)
        #expect(toy.picture.hasPrefix(" Toy "), "the names of the screens below lead nowhere")
    }

    @Test func `the start page offers the languages once, and their key works all the same`() {
        #expect(toy.picture.hasPrefix(" Kiosk\n"))
        toy.press(.character("l"))
        #expect(toy.picture.contains("어서 오세요!"))
    }

    @Test func `Enter chooses the language that has the focus, and orders where that language is chosen`() {
        toy.press(.down, .left, .enter)
        #expect(toy.isAtStart)
        #expect(toy.picture.contains("어서 오세요!"))
        toy.press(.enter)
        #expect(!toy.isAtStart)
        #expect(toy.kiosk.texts.language == .korean)
    }

    @Test func `the language in use is told by more than a colour`() {
        #expect(toy.picture.contains(/3  English +✓/))
        #expect(!toy.picture.contains(/2  한국어 +✓/))
    }

    @Test func `a customer can neither quit, nor go home, nor trace, nor copy`() {
        toy.press(.enter)
        for key: Key in [.character("q"), .function(2), .character("c"), .function(10)] { toy.press(key) }
        toy.input(.key(.character("c"), .control))
        #expect(!toy.counter.isFinished)
        #expect(toy.guestScreen === toy.kiosk.navigator.top)
        for command in [KioskCommand.quit, .home, .inspect, .copy] { toy.kiosk.perform(command) }
        #expect(toy.guestScreen === toy.kiosk.navigator.top)
        #expect(toy.kiosk.controls(duringAlert: false, canCopy: true).map(\.label) == ["Back", "Help"])
        for word in ["quit", "home", "trace", "copy"] { #expect(toy.kiosk.command(named: word) == nil, "\(word)") }
    }

    @Test func `Esc goes back to the start page in the first language, and nothing of the customer is left`() {
        toy.press(.character("2"), .character("1"))
        toy.type("ab")
        #expect(toy.guestScreen?.typed == "ab")
        weak let kiosk = toy.kiosk
        toy.press(.escape)
        #expect(toy.isAtStart)
        #expect(toy.picture.contains("Welcome!"))
        #expect(toy.guestScreen == nil)
        #expect(kiosk == nil)
    }

    @Test func `the help of a customer mentions nothing of staff`() {
        toy.press(.enter, .character("?"))
        #expect(toy.picture.contains("Language"))
        #expect(!toy.picture.contains("F2"))
        #expect(!toy.picture.contains("Ctrl-C"))
    }

    // MARK: Without a key

    @Test func `a start page that nobody touches needs no wake-up`() {
        #expect(toy.counter.delay == nil)
        toy.press(.up)
        #expect(toy.pass(.seconds(86_400)) == 0)
    }

    @Test func `only the language of the start page goes back, without a notice`() {
        toy.press(.character("2"))
        #expect(toy.pass(.seconds(59)) == 0)
        #expect(!toy.picture.contains("초 뒤"))
        #expect(toy.pass(.seconds(1)) == 1)
        #expect(toy.picture.contains("Welcome!"))
        #expect(toy.counter.delay == nil)
    }

    @Test func `a customer who has gone is told of in a notice that counts down, and then forgotten`() {
        toy.press(.enter)
        toy.type("ab")
        #expect(toy.pass(.milliseconds(49_999)) == 0)
        #expect(toy.picture.contains("typed: ab"))
        toy.pass(.milliseconds(1))
        #expect(toy.picture.contains("Back to the start page in 10 s."))
        toy.pass(.seconds(9))
        #expect(toy.picture.contains("Back to the start page in 1 s."))
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
        toy.press(.enter)
        toy.type("a")
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
        toy.press(.enter)
        toy.type("a")
        toy.sleep(.seconds(3600))
        toy.press(.enter)
        #expect(toy.isAtStart)
        #expect(toy.guestScreen == nil)
    }

    // MARK: Staff

    @Test func `the PIN opens the staff's kiosk, in the language of the start page`() {
        toy.press(.character("2"))
        enterStaff()
        #expect(toy.kiosk.navigator.top is HomeScreen)
        #expect(toy.kiosk.texts.language == .korean)
        #expect(toy.kiosk.policy != .customer)
    }

    @Test func `another PIN does not open it, and after five of them not even the PIN does for 30 seconds`() {
        toy.press(.function(10))
        for _ in 1...5 {
            toy.type("1357")
            toy.press(.enter)
        }
        #expect(toy.picture.contains("Too many wrong PINs. Try again after 30 s."))
        toy.type("2468")
        toy.press(.enter)
        #expect(toy.kiosk.policy == .customer)
        // Neither going back nor a reset makes the wait shorter.
        toy.press(.escape, .enter)
        toy.pass(.seconds(20))
        toy.press(.escape)
        enterStaff()
        #expect(toy.picture.contains("Too many wrong PINs. Try again after 30 s."))
        toy.press(.escape)
        toy.pass(.seconds(10))
        enterStaff()
        #expect(toy.kiosk.policy != .customer)
    }

    @Test func `a PIN page that is left alone goes back to the start page`() {
        toy.press(.function(10))
        toy.type("24")
        toy.pass(.seconds(60))
        #expect(toy.isAtStart)
        #expect(toy.counter.delay == nil)
    }

    @Test func `without a PIN there is no way for staff, and no word of it`() {
        let toy = ToyCounter(hasStaff: false)
        #expect(!toy.picture.contains("Staff"))
        toy.press(.function(10))
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
        toy.press(.character("q"))
        toy.input(.key(.character("c"), .control))
        #expect(toy.kiosk.navigator.top is StaffExitScreen)
        #expect(!toy.counter.isFinished)
        toy.press(.character("2"))
        #expect(toy.counter.isFinished)
    }

    @Test func `staff goes back to a start page in the first language, and nothing of its stay is left`() {
        toy.press(.character("2"))
        enterStaff()
        weak let kiosk = toy.kiosk
        toy.press(.character("q"), .enter)
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
