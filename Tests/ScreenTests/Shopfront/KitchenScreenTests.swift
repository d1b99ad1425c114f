import Core
import JuiceMaker
import Terminal
import Testing

@testable import JuiceMakerApp
@testable import ScreenKit
@testable import Shopfront

/// The orders between the counter and the hand, and the board that calls them out; see also the stories of the kitchen.
struct KitchenScreenTests {
    private typealias Kitchen = KitchenPane<KitchenScreen.Event>

    @Test func `an age in minutes grows by itself, and a number leaves the board after ten minutes`() throws {
        let test = try TestKiosk(.english)
        let clock = test.clock
        test.bar.ordersWait = true
        let kitchen = KitchenScreen(test.shop)
        test.navigator.push(kitchen)
        func board() -> BoardScreen {
            let board = BoardScreen(test.shop)
            board.dataDidChange()
            return board
        }
        #expect(kitchen.timeToChange == nil && board().timeToChange == nil)
        _ = test.bar.handle(.order(Order(try test.juice("kiwi"))))
        kitchen.dataDidChange()
        #expect(kitchen.timeToChange == .seconds(60) && board().timeToChange == nil)
        clock.pass(minutes: 3)
        #expect(kitchen.timeToChange == .seconds(60))
        kitchen.handle(.advance(1))
        #expect(kitchen.timeToChange == .seconds(10), "the news of the step")
        clock.pass(minutes: 9)
        #expect(kitchen.timeToChange == nil && board().timeToChange == .seconds(60))
        clock.pass(minutes: 1)
        #expect(board().timeToChange == nil)
    }

    @Test func `an order is old from the fifth minute on, and late from the tenth`() throws {
        let test = try TestKiosk(.english)
        let clock = test.clock
        test.bar.ordersWait = true
        _ = test.bar.handle(.order(Order(try test.juice("kiwi"))))
        let kitchen = KitchenScreen(test.shop)
        kitchen.dataDidChange()
        for (minutes, age) in [(4, .new), (1, .old), (4, .old), (1, .late)] as [(Int64, Kitchen.Age)] {
            clock.pass(minutes: minutes)
            let pane = try #require(kitchen.content(test.texts).body.panes.first?.content as? Kitchen)
            #expect(pane.tickets.map(\.age) == [age], "\(clock.now.milliseconds / 60_000)")
        }
    }

    @Test(arguments: [(Language.english, "Take away"), (.korean, "포장")])
    func `a ticket says how its order is served`(language: Language, service: String) throws {
        let test = try TestKiosk(language, menu: .asking())
        test.bar.ordersWait = true
        _ = test.bar.handle(.choose(OrderWishes(service: "to-go", payment: "card")))
        for _ in 0..<2 { _ = test.bar.handle(.order(Order(try test.juice("kiwi")))) }
        let kitchen = KitchenScreen(test.shop)
        test.navigator.push(kitchen)
        let canvas = Terminalist(test).look()
        let place = try #require(canvas.find(service))
        #expect(place.column < 26 && canvas[place].style.bold)
        #expect(canvas.find(service, below: place.row + 1) == nil)
        let pane = try #require(kitchen.content(test.texts).body.panes.first?.content as? Kitchen)
        #expect(pane.tickets.map(\.service) == [service, ""])
        #expect(pane.lines(test.texts, firstNumber: 1)[0].all[0].hasPrefix("1  \(service)  "))
    }
}
