import Terminal
import Testing

@testable import JuiceMakerApp
@testable import ScreenKit
@testable import ScreenTrace

/// Objects that are released between two moves of the screens.
struct ObjectMapReleaseTests {
    /// Returns a person at the order screen who has left a stock screen that something still holds.
    private func personWithLeak() throws -> (person: Terminalist, screen: StockScreen) {
        let person = Terminalist(try TestKiosk(.english), columns: 120, rows: 40)
        person.press(.function(2))
        person.look()
        person.type("2e")
        person.look()
        let screen = try person.test.top(StockScreen.self)
        person.press(.escape)
        return (person, screen)
    }

    @Test func `a screen that is released without any navigation leaves the drawn map`() throws {
        var leak: (person: Terminalist, screen: StockScreen)? = try personWithLeak()
        let person = try #require(leak?.person)
        #expect(person.look().find("!  StockScreen") != nil)
        #expect(person.look().find("✕ released:") == nil)
        leak = nil
        let canvas = person.look()
        #expect(canvas.find("!  StockScreen") == nil)
        #expect(canvas.find("✕ released: StockScreen") != nil)
    }

    @Test func `a screen that is released without any navigation leaves the spoken map`() throws {
        var leak: (person: Terminalist, screen: StockScreen)? = try personWithLeak()
        let test = try #require(leak?.person.test)
        func map() -> [String] {
            (test.inspector.answer(to: "trace map", about: test.navigator, test.texts) ?? [])
                .filter { $0.contains("StockScreen") }
        }
        leak?.person.look()
        #expect(map().count == 1)
        #expect(map()[0].hasPrefix("! StockScreen: "))
        leak = nil
        #expect(map() == ["released: StockScreen"])
    }
}
