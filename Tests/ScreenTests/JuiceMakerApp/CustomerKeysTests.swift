import JuiceMaker
import Terminal
import TestSupport
import Testing

@testable import JuiceMakerApp
@testable import ScreenKit

/// Every way in which a customer can press keys.
struct CustomerKeysTests {
    private static let keys: [Key] = [
        .enter, .tab, .down, .escape, .character("1"), .character("o"), .character("+"), .character("-"),
        .character("x"),
        .character("y"),
    ]

    /// A shop with one cup of each of two juices, so that there are few pages to be on.
    private static func menu() throws -> Menu {
        try Menu(
            parsing: Array(
                """
                {"capacity": 10, "currency": "KRW", "fruits": [{"id": "kiwi", "name": {}, "stock": 1},
                {"id": "mango", "name": {}, "stock": 1}], "juices": [
                {"id": "mango", "name": {}, "price": 4500, "needs": [{"fruit": "mango", "count": 1}]},
                {"id": "kiwi", "name": {}, "price": 4000, "needs": [{"fruit": "kiwi", "count": 1}]}]}
                """.utf8))
    }

    /// A customer who has pressed some keys.
    private struct Customer {
        let test: TestKiosk
        let screen: OrderScreen
        let person: Terminalist

        init(pressing keys: [Key]) throws {
            let menu = try CustomerKeysTests.menu()
            test = try TestKiosk(.english, isTraced: false) { _, clock in InMemoryLedger(menu: menu) { clock.now } }
            test.bar.ordersWait = true
            screen = OrderScreen(bar: test.bar, calculators: nil, today: test.today)
            test.navigator.push(screen)
            person = Terminalist(test, columns: 40, rows: 12)
            for key in keys { press(key) }
        }

        var soldCount: Int { test.ledger.books.soldCount }
        var isThere: Bool { test.navigator.top === screen }
        /// All that can be seen: what a key does follows from it.
        var view: String { person.look().text.joined(separator: "\n") }

        func press(_ key: Key) {
            person.press(key)
            person.look()
        }
    }

    /// The pages that keys lead to are found one after another, and each key is pressed on each of them once: that is every sequence of keys,
    /// of any length, until something is ordered.
    @Test func `no keys of a customer order anything without the check page`() throws {
        var seen: Set<String> = []
        var waiting: [[Key]] = [[]]
        var orders = 0
        while !waiting.isEmpty {
            let keys = waiting.removeFirst()
            for key in Self.keys {
                let customer = try Customer(pressing: keys)
                let wasChecking = customer.screen.isChecking
                customer.press(key)
                if customer.soldCount > 0 {
                    #expect(wasChecking, "\(keys) \(key)")
                    orders += 1
                } else if customer.isThere, seen.insert(customer.view).inserted {
                    waiting.append(keys + [key])
                }
            }
        }
        #expect(orders > 3)
        #expect(seen.count > 20)
    }
}
