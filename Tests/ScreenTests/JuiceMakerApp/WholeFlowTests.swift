import Testing

@testable import CalculatorApp
@testable import JuiceMakerApp
@testable import ScreenKit
@testable import ScreenTrace

/// The story that the kiosk is for, on the screens alone.
struct WholeFlowTests {
    @Test(arguments: [false, true])
    func `after the whole story every screen is released, also while a tracer listens`(isTraced: Bool) throws {
        let test = try TestKiosk(isTraced: isTraced)
        var screens: [WeakScreen] = []
        try walk(through: test) { screens.append(WeakScreen($0)) }
        #expect(screens.count == 6)
        #expect(screens.filter { $0.screen != nil }.map { "\($0.name)" } == [])
        #expect(test.navigator.isAtRoot)
        #expect(test.ledger.books.soldCount == 1)
    }

    /// A shortage, the restocking with the help of the calculator, the juice, and back home.
    private func walk(through test: TestKiosk, _ visit: (any Screen) -> Void) throws {
        visit(try test.openShortage())
        try test.top(OrderScreen.self).choose("예", test.texts)
        visit(test.navigator.top)
        try test.top(StockScreen.self).handle(.calculate(try test.fruit("strawberry")))
        visit(test.navigator.top)
        try test.top(CalculatorScreen.self).type(line: "5 ac 4*5=", test.texts)
        try test.top(CalculatorScreen.self).handle(.showDeletedValues)
        visit(test.navigator.top)
        test.kiosk.perform(.back)
        try test.top(CalculatorScreen.self).handle(.showStyles)
        visit(test.navigator.top)
        test.kiosk.perform(.back)
        test.kiosk.perform(.help)
        visit(test.navigator.top)
        test.kiosk.perform(.back)
        try test.top(CalculatorScreen.self).handle(.returnValue)
        try test.top(StockScreen.self).choose("저장", test.texts)
        test.kiosk.perform(.back)
    }

    private struct WeakScreen {
        weak let screen: (any Screen)?
        let name: String

        init(_ screen: any Screen) {
            self.screen = screen
            name = String(describing: type(of: screen))
        }
    }
}
