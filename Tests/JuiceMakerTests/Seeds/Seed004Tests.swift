import Core
import JuiceMaker
import Testing

/// The demands of the juice maker of the seeds, through the public interface.
struct Seed004Tests {
    private let menu: Menu
    private let bar: JuiceBar

    init() throws {
        menu = try Menu.standard()
        bar = JuiceBar(ledger: InMemoryLedger(menu: menu))
    }

    private func juice(_ name: String) throws -> Juice { try #require(menu.juice(named: name)) }
    private func fruit(_ name: String) throws -> Fruit { try #require(menu.fruit(named: name)) }
    private func count(of name: String) throws -> Int { bar.books.stock[try fruit(name)] }

    private func order(_ name: String) throws -> [Announcement] {
        bar.handle(.order(Order(try juice(name))))
    }

    /// The stock screen: starts at the current stock, and saves what was changed.
    private func save(_ events: [StockEdit.Event]) throws -> [Announcement] {
        var edit = StockEdit(bar.books.stock)
        for event in events { _ = edit.handle(event) }
        return try bar.restock(.add(edit.changes))
    }

    @Test func `the current stock of each fruit is shown`() throws {
        #expect(menu.fruits.map { $0.name["ko"] } == ["딸기", "바나나", "파인애플", "키위", "망고"])
        #expect(menu.fruits.map { bar.books.stock[$0] } == [10, 10, 10, 10, 10])
    }

    @Test(arguments: [
        ("바나나쥬스", [10, 8, 10, 10, 10]), ("키위쥬스", [10, 10, 10, 7, 10]), ("파인애플쥬스", [10, 10, 8, 10, 10]),
        ("딸바쥬스", [0, 9, 10, 10, 10]), ("망고쥬스", [10, 10, 10, 10, 7]), ("망키쥬스", [10, 10, 10, 9, 8]),
    ])
    func `a juice with enough fruits is made, and takes its fruits`(name: String, stock: [Int]) throws {
        #expect(try order(name) == [.ready(Sale(number: 1, order: Order(juice(name))))])
        #expect(menu.fruits.map { bar.books.stock[$0] } == stock)
    }

    @Test func `when the second fruit is short, the first one is not used up`() throws {
        _ = try save([.set(fruit("바나나"), count: 0)])
        _ = try order("딸바쥬스")
        #expect(try count(of: "딸기") == 10)
        #expect(bar.books.soldCount == 0)
    }

    @Test func `a shortage names the fruit and how many are missing, and asks`() throws {
        let shortage = Shortage(shortfalls: [Quantity(item: try fruit("딸기"), count: 6)])
        let strawberry = Order(try juice("딸기쥬스"))
        #expect(try order("딸기쥬스") == [.short(strawberry, shortage)])
        #expect(bar.machine.state == .asking(strawberry, shortage, part: nil))
    }

    @Test func `yes, the stock is changed, and the juice is made`() throws {
        _ = try order("딸기쥬스")
        let strawberry = try fruit("딸기")
        let sale = Sale(number: 1, order: Order(try juice("딸기쥬스")))
        #expect(try save((0..<6).map { _ in .step(strawberry, by: 1) }) == [.ready(sale)])
        #expect(bar.books.stock[strawberry] == 0)
    }

    @Test func `no, the question is closed, and the stock is as it was`() throws {
        _ = try order("딸기쥬스")
        #expect(try bar.handle(.decline) == [.dropped(Order(juice("딸기쥬스")))])
        #expect(bar.machine.state == .idle)
        #expect(try count(of: "딸기") == 10)
        #expect(try order("키위쥬스").count == 1)
    }

    @Test func `plus and minus change the stock, and the change is there on the order screen`() throws {
        #expect(try save([.step(fruit("키위"), by: 1), .step(fruit("키위"), by: 1), .step(fruit("망고"), by: -1)]).isEmpty)
        #expect(menu.fruits.map { bar.books.stock[$0] } == [10, 10, 10, 12, 9])
    }

    @Test func `a stepper at zero does not make the stock negative`() throws {
        let kiwi = try fruit("키위")
        _ = try save([.step(kiwi, by: -10)])
        #expect(bar.books.stock[kiwi] == 0)
        _ = try save([.step(kiwi, by: -1), .step(kiwi, by: 0)])
        #expect(bar.books.stock[kiwi] == 0)
    }

    @Test(arguments: ["딸기쥬스", "바나나쥬스", "키위쥬스", "파인애플쥬스", "딸바쥬스", "망고쥬스", "망키쥬스"])
    func `every juice is found by its name, without a list of cases`(name: String) throws {
        #expect(try juice(name).name["ko"] == name)
        #expect(try Order(parsing: name, menu: menu) == Order(juice(name)))
    }
}
