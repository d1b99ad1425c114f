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
        let reader = TypedLines(test.kiosk)
        reader.type("juice-2 4")
        for _ in 0..<33 { orders.handle(.request(Order(try test.juice("juice-1")))) }
        let news = reader.type("no").filter { $0.hasSuffix("Enjoy!") }
        #expect(news == (1...33).map { "No. \($0) is ready: Juice 1. Enjoy!" })
    }

    @Test func `a screen that data bring into view is said at once, and so is the one below it when it leaves`() {
        let app = App("app", "App") { RecordingScreen("App") }
        let kiosk = Kiosk(apps: [app], texts: Texts(.english), homeHeading: "Home")
        let diary = Diary()
        let front = LineFront(kiosk: kiosk) { diary.write($0) }
        func changes() -> [String] {
            front.sayChanges()
            return diary.take()
        }
        front.sayPage()
        _ = diary.take()
        #expect(changes() == [])
        let question = RecordingScreen("Question")
        kiosk.navigator.push(question)
        #expect(changes().first == "== Kiosk > Question ==")
        kiosk.navigator.pop(question)
        let home = ["== Kiosk ==", "Home", "1. App", "Commands: back, home, help, lang, quit"]
        #expect(changes() == home)
    }
}
