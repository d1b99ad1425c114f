import Core
import JuiceMaker
import Testing

struct CloseDayTests {
    private let menu: Menu
    private var books: Books

    init() throws {
        menu = try Menu.standard()
        books = Books(menu: menu)
        try books.enter(try #require(books.openingEntry))
    }

    @Test mutating func `a close has the totals since the last one and the stock, and its store adds the digits`()
        throws
    {
        try books.perform(Sell([SaleRequest(order: Order(menu.juice("kiwi")))]))
        let close = try #require(try books.perform(CloseDay(counted: 7)).answer)
        #expect([close.number, close.lastNumber, close.sales.sold.orders, close.counted] == [1, 1, 1, 7])
        #expect(close.stock.map(\.count) == [10, 10, 10, 7, 10])
        #expect(close.sum == nil)
        #expect(books.accounts.closed.number == 1)
    }

    @Test mutating func `a day without orders is closed only with counted money`() throws {
        let nothing = try books.decide(CloseDay(counted: nil))
        #expect(nothing.answer == nil)
        #expect(nothing.entries == [])
        #expect(try books.perform(CloseDay(counted: 0)).answer?.number == 1)
        #expect(try books.decide(CloseDay(counted: nil)).answer == nil)
    }
}
