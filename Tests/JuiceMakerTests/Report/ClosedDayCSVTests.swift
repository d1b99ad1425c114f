import Core
import Testing

@testable import JuiceMaker

struct ClosedDayCSVTests {
    /// The fields of the rows, each by the name of its column.
    private func fields(_ rows: [String]) -> [[String: String]] {
        let rows = rows.map { $0.dropLast().split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
        return rows.dropFirst().map { row in
            Dictionary(zip(rows[0], row)) { _, _ in "two columns of this name" }
        }
    }

    @Test func `a day is a row, and each column is what its name says`() throws {
        let (clock, menu) = (SetClock(), try Menu.standard())
        let ledger = clock.ledger(menu)
        let kiwi = SaleRequest(order: Order(try menu.juice("kiwi")), waits: true)
        _ = try ledger.sell([kiwi, kiwi, kiwi])
        _ = try ledger.perform(OpenDay(float: 0))
        _ = try ledger.perform(TakePayment(1, by: "card"))
        _ = try ledger.reverse(.void, 2, reason: "spilt")
        clock.set(2)
        _ = try ledger.perform(CloseDay(counted: nil, day: .any))
        _ = try ledger.perform(OpenDay(float: 50_000))
        _ = try ledger.sell([SaleRequest(order: Order(menu.juice("mango")))])
        _ = try ledger.perform(TakePayment(3, by: "cash"))
        _ = try ledger.reverse(.refund, 1, reason: "sour")
        clock.set(6)
        _ = try ledger.perform(CloseDay(counted: 58_400))
        let days = try ledger.closedDays { _ in true }
        let names = [
            "close", "time", "orders", "cups", "money", "currency", "paid card", "paid cash", "unpaid", "late", "float",
            "counted", "difference", "last order", "voids", "voided money", "refunds", "refunded money",
        ]
        let ids = menu.juices.map { "cups " + $0.id } + menu.fruits.map { "stock " + $0.id }
        #expect(days.csv.first == (names + ids + ["digits", "chain"]).joined(separator: ",") + "\r")
        let (first, second) = (fields(days.csv)[0], fields(days.csv)[1])
        let isFirst = [
            "close": "1", "time": "1970-01-01T00:00:00.002Z", "orders": "3", "cups": "2", "money": "8000",
            "currency": "KRW", "paid card": "4000", "paid cash": "0", "unpaid": "4000", "late": "0", "float": "0",
            "counted": "", "difference": "", "last order": "3", "voids": "1", "voided money": "4000", "refunds": "0",
            "cups kiwi": "2", "cups mango": "0", "stock kiwi": "4", "stock mango": "10", "digits": "", "chain": "",
        ]
        #expect(first.filter { isFirst[$0.key] != nil } == isFirst)
        let isSecond = [
            "close": "2", "time": "1970-01-01T00:00:00.006Z", "orders": "1", "money": "500", "paid card": "-4000",
            "paid cash": "8500", "unpaid": "0", "late": "4000", "float": "50000", "counted": "58400",
            "difference": "-100", "refunds": "1", "refunded money": "4000", "stock mango": "7",
        ]
        #expect(second.filter { isSecond[$0.key] != nil } == isSecond)
        #expect(try ledger.closedDays { $0.time.milliseconds > 2 } == [days[1]])
        #expect(try ledger.closedDay(1) == days[0] && ledger.closedDay(3) == nil)
    }

    @Test func `without a day there are the names of the columns`() {
        #expect(
            [ClosedDay]().csv == [
                "close,time,orders,cups,money,currency,paid cash,unpaid,late,float,counted,difference,last order,voids,"
                    + "voided money,refunds,refunded money,digits,chain\r"
            ])
    }

    @Test func `a day has the currency of its time and the digits of its kind, and an id is no formula`() throws {
        let ledger = InMemoryLedger(menu: try Menu.standard())
        _ = try ledger.sell([SaleRequest(order: Order(ledger.books.menu.juice("kiwi")))])
        _ = try ledger.close(counted: nil)
        let text = String(decoding: try MenuFile.standard(), as: UTF8.self).replacing("KRW", with: "JPY")
        _ = try ledger.set(Menu(text.replacing("\"mango\"", with: "\"-mango\"")))
        _ = try ledger.close(counted: 0)
        var days = try ledger.closedDays { _ in true }
        days[1].close.sum = "0123abcd"
        days[0].close.sum = "4567cdef"
        days[0].close.isCovered = false
        #expect(fields(days.csv).map { $0["currency"] } == ["KRW", "JPY"])
        #expect(fields(days.csv).map { $0["digits"] } == ["", "0123abcd"])
        #expect(fields(days.csv).map { $0["chain"] } == ["4567cdef", ""])
        #expect(fields(days.csv).map { $0["stock -mango"] } == ["", "10"])
        #expect(days.csv[0].split(separator: ",").allSatisfy { !"=+-@".contains($0.first ?? "=") })
    }
}
