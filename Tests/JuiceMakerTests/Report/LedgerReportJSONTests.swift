import Core
import Testing
import TestSupport

@testable import JuiceMaker

struct LedgerReportJSONTests {
    private let menu: Menu

    init() throws { menu = try Menu(MenuFile.small) }

    @Test func `it has the menu first and what it has forgotten behind`() throws {
        var shop = Chronicle()
        try shop.open(["apple": 4, "kiwi": 10], at: 0)
        try shop.sell("apple", ["apple": 1], at: 1)
        try shop.change(["apple": 2, "kiwi": -1], at: 2)
        try GoldenFile("forgotten", suite: #filePath).expect(shop.report(1, 86_400_000).json(for: menu).text)
    }

    @Test func `nothing at all has the same keys`() throws {
        var books = Accounts()
        books.lastNumber = 1
        try GoldenFile("nothing", suite: #filePath).expect(
            LedgerReport(of: Period(), books: books).json(for: menu).text)
    }

    @Test func `it has the money of each hour, and what was sold since the last close`() throws {
        let hour: Int64 = 3_600_000
        var shop = Chronicle()
        try shop.open(["kiwi": 100], at: 0)
        try shop.sell(["kiwi": 2], ["kiwi": 6], total: 8_000, at: 9 * hour)
        try shop.sell(["kiwi": 1], ["kiwi": 3], total: 4_000, at: 11 * hour)
        try shop.close(counted: nil, at: 12 * hour)
        try shop.sell(["kiwi": 3], ["kiwi": 9], total: 12_000, at: 35 * hour)
        try shop.sell(["kiwi": 1], ["kiwi": 3], total: 4_000, at: 35 * hour)
        try shop.void(3, reason: "spilled", at: 36 * hour)
        let json = shop.report { Int($0.milliseconds / hour % 24) }.json(for: menu).text
        #expect(
            json.contains(
                #""sold": 4, "orders": 4, "voids": 1, "money": 16000, "refunds": 0, "refundedMoney": 0, "currency": null, "net": null, "vat": null, "unpaid": 0, "payments": {"cash": 16000, "card": 0}, "later": 0, "#
            ))
        #expect(
            json.contains(
                #""hours": {"9": {"cups": 2, "money": 8000}, "10": {"cups": 0, "money": 0}, "#
                    + #""11": {"cups": 5, "money": 20000}, "12": {"cups": -3, "money": -12000}}, "#))
        #expect(
            json.contains(#""open": {"after": 1, "orders": 2, "voids": 1, "cups": 1, "money": 4000, "refunds": 0}, "#))
        #expect(json.contains(#""used": 21, "returned": 9, "closing": 88}"#))
    }

    @Test func `it is JSON`() throws {
        let report = try InMemoryLedger(menu: .standard()).report()
        let json = try JSONValue(parsing: Array(report.json(for: .standard()).text.utf8))
        #expect(json["fruits"]?["mango"]?["closing"]?.content == .number("10"))
    }
}
