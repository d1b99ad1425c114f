import Core
import Testing

@testable import JuiceMaker

struct ClosesCSVTests {
    private func rows(_ shop: Chronicle, _ from: Int64? = nil, _ to: Int64? = nil) -> [String] {
        var table = ClosesCSV(of: Period(from, to))
        for record in shop.records { table.enter(record) }
        return table.rows
    }

    @Test func `each close is a row, with a column for each kind of payment of any of them`() throws {
        var shop = Chronicle()
        try shop.open(["kiwi": 99], at: 0)
        try shop.sell(["kiwi": 2], ["kiwi": 6], total: 8_000, at: 1)
        try shop.close(counted: 7_900, at: 2)
        try shop.add(.float(10_000), at: 3)
        let kiwi = Quantity(item: "kiwi", count: 3)
        for number in 2...3 {
            try shop.add(
                .sale(
                    SaleRecord(
                        number: number, juices: [Quantity(item: "kiwi", count: 1)], used: [kiwi], total: 4_000,
                        waits: true)), at: 4)
        }
        try shop.add(.payment(Payment(number: 2, kind: "card", amount: 4_000)), at: 5)
        try shop.close(counted: nil, at: 6)
        let header =
            "close,time,orders,cups,money,currency,paid card,paid cash,unpaid,float,counted,difference"
        #expect(
            rows(shop) == [
                header, "1,1970-01-01T00:00:00.002Z,1,2,8000,,0,8000,0,0,7900,-100",
                "2,1970-01-01T00:00:00.006Z,2,2,8000,,4000,0,4000,10000,,",
            ])
        #expect(rows(shop, 3, nil).count == 2 && rows(shop, 3, nil)[1].hasPrefix("2,"))
    }

    @Test func `without a close there are the names of the columns`() {
        #expect(
            rows(Chronicle()) == ["close,time,orders,cups,money,currency,paid cash,unpaid,float,counted,difference"])
    }

    @Test func `a close has the currency of its time`() throws {
        let ledger = InMemoryLedger(menu: try Menu.standard())
        _ = try ledger.sell([SaleRequest(order: Order(ledger.books.menu.juice("kiwi")))])
        _ = try ledger.close(counted: nil)
        let text = String(decoding: try MenuFile.standard(), as: UTF8.self).replacing("KRW", with: "JPY")
        _ = try ledger.set(Menu(text))
        _ = try ledger.close(counted: 0)
        var table = ClosesCSV(of: Period())
        try ledger.forEachRecord { table.enter($0) }
        #expect(table.rows.dropFirst().map { $0.split(separator: ",")[5] } == ["KRW", "JPY"])
    }
}
