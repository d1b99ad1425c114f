import Core
import Testing
import TestSupport

@testable import JuiceMaker

struct LedgerCSVTests {
    private func table(_ chronicle: Chronicle) -> [String] { table(chronicle.records) }

    private func table(_ records: [LedgerRecord]) -> [String] {
        var csv = LedgerCSV()
        for record in records { csv.note(record) }
        let header = csv.header
        return ([header] + records.compactMap { csv.row($0) }).map { String($0.dropLast()) }
    }

    /// The fields of the header and of each row of a ledger.
    private func fields(of ledger: InMemoryLedger) throws -> [[Substring]] {
        var records: [LedgerRecord] = []
        try ledger.forEachRecord { records.append($0) }
        return table(records).map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    }

    private func expectGolden(_ name: String, _ rows: [String]) throws {
        try GoldenFile(name, suite: #filePath).expect(rows.joined(separator: "\n"))
    }

    @Test func `a row a record, a column a fruit`() throws {
        var shop = Chronicle()
        try shop.open(["kiwi": 10, "mango": 8], at: 0)
        try shop.sell("mango-kiwi", ["mango": 2, "kiwi": 1], at: 1_500, request: RequestKey(id: "web 7", part: 0))
        try shop.change(["kiwi": -4, "mango": 5], at: 3_600_000)
        try shop.open(["apple": 3], at: 86_400_000)
        try shop.sell("apple", ["apple": 1], at: 86_400_001)
        try expectGolden("fruits", table(shop))
    }

    @Test func `an order of several juices, its cancellation and the close are a row each, with their money`() throws {
        var shop = Chronicle()
        try shop.open(["kiwi": 10, "mango": 20], at: 0)
        try shop.sell(["kiwi": 1, "mango": 2], ["kiwi": 3, "mango": 6], total: 13_000, at: 1)
        try shop.sell(["mango": 1], ["mango": 3], total: 4_500, at: 2)
        try shop.void(1, reason: "spilled, \"twice\"", at: 3)
        try shop.void(2, reason: "=1+1", at: 4)
        try shop.sell(["mango": 3], ["mango": 9], total: 0, at: 5)
        try shop.close(counted: 100, at: 6)
        try shop.add(.accepted(missing: 9), at: 7)
        let rows = table(shop).dropFirst(2).map { $0.replacing("1970-01-01T00:00:00.00", with: "") }
        try expectGolden("reversals", rows)
    }

    @Test func `money, its currency, its kind and the words of a person have a column each`() throws {
        let ledger = InMemoryLedger(menu: try Menu.standard())
        let kiwi = SaleRequest(order: Order(try ledger.books.menu.juice("kiwi")), waits: true)
        _ = try ledger.perform(OpenDay(float: 50_000))
        _ = try ledger.sell([kiwi, kiwi])
        _ = try ledger.perform(TakePayment(1, by: "card"))
        try ledger.change(.add([Quantity(item: ledger.books.menu.fruit("kiwi"), count: 4)]), reason: .words("a gift"))
        _ = try ledger.perform(CloseDay(counted: nil, day: .any))
        _ = try ledger.perform(TakePayment(2, by: "card"))
        _ = try ledger.reverse(.refund, 1, reason: "sour")
        _ = try ledger.reverse(.refund, 2, reason: "sour", by: "cash")
        let rows = try fields(of: ledger).dropFirst().map { fields in
            ([2, 5] + (7..<10)).map { fields[$0] }.joined(separator: ",")
        }
        try expectGolden("money", rows)
    }

    @Test func `no id is a formula, and quotes are doubled`() throws {
        var shop = Chronicle()
        try shop.open(["-kiwi": 4], at: 0)
        try shop.sell("-juice", ["-kiwi": 1], at: 0)
        try shop.sell("say \"hi\"", ["-kiwi": 3], at: 0)
        #expect(table(shop)[0].hasSuffix(",request,reason,payment,currency,'-kiwi"))
        #expect(table(shop)[2].hasSuffix(",1,'-juice,,,,,,-1"))
        #expect(table(shop)[3].hasSuffix(",2,\"say \"\"hi\"\"\",,,,,,-3"))
    }

    @Test func `a record that came after the columns were found has no row`() throws {
        var shop = Chronicle()
        try shop.open(["kiwi": 10], at: 0)
        var csv = LedgerCSV()
        for record in shop.records { csv.note(record) }
        try shop.open(["mango": 10], at: 0)
        #expect(shop.records.map { csv.row($0) == nil } == [false, true])
    }

    @Test func `the sum of a column is the stock`() throws {
        let menu = try Menu.standard()
        let ledger = InMemoryLedger(menu: menu)
        for id in ["kiwi", "mango-kiwi", "banana", "strawberry-banana"] { _ = try ledger.make(menu.juice(id)) }
        try ledger.change(.set(menu.fruit("mango"), to: 42))
        let rows = try fields(of: ledger).map { $0.dropFirst(10) }
        var sums = [Int](repeating: 0, count: rows[0].count)
        for row in rows.dropFirst() {
            for (index, field) in row.enumerated() { sums[index] += Int(field) ?? 0 }
        }
        #expect(rows[0].map(String.init) == menu.fruits.map(\.id))
        #expect(sums == [0, 7, 10, 6, 42])
    }
}
