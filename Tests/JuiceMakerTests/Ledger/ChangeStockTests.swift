import Core
import JuiceMaker
import Testing

struct ChangeStockTests {
    private var books: Books
    private var menu: Menu { books.menu }
    private let (kiwi, mango): (Fruit, Fruit)

    init() throws {
        let menu = try Menu.standard()
        books = try Counter(menu).books
        (kiwi, mango) = (try menu.fruit("kiwi"), try menu.fruit("mango"))
    }

    private func entries(_ change: StockChange) throws -> [LedgerEntry] {
        try books.decide(ChangeStock(change)).entries
    }

    @Test func `a change by hand names what has changed alone, and one that changes nothing is no entry`() throws {
        let nothing: [StockChange] = [
            .set(kiwi, to: books.stock[kiwi]), .add([Quantity(item: kiwi, count: 0)]), .add([]),
            .add([Quantity(item: kiwi, count: 2), Quantity(item: kiwi, count: -2)]),
        ]
        #expect(try nothing.map(entries) == [[], [], [], []])
        let changes = [Quantity(item: kiwi, count: 0), Quantity(item: mango, count: -2)]
        #expect(try entries(.add(changes)) == [.stock([Quantity(item: "mango", count: -2)], reason: .counted)])
    }

    @Test mutating func `changes of the same fruit are added up, and the accounts say what the stock says`() throws {
        let changes = [
            Quantity(item: mango, count: 3), Quantity(item: kiwi, count: 5), Quantity(item: mango, count: -4),
            Quantity(item: kiwi, count: 1),
        ]
        let decision = try books.perform(ChangeStock(.add(changes)))
        let sums = [Quantity(item: "kiwi", count: 6), Quantity(item: "mango", count: -1)]
        #expect(decision.entries == [.stock(sums, reason: .counted)])
        #expect([books.stock[kiwi], books.stock[mango]] == [16, 9])
        #expect(["kiwi", "mango"].map { books.accounts.fruits[$0]?.stock } == [16, 9])
    }

    @Test func `what is added was delivered, what is set was counted, and any reason can be named`() throws {
        let one = [Quantity(item: kiwi, count: 1)]
        let recorded = [Quantity(item: "kiwi", count: 1)]
        #expect(try entries(.add(one)) == [.stock(recorded, reason: .restocked)])
        #expect(try entries(.set(kiwi, to: 11)) == [.stock(recorded, reason: .counted)])
        let reason = try #require(StockReason("a gift"))
        #expect(try books.decide(ChangeStock(.add(one), reason: reason)).entries == [.stock(recorded, reason: reason)])
        #expect(StockReason("spoiled") == .spoiled)
        #expect(StockReason("\n") == nil)
    }

    @Test(arguments: [(StockReason.spoiled, 11), (.restocked, 9)])
    func `fruits that go bad are fewer, and those that are delivered more`(reason: StockReason, count: Int) throws {
        #expect(throws: StockChangeError.unfitReason(reason, kiwi)) {
            try books.decide(ChangeStock(.set(kiwi, to: count), reason: reason))
        }
    }

    @Test mutating func `the account of a fruit has each reason apart`() throws {
        let changes: [(Int, StockReason)] = [
            (15, .restocked), (12, .counted), (14, .counted), (11, .spoiled), (10, .words("x")),
        ]
        for (count, reason) in changes { try books.perform(ChangeStock(.set(kiwi, to: count), reason: reason)) }
        let account = try #require(books.accounts.fruits["kiwi"])
        #expect(
            [account.opening, account.restocked, account.counted, account.spoiled, account.adjusted] == [
                10, 5, -1, -3, -1,
            ])
        #expect(account.stock == 10)
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
