import Core
import JuiceMaker
import Testing

struct BooksTests {
    private var books: Books
    private var menu: Menu { books.menu }

    init() throws { books = try Counter().books }

    @Test func `fruits that were never in stock come in with what the menu says`() throws {
        #expect(books.stock == menu.openingStock)
        #expect(books.openingEntry == nil)
    }

    @Test mutating func `a fruit that is new on the menu comes in alone`() throws {
        var known = Accounts()
        try known.enter(.opening(menu.fruits.dropLast().map { Quantity(item: $0.id, count: 1) }))
        let newcomer = try #require(menu.fruits.last)
        books = Books(menu: menu, accounts: known)
        let new = [Quantity(item: newcomer.id, count: menu.openingStock[newcomer])]
        #expect(books.openingEntry == .menu(MenuRecord(RecordedMenu(menu), opening: new)))
        #expect(books.stock[newcomer] == menu.openingStock[newcomer])
    }

    @Test mutating func `entered elsewhere, the entries of a command lead to the same books`() throws {
        var other = books
        let sale = try books.perform(Sell([SaleRequest(order: Order(menu.juice("mango")))]))
        let change = try books.perform(ChangeStock(.set(menu.fruit("kiwi"), to: 42)))
        for entry in sale.entries + change.entries { try other.enter(entry) }
        #expect(other == books)
        #expect(try other.stock[menu.fruit("kiwi")] == 42)
    }

    @Test mutating func `a record that contradicts the books changes nothing`() throws {
        let before = books
        #expect(throws: AccountsError.unknownFruit("plum")) {
            try books.enter(.stock([Quantity(item: "kiwi", count: 1), Quantity(item: "plum", count: 1)]))
        }
        #expect(books == before)
    }

    @Test mutating func `more than the menu has room for is kept after the menu was changed`() throws {
        var accounts = Accounts()
        try accounts.enter(.opening(menu.fruits.map { Quantity(item: $0.id, count: menu.capacity + 5) }))
        books = Books(menu: menu, accounts: accounts)
        #expect(menu.fruits.allSatisfy { books.stock[$0] == menu.capacity + 5 })
        let sale = try books.perform(Sell([SaleRequest(order: Order(menu.juice("kiwi")))]))
        #expect(sale.entries.count == 1)
    }
}
