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
        bar.handle(.order(try Order(juice: menu.juice(juice), count: count)))
    }

    private func sale(_ number: Int, _ juice: String, count: Int = 1) throws -> Announcement {
        .ready(Sale(number: number, order: try Order(juice: menu.juice(juice), count: count)))
    }

    private func short(_ juice: String, count: Int = 1, of fruit: String, by missing: Int) throws -> Announcement {
        .short(
            try Order(juice: menu.juice(juice), count: count),
            Shortage(shortfalls: [Quantity(item: try menu.fruit(fruit), count: missing)]))
    }

    @Test func `an order is announced with its number, and one of several has one number`() throws {
        #expect(try order("strawberry-banana") == [sale(1, "strawberry-banana")])
        #expect(try order("kiwi", count: 3) == [sale(2, "kiwi", count: 3)])
        #expect(bar.books.soldCount == 4)
        #expect(bar.books.accounts.lastNumber == 2)
        #expect(bar.machine.state == .idle)
    }

    @Test(arguments: [
        ("banana", [10, 8, 10, 10, 10]), ("kiwi", [10, 10, 10, 7, 10]), ("pineapple", [10, 10, 8, 10, 10]),
        ("strawberry-banana", [0, 9, 10, 10, 10]), ("mango", [10, 10, 10, 10, 7]), ("mango-kiwi", [10, 10, 10, 9, 8]),
    ])
    func `a juice with enough fruits is made, and takes its fruits`(juice: String, stock: [Int]) throws {
        #expect(try order(juice) == [sale(1, juice)])
        #expect(menu.fruits.map { bar.books.stock[$0] } == stock)
    }

    @Test func `that the ledger could not be read is an error until it was read, also for an order`() throws {
        let ledger = SharedLedger(menu: menu)
        let bar = JuiceBar(ledger: ledger)
        ledger.breakDown(.busy)
        bar.refresh()
        #expect(bar.refreshError == .busy)
        ledger.breakDown(nil)
        #expect(bar.handle(.order(Order(try menu.juice("kiwi")))) == [try sale(1, "kiwi")])
        #expect(bar.refreshError == nil)
    }

    @Test func `an order that is cancelled gives its fruits back, and its record`() throws {
        _ = try order("kiwi", count: 2)
        let reversal = try bar.takeBack(1, reason: "spilled")
        #expect(reversal.kind == .void && reversal.sale.juices.text == "kiwi:2")
        #expect(try bar.books.stock[menu.fruit("kiwi")] == 10)
        #expect(throws: VoidError.voidedBefore(1)) { try bar.takeBack(1, reason: "again") }
    }

    @Test func `an order of several juices takes all of their fruits, or none`() throws {
        let mixed = try Order(parsing: "strawberry-banana, banana 4, mango-kiwi 2", menu: menu)
        #expect(bar.handle(.order(mixed)) == [.ready(Sale(number: 1, order: mixed))])
        #expect(menu.fruits.map { bar.books.stock[$0] } == [0, 1, 10, 8, 6])

        let stock = bar.books.stock
        let tooMuch = try Order(parsing: "kiwi 2, mango, banana 2", menu: menu)
        let missing = Shortage(shortfalls: [Quantity(item: try menu.fruit("banana"), count: 3)])
        #expect(bar.handle(.order(tooMuch)) == [.short(tooMuch, missing)])
        #expect(bar.books.stock == stock)
    }

    @Test func `of an order that is short, what can be made is made when that is enough`() throws {
        #expect(try order("kiwi", count: 5) == [short("kiwi", count: 5, of: "kiwi", by: 5)])
        let part = try Order(juice: menu.juice("kiwi"), count: 3)
        #expect(bar.handle(.acceptPart) == [.ready(Sale(number: 1, order: part))])
        #expect(try bar.books.stock[menu.fruit("kiwi")] == 1)
    }

    @Test func `yes, more strawberries, and the juice is there, and then who waited`() throws {
        _ = try order("strawberry")
        #expect(try order("kiwi").isEmpty)
        var edit = StockEdit(bar.books.stock)
        _ = edit.handle(.set(try menu.fruit("strawberry"), count: 16))
        #expect(try bar.restock(.add(edit.changes)) == [sale(1, "strawberry"), sale(2, "kiwi")])
        #expect(bar.books.stock[try menu.fruit("strawberry")] == 0)
    }

    @Test func `yes, but still too few strawberries, and it asks again with the new shortfall`() throws {
        #expect(try order("strawberry") == [short("strawberry", of: "strawberry", by: 6)])
        #expect(bar.books.stock == menu.openingStock)
        #expect(bar.machine.shortage?.shortfalls == [Quantity(item: try menu.fruit("strawberry"), count: 6)])
        let four = Quantity(item: try menu.fruit("strawberry"), count: 4)
        #expect(try bar.restock(.add([four])) == [short("strawberry", of: "strawberry", by: 2)])
    }

    @Test func `what is changed while nobody waits is there, and nothing is announced`() throws {
        let changes = try [("kiwi", 2), ("mango", -1)].map { Quantity(item: try menu.fruit($0), count: $1) }
        #expect(try bar.restock(.add(changes)).isEmpty)
        #expect(menu.fruits.map { bar.books.stock[$0] } == [10, 10, 10, 12, 9])
    }

    @Test func `a change that is not possible says why, changes nothing, and leaves the question open`() throws {
        _ = try order("strawberry")
        let (stock, state) = (bar.books.stock, bar.machine.state)
        let strawberry = try menu.fruit("strawberry")
        let error = StockChangeError.impossible(.aboveCapacity(strawberry, 101, capacity: 100))
        #expect(throws: error) { try bar.restock(.set(strawberry, to: 101)) }
        #expect(bar.books.stock == stock)
        #expect(bar.machine.state == state)
    }

    @Test func `a sale that cannot be recorded drops that order, and the next one is tried`() throws {
        let ledger = SharedLedger(menu: menu)
        let bar = JuiceBar(ledger: ledger)
        ledger.breakDown(.failed(.write, .noSpace))
        let kiwi = try Order(juice: menu.juice("kiwi"), count: 2)
        #expect(bar.handle(.order(kiwi)) == [.failed(kiwi, .failed(.write, .noSpace))])
        #expect(bar.machine == OrderMachine(stock: bar.books.stock))
    }

    @Test func `no to one shortage leads to the next one in the queue`() throws {
        _ = try order("strawberry")
        _ = try order("strawberry", count: 2)
        let dropped = Announcement.dropped(Order(try menu.juice("strawberry")))
        #expect(try bar.handle(.decline) == [dropped, short("strawberry", count: 2, of: "strawberry", by: 22)])
        _ = bar.handle(.decline)
        #expect(bar.machine.state == .idle && bar.books.stock == menu.openingStock)
        #expect(try order("kiwi") == [sale(1, "kiwi")])
    }

    // MARK: Others

    @Test func `what others have sold is in the books after a refresh, which tells whether it is new`() throws {
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

    @Test func `a refresh that fails leaves the books as they were, and says why until one succeeds`() throws {
        let ledger = SharedLedger(menu: menu)
        let bar = JuiceBar(ledger: ledger)
        _ = try ledger.others.make(menu.juice("mango"))
        let error = LedgerError.damaged(line: 7, .checksum)
        ledger.breakDown(error)
        #expect(bar.refresh())
        #expect(bar.refreshError == error)
        #expect(bar.books.soldCount == 0)
        #expect(!bar.refresh(), "the same error again is nothing new")
        #expect(bar.refreshError == error)
        ledger.breakDown(nil)
        #expect(bar.refresh())
        #expect(bar.refreshError == nil)
        #expect(bar.books.soldCount == 1)
    }
}
