import CalculatorApp
import JuiceMakerApp
import ScreenKit
import ScreenTrace
import Terminal
import Testing

@testable import VendingMachine

struct VendingMachineTests {
    @Test func `a paid drink is delivered with the change`() {
        var machine = VendingMachine()
        #expect(machine.handle(.choose(.tea)) == .askForCoins(price: 1_200))
        #expect(machine.handle(.pay(1_500)) == .deliver(.tea, change: 300))
        #expect(machine.chosen == nil)
    }

    @Test func `coins that buy nothing are given back`() {
        var machine = VendingMachine()
        #expect(machine.handle(.pay(500)) == .giveBack(500))
        #expect(machine.handle(.choose(.coffee)) == .askForCoins(price: 1_500))
        #expect(machine.handle(.pay(100)) == .giveBack(100))
        #expect(machine.chosen == .coffee)
        #expect(machine.handle(.cancel(0)) == .none)
        #expect(machine.chosen == nil)
    }

    @Test func `leaving gives back what was inserted`() {
        var machine = VendingMachine()
        _ = machine.handle(.choose(.coffee))
        #expect(machine.handle(.cancel(600)) == .giveBack(600))
        #expect(machine.chosen == nil)
    }
}

/// The screens, without a terminal.
@MainActor struct VendingScreenTests {
    private let log = SalesLog()

    private func kiosk(_ language: Language) -> Kiosk {
        Kiosk(apps: [.vendingMachine(log)], texts: Texts(language), inspector: TraceInspector())
    }

    private func transcript(_ language: Language, _ lines: String...) -> [String] {
        var said: [String] = []
        let front = LineFront(kiosk: kiosk(language)) { said.append($0) }
        for line in lines.dropLast() { front.handle(line) }
        said = []
        lines.last.map(front.handle)
        return said
    }

    @Test func `coins are inserted until the drink is paid`() {
        #expect(transcript(.english, "vending", "tea", "1000").contains("Paid ₩1000 of ₩1200") == false)
        #expect(transcript(.english, "vending", "tea", "₩1000").contains("Paid ₩1000 of ₩1200"))
        #expect(transcript(.english, "vending", "tea", "₩1000", "₩500").contains("Green tea is ready. Change: ₩300"))
        #expect(transcript(.korean, "vending", "녹차", "1000원", "500원").contains("녹차 나왔습니다. 거스름돈: 300원"))
    }

    @Test(arguments: ["back", "home"])
    func `leaving the coins gives them back, and nothing is delivered`(command: String) {
        let screen = DrinkScreen(log: log)
        let kiosk = Kiosk(root: screen, texts: Texts(.english))
        var said: [String] = []
        let front = LineFront(kiosk: kiosk) { said.append($0) }
        for line in ["tea", "₩1000", command] { front.handle(line) }
        #expect(kiosk.navigator.top === screen && screen.machine.chosen == nil)
        #expect(said.last == "Returned: ₩1000")
        #expect(log.last == nil)
    }

    @Test func `the drink is called by the name that was typed`() {
        let said = transcript(.english, "vending", "name Mina", "2", "₩1000", "₩500")
        #expect(said.contains("Mina: Green tea is ready. Change: ₩300"))
        #expect(log.last?.drink == .tea && log.last?.name == "Mina")
        #expect(transcript(.korean, "vending", "이름 민아", "생수", "1000원").contains("민아 님, 생수 나왔습니다. 거스름돈: 200원"))
        #expect(transcript(.english, "vending", "name Maximiliana Q").contains("! At most 12 characters."))
    }

    @Test func `the minutes since the last purchase pass`() {
        #expect(transcript(.english, "vending").contains("No drink was sold yet."))
        log.note(.coffee, for: "")
        log.pass(minutes: 3)
        #expect(transcript(.english, "vending").contains("Somebody had Coffee 3 min ago"))
    }

    @Test(arguments: [60, 120]) func `a click on the picture of a drink chooses it`(columns: Int) throws {
        let kiosk = Kiosk(root: DrinkScreen(log: log), texts: Texts(.english))
        let front = FullScreenFront(kiosk: kiosk)
        let size = GridSize(columns: columns, rows: 24)
        let picture = front.draw(size: size)
        let label = try #require(
            (0..<24).flatMap { row in (0..<columns).map { GridPoint(column: $0, row: row) } }
                .first { point in
                    "Coffee".enumerated().allSatisfy { picture[point.offset(columns: $0)].text == String($1) }
                })
        // The picture above the name is the drink.
        for action in [MouseEvent.Action.press(.left), .release(.left)] {
            front.handle(.mouse(MouseEvent(action, at: label.offset(columns: 1, rows: -2))))
        }
        #expect((kiosk.navigator.top as? CoinScreen)?.price == 1_500)
    }

    @Test func `letters are text in the field and numbers are drinks elsewhere`() {
        let screen = DrinkScreen(log: log)
        let kiosk = Kiosk(root: screen, texts: Texts(.english))
        let front = FullScreenFront(kiosk: kiosk)
        _ = front.draw(size: GridSize(columns: 80, rows: 24))
        let keys: [Key] = [.tab, .tab, .tab, .character("q"), .character("1")]
        for key in keys { front.handle(.key(key, [])) }
        #expect(kiosk.navigator.top === screen && !kiosk.isFinished)
        for key: Key in [.tab, .character("1")] { front.handle(.key(key, [])) }
        #expect((kiosk.navigator.top as? CoinScreen)?.price == 800)
    }

    @Test func `one menu holds the vending machine beside the apps of the package`() throws {
        let apps = try [App.vendingMachine(log), .calculator(), .juiceMaker()]
        var said: [String] = []
        let front = LineFront(kiosk: Kiosk(apps: apps, texts: Texts(.english))) { said.append($0) }
        for line in ["calc", "1+2*3=", "home", "vending", "home", "juice", "mango 3", "sales"] { front.handle(line) }
        #expect(said.contains("= 9") && said.contains("No. 1 is ready: Mango juice ×3. Enjoy!"))
        #expect(said.contains("Sold: Today 3, All time 3") && !said.contains { $0.contains("By hour") })
        // There are no calculators behind the juice maker, and it offers none.
        said = []
        for line in ["back", "stock", "help"] { front.handle(line) }
        #expect(said.contains { $0.contains("kiwi -3") } && !said.contains { $0.contains("calc") })
        front.handle("home")
        front.handle("calc")
        #expect(said.last != "0" && said.contains("9"))
    }

    @Test func `the trace shows the coins on their way back to the delegate`() {
        let said = transcript(.english, "trace", "vending", "water", "₩1000")
        #expect(said.contains { $0.contains("CoinScreen → DrinkScreen: coinScreen(_:didFinishWith: 1000)") })
        #expect(said.contains { $0.contains("CoinScreen") && $0.contains("deinit") })
    }
}
