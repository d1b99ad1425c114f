import JuiceMaker
import Testing

struct PaymentTests {
    private var counter: Counter

    init() throws { counter = try Counter() }

    private func pay(_ number: Int, _ kind: String, given: Int? = nil) throws -> Payment {
        try counter.books.decide(TakePayment(number, by: kind, given: given)).answer
    }

    @Test mutating func `an order is paid once, at its price, in a kind of the menu`() throws {
        try counter.order("mango")
        #expect(try counter.books.perform(TakePayment(1, by: "card")).answer.amount == 4_500)
        #expect(counter.books.accounts.openOrders[1]?.payment == "card")
        #expect(throws: OrderStepError.paidBefore(1, PaymentKind.usual[1])) { try pay(1, "cash") }
    }

    @Test mutating func `an order is not paid in an unknown kind, with too little, or when it is not open`() throws {
        try counter.order("mango")
        try counter.order("kiwi", waits: false)
        let refused: [(Int, String, given: Int?, OrderStepError)] = [
            (1, "gold", nil, .unknownPayment("gold")), (2, "cash", nil, .made(2)), (3, "cash", nil, .unknown(3)),
            (1, "cash", 4_499, .tooLittle(1, given: 4_499, total: 4_500, counter.books.menu.currency)),
            (1, "card", 10_000, .changeIsCash(PaymentKind.usual[1])),
        ]
        for (number, kind, given, error) in refused {
            #expect(throws: error, "\(number), \(kind)") { try pay(number, kind, given: given) }
        }
        for (kind, given) in [("cash", 4_500), ("cash", 10_000), ("card", 4_500)] {
            #expect(try pay(1, kind, given: given).amount == 4_500, "\(kind), \(given)")
        }
    }

    @Test func `an order that costs nothing is not paid, and is never unpaid`() throws {
        var counter = try Counter(Menu(MenuFile.small))
        try counter.order("kiwi")
        let books = counter.books
        #expect(throws: OrderStepError.costsNothing(1)) { try books.decide(TakePayment(1, by: "cash")) }
        #expect(books.accounts.unpaidNumbers == [])
    }

    @Test mutating func `the drawer has the float and the cash, not the cards and not what is unpaid`() throws {
        try counter.books.perform(OpenDay(float: 30_000))
        try counter.books.perform(OpenDay(float: 50_000))
        try counter.order("mango")
        try counter.order("kiwi")
        try counter.order("banana")
        try counter.order("mango", waits: false)
        try counter.books.perform(TakePayment(1, by: "card"))
        try counter.books.perform(TakePayment(2, by: "cash"))
        let takings = counter.books.accounts.takings
        // Mango 4,500 by card; kiwi 4,000 and mango 4,500 in cash; banana 3,500 not paid.
        #expect(takings.payments == ["card": 4_500, "cash": 8_500] && takings.drawer == 58_500)
        #expect(counter.books.accounts.unpaidNumbers == [3])
    }

    @Test mutating func `the money of the morning can be noted late, and changed only before the first sale`() throws {
        try counter.order("mango")
        try counter.books.perform(OpenDay(float: 50_000))
        try counter.books.perform(OpenDay(float: 50_000))
        let books = counter.books
        let noted = CloseError.floatNoted(50_000, books.menu.currency)
        #expect(throws: noted) { try books.decide(OpenDay(float: 42_000)) }
        try counter.books.perform(TakePayment(1, by: "cash"))
        try counter.books.perform(CloseDay(counted: 54_500))
        for float in [10_000, 20_000] { try counter.books.perform(OpenDay(float: float)) }
        #expect(counter.books.accounts.openingFloat == 20_000)
    }

    @Test mutating func `a paid order that is cancelled takes its money out of its kind`() throws {
        try counter.order("mango")
        try counter.books.perform(TakePayment(1, by: "card"))
        try counter.cancel(1, "mango")
        #expect(counter.books.accounts.takings.payments == [:])
        try counter.order("kiwi", waits: false)
        try counter.cancel(2, "kiwi")
        #expect(counter.books.accounts.takings.payments == [:])
    }

    @Test mutating func `a day is closed with unpaid orders only on demand, and its record says how much is missing`()
        throws
    {
        try counter.books.perform(OpenDay(float: 10_000))
        try counter.order("mango")
        try counter.order("kiwi")
        try counter.books.perform(TakePayment(2, by: "card"))
        let books = counter.books
        #expect(throws: CloseError.unpaid([1])) { try books.decide(CloseDay(counted: nil)) }
        let close = try #require(try counter.books.perform(CloseDay(counted: 9_000, day: .any)).answer?.close)
        #expect(close.takings == Takings(float: 10_000, payments: ["card": 4_000]))
        #expect(
            [close.sales.money, close.unpaidMoney, close.allTakings.drawer, close.difference]
                == [8_500, 4_500, 10_000, -1_000])
        // The next day begins with an empty drawer and no open orders.
        #expect(counter.books.accounts.openOrders.isEmpty && counter.books.accounts.openingFloat == 0)
        let after = counter.books
        #expect(throws: OrderStepError.closed(1)) { try after.decide(TakeStep(.ready, 1)) }
    }

    @Test mutating func `a day that was paid in cash at once closes as it did before there were payments`() throws {
        try counter.order("mango", waits: false)
        let close = try #require(try counter.books.perform(CloseDay(counted: 4_000)).answer?.close)
        #expect(close.takings == nil)
        #expect(close.allTakings.payments == ["cash": 4_500])
        #expect([close.unpaidMoney, close.allTakings.drawer, close.difference] == [0, 4_500, -500])
    }

    @Test mutating func `a close whose payments are not those of its records is refused`() throws {
        try counter.order("mango")
        try counter.books.perform(TakePayment(1, by: "card"))
        guard case .close(let close)? = try counter.books.decide(CloseDay(counted: nil)).entries.first else {
            Issue.record("there is no close")
            return
        }
        let forged = DayClose(
            number: close.number, lastNumber: close.lastNumber, sales: close.sales, counted: nil, stock: close.stock,
            takings: Takings(payments: ["cash": 4_500]))
        var books = counter.books
        #expect(throws: AccountsError.impossibleClose(1)) { try books.enter(.close(forged)) }
    }
}
