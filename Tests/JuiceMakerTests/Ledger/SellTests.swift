import Core
import JuiceMaker
import Testing

struct SellTests {
    private var books: Books
    private var menu: Menu { books.menu }

    init() throws { books = try Counter().books }

    private func request(_ juice: String, _ key: RequestKey? = nil) throws -> SaleRequest {
        SaleRequest(order: Order(try menu.juice(juice)), key: key)
    }

    @Test mutating func `a sale says everything that went into the juice, and has the next number`() throws {
        let key = RequestKey(id: "r", part: 3)
        let decision = try books.perform(Sell([request("mango-kiwi", key)]))
        let order = Order(try menu.juice("mango-kiwi"))
        #expect(decision.answer == [.sold(Sale(number: 1, order: order))])
        let sale = SaleRecord(
            number: 1, juices: [Quantity(item: "mango-kiwi", count: 1)],
            used: [Quantity(item: "mango", count: 2), Quantity(item: "kiwi", count: 1)], total: 4_500, key: key)
        #expect(decision.entries == [.sale(sale)])
        let next = Sale(number: 2, order: Order(try menu.juice("kiwi")))
        #expect(try books.decide(Sell([request("kiwi")])).answer == [.sold(next)])
    }

    @Test func `a shortage takes nothing and uses up no number`() throws {
        let decision = try books.decide(Sell([request("strawberry"), request("kiwi")]))
        let shortage = Shortage(shortfalls: [Quantity(item: try menu.fruit("strawberry"), count: 6)])
        #expect(decision.answer == [.short(shortage), .sold(Sale(number: 1, order: Order(try menu.juice("kiwi"))))])
        #expect(decision.entries.count == 1)
    }

    @Test func `each order of a batch has what those before it have left`() throws {
        let decision = try books.decide(Sell(Array(repeating: request("kiwi"), count: 4)))
        #expect(decision.entries.count == 3)
        #expect(
            decision.answer.last == .short(Shortage(shortfalls: [Quantity(item: try menu.fruit("kiwi"), count: 2)])))
    }

    @Test func `a key that was used sells nothing again, whether its sale is recorded or in the same batch`() throws {
        let (old, new) = (RequestKey(id: "r", part: 0), RequestKey(id: "r", part: 1))
        let earlier = SaleRecord(number: 7, juices: [Quantity(item: "kiwi", count: 1)], used: [], key: old)
        let requests = try [request("kiwi", old), request("mango", old), request("kiwi", new), request("kiwi", new)]
        let decision = try books.decide(Sell(requests), SomeEvidence(sales: [earlier]))
        let kiwi = Order(try menu.juice("kiwi"))
        #expect(
            decision.answer == [
                .sold(Sale(number: 7, order: kiwi)), .keyUsed(earlier), .sold(Sale(number: 1, order: kiwi)),
                .sold(Sale(number: 1, order: kiwi)),
            ])
        #expect(decision.entries.count == 1)
    }
}
