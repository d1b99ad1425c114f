import JuiceMaker
import Testing

@testable import CalculatorApp
@testable import JuiceMakerApp
@testable import ScreenKit

/// That a line front tells everybody of their juice, once.
struct LineNewsTests {
    @Test func `each of many orders that have waited is announced with its number`() throws {
        let test = try TestKiosk.large()
        let orders = try test.openJuiceMaker()
        try test.ledger.change(.set(try test.fruit("fruit-1"), to: 100))
        var said: [String] = []
        let front = LineFront(kiosk: test.kiosk) { said.append($0) }
        front.handle("juice-2 4")
        for _ in 0..<33 { orders.handle(.request(Order(try test.juice("juice-1")))) }
        said = []
        front.handle("no")
        #expect(
            said.filter { $0.hasSuffix("Enjoy!") } == (1...33).map { "No. \($0) is ready: Juice 1. Enjoy!" })
    }

    @Test func `a screen that data bring into view is said at once, and so is the one below it when it leaves`() {
        let app = App(id: "app", title: "App", summary: "") { RecordingScreen("App") }
        let kiosk = Kiosk(apps: [app], texts: Texts(.english), homeHeading: { _ in "Home" })
        var said: [String] = []
        let front = LineFront(kiosk: kiosk) { said.append($0) }
        front.sayPage()
        said = []
        front.sayChanges()
        #expect(said == [])
        let question = RecordingScreen("Question")
        kiosk.navigator.push(question)
        front.sayChanges()
        #expect(said.first == "== Kiosk > Question ==")
        said = []
        kiosk.navigator.pop(question)
        front.sayChanges()
        #expect(said == ["== Kiosk ==", "Home", "1. App", "Commands: back, home, help, lang, quit"])
    }

    @Test func `coming back says what was made meanwhile, and nothing again`() throws {
        let test = try TestKiosk(.english)
        _ = try test.openJuiceMaker()
        var said: [String] = []
        let front = LineFront(kiosk: test.kiosk) { said.append($0) }
        for line in ["kiwi 3", "pineapple 20", "yes", "pineapple 40"] { front.handle(line) }
        said = []
        front.handle("save")
        let news = said.filter { $0.contains("ready") || $0.contains("short") }
        #expect(news == ["No. 2 is ready: Pineapple juice ×20. Enjoy!"])
        front.handle("report")
        said = []
        front.handle("back")
        #expect(!said.contains { $0.contains("ready") })
        #expect(said.contains("2. Banana juice  3,500  5 left"))
    }
}
