import Testing

@testable import CalculatorApp
@testable import JuiceMakerApp
@testable import ScreenKit

/// That a line front tells everybody of their juice, once.
struct LineNewsTests {
    @Test func `each juice of a large order is announced with its number`() throws {
        let test = try TestKiosk.large()
        _ = try test.openJuiceMaker()
        try test.ledger.change(.set(try test.fruit("fruit-1"), to: 100))
        var said: [String] = []
        let front = LineFront(kiosk: test.kiosk) { said.append($0) }
        front.sayPage()
        said = []
        front.handle("juice-1 33")
        #expect(
            said.filter { $0.hasSuffix("is ready. Enjoy!") } == (1...33).map { "No. \($0): Juice 1 is ready. Enjoy!" })
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
        #expect(news == (9...23).map { "No. \($0): Pineapple juice is ready. Enjoy!" })
        front.handle("report")
        said = []
        front.handle("back")
        #expect(!said.contains { $0.contains("ready") })
        #expect(said.contains("2. Banana juice  Banana 2  5 left"))
    }
}
