import Core
import JuiceMaker
import Testing

@testable import JuiceMakerApp
@testable import ScreenKit

/// Counts that a person of staff has not saved when the kiosk went back to its start page.
struct StockDraftTests {
    private let test: TestKiosk
    private let tools = ShopTools(now: { Timestamp(milliseconds: 0) }, text: { _ in "" })

    init() throws { test = try TestKiosk(.english) }

    /// The order screen of another session of staff.
    private func openOrders() throws -> OrderScreen {
        test.navigator.popToRoot()
        let provider = try #require(test.openJuiceMaker().calculators)
        test.navigator.popToRoot()
        test.navigator.push(OrderScreen(bar: test.bar, calculators: provider, tools: tools, today: test.today))
        return try test.top()
    }

    private func openStock() throws -> StockScreen {
        try openOrders().handle(.editStock)
        return try test.top()
    }

    /// Leaves three kiwis and a reason on a stock screen, as one that nobody touches any more.
    private func leaveCounts() throws {
        let stock = try openStock()
        stock.handle(.edit(.step(try test.fruit("kiwi"), by: 3)))
        stock.handle(.setReason(.restocked))
        test.navigator.popToRoot()
    }

    @Test func `the next person is asked whether to go on, and finds the counts and their reason`() throws {
        try leaveCounts()
        let orders = try openOrders()
        let alert = try #require(orders.content(test.texts).alert)
        #expect(alert.title == "There are unsaved changes of the stock. Go on with them?")
        #expect(alert.lines.map(\.text) == ["Kiwi +3"])
        try orders.choose("Yes", test.texts)
        let stock = try test.top(StockScreen.self)
        #expect(stock.edit[try test.fruit("kiwi")] == 13)
        #expect(stock.reason == .restocked)
        stock.handle(.save)
        #expect(try test.count(of: "kiwi") == 13)
        #expect(orders.content(test.texts).alert == nil)
    }

    @Test func `a reason in words is found again`() throws {
        let stock = try openStock()
        stock.handle(.edit(.step(try test.fruit("kiwi"), by: 3)))
        for _ in 0..<3 { stock.handle(.nextReason) }
        stock.handle(.editReason(.insert("wet box")))
        test.navigator.popToRoot()
        try openOrders().choose("Yes", test.texts)
        #expect(try test.top(StockScreen.self).words?.text == "wet box")
    }

    @Test func `what is discarded, saved or set back is not asked for again`() throws {
        try leaveCounts()
        try openOrders().choose("Discard", test.texts)
        #expect(try openOrders().content(test.texts).alert == nil)
        #expect(try openStock().edit.changes.isEmpty)

        try leaveCounts()
        try openStock().handle(.discard)
        #expect(try openOrders().content(test.texts).alert == nil)

        try leaveCounts()
        try openStock().handle(.edit(.reset))
        #expect(try openOrders().content(test.texts).alert == nil)
    }
}
