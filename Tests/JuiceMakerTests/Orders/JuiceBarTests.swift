import Core
import Testing
import TestSupport

@testable import JuiceMaker

struct JuiceBarTests {
    private let menu: Menu
    private let bar: JuiceBar

    init() throws {
        menu = try Menu.standard()
        bar = JuiceBar(ledger: InMemoryLedger(menu: menu))
    }

    private func order(_ juice: String, count: Int = 1) throws -> [Announcement] {
        bar.handle(.order(try menu.juice(juice), count: count))
    }

    private func sale(_ number: Int, _ juice: String) throws -> Announcement {
        .ready(Sale(number: number, juice: try menu.juice(juice)))
    }

    private func short(_ juice: String, count: Int = 1, of fruit: String, by missing: Int) throws -> Announcement {
        .short(
            Order(juice: try menu.juice(juice), count: count),
            Shortage(shortfalls: [Quantity(item: try menu.fruit(fruit), count: missing)]))
    }

    @Test func `an order is announced with its number`() throws {
        #expect(try order("strawberry-banana") == [sale(1, "strawberry-banana")])
        #expect(try order("mango") == [sale(2, "mango")])
        #expect(bar.machine.state == .idle)
    }

    @Test func `an order of several is announced juice by juice`() throws {
        #expect(try order("kiwi", count: 3) == [sale(1, "kiwi"), sale(2, "kiwi"), sale(3, "kiwi")])
    }

    @Test func `딸기쥬스 is six strawberries short and leaves the stock as it was`() throws {
        #expect(try order("strawberry") == [short("strawberry", of: "strawberry", by: 6)])
        #expect(bar.books.stock == menu.openingStock)
    }

    @Test func `yes, more strawberries, and the juice is there, and then who waited`() throws {
        _ = try order("strawberry")
        #expect(try order("kiwi").isEmpty)
        #expect(bar.handle(.accept) == [.openStock])

        var edit = StockEdit(bar.books.stock)
        _ = edit.handle(.set(try menu.fruit("strawberry"), count: 16))
        try bar.ledger.change(.add(edit.changes))
        #expect(try bar.handle(.stockSaved) == [sale(1, "strawberry"), sale(2, "kiwi")])
        #expect(bar.books.stock[try menu.fruit("strawberry")] == 0)
    }

    @Test func `yes, but still too few strawberries, and it asks again with the new shortfall`() throws {
        _ = try order("strawberry")
        _ = bar.handle(.accept)
        try bar.ledger.change(.add([Quantity(item: menu.fruit("strawberry"), count: 4)]))
        #expect(try bar.handle(.stockSaved) == [short("strawberry", of: "strawberry", by: 2)])
    }

    @Test func `yes, then cancelled, and it asks the same again`() throws {
        _ = try order("strawberry")
        _ = bar.handle(.accept)
        #expect(try bar.handle(.stockCancelled) == [short("strawberry", of: "strawberry", by: 6)])
    }

    @Test func `no drops what is left of the order, and the next one is made`() throws {
        #expect(try order("kiwi", count: 5).count == 4)
        _ = try order("mango")
        let left = Order(juice: try menu.juice("kiwi"), count: 2)
        #expect(try bar.handle(.decline) == [.dropped(left), sale(4, "mango")])
    }

    @Test func `no to one shortage leads to the next one in the queue`() throws {
        _ = try order("strawberry")
        _ = try order("strawberry", count: 2)
        let dropped = Announcement.dropped(Order(juice: try menu.juice("strawberry"), count: 1))
        #expect(try bar.handle(.decline) == [dropped, short("strawberry", count: 2, of: "strawberry", by: 6)])
    }

    // MARK: Others

    @Test func `what others have sold is in the books after a look, which tells whether it is new`() throws {
        let ledger = SharedLedger(menu: menu)
        let bar = JuiceBar(ledger: ledger)
        #expect(!bar.refresh())
        _ = try ledger.others.make(menu.juice("mango"))
        #expect(bar.books.soldCount == 0)
        #expect(bar.refresh())
        #expect(bar.books.soldCount == 1)
        #expect(try bar.books.stock[menu.fruit("mango")] == 7)
        #expect(!bar.refresh())
    }

    @Test func `a look that fails leaves the books as they were, and says why until one succeeds`() throws {
        let ledger = SharedLedger(menu: menu)
        let bar = JuiceBar(ledger: ledger)
        _ = try ledger.others.make(menu.juice("mango"))
        let fault = LedgerFault.damaged(line: 7, .checksum)
        ledger.breakDown(fault)
        #expect(bar.refresh())
        #expect(bar.fault == fault)
        #expect(bar.books.soldCount == 0)
        #expect(!bar.refresh(), "the same fault again is nothing new")
        #expect(bar.fault == fault)
        ledger.breakDown(nil)
        #expect(bar.refresh())
        #expect(bar.fault == nil)
        #expect(bar.books.soldCount == 1)
    }
}
