import Core
import JuiceMaker
import Testing

struct AccountsTests {
    private var accounts = Accounts()

    init() throws {
        try accounts.enter(.opening([Quantity(item: "kiwi", count: 10), Quantity(item: "mango", count: 5)]))
    }

    private static func sale(_ number: Int, _ used: [Quantity<String>]) -> LedgerEntry {
        .sale(SaleRecord(number: number, juices: [Quantity(item: "juice", count: 1)], used: used, key: nil))
    }

    @Test mutating func `what came in and was not used is the stock`() throws {
        try accounts.enter(Self.sale(1, [Quantity(item: "kiwi", count: 3), Quantity(item: "mango", count: 1)]))
        try accounts.enter(.stock([Quantity(item: "kiwi", count: 20), Quantity(item: "mango", count: -4)]))
        try accounts.enter(Self.sale(2, [Quantity(item: "kiwi", count: 1)]))
        let kiwi = try #require(accounts.fruits["kiwi"])
        #expect([kiwi.opening, kiwi.restocked, kiwi.adjusted, kiwi.used, kiwi.stock] == [10, 20, 0, 4, 26])
        let mango = try #require(accounts.fruits["mango"])
        #expect([mango.opening, mango.restocked, mango.adjusted, mango.used, mango.stock] == [5, 0, -4, 1, 0])
        #expect(accounts.sales.sold.juices == ["juice": 2])
        #expect(accounts.lastNumber == 2)
    }

    @Test mutating func `the latest order is the last one that was neither cancelled nor closed`() throws {
        #expect(accounts.latestNumber == nil)
        for number in 1...3 { try accounts.enter(Self.sale(number, [Quantity(item: "kiwi", count: 1)])) }
        #expect(accounts.latestNumber == 3)
        for (number, latest) in [(3, 2), (1, 2), (2, nil)] {
            guard case .sale(let cancelled) = Self.sale(number, [Quantity(item: "kiwi", count: 1)]) else { return }
            try accounts.enter(.void(ReversalRecord(of: cancelled, reason: "x")))
            #expect(accounts.latestNumber == latest)
        }
        try accounts.enter(Self.sale(4, [Quantity(item: "kiwi", count: 1)]))
        #expect(accounts.latestNumber == 4)
        try accounts.enter(.close(accounts.close(counted: nil, fruits: ["kiwi", "mango"])))
        #expect(accounts.latestNumber == nil)
    }

    private static func kiwis(_ count: Int, _ other: String = "mango") -> [Quantity<String>] {
        [Quantity(item: other, count: 1), Quantity(item: "kiwi", count: count)]
    }

    private static let impossible: [(LedgerEntry, AccountsError)] = [
        // A fruit comes in for the first time only once.
        (.opening([Quantity(item: "plum", count: 1), Quantity(item: "mango", count: 1)]), .openedTwice("mango")),
        // A sale's number follows on the last one.
        (sale(0, kiwis(1)), .numberOutOfOrder(0)), (sale(2, kiwis(1)), .numberOutOfOrder(2)),
        (sale(-1, kiwis(1)), .numberOutOfOrder(-1)), (sale(.max, kiwis(1)), .numberOutOfOrder(.max)),
        // A sale takes fruits that are there, each once.
        (sale(1, [Quantity(item: "kiwi", count: 1), Quantity(item: "plum", count: 1)]), .unknownFruit("plum")),
        (sale(1, kiwis(11)), .impossibleStock("kiwi")), (sale(1, kiwis(0)), .impossibleStock("kiwi")),
        (sale(1, kiwis(-1)), .impossibleStock("kiwi")), (sale(1, kiwis(1, "kiwi")), .impossibleStock("kiwi")),
        // A change by hand leaves a stock that can be counted.
        (.stock(kiwis(-11)), .impossibleStock("kiwi")), (.stock(kiwis(1 << 41)), .impossibleStock("kiwi")),
        (.stock(kiwis(999_999_999_999_999_999)), .impossibleStock("kiwi")),
        (.stock(kiwis(-999_999_999_999_999_999)), .impossibleStock("kiwi")),
    ]

    @Test(arguments: impossible)
    mutating func `what cannot have happened changes nothing`(entry: LedgerEntry, error: AccountsError) {
        let before = accounts
        #expect(throws: error) { try accounts.enter(entry) }
        #expect(accounts == before)
    }
}
