import Core
import JuiceMaker
import Testing

struct AccountsTests {
    private var accounts = Accounts()

    init() throws {
        try accounts.enter(.opening([Quantity(item: "kiwi", count: 10), Quantity(item: "mango", count: 5)]))
    }

    private func sale(_ number: Int, _ used: [Quantity<String>]) -> LedgerEntry {
        .sale(SaleRecord(number: number, juices: [Quantity(item: "juice", count: 1)], used: used, key: nil))
    }

    @Test mutating func `what came in and was not used is the stock`() throws {
        try accounts.enter(sale(1, [Quantity(item: "kiwi", count: 3), Quantity(item: "mango", count: 1)]))
        try accounts.enter(.stock([Quantity(item: "kiwi", count: 20), Quantity(item: "mango", count: -4)]))
        try accounts.enter(sale(2, [Quantity(item: "kiwi", count: 1)]))
        let kiwi = try #require(accounts.fruits["kiwi"])
        #expect([kiwi.opening, kiwi.restocked, kiwi.adjusted, kiwi.used, kiwi.stock] == [10, 20, 0, 4, 26])
        let mango = try #require(accounts.fruits["mango"])
        #expect([mango.opening, mango.restocked, mango.adjusted, mango.used, mango.stock] == [5, 0, -4, 1, 0])
        #expect(accounts.sales.sold.juices == ["juice": 2])
        #expect(accounts.lastNumber == 2)
    }

    @Test mutating func `the latest order is the last one that was neither cancelled nor closed`() throws {
        #expect(accounts.latestNumber == nil)
        for number in 1...3 { try accounts.enter(sale(number, [Quantity(item: "kiwi", count: 1)])) }
        #expect(accounts.latestNumber == 3)
        for (number, latest) in [(3, 2), (1, 2), (2, nil)] {
            guard case .sale(let cancelled) = sale(number, [Quantity(item: "kiwi", count: 1)]) else { return }
            try accounts.enter(.void(ReversalRecord(of: cancelled, reason: "x")))
            #expect(accounts.latestNumber == latest)
        }
        try accounts.enter(sale(4, [Quantity(item: "kiwi", count: 1)]))
        #expect(accounts.latestNumber == 4)
        try accounts.enter(.close(accounts.close(counted: nil, fruits: ["kiwi", "mango"])))
        #expect(accounts.latestNumber == nil)
    }

    @Test mutating func `a fruit comes in for the first time only once`() throws {
        let before = accounts
        #expect(throws: AccountsError.openedTwice("mango")) {
            try accounts.enter(.opening([Quantity(item: "plum", count: 1), Quantity(item: "mango", count: 1)]))
        }
        #expect(accounts == before)
    }

    @Test(arguments: [0, 2, -1, .max])
    mutating func `a sale's number follows on the last one`(number: Int) throws {
        let before = accounts
        #expect(throws: AccountsError.numberOutOfOrder(number)) {
            try accounts.enter(sale(number, [Quantity(item: "kiwi", count: 1)]))
        }
        #expect(accounts == before)
    }

    @Test(arguments: [
        ([Quantity(item: "kiwi", count: 1), Quantity(item: "plum", count: 1)], AccountsError.unknownFruit("plum")),
        ([Quantity(item: "mango", count: 1), Quantity(item: "kiwi", count: 11)], .impossibleStock("kiwi")),
        ([Quantity(item: "mango", count: 1), Quantity(item: "kiwi", count: 0)], .impossibleStock("kiwi")),
        ([Quantity(item: "mango", count: 1), Quantity(item: "kiwi", count: -1)], .impossibleStock("kiwi")),
        ([Quantity(item: "mango", count: 1), Quantity(item: "mango", count: 1)], .impossibleStock("mango")),
    ])
    mutating func `a sale that cannot have happened takes nothing`(used: [Quantity<String>], error: AccountsError) {
        let before = accounts
        #expect(throws: error) { try accounts.enter(sale(1, used)) }
        #expect(accounts == before)
    }

    @Test(arguments: [-11, 1 << 41, 999_999_999_999_999_999, -999_999_999_999_999_999])
    mutating func `a change by hand leaves a stock that can be counted`(count: Int) {
        let before = accounts
        #expect(throws: AccountsError.impossibleStock("kiwi")) {
            try accounts.enter(.stock([Quantity(item: "mango", count: 1), Quantity(item: "kiwi", count: count)]))
        }
        #expect(accounts == before)
    }
}
