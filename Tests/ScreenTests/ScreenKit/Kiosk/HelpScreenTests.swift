import Testing

@testable import CalculatorApp
@testable import JuiceMakerApp
@testable import ScreenKit

struct HelpScreenTests {
    @Test(arguments: Language.allCases)
    func `without a trace, neither the help nor the lines promise one`(language: Language) {
        let app = App("empty", Text(.kiosk), summary: Text(.home)) { HomeScreen(apps: []) }
        let kiosk = Kiosk(apps: [app], texts: Texts(language))
        let reader = TypedLines(kiosk)
        var said = reader.readPage() + reader.type("help")
        kiosk.perform(.help)
        said += reader.readPage()
        #expect(said.contains { $0.contains("Ctrl-C") })
        #expect(!said.contains { $0.contains("F2") || $0.contains("trace") })
    }

    @Test func `the help lies over its screen as a sheet, and back leads to it`() throws {
        let test = try TestKiosk(.orders, .english)
        let screen = try test.top(OrderScreen.self)
        for _ in 1...2 {
            test.kiosk.perform(.help)
            #expect(test.kiosk.breadcrumb == ["Kiosk", "Juice maker", "Help"])
        }
        test.kiosk.perform(.back)
        #expect(test.navigator.top === screen)
    }
}
