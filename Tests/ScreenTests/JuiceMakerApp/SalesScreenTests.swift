import Core
import JuiceMaker
import Synchronization
import Terminal
import Testing
import TestSupport

@testable import CalculatorApp
@testable import JuiceMakerApp
@testable import ScreenKit

struct SalesScreenTests {
    private typealias Sales = Opened<SalesScreen>

    /// The sales of a kiosk that sold two kiwi juices and a mango juice yesterday, and two mango juices today.
    private func openedToday(_ language: Language = .korean) throws -> Sales {
        let test = try TestKiosk(language)
        for id in ["kiwi", "kiwi", "mango"] { _ = try test.ledger.make(test.juice(id)) }
        test.clock.pass(days: 1)
        for id in ["mango", "mango"] { _ = try test.ledger.make(test.juice(id)) }
        return try open(test)
    }

    private func open(_ test: TestKiosk) throws -> Sales {
        try test.openJuiceMaker().handle(.showSales)
        return Sales(try test.top(), test)
    }

    /// The sales of the same kiosk, of a ledger that tells its books and has a fault where the records are read.
    private func opened(with fault: LedgerError, _ language: Language = .korean) throws -> (sales: Sales, StubLedger) {
        let test = try openedToday(language).test
        let ledger = StubLedger(books: test.books, fault: fault)
        let screen = SalesScreen(bar: JuiceBar(ledger: ledger), calculators: Calculators(), today: test.today)
        test.navigator.push(screen)
        return (Sales(screen, test), ledger)
    }

    @Test func `every juice has what was sold of it today, and in all time`() throws {
        let sales = try openedToday()
        let chart = try sales.chart
        #expect(chart.columns == ["오늘", "전체"])
        let labels = ["딸기쥬스", "바나나쥬스", "키위쥬스", "파인애플쥬스", "딸바쥬스", "망고쥬스", "망키쥬스"]
        #expect(chart.rows.map(\.label) == labels)
        #expect(chart.rows.map(\.counts) == [[0, 0], [0, 0], [0, 2], [0, 0], [0, 0], [2, 3], [0, 0]])
        #expect(sales.message == nil)
    }

    @Test func `what is sold while it is open shows, and at midnight the day begins anew`() throws {
        let sales = try openedToday()
        for (days, counts) in [(0, [[1, 3], [2, 3]]), (1, [[0, 3], [0, 3]])] {
            if days == 0 { _ = try sales.test.ledger.make(sales.test.juice("kiwi")) }
            sales.test.clock.pass(days: Int64(days))
            sales.test.readChanges()
            #expect(try [sales.chart.rows[2].counts, sales.chart.rows[5].counts] == counts)
        }
        _ = try sales.test.ledger.make(sales.test.juice("banana"))
        sales.test.readChanges()
        #expect(try sales.chart.rows[1].counts == [1, 1])
    }

    @Test func `opened on another day it begins anew`() throws {
        let test = try openedToday().test
        test.kiosk.perform(.back)
        test.clock.pass(days: 1)
        try test.top(OrderScreen.self).choose("판매 현황", test.texts)
        #expect(try Sales(test.top(), test).chart.rows[5].counts == [0, 3])
    }

    @Test(arguments: [
        (Language.english, "Records dated after today, not counted: 2. A clock is or was wrong."),
        (.korean, "오늘 이후 날짜의 기록 2건은 세지 않았습니다. 시계를 확인하세요."),
    ])
    func `records that are dated after today are named and not counted`(language: Language, text: String) throws {
        let sales = try openedToday(language)
        // The clock was a day ahead.
        sales.test.clock.pass(days: -1)
        sales.test.readChanges()
        #expect(try sales.chart.rows.map(\.counts) == [[0, 0], [0, 0], [2, 2], [0, 0], [0, 0], [1, 3], [0, 0]])
        #expect(sales.message == Message(text: text, tone: .warning))
    }

    @Test func `a juice that the menu has forgotten is called by its id`() throws {
        var accounts = Accounts()
        accounts.sales.sold.juices = ["cola": 4, "kiwi": 1]
        accounts.lastNumber = 5
        let menu = try TestKiosk().books.menu
        let sale = LedgerEntry.sale(
            SaleRecord(number: 5, juices: [Quantity(item: "cola", count: 1)], used: [], key: nil))
        let records = [LedgerRecord(sequence: 9, time: Timestamp(milliseconds: 7), entry: sale)]
        let ledger = StubLedger(books: Books(menu: menu, accounts: accounts), records: records)
        let screen = SalesScreen(bar: JuiceBar(ledger: ledger), calculators: Calculators()) {
            Period(from: Timestamp(milliseconds: 7))
        }
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
        let sales = try open(test)
        #expect(try sales.chart.rows.last == ChartPane.Row(label: "Mango-kiwi juice", counts: [1, 1]))
        test.clock.pass(days: 1)
        test.readChanges()
        #expect(try sales.chart.rows.last == ChartPane.Row(label: "Mango-kiwi juice", counts: [0, 1]))
        try sales.screen.cancelScreen(CancelScreen(latest: 1), cancel: 1, reason: "spilt")
        for part in ["Mango-kiwi juice", "Kiwi 1"] { #expect(sales.message?.text.contains(part) == true) }
    }

    // MARK: Other days, hours and money

    /// What line mode says of orders and hours.
    private func lines(_ kiosk: Kiosk) -> [String] {
        LineFront(kiosk: kiosk) { _ in }.currentLines.filter { line in
            ["주문 ", "orders ", "By hour", "By day"].contains { line.contains($0) } && !line.hasPrefix("==")
        }.filter { !$0.hasPrefix("명령") && !$0.hasPrefix("Commands") }
    }

    @Test func `below the bars stand the orders and the money of the day, and what was sold since the last close`()
        throws
    {
        let test = try openedToday().test
        let before = ["오늘: 주문 2건, 취소 0건, 판매 2잔, 매출 9,000원", "아직 마감하지 않음: 주문 5건, 취소 0건, 판매 5잔, 매출 21,500원"]
        #expect(lines(test.kiosk) == before)
        _ = try test.ledger.reverse(.void, 5, reason: "spilled")
        _ = try test.ledger.close(counted: nil)
        _ = try test.ledger.make(test.juice("kiwi"))
        test.readChanges()
        let after = ["오늘: 주문 3건, 취소 1건, 판매 2잔, 매출 8,500원", "Z 1 이후: 주문 1건, 취소 0건, 판매 1잔, 매출 4,000원"]
        #expect(lines(test.kiosk) == after)
    }

    @Test func `the keys choose today, seven days, thirty days and all time`() throws {
        let test = try TestKiosk(.english)
        for days in [1, 22, 1, 6, 0] {
            _ = try test.ledger.make(test.juice("pineapple"))
            test.clock.pass(days: Int64(days))
        }
        // The orders were made 30, 29, 7, 6 and 0 days ago.
        let sales = try open(test)
        for (span, title, count, words) in [
            (SalesSpan.week, "7 days", 2, "week"), (.month, "30 days", 4, "month"),
            (.all, "All time", 5, "all"), (.today, "Today", 1, "today"),
        ] {
            let controls = sales.content.tabs?.controls.all.lazy.compactMap(\.control)
            let control = try #require(controls?.first { $0.words.contains(words) })
            #expect(control.event == .show(span))
            sales.handle(control.event)
            let chart = try sales.chart
            #expect(chart.columns == (span == .all ? [] : [title]) + ["All time"])
            if span != .all { #expect(chart.rows[3].counts == [count, 5]) }
            #expect(lines(test.kiosk).contains { $0.hasPrefix("\(title): orders \(count), ") })
        }
    }

    /// The sales of a shop whose day began at a midnight of its own, with orders some hours after it.
    private func opened(selling orders: [(Int64, String)], on date: CivilDate? = nil) throws -> SalesScreen {
        final class Clock: Sendable {
            let time = Mutex<Int64>(0)
        }
        let clock = Clock()
        let midnight: Int64 = 86_400_000 * 20_000 - 9 * 3_600_000
        let menu = try TestKiosk().books.menu
        let ledger = InMemoryLedger(menu: menu) { Timestamp(milliseconds: clock.time.withLock { $0 }) }
        for (hour, juices) in orders {
            clock.time.withLock { $0 = midnight + hour * 3_600_000 }
            _ = try ledger.sell([SaleRequest(order: try Order(parsing: juices, menu: menu))])
        }
        let (start, end) = (Timestamp(milliseconds: midnight), Timestamp(milliseconds: midnight + 86_400_000))
        let screen = SalesScreen(bar: JuiceBar(ledger: ledger), calculators: Calculators()) {
            date.map { Period(from: start, to: end, date: $0) } ?? Period(from: start, to: end)
        }
        screen.willAppear()
        return screen
    }

    @Test func `the hours begin at midnight of the shop, and the busiest one is named`() throws {
        let screen = try opened(selling: [(-15, "kiwi"), (9, "mango"), (12, "kiwi, banana"), (13, "banana")])
        let kiosk = Kiosk(root: screen, texts: Texts(.english))
        func hours() -> String? { lines(kiosk).first { $0.hasPrefix("By ") } }
        #expect(hours() == "By hour: 9:00–14:00 ▄▁▁█▄ most at 12:00 (2)")
        screen.handle(.show(.week))
        // The kiwi juice of yesterday was sold at nine, too.
        #expect(hours() == "By hour: 9:00–14:00 █▁▁█▄ most at 9:00 (2)")
    }

    @Test func `seven and thirty days have a column for each day, and today one for each hour`() throws {
        let orders: [(Int64, String)] = [(-49, "mango"), (-15, "kiwi"), (9, "mango"), (12, "kiwi, banana")]
        let screen = try opened(selling: orders, on: CivilDate(year: 2024, month: 10, day: 4))
        func plot() throws -> PlotPane {
            let panes = screen.content(Texts(.english)).panes
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

    @Test func `a calculator begins with the money of the days`() throws {
        let sales = try openedToday()
        for (span, money) in [(SalesSpan.today, "9,000"), (.all, "21,500")] {
            sales.handle(.show(span))
            try sales.choose("계산")
            #expect(try sales.next(CalculatorScreen.self).display == money)
            sales.test.kiosk.perform(.back)
        }
    }

    @Test func `where the records cannot be read, it says so and shows what it knows`() throws {
        let (sales, _) = try opened(with: .damaged(line: 7, .checksum))
        #expect(sales.message == Message(text: "장부 7번째 줄이 손상되었습니다: 체크섬이 맞지 않습니다", tone: .bad))
        #expect(try sales.chart.columns == ["전체"])
        #expect(try sales.chart.rows.map(\.counts) == [[0], [0], [2], [0], [0], [3], [0]])
    }

    @Test func `where the days cannot be read, no calculator opens with another sum, and the reason is a sentence`()
        throws
    {
        let (sales, _) = try opened(with: .busy, .english)
        #expect(sales.message?.text == "Another kiosk is using the ledger; try again in a moment")
        sales.handle(.calculate)
        #expect(sales.isOnTop)
    }

    @Test func `a reason goes when the records can be read again, and where none are read`() throws {
        let (sales, ledger) = try opened(with: .busy)
        sales.handle(.show(.all))
        #expect(sales.message == nil)
        sales.handle(.show(.week))
        #expect(sales.message?.tone == .bad)
        ledger.fault = nil
        sales.screen.dataDidChange()
        #expect(sales.message == nil)
        #expect(try sales.chart.columns.count == 2)
    }

    // MARK: The way to it

    @Test(arguments: [
        (Language.korean, "report"), (.korean, "sales"), (.korean, "판매 현황"), (.korean, "매출"),
        (.english, "Sales"), (.english, "REPORT"),
    ])
    func `a line opens it and says all of it`(language: Language, word: String) throws {
        let test = try TestKiosk(language)
        _ = try test.ledger.make(test.juice("kiwi"))
        _ = try test.openJuiceMaker()
        let reader = TypedLines(test.kiosk)
        let said = reader.type(word)
        #expect(test.navigator.top is SalesScreen)
        let expected =
            language == .korean
            ? ["== 키오스크 > 쥬스 메이커 > 판매 현황 ==", "판매: 오늘 1, 전체 1", "키위쥬스: 오늘 1, 전체 1"]
            : ["== Kiosk > Juice maker > Sales ==", "Sold: Today 1, All time 1", "Kiwi juice: Today 1, All time 1"]
        #expect([said[0], said[1], said[4]] == expected)
        reader.type("back")
        #expect(test.navigator.top is OrderScreen)
    }

    @Test(arguments: ["r", "ㄱ"])
    func `a key opens it, whatever keyboard layout is on`(key: Character) throws {
        let person = try Terminalist(.orders)
        person.press(.character(key))
        #expect(person.test.navigator.top is SalesScreen)
        person.press(.escape)
        #expect(person.test.navigator.top is OrderScreen)
    }

    // MARK: The picture

    @Test(arguments: Language.allCases, [GridSize.small, .large])
    func `names, bars and counts are whole`(language: Language, size: GridSize) throws {
        let test = try openedToday(language).test
        let rows = test.arrange(size).canvas.text
        for juice in test.books.menu.juices {
            #expect(rows.contains { $0.trimmed.hasPrefix(juice.name(test.texts) + " ") }, "\(juice.id)")
        }
        func row(of id: String) throws -> String {
            let name = try test.juice(id).name(test.texts)
            return try #require(rows.first { $0.contains(name + " ") })
        }
        let mango = try row(of: "mango")
        #expect(mango.contains(/▆+ +2\b/))
        // What was not sold has no bar.
        let banana = try row(of: "banana")
        #expect(!banana.contains("▆") && banana.contains(" 0 "))
    }

    @Test(arguments: Language.allCases)
    func `on a small terminal no line below the bars is out of view while rows are free`(language: Language) throws {
        let sales = try openedToday(language)
        let page = sales.test.arrange(GridSize(columns: 60, rows: 20))
        #expect(!page.canvas.text.contains { $0.contains("↓") || $0.contains("↑") })
        let words = try #require(sales.content.lines.last?.text).split(separator: " ")
        #expect(page.canvas.find(words.prefix(3).joined(separator: " ")) != nil)
        #expect(page.canvas.find(words.suffix(2).joined(separator: " ")) != nil)
    }

    @Test(arguments: Language.allCases)
    func `at the least size all juices are there, and the money of the day`(language: Language) throws {
        let test = try openedToday(language).test
        let canvas = test.arrange(GridSize(columns: 40, rows: 12)).canvas
        for juice in test.books.menu.juices {
            #expect(canvas.find(String(juice.name(test.texts).prefix(8))) != nil, "\(juice.id)")
        }
        #expect(canvas.find("9,000") != nil)
    }
}

extension Opened<SalesScreen> {
    fileprivate var chart: ChartPane {
        get throws { try #require(content.chart) }
    }
}
