import Core
import JuiceMaker
import Synchronization
import Testing

struct CloseDayTests {
    private var books: Books
    private var menu: Menu { books.menu }

    init() throws { books = try Counter().books }

    @Test mutating func `a close has the totals since the last one and the stock, and its store adds the digits`()
        throws
    {
        try books.perform(Sell([SaleRequest(order: Order(menu.juice("kiwi")))]))
        let close = try #require(try books.perform(CloseDay(counted: 7)).answer?.close)
        #expect([close.number, close.lastNumber, close.sales.sold.orders, close.counted] == [1, 1, 1, 7])
        #expect(close.stock.map(\.count) == [10, 10, 10, 7, 10])
        #expect(close.sum == nil)
        #expect(books.accounts.closed.number == 1)
    }

    @Test mutating func `a day without orders is closed only with counted money`() throws {
        let nothing = try books.decide(CloseDay(counted: nil))
        #expect(nothing.answer == nil)
        #expect(nothing.entries == [])
        #expect(try books.perform(CloseDay(counted: 0)).answer?.close.number == 1)
        #expect(try books.decide(CloseDay(counted: nil)).answer == nil)
    }

    @Test func `the answer has all that a slip of the day names, as it is read later`() throws {
        let times = Mutex<[Int64]>([0, 1, 2, 3, 4, 5])
        let ledger = InMemoryLedger(menu: menu) {
            Timestamp(milliseconds: times.withLock { $0.isEmpty ? 9 : $0.removeFirst() })
        }
        for number in 1...2 {
            _ = try ledger.sell([SaleRequest(order: Order(try menu.juice("kiwi")))])
            let day = try #require(try ledger.perform(CloseDay(counted: nil)).answer?.day)
            #expect(day.close.number == number && day.firstNumber == number && day.start < day.time)
            #expect(try ledger.closedDay(number) == day)
        }
    }

    // MARK: The day that was seen

    /// What another kiosk does while a person looks at the figures of a day with the orders 1, which waits, and 2.
    private static let changes: [(String, @Sendable (Menu) throws -> any LedgerCommand)] = [
        ("an order that is ready and paid at once", { Sell([SaleRequest(order: Order(try $0.juice("mango")))]) }),
        ("an order that waits", { Sell([SaleRequest(order: Order(try $0.juice("mango")), waits: true)]) }),
        ("a payment", { _ in TakePayment(1, by: "card") }),
        ("a cancellation", { _ in ReverseOrder(.void, 2, reason: "x") }),
        ("the float", { _ in OpenDay(float: 5_000) }),
        ("fruits", { ChangeStock(.add([Quantity(item: try $0.fruit("kiwi"), count: 1)])) }),
    ]

    @Test(arguments: [true, false], changes.indices)
    func `a day is closed only as it was seen, with prices and without`(hasPrices: Bool, index: Int) throws {
        let (name, change) = Self.changes[index]
        var text = String(decoding: try MenuFile.standard(), as: UTF8.self)
        if !hasPrices {
            text.replace(/"currency": "KRW",/, with: "")
            text.replace(/"price": \d+,?/, with: "")
        }
        let menu = try Menu(text)
        try #require((menu.currency != nil) == hasPrices)
        let ledger = InMemoryLedger(menu: menu)
        let kiwi = Order(try menu.juice("kiwi"))
        _ = try ledger.sell([SaleRequest(order: kiwi, waits: true), SaleRequest(order: kiwi)])
        let seen = ledger.books.accounts
        // Without prices nothing is paid.
        if !hasPrices, name == "a payment" { return }
        try ledger.performAny(change(menu))
        #expect(throws: CloseError.changed, "\(name)") {
            try ledger.perform(CloseDay(counted: nil, day: .seen(seen)))
        }
        #expect(ledger.books.accounts.closed.number == 0)
        let day = CloseDay.Day.seen(ledger.books.accounts)
        #expect(try ledger.perform(CloseDay(counted: nil, day: day)).answer?.close.number == 1, "\(name)")
    }

    @Test func `the answer names the orders of the day that is closed, also those that came right before`() throws {
        let (store, menu) = (MemoryStore(), menu)
        let kiosks = [1, 2].map { _ in Bookkeeper(store, menu: menu) { Timestamp(milliseconds: 0) } }
        try kiosks[0].open()
        let kiwi = SaleRequest(order: Order(try menu.juice("kiwi")), waits: true)
        _ = try kiosks[0].perform(Sell([kiwi]))
        // The other kiosk has not read it.
        #expect(kiosks[1].books.accounts.waitingNumbers == [])
        let closing = try #require(try kiosks[1].perform(CloseDay(counted: nil, day: .any)).answer)
        #expect(closing.waitingNumbers == [1] && closing.unpaidNumbers == [1] && closing.close.lastNumber == 1)
        #expect(kiosks[1].books.accounts.waitingNumbers == [])
    }
}

extension Ledger {
    /// Performs a command of any kind.
    fileprivate func performAny(_ command: some LedgerCommand) throws { _ = try perform(command) }
}
