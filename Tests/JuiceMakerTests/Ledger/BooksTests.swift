import Core
import JuiceMaker
import Testing

struct BooksTests {
    private let menu: Menu
    private var books: Books

    init() throws {
        menu = try Menu.standard()
        books = Books(menu: menu)
        try books.enter(try #require(books.openingEntry))
    }

    @Test func `fruits that were never in stock come in with what the menu says`() throws {
        #expect(books.stock == menu.openingStock)
        #expect(books.openingEntry == nil)
    }

    @Test mutating func `a fruit that is new on the menu comes in alone`() throws {
        var known = Accounts()
        try known.enter(.opening(menu.fruits.dropLast().map { Quantity(item: $0.id, count: 1) }))
        let newcomer = try #require(menu.fruits.last)
        books = Books(menu: menu, accounts: known)
        #expect(
            books.openingEntry == .opening([Quantity(item: newcomer.id, count: menu.openingStock[newcomer])]))
        #expect(books.stock[newcomer] == menu.openingStock[newcomer])
    }

    @Test mutating func `a sale says everything that went into the juice, and has the next number`() throws {
        let key = RequestKey(id: "r", part: 3)
        let (sale, record) = try books.sell(SaleRequest(order: Order(menu.juice("mango-kiwi")), key: key))
        #expect(sale.number == 1)
        #expect(
            record
                == SaleRecord(
                    number: 1, juices: [Quantity(item: "mango-kiwi", count: 1)],
                    used: [Quantity(item: "mango", count: 2), Quantity(item: "kiwi", count: 1)], total: 4_500, key: key)
        )
        #expect(try books.sell(SaleRequest(order: Order(menu.juice("kiwi")))).sale.number == 2)
    }

    @Test mutating func `entered elsewhere, its own entries lead to the same books`() throws {
        var other = books
        let sale = try books.sell(SaleRequest(order: Order(menu.juice("mango"))))
        let change = try #require(try books.change(.set(menu.fruit("kiwi"), to: 42)))
        try other.enter([.sale(sale.record), change])
        #expect(other == books)
        #expect(try other.stock[menu.fruit("kiwi")] == 42)
    }

    @Test mutating func `a shortage takes nothing and uses up no number`() throws {
        let before = books
        #expect(throws: Shortage<Fruit>.self) { try books.sell(SaleRequest(order: Order(menu.juice("strawberry")))) }
        #expect(books == before)
    }

    @Test mutating func `a change that changes nothing is no entry`() throws {
        let kiwi = try menu.fruit("kiwi")
        #expect(try books.change(.set(kiwi, to: books.stock[kiwi])) == nil)
        #expect(try books.change(.add([Quantity(item: kiwi, count: 0)])) == nil)
        #expect(try books.change(.add([])) == nil)
    }

    @Test mutating func `a change by hand names what has changed alone`() throws {
        let (kiwi, mango) = (try menu.fruit("kiwi"), try menu.fruit("mango"))
        let entry = try books.change(.add([Quantity(item: kiwi, count: 0), Quantity(item: mango, count: -2)]))
        #expect(entry == .stock([Quantity(item: "mango", count: -2)]))
    }

    @Test mutating func `changes of the same fruit are added up, and the accounts say what the stock says`() throws {
        let (kiwi, mango) = (try menu.fruit("kiwi"), try menu.fruit("mango"))
        let changes = [
            Quantity(item: mango, count: 3), Quantity(item: kiwi, count: 5), Quantity(item: mango, count: -4),
            Quantity(item: kiwi, count: 1),
        ]
        let entry = try books.change(.add(changes))
        #expect(entry == .stock([Quantity(item: "kiwi", count: 6), Quantity(item: "mango", count: -1)]))
        #expect([books.stock[kiwi], books.stock[mango]] == [16, 9])
        #expect(["kiwi", "mango"].map { books.accounts.fruits[$0]?.stock } == [16, 9])
        #expect(try books.change(.add([Quantity(item: kiwi, count: 2), Quantity(item: kiwi, count: -2)])) == nil)
    }

    @Test(arguments: [Int.min, -1, 101, Int.max])
    mutating func `no count outside the capacity can be set`(count: Int) throws {
        let before = books
        let kiwi = try menu.fruit("kiwi")
        #expect(throws: StockError<Fruit>.self) { try books.change(.set(kiwi, to: count)) }
        #expect(books == before)
    }

    @Test mutating func `more than the menu has room for is kept after the menu was changed`() throws {
        var accounts = Accounts()
        try accounts.enter(.opening(menu.fruits.map { Quantity(item: $0.id, count: menu.capacity + 5) }))
        books = Books(menu: menu, accounts: accounts)
        #expect(menu.fruits.allSatisfy { books.stock[$0] == menu.capacity + 5 })
        #expect(try books.sell(SaleRequest(order: Order(menu.juice("kiwi")))).sale.number == 1)
    }

    @Test mutating func `the capacity is that of the menu, and what is above it can only go down`() throws {
        let (kiwi, mango) = (try menu.fruit("kiwi"), try menu.fruit("mango"))
        var accounts = Accounts()
        try accounts.enter(
            .opening(menu.fruits.map { Quantity(item: $0.id, count: $0 == kiwi ? menu.capacity + 20 : 10) }))
        books = Books(menu: menu, accounts: accounts)
        #expect(books.stock.capacity == menu.capacity)
        #expect(throws: StockError.aboveCapacity(kiwi, menu.capacity + 21, capacity: menu.capacity)) {
            try books.change(.add([Quantity(item: kiwi, count: 1)]))
        }
        #expect(throws: StockError.aboveCapacity(mango, menu.capacity + 1, capacity: menu.capacity)) {
            try books.change(.set(mango, to: menu.capacity + 1))
        }
        _ = try books.change(.add([Quantity(item: kiwi, count: -5), Quantity(item: mango, count: 90)]))
        #expect([books.stock[kiwi], books.stock[mango]] == [menu.capacity + 15, menu.capacity])
        #expect(throws: StockError<Fruit>.self) { try books.change(.set(kiwi, to: menu.capacity + 16)) }
    }

    @Test mutating func `many entries at once are entered all or not at all`() throws {
        let before = books
        let good = LedgerEntry.stock([Quantity(item: "kiwi", count: 1)])
        #expect(throws: AccountsError.unknownFruit("plum")) {
            try books.enter([good, .stock([Quantity(item: "plum", count: 1)])])
        }
        #expect(books == before)
    }
}
