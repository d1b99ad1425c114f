import JuiceMaker
import Terminal
import TestSupport
import Testing

@testable import JuiceMakerApp
@testable import ScreenKit

/// Every way in which a customer can press keys.
struct CustomerKeysTests {
    private static let keys = Key.typed("⏎\t↓⎋1o+-xy")

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
    private func customer(pressing keys: [Key]) throws -> Customer {
        let customer = try Customer(.english, GridSize(columns: 40, rows: 12), menu: Self.menu())
        customer.test.bar.ordersWait = true
        for key in keys { press(key, customer) }
        return customer
    }

    private func press(_ key: Key, _ customer: Customer) {
        customer.press(key)
        customer.look()
    }

    /// The pages that keys lead to are found one after another, and each key is pressed on each of them once: that is every sequence of keys,
    /// of any length, until something is ordered.
    @Test func `no keys of a customer order anything without the check page`() throws {
        var seen: Set<String> = []
        var waiting: [[Key]] = [[]]
        var orders = 0
        while !waiting.isEmpty, playsAllRounds || seen.count < 12 {
            let keys = waiting.removeFirst()
            for key in Self.keys {
                let customer = try customer(pressing: keys)
                let wasChecking = customer.isChecking
                press(key, customer)
                if customer.test.ledger.books.soldCount > 0 {
                    #expect(wasChecking, "\(keys) \(key)")
                    orders += 1
                } else if customer.isChecking || customer.test.navigator.top === customer.screen,
                    // All that can be seen: what a key does follows from it.
                    seen.insert(customer.look().text.joined(separator: "\n")).inserted
                {
                    waiting.append(keys + [key])
                }
            }
        }
        if !playsAllRounds { return }
        #expect(orders > 3)
        #expect(seen.count > 20)
    }
}
