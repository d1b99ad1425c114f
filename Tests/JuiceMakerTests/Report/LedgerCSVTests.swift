import Core
import Testing
import TestSupport

@testable import JuiceMaker

struct LedgerCSVTests {
    private func table(_ chronicle: Chronicle) -> [String] {
        var csv = LedgerCSV()
        for record in chronicle.records { csv.note(record) }
        let header = csv.header
        return [header] + chronicle.records.compactMap { csv.row($0) }
    }

    /// The field of the request in its row, the seventh one.
    private func field(ofRequest id: String) throws -> String {
        var shop = Chronicle()
        try shop.open(["kiwi": 10], at: 0)
        try shop.sell("kiwi", ["kiwi": 3], at: 0, request: RequestKey(id: id, part: 0))
        let row = table(shop)[2]
        let (start, end) = ("2,1970-01-01T00:00:00.000Z,sale,1,kiwi,,", ",,,,-3")
        try #require(row.hasPrefix(start) && row.hasSuffix(end))
        return String(row.dropFirst(start.count).dropLast(end.count))
    }

    @Test func `a row a record, a column a fruit`() throws {
        var shop = Chronicle()
        try shop.open(["kiwi": 10, "mango": 8], at: 0)
        try shop.sell("mango-kiwi", ["mango": 2, "kiwi": 1], at: 1_500, request: RequestKey(id: "web 7", part: 0))
        try shop.change(["kiwi": -4, "mango": 5], at: 3_600_000)
        try shop.open(["apple": 3], at: 86_400_000)
        try shop.sell("apple", ["apple": 1], at: 86_400_001)
        #expect(
            table(shop) == [
                "sequence,time,kind,number,juices,total,request,reason,payment,currency,kiwi,mango,apple",
                "1,1970-01-01T00:00:00.000Z,open,,,,,,,,10,8,0",
                "2,1970-01-01T00:00:01.500Z,sale,1,mango-kiwi,,web 7,,,,-1,-2,0",
                "3,1970-01-01T01:00:00.000Z,stock,,,,,,,,-4,5,0",
                "4,1970-01-02T00:00:00.000Z,open,,,,,,,,0,0,3",
                "5,1970-01-02T00:00:00.001Z,sale,2,apple,,,,,,0,0,-1",
            ])
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
        #expect(
            table(shop).dropFirst(2).map { $0.replacing("1970-01-01T00:00:00.00", with: "") } == [
                "2,1Z,sale,1,kiwi mango:2,13000,,,,,-3,-6",
                "3,2Z,sale,2,mango,4500,,,,,0,-3",
                "4,3Z,void,1,kiwi mango:2,-13000,,\"spilled, \"\"twice\"\"\",,,3,6",
                "5,4Z,void,2,mango,-4500,,'=1+1,,,0,3",
                "6,5Z,sale,3,mango:3,0,,,,,0,-9",
                "7,6Z,close,1,,0,,,,,0,0",
                "8,7Z,accepted,,,,,,,,0,0",
            ])
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
        var csv = LedgerCSV()
        try ledger.forEachRecord { csv.note($0) }
        var rows: [[String]] = []
        try ledger.forEachRecord { record in
            let fields = csv.row(record)?.split(separator: ",", omittingEmptySubsequences: false) ?? []
            rows.append(([2, 5] + (7..<10)).map { String(fields[$0]) })
        }
        #expect(
            rows == [
                ["menu", "", "", "", "KRW"], ["float", "50000", "", "", "KRW"], ["sale", "4000", "", "", "KRW"],
                ["sale", "4000", "", "", "KRW"], ["paid", "4000", "", "card", "KRW"], ["stock", "", "a gift", "", ""],
                ["close", "8000", "", "", "KRW"], ["paid", "4000", "", "card", "KRW"],
                ["refund", "-4000", "sour", "card", "KRW"], ["refund", "-4000", "sour", "cash", "KRW"],
            ])
    }

    @Test(arguments: [
        ("plain-7", "plain-7"), ("a,b", "\"a,b\""), ("two words", "two words"), ("it's", "it's"), ("7", "7"),
        ("a=b", "a=b"),
        // No request is a formula to a spreadsheet.
        ("=1+1", "'=1+1"), ("+1", "'+1"), ("-1", "'-1"), ("@SUM(A1)", "'@SUM(A1)"), (" =1", "' =1"),
        ("=HYPERLINK(A1,B1)", "\"'=HYPERLINK(A1,B1)\""),
    ])
    func `a request is quoted where its sign would end the field or begin a formula`(id: String, field: String) throws {
        #expect(try self.field(ofRequest: id) == field)
    }

    @Test func `no id is a formula either, and quotes are doubled`() throws {
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
        var csv = LedgerCSV()
        try ledger.forEachRecord { csv.note($0) }
        let names = csv.header.split(separator: ",").dropFirst(10)
        var sums = [Int](repeating: 0, count: names.count)
        try ledger.forEachRecord { record in
            let fields = csv.row(record)?.split(separator: ",", omittingEmptySubsequences: false).dropFirst(10) ?? []
            for (index, field) in fields.enumerated() { sums[index] += Int(field) ?? 0 }
        }
        #expect(names.map(String.init) == menu.fruits.map(\.id))
        #expect(sums == [0, 7, 10, 6, 42])
    }
}
