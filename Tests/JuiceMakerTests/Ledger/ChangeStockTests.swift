import Core
import JuiceMaker
import Testing

struct ChangeStockTests {
    private let menu: Menu
    private var books: Books
    private let (kiwi, mango): (Fruit, Fruit)

    init() throws {
        menu = try Menu.standard()
        books = Books(menu: menu)
        try books.enter(try #require(books.openingEntry))
        (kiwi, mango) = (try menu.fruit("kiwi"), try menu.fruit("mango"))
    }

    private func entries(_ change: StockChange) throws -> [LedgerEntry] {
        try books.decide(ChangeStock(change)).entries
    }

    @Test func `a change that changes nothing is no entry`() throws {
        #expect(try entries(.set(kiwi, to: books.stock[kiwi])) == [])
        #expect(try entries(.add([Quantity(item: kiwi, count: 0)])) == [])
        #expect(try entries(.add([])) == [])
        #expect(try entries(.add([Quantity(item: kiwi, count: 2), Quantity(item: kiwi, count: -2)])) == [])
    }

    @Test func `a change by hand names what has changed alone`() throws {
        let changes = [Quantity(item: kiwi, count: 0), Quantity(item: mango, count: -2)]
        #expect(try entries(.add(changes)) == [.stock([Quantity(item: "mango", count: -2)])])
    }

    @Test mutating func `changes of the same fruit are added up, and the accounts say what the stock says`() throws {
        let changes = [
            Quantity(item: mango, count: 3), Quantity(item: kiwi, count: 5), Quantity(item: mango, count: -4),
            Quantity(item: kiwi, count: 1),
        ]
        let decision = try books.perform(ChangeStock(.add(changes)))
        #expect(decision.entries == [.stock([Quantity(item: "kiwi", count: 6), Quantity(item: "mango", count: -1)])])
        #expect([books.stock[kiwi], books.stock[mango]] == [16, 9])
        #expect(["kiwi", "mango"].map { books.accounts.fruits[$0]?.stock } == [16, 9])
    }

    @Test(arguments: [Int.min, -1, 101, Int.max])
    func `no count outside the capacity can be set`(count: Int) throws {
        #expect(throws: StockChangeError.self) { try entries(.set(kiwi, to: count)) }
    }

    @Test mutating func `the capacity is that of the menu, and what is above it can only go down`() throws {
        var accounts = Accounts()
        try accounts.enter(
            .opening(menu.fruits.map { Quantity(item: $0.id, count: $0 == kiwi ? menu.capacity + 20 : 10) }))
        books = Books(menu: menu, accounts: accounts)
        #expect(books.stock.capacity == menu.capacity)
        let tooManyKiwis = StockError.aboveCapacity(kiwi, menu.capacity + 21, capacity: menu.capacity)
        #expect(throws: StockChangeError.impossible(tooManyKiwis)) {
            try entries(.add([Quantity(item: kiwi, count: 1)]))
        }
        let tooManyMangos = StockError.aboveCapacity(mango, menu.capacity + 1, capacity: menu.capacity)
        #expect(throws: StockChangeError.impossible(tooManyMangos)) { try entries(.set(mango, to: menu.capacity + 1)) }
        try books.perform(ChangeStock(.add([Quantity(item: kiwi, count: -5), Quantity(item: mango, count: 90)])))
        #expect([books.stock[kiwi], books.stock[mango]] == [menu.capacity + 15, menu.capacity])
        #expect(throws: StockChangeError.self) { try entries(.set(kiwi, to: menu.capacity + 16)) }
    }
}
