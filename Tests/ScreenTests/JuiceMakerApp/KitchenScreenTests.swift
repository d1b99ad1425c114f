import Core
import JuiceMaker
import Terminal
import Testing

@testable import JuiceMakerApp
@testable import ScreenKit

/// The orders between the counter and the hand, and the board that calls them out.
struct KitchenScreenTests {
    private let test: TestKiosk
    private let person: Terminalist
    private let kitchen: KitchenScreen

    init() throws {
        test = try TestKiosk(.english)
        test.bar.ordersWait = true
        let clock = test.clock
        kitchen = KitchenScreen(bar: test.bar, today: test.today, now: { clock.now })
        test.navigator.push(kitchen)
        person = Terminalist(test)
    }

    private func order(_ text: String) throws {
        _ = test.bar.handle(.order(try Order(parsing: text, menu: test.books.menu)))
        kitchen.dataDidChange()
        person.front.contentHasChanged()
    }

    private func state(_ number: Int) -> OrderState? { test.ledger.books.accounts.openOrders[number]?.state }

    @Test func `the news of a step goes by itself`() throws {
        try order("kiwi")
        kitchen.handle(.advance(1))
        #expect(kitchen.content(test.texts).message?.text == "No. 1 is ready")
        #expect(kitchen.timeToChange.map { $0 <= .seconds(10) } == true)
        test.clock.pass(minutes: 1)
        #expect(kitchen.content(test.texts).message == nil)
    }

    @Test func `an age in minutes grows by itself, and a number leaves the board after ten minutes`() throws {
        #expect(kitchen.timeToChange == nil && board().timeToChange == nil)
        try order("kiwi")
        #expect(kitchen.timeToChange == .seconds(60) && board().timeToChange == nil)
        test.clock.pass(minutes: 3)
        #expect(kitchen.timeToChange == .seconds(60))
        kitchen.handle(.advance(1))
        test.clock.pass(minutes: 9)
        #expect(kitchen.timeToChange == nil && board().timeToChange == .seconds(60))
        #expect(try pane().entries.map(\.number) == [1])
        test.clock.pass(minutes: 1)
        #expect(board().timeToChange == nil)
        #expect(try pane().entries.isEmpty)
    }

    @Test func `Enter makes the oldest order ready, and hands it over the next time`() throws {
        try order("kiwi")
        try order("mango 2")
        person.look()
        person.typeSlowly("\n")
        #expect(state(1) == .ready)
        #expect(state(2) == .ordered)
        #expect(person.sees("✓ No. 1 is ready"))
        // It stays under the mark, and another press does nothing, until another key.
        person.typeSlowly("\n")
        #expect(state(1) == .ready)
        person.typeSlowly("1\n")
        #expect(state(1) == .handedOver)
        person.press(.right)
        #expect(!person.sees("Kiwi juice"))
        #expect(person.sees("Mango juice ×2"))
    }

    @Test func `the last step is taken back`() throws {
        try order("kiwi")
        person.look()
        person.typeSlowly("\nu")
        #expect(state(1) == .ordered)
        #expect(person.sees("The last step of No. 1 was taken back"))
        person.type("u")
        #expect(state(1) == .ordered)
    }

    @Test(arguments: [(4, "4 min"), (5, "! 5 min"), (10, "!! 10 min")])
    func `an order that waits gets a sign after five minutes, and another one after ten`(
        minutes: Int64, status: String
    ) throws {
        try order("kiwi")
        test.clock.pass(minutes: minutes)
        person.front.contentHasChanged()
        #expect(person.sees(status))
        #expect(person.sees("! \(minutes)") == (minutes >= 5))
    }

    @Test func `the cups of all orders that wait are added up by juice`() throws {
        try order("kiwi, mango")
        try order("mango 2")
        #expect(person.sees("Kiwi juice ×1, Mango juice ×3"))
    }

    @Test func `an order is paid in one of the kinds of the menu, once`() throws {
        try order("mango 2")
        #expect(person.sees("unpaid"))
        person.type("p")
        #expect(person.sees("How is No. 1 paid?"))
        person.type("2")
        #expect(test.ledger.books.accounts.takings.payments == ["card": 9000])
        #expect(person.sees("No. 1 is paid: 9,000 KRW, Card"))
        #expect(!person.sees("unpaid"))
    }

    @Test func `a number that waits for nothing is told, and nothing is recorded`() throws {
        try order("kiwi")
        person.typeSlowly("7\n")
        #expect(person.sees("There is no order 7"))
        #expect(state(1) == .ordered)
    }

    @Test func `more tickets than have room turn over with the focus`() throws {
        _ = try test.ledger.change(.add(test.books.menu.fruits.map { Quantity(item: $0, count: 80) }))
        for _ in 1...9 { try order("banana") }
        #expect(person.sees("↓ 3"))
        for _ in 1...6 { person.press(.tab) }
        #expect(person.sees("↑ 6"))
        #expect(!person.sees("↓ 3"))
    }

    @Test(arguments: [(Language.english, "Take away"), (.korean, "포장")])
    func `a ticket says how its order is served`(language: Language, service: String) throws {
        let test = try TestKiosk(language, menu: .asking())
        let clock = test.clock
        test.bar.ordersWait = true
        test.bar.wishes = OrderWishes(service: "to-go", payment: "card")
        for _ in 0..<2 { _ = test.bar.handle(.order(Order(try test.juice("kiwi")))) }
        let kitchen = KitchenScreen(bar: test.bar, today: test.today, now: { clock.now })
        test.navigator.push(kitchen)
        let canvas = Terminalist(test).look()
        let place = try #require(canvas.find(service))
        #expect(place.column < 26 && canvas[place].style.bold)
        #expect(canvas.find(service, below: place.row + 1) == nil)
        let pane = try #require(kitchen.content(test.texts).panes.first?.content as? KitchenPane<KitchenScreen.Event>)
        #expect(pane.tickets.map(\.service) == [service, ""])
        #expect(pane.lines(test.texts, firstNumber: 1)[0].all[0].hasPrefix("1  \(service)  "))
    }

    // MARK: The board

    private func board() -> BoardScreen {
        let clock = test.clock
        let board = BoardScreen(bar: test.bar, today: test.today, now: { clock.now })
        board.dataDidChange()
        return board
    }

    private func pane() throws -> BoardPane {
        try #require(board().content(test.texts).panes.first?.content as? BoardPane)
    }

    @Test func `the board tells what is being made from what is ready, until it is handed over`() throws {
        try order("kiwi")
        try order("mango")
        #expect(try pane().preparing == [2, 1])
        #expect(try pane().entries.isEmpty)
        kitchen.handle(.advance(2))
        #expect(try pane().preparing == [1])
        #expect(try pane().entries.map(\.number) == [2])
        kitchen.handle([.settle, .advance(2)])
        #expect(try pane().entries.isEmpty)
    }
}
