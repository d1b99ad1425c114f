import Core
import Testing
import TestSupport

@testable import JuiceMaker

struct InMemoryLedgerTests {
    private let ledger: InMemoryLedger
    private var menu: Menu { ledger.books.menu }

    init() throws { ledger = InMemoryLedger(menu: try .standard()) }

    private func change(_ fruit: String, by count: Int) throws {
        try ledger.change(.add([Quantity(item: menu.fruit(fruit), count: count)]))
    }

    private var counts: [Int] { menu.fruits.map { ledger.books.stock[$0] } }

    @Test func `sales are numbered from one and counted by juice`() throws {
        let sales = try ["kiwi", "banana", "kiwi"].map { try ledger.make(menu.juice($0)) }
        #expect(sales.map(\.number) == [1, 2, 3])
        #expect(sales.map(\.order.ids) == ["kiwi", "banana", "kiwi"])
        #expect(["kiwi", "banana", "mango"].map(ledger.books.accounts.sales.count(ofJuice:)) == [2, 1, 0])
        #expect(ledger.books.soldCount == 3)
        #expect(ledger.books.accounts.lastNumber + 1 == 4)
    }

    @Test(arguments: [("banana", -10, 1, [10, 0, 10, 10, 10]), ("strawberry", -3, 3, [7, 10, 10, 10, 10])])
    func `딸바쥬스 with too few of a fruit leaves the other one untouched`(
        fruit: String, change: Int, missing: Int, counts: [Int]
    ) throws {
        try self.change(fruit, by: change)
        let shortage = #expect(throws: Shortage<Fruit>.self) { try ledger.make(menu.juice("strawberry-banana")) }
        #expect(shortage?.shortfalls == [Quantity(item: try menu.fruit(fruit), count: missing)])
        #expect(self.counts == counts)
        #expect(ledger.books.accounts.lastNumber == 0 && ledger.books.soldCount == 0)
    }

    @Test(arguments: [
        (#"{"fruit": "a", "count": 5}, {"fruit": "b", "count": 4}, {"fruit": "c", "count": 3}"#, ["a 3", "c 2"]),
        (#"{"fruit": "c", "count": 3}, {"fruit": "b", "count": 4}, {"fruit": "a", "count": 5}"#, ["c 2", "a 3"]),
        (#"{"fruit": "b", "count": 4}, {"fruit": "a", "count": 5}, {"fruit": "c", "count": 3}"#, ["a 3", "c 2"]),
    ])
    func `every shortfall is named, wherever it stands in the recipe`(needs: String, shortfalls: [String]) throws {
        let menu = try Menu(
            """
            {"capacity": 10, "fruits": [{"id": "a", "name": {}, "stock": 2}, {"id": "b", "name": {}, "stock": 4},
            {"id": "c", "name": {}, "stock": 1}], "juices": [{"id": "abc", "name": {}, "needs": [\(needs)]}]}
            """)
        let ledger = InMemoryLedger(menu: menu)
        let shortage = #expect(throws: Shortage<Fruit>.self) { try ledger.make(menu.juice("abc")) }
        #expect(shortage?.shortfalls.map { "\($0.item.id) \($0.count)" } == shortfalls)
        #expect(ledger.books.stock == menu.openingStock)
    }

    @Test func `it knows how many of each juice can be made now`() throws {
        #expect(menu.juices.map(ledger.books.servings) == [0, 5, 3, 5, 1, 3, 5])
        try change("strawberry", by: 90)
        #expect(menu.juices.map(ledger.books.servings) == [6, 5, 3, 5, 10, 3, 5])
    }

    @Test func `a request with a key sells once, and the key is no good for another juice`() throws {
        let key = RequestKey(id: "web 7", part: 0)
        let kiwi = SaleRequest(order: Order(try menu.juice("kiwi")), key: key)
        let next = SaleRequest(order: Order(try menu.juice("kiwi")), key: RequestKey(id: "web 7", part: 1))
        let sold = SaleOutcome.sold(Sale(number: 1, order: Order(try menu.juice("kiwi"))))
        #expect(try ledger.sell([kiwi, kiwi]) == [sold, sold])
        #expect(try ledger.sell([kiwi, next]) == [sold, .sold(Sale(number: 2, order: kiwi.order))])
        let record = try #require(try ledger.saleRecord(number: 1)?.entry.saleChange?.sale)
        #expect(try ledger.sell([SaleRequest(order: Order(menu.juice("mango")), key: key)]) == [.keyUsed(record)])
        #expect(counts == [10, 10, 10, 4, 10])
    }

    @Test func `a request that was short can be repeated under its key`() throws {
        let request = SaleRequest(order: Order(try menu.juice("strawberry")), key: RequestKey(id: "r", part: 0))
        let shortage = Shortage(shortfalls: [Quantity(item: try menu.fruit("strawberry"), count: 6)])
        #expect(try ledger.sell([request]) == [.short(shortage)])
        try change("strawberry", by: 6)
        #expect(try ledger.sell([request]) == [.sold(Sale(number: 1, order: request.order))])
    }

    @Test(arguments: [
        ("a", true), ("order 7", true), (String(repeating: "x", count: 200), true), ("~", true), ("", false),
        (String(repeating: "x", count: 201), false), ("a\"b", false), ("a\\b", false), ("a\tb", false), ("주문", false),
        ("\u{7F}", false),
    ])
    func `the id of a request is printable ASCII that needs no escape`(id: String, isValid: Bool) {
        #expect(RequestKey.isValid(id) == isValid)
    }

    @Test func `a close that was not possible is no record`() throws {
        _ = try ledger.make(menu.juice("kiwi"))
        let written = ledger.lastSequence
        #expect(try ledger.close(counted: nil)?.sales.sold.orders == 1)
        #expect(try ledger.close(counted: nil) == nil)
        #expect(ledger.lastSequence == written + 1)
    }
}
