import ScreenKit
import ScreenTrace
import Testing
import VendingMachine

struct VendingMachineTests {
    @Test func `a paid drink is delivered with the change`() {
        var machine = VendingMachine()
        #expect(machine.handle(.choose(.tea)) == .askForCoins(price: 1_200))
        #expect(machine.handle(.pay(1_500)) == .deliver(.tea, change: 300))
        #expect(machine.state == .idle)
    }

    @Test func `coins that buy nothing are given back`() {
        var machine = VendingMachine()
        #expect(machine.handle(.pay(500)) == .giveBack(500))
        #expect(machine.handle(.choose(.coffee)) == .askForCoins(price: 1_500))
        #expect(machine.handle(.pay(100)) == .giveBack(100))
        #expect(machine.state == .paying(.coffee))
        #expect(machine.handle(.cancel) == .none)
        #expect(machine.state == .idle)
    }
}

/// The screens, line by line and without a terminal.
@MainActor struct VendingScreenTests {
    private func transcript(_ language: Language, _ lines: String...) -> [String] {
        var said: [String] = []
        let kiosk = Kiosk(apps: [.vendingMachine], texts: Texts(language), inspector: TraceInspector())
        let front = LineFront(kiosk: kiosk) { said.append($0) }
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

    @Test func `leaving the coins cancels the choice, and nothing is delivered`() {
        let said = transcript(.english, "vending", "tea", "₩1000", "back")
        #expect(said.contains { $0.contains("Vending machine") })
        #expect(!said.contains { $0.contains("ready") })
    }

    @Test func `the trace shows the coins on their way back to the delegate`() {
        let said = transcript(.english, "trace", "vending", "water", "₩1000")
        #expect(said.contains { $0.contains("CoinScreen → DrinkScreen: coinScreen(_:didFinishWith: 1000)") })
        #expect(said.contains { $0.contains("CoinScreen") && $0.contains("deinit") })
    }
}
