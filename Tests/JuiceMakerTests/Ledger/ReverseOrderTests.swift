import Core
import JuiceMaker
import Testing

struct CancelOrderTests {
    private let menu: Menu
    private var books: Books
    private var evidence = SomeEvidence()

    init() throws {
        menu = try Menu.standard()
        books = Books(menu: menu)
        try books.enter(try #require(books.openingEntry))
        for juice in ["kiwi", "mango"] {
            let decision = try books.perform(Sell([SaleRequest(order: Order(menu.juice(juice)))]))
            for case .sale(let sale) in decision.entries { evidence.sales.append(sale) }
        }
    }

    private func failure(_ number: Int) -> VoidError? {
        do throws(VoidError) { _ = try books.decide(CancelOrder(number, reason: "spilt"), evidence) } catch {
            return error
        }
        return nil
    }

    @Test mutating func `the fruits and the money of an order go back, once`() throws {
        let decision = try books.perform(CancelOrder(1, reason: "spilt"), evidence)
        #expect(decision.answer == evidence.sales[0])
        #expect(decision.entries == [.void(VoidRecord(of: evidence.sales[0], reason: "spilt"))])
        #expect(try books.stock[menu.fruit("kiwi")] == 10)
        #expect(books.soldCount == 1)
        #expect(failure(1) == .voidedBefore(1))
    }

    @Test(arguments: [0, -1, 3, Int.max])
    func `a number that was not sold cannot be cancelled`(number: Int) {
        #expect(failure(number) == .unknown(number))
    }

    @Test mutating func `what is closed cannot be cancelled, and an order that is lost is unknown`() throws {
        try books.perform(CloseDay(counted: nil))
        #expect(failure(2) == .closed(2))
        try books.enter(.lost(7...8, lastNumber: 4))
        #expect(failure(4) == .unknown(4))
    }
}
