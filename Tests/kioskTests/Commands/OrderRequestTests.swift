import Core
import JuiceMaker
import KioskAssets
import ScreenKit
import Testing

@testable import kiosk

/// `kiosk order --request ID`: the same request, come again.
struct OrderRequestTests {
    private let ledger: InMemoryLedger

    init() throws {
        ledger = InMemoryLedger(menu: try Menu(parsing: Asset.menu.content))
    }

    private func order(_ id: String?, _ orders: String..., language: Language = .english) throws -> Outcome {
        let command = OrderClerk(texts: Texts(language), ledger: ledger, requestID: id)
        return try ConsoleRun().outcome { _, console in try command.run(orders, console) }
    }

    private func order(_ id: String?, input: String, language: Language = .english) throws -> Outcome {
        let command = OrderClerk(texts: Texts(language), ledger: ledger, requestID: id)
        return try ConsoleRun(input: input).outcome { input, console in try command.run(input, console) }
    }

    private func restock(_ fruit: String, by count: Int) throws {
        let fruit = try #require(ledger.books.menu.fruit(named: fruit))
        try ledger.change(.add([Quantity(item: fruit, count: count)]))
    }

    private func count(of fruit: String) throws -> Int {
        ledger.books.stock[try #require(ledger.books.menu.fruit(named: fruit))]
    }

    // MARK: The same again

    @Test func `it orders once and prints the same number, and another request and none at all are new ones`() throws {
        for _ in 0..<3 { expect(try order("A", "kiwi:2", "mango"), output: "1 kiwi:2 mango\n") }
        #expect(ledger.books.soldCount == 3)
        #expect(try [count(of: "kiwi"), count(of: "mango")] == [4, 7])
        expect(try order("B", "banana"), output: "2 banana\n")
        expect(try order(nil, "banana"), output: "3 banana\n")
        expect(try order("A", "kiwi:2", "mango"), output: "1 kiwi:2 mango\n")
    }

    @Test func `its arguments are one order, however they are divided`() throws {
        expect(try order("A", "banana", "banana:2"), output: "1 banana:3\n")
        expect(try order("A", "banana:3"), output: "1 banana:3\n")
        expect(
            try order("A", "banana:4"),
            errors: "kiosk: banana:4: this request ID was already used for another order (1 banana:3); not made\n",
            exitCode: 65)
        #expect(ledger.books.soldCount == 3)
    }

    @Test func `the first line is the same part as the arguments, and each other line is one of its own`() throws {
        expect(
            try order("A", input: "kiwi:1, banana 2\r\nbanana\nbanana"),
            output: "1 kiwi banana:2\n2 banana\n3 banana\n")
        expect(try order("A", "kiwi", "banana:2"), output: "1 kiwi banana:2\n")
        #expect(ledger.books.soldCount == 5)
        var parts: [Int?] = []
        try ledger.forEachRecord { record in
            if case .sale(let sale) = record.entry { parts.append(sale.key?.part) }
        }
        #expect(parts == [0, 1, 2])
    }

    // MARK: Not made

    @Test func `what was short is made when it is asked for again, once`() throws {
        expect(
            try order("A", "kiwi:4", "banana"),
            errors: "kiosk: kiwi:4 banana: Kiwi short by 2 (to add to the stock: kiosk help stock)\n", exitCode: 1)
        #expect(try count(of: "kiwi") == 10)
        expect(try order(nil, "mango"), output: "1 mango\n")
        try restock("kiwi", by: 2)
        for _ in 0..<2 { expect(try order("A", "kiwi:4", "banana"), output: "2 kiwi:4 banana\n") }
        #expect(try [count(of: "kiwi"), count(of: "banana")] == [0, 8])
    }

    @Test func `of lines of input it makes what is missing too, under the same parts`() throws {
        let input = "kiwi:4\nlemon\nbanana\n"
        expect(
            try order("A", input: input), output: "1 banana\n",
            errors: "kiosk: line 1: kiwi:4: Kiwi short by 2\nkiosk: line 2: unknown juice: lemon\n", exitCode: 65)
        try restock("kiwi", by: 2)
        expect(
            try order("A", input: input), output: "2 kiwi:4\n1 banana\n",
            errors: "kiosk: line 2: unknown juice: lemon\n", exitCode: 65)
        #expect(ledger.books.soldCount == 5)
    }

    @Test func `a request that was killed half way is finished`() throws {
        let mango = try #require(ledger.books.menu.juice(named: "mango"))
        _ = try ledger.sell([0, 1].map { SaleRequest(order: Order(mango), key: RequestKey(id: "A", part: $0)) })
        expect(try order("A", input: "mango\nmango\nmango\n"), output: "1 mango\n2 mango\n3 mango\n")
        #expect(ledger.books.soldCount == 3)
    }

    @Test func `a request whose order was cancelled or refunded makes nothing again, and says so`() throws {
        expect(try order("A", "mango"), output: "1 mango\n")
        expect(try order("B", input: "kiwi\nbanana\n"), output: "2 kiwi\n3 banana\n")
        _ = try ledger.reverse(.void, 1, reason: "x")
        let refusal = "this request made order 1, which was cancelled or refunded; not made again\n"
        expect(try order("A", "mango"), errors: "kiosk: mango: " + refusal, exitCode: 1)
        expect(
            try order("A", "mango", language: .korean),
            errors: "kiosk: mango: 이 요청으로 만든 주문 1번은 취소했거나 환불했습니다. 다시 만들지 않았습니다.\n", exitCode: 1)
        _ = try ledger.close(counted: nil)
        expect(try order("A", input: "mango\n"), errors: "kiosk: line 1: mango: " + refusal, exitCode: 1)
        _ = try ledger.reverse(.refund, 2, reason: "x")
        expect(
            try order("B", input: "kiwi\nbanana\n"), output: "3 banana\n",
            errors: "kiosk: line 1: kiwi: this request made order 2, which was cancelled or refunded; not made again\n",
            exitCode: 1)
        #expect(ledger.books.accounts.lastNumber == 3)
    }

    // MARK: Another request under the same name

    @Test func `a request that was for another order makes nothing of that line, and the next one is made`() throws {
        expect(try order("A", "mango"), output: "1 mango\n")
        expect(
            try order("A", "kiwi:3", "banana"),
            errors: "kiosk: kiwi:3 banana: this request ID was already used for another order (1 mango); not made\n",
            exitCode: 65)
        expect(
            try order("A", "kiwi", language: .korean),
            errors: "kiosk: kiwi: 이 요청 ID로는 이미 다른 주문을 만들었습니다 (1 mango). 만들지 않았습니다.\n", exitCode: 65)
        #expect(ledger.books.soldCount == 1)
        expect(
            try order("A", input: "kiwi\nbanana\n"), output: "2 banana\n",
            errors: "kiosk: line 1: kiwi: this request ID was already used for another order (1 mango); not made\n",
            exitCode: 65)
    }
}
