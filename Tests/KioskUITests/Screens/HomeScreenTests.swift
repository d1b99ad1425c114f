import Testing

@testable import KioskUI

struct HomeScreenTests {
    @Test(arguments: Language.allCases)
    func `the menu lists the apps in their order, with number, name and summary`(language: Language) throws {
        let test = try TestKiosk(language)
        let rows = try #require(test.top(HomeScreen.self).content(test.texts).list?.rows)
        #expect(
            rows.map(\.control.label)
                == (language == .korean ? ["계산기", "쥬스 메이커"] : ["Calculator", "Juice maker"]))
        #expect(rows.map(\.control.keys) == [[.character("1")], [.character("2")]])
        #expect(rows.map(\.control.words) == [["calculator"], ["juice"]])
        #expect(rows.allSatisfy { !$0.detail.isEmpty })
    }

    @Test func `choosing an app pushes its root screen`() throws {
        let test = try TestKiosk(.english)
        try test.top(HomeScreen.self).choose("Calculator", test.texts)
        #expect(test.navigator.top is CalculatorScreen)
        test.navigator.back()
        try test.top(HomeScreen.self).choose("Juice maker", test.texts)
        #expect(test.navigator.top is OrderScreen)
        #expect(test.kiosk.breadcrumb == ["Kiosk", "Juice maker"])
    }

    @Test func `an app that is opened again has a new screen and the old work`() throws {
        let test = try TestKiosk()
        weak var first: CalculatorScreen?
        do {
            let screen = try test.openCalculator()
            screen.handle(.press(.digit(.seven)))
            first = screen
        }
        test.navigator.back()
        #expect(first == nil)
        #expect(try test.openCalculator().content(test.texts).tape?.entry.text == "7")
    }
}
