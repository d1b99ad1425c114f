import Core
import JuiceMaker
import Terminal
import Testing
import TestSupport

@testable import JuiceMakerApp
@testable import ScreenKit

struct SalesScreenTests {
    @Test func `a juice that the menu has forgotten is called by its id`() throws {
        var accounts = Accounts()
        accounts.sales.sold.juices = ["cola": 4, "kiwi": 1]
        accounts.lastNumber = 5
        let menu = try TestKiosk().books.menu
        let sale = LedgerEntry.sale(
            SaleRecord(number: 5, juices: [Quantity(item: "cola", count: 1)], used: [], key: nil))
        let records = [LedgerRecord(sequence: 9, time: Timestamp(milliseconds: 7), entry: sale)]
        let ledger = StubLedger(books: Books(menu: menu, accounts: accounts), records: records)
        let screen = salesScreen(of: ledger, today: Period(from: Timestamp(milliseconds: 7)))
        screen.willAppear()
        let chart = try #require(screen.content(Texts(.english)).chart)
        #expect(chart.rows.last == ChartPane.Row(label: "cola", counts: [1, 4]))
        #expect(chart.rows.count == menu.juices.count + 1)
    }

    @Test func `a juice that has left the menu has the name under which it was sold`() throws {
        let test = try TestKiosk(.english)
        _ = try test.ledger.make(test.juice("mango-kiwi"))
        let next = #"""
            {"capacity": 100, "currency": "KRW", "fruits": [{"id": "fig", "name": {}, "stock": 9}],
            "juices": [{"id": "fig", "name": {}, "needs": [{"fruit": "fig", "count": 1}], "price": 1000}]}
            """#
        #expect(try test.ledger.set(Menu(parsing: Array(next.utf8))))
        test.bar.refresh()
        try test.openJuiceMaker().handle(.open(.sales))
        let sales = Opened<SalesScreen>(try test.top(), test)
        #expect(sales.content.chart?.rows.last == ChartPane.Row(label: "Mango-kiwi juice", counts: [1, 1]))
        test.clock.pass(days: 1)
        test.readChanges()
        #expect(sales.content.chart?.rows.last == ChartPane.Row(label: "Mango-kiwi juice", counts: [0, 1]))
        try sales.screen.cancelScreen(CancelScreen(latest: 1), cancel: 1, reason: "spilt")
        for part in ["Mango-kiwi juice", "Kiwi 1"] { #expect(sales.message?.text.contains(part) == true) }
    }

    /// The sales of a ledger, on a day.
    private func salesScreen(of ledger: any Ledger, today: Period) -> SalesScreen {
        let clock = Shop.Clock(now: { Timestamp(milliseconds: 0) }, today: { today }, text: { _ in "" })
        return SalesScreen(Shop(bar: JuiceBar(ledger: ledger), calculators: Calculators(), clock: clock))
    }

    /// The sales of a shop whose day began at a midnight of its own, with orders some hours after it.
    private func opened(selling orders: [(Int64, String)], on date: CivilDate? = nil) throws -> SalesScreen {
        let clock = TestClock()
        let midnight: Int64 = 86_400_000 * 20_000 - 9 * 3_600_000
        let menu = try TestKiosk().books.menu
        let ledger = InMemoryLedger(menu: menu) { clock.now }
        for (hour, juices) in orders {
            clock.pass(minutes: (midnight - clock.now.milliseconds) / 60_000 + hour * 60)
            _ = try ledger.sell([SaleRequest(order: try Order(parsing: juices, menu: menu))])
        }
        let (start, end) = (Timestamp(milliseconds: midnight), Timestamp(milliseconds: midnight + 86_400_000))
        let day = date.map { Period(from: start, to: end, date: $0) } ?? Period(from: start, to: end)
        let screen = salesScreen(of: ledger, today: day)
        screen.willAppear()
        return screen
    }

    @Test func `the hours begin at midnight of the shop, and the busiest one is named`() throws {
        let screen = try opened(selling: [(-15, "kiwi"), (9, "mango"), (12, "kiwi, banana"), (13, "banana")])
        let kiosk = Kiosk(root: screen, texts: Texts(.english))
        func hours() -> String? { LineFront(kiosk: kiosk) { _ in }.currentLines.first { $0.hasPrefix("By ") } }
        #expect(hours() == "By hour: 9:00–14:00 ▄▁▁█▄ most at 12:00 (2)")
        screen.handle(.show(.week))
        // The kiwi juice of yesterday was sold at nine, too.
        #expect(hours() == "By hour: 9:00–14:00 █▁▁█▄ most at 9:00 (2)")
    }

    @Test func `seven and thirty days have a column for each day, and today one for each hour`() throws {
        let orders: [(Int64, String)] = [(-49, "mango"), (-15, "kiwi"), (9, "mango"), (12, "kiwi, banana")]
        let screen = try opened(selling: orders, on: CivilDate(year: 2024, month: 10, day: 4))
        func plot() throws -> PlotPane {
            let panes = screen.content(Texts(.english)).body.panes
            return try #require(panes.lazy.compactMap { $0.content as? PlotPane }.first)
        }
        #expect(try plot().columns.first?.label == "09")
        #expect(try plot().columns.map(\.count).prefix(4) == [1, 0, 0, 2])
        screen.handle(.show(.week))
        #expect(try plot().columns.map(\.label) == ["28", "29", "30", "01", "02", "03", "04"])
        #expect(try plot().columns.map(\.count) == [0, 0, 0, 1, 0, 1, 3])
        #expect(try plot().note == "most on 10-04: 3")
        screen.handle(.nameColumn("10-01"))
        #expect(try plot().note == "on 10-01: 1")
        screen.handle(.show(.month))
        #expect(try plot().columns.count == 30)
        #expect(try plot().columns.last?.count == 3)
    }

    @Test func `a click on a column of the plot names its hour, until other days are shown`() throws {
        let person = try Terminalist(.sales, .english)
        let label = try #require(person.look().find("12 15"))
        for rows in [0, -5] {
            person.click(label.offset(columns: 0, rows: rows))
            #expect(person.sees("at 12:00: 0"))
        }
        person.type("wt")
        #expect(!person.sees("at 12:00: 0"))
    }
}
