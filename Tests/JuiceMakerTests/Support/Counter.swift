import Core
import Testing

@testable import JuiceMaker

/// The books of a counter: its orders wait, and each command is decided in the books and entered.
struct Counter {
    let menu: Menu
    var books: Books

    init(_ menu: Menu) throws {
        self.menu = menu
        books = Books(menu: menu)
        try books.enter(try #require(books.openingEntry))
    }

    init() throws { try self.init(Menu.standard()) }

    /// Sells a juice, and returns the number.
    @discardableResult
    mutating func order(_ juice: String, waits: Bool = true) throws -> Int {
        let request = SaleRequest(order: Order(try menu.juice(juice)), waits: waits)
        guard case .sold(let sale)? = try books.perform(Sell([request])).answer.first else { return 0 }
        return sale.number
    }

    /// Cancels an order that was sold with this number.
    mutating func cancel(_ number: Int, _ juice: String) throws {
        let juice = try menu.juice(juice)
        let sale = SaleRecord(
            number: number, juices: [Quantity(item: juice.id, count: 1)],
            used: juice.needs.map { Quantity(item: $0.item.id, count: $0.count) }, total: juice.price)
        try books.enter(.void(ReversalRecord(of: sale, reason: "spilt")))
    }
}
