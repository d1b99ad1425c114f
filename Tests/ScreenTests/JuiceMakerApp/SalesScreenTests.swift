import Core
import JuiceMaker
import Terminal
import Testing
import TestSupport

@testable import CalculatorApp
@testable import JuiceMakerApp
@testable import ScreenKit

struct SalesScreenTests {
    /// A kiosk that sold two kiwi juices and a mango juice yesterday, and two mango juices today.
    private func openedToday(_ language: Language = .korean) throws -> TestKiosk {
        let test = try TestKiosk(language)
        for id in ["kiwi", "kiwi", "mango"] { _ = try test.ledger.make(test.juice(id)) }
        test.clock.pass(days: 1)
        for id in ["mango", "mango"] { _ = try test.ledger.make(test.juice(id)) }
        try test.openJuiceMaker().handle(.showSales)
        return test
    }

    private func chart(_ test: TestKiosk) throws -> ChartPane {
        try #require(test.top(SalesScreen.self).content(test.texts).chart)
    }

    @Test func `every juice has what was sold of it today, and in all time`() throws {
        let test = try openedToday()
        let chart = try chart(test)
        #expect(chart.columns == ["오늘", "전체"])
        #expect(
            chart.rows.map(\.label) == [
                "딸기쥬스", "바나나쥬스", "키위쥬스", "파인애플쥬스", "딸바쥬스", "망고쥬스", "망키쥬스",
            ])
        #expect(chart.rows.map(\.counts) == [[0, 0], [0, 0], [0, 2], [0, 0], [0, 0], [2, 3], [0, 0]])
        #expect(try test.top(SalesScreen.self).message(test.texts) == nil)
    }

    @Test func `what is sold while it is open shows, today and in all time`() throws {
        let test = try openedToday()
        _ = try test.ledger.make(test.juice("kiwi"))
        #expect(try chart(test).rows[2].counts == [1, 3])
        #expect(try chart(test).rows[5].counts == [2, 3])
    }

    @Test func `opened on another day it begins anew`() throws {
        let test = try openedToday()
        test.kiosk.perform(.back)
        test.clock.pass(days: 1)
        try test.top(OrderScreen.self).choose("판매 현황", test.texts)
        #expect(try chart(test).rows[5].counts == [0, 3])
    }

    @Test func `at midnight the day begins anew while it is open`() throws {
        let test = try openedToday()
        #expect(try chart(test).rows[5].counts == [2, 3])
        test.clock.pass(days: 1)
        #expect(try chart(test).rows[5].counts == [0, 3])
        _ = try test.ledger.make(test.juice("kiwi"))
        #expect(try chart(test).rows[2].counts == [1, 3])
    }

    @Test(arguments: [
        (Language.english, "Sales dated after today, not counted: 2. A clock is or was wrong."),
        (.korean, "오늘 이후 날짜로 기록된 판매 2잔은 세지 않았어요. 시계를 확인해 주세요."),
    ])
    func `sales that are dated after today are named and not counted`(language: Language, text: String) throws {
        let test = try openedToday(language)
        // The clock was a day ahead.
        test.clock.pass(days: -1)
        #expect(try chart(test).rows.map(\.counts) == [[0, 0], [0, 0], [2, 2], [0, 0], [0, 0], [1, 3], [0, 0]])
        #expect(try test.top(SalesScreen.self).message(test.texts) == Message(text: text, tone: .warning))
    }

    @Test func `a juice that the menu has forgotten is called by its id`() throws {
        var accounts = Accounts()
        accounts.sold.juices = ["cola": 4, "kiwi": 1]
        accounts.lastNumber = 5
        let menu = try TestKiosk().books.menu
        let sale = LedgerEntry.sale(
            SaleRecord(number: 5, juices: [Quantity(item: "cola", count: 1)], used: [], key: nil))
        let records = [LedgerRecord(sequence: 9, time: Timestamp(milliseconds: 7), entry: sale)]
        let ledger = StubLedger(books: Books(menu: menu, accounts: accounts), records: records)
        let screen = SalesScreen(bar: JuiceBar(ledger: ledger)) { Period(from: Timestamp(milliseconds: 7)) }
        screen.willAppear()
        let chart = try #require(screen.content(Texts(.english)).chart)
        #expect(chart.rows.last == ChartPane.Row(label: "cola", counts: [1, 4]))
        #expect(chart.rows.count == menu.juices.count + 1)
    }

    @Test func `a sale that the books do not have yet is counted once they do`() throws {
        var accounts = Accounts()
        accounts.sold.juices = ["kiwi": 1]
        accounts.lastNumber = 1
        let menu = try TestKiosk().books.menu
        let records = (1...2).map { number in
            LedgerRecord(
                sequence: number, time: Timestamp(milliseconds: 0),
                entry: .sale(SaleRecord(number: number, juices: [Quantity(item: "kiwi", count: 1)], used: [], key: nil))
            )
        }
        let ledger = StubLedger(books: Books(menu: menu, accounts: accounts), records: records, lastSequence: 1)
        let screen = SalesScreen(bar: JuiceBar(ledger: ledger)) { Period(from: Timestamp(milliseconds: 0)) }
        screen.willAppear()
        #expect(screen.content(Texts(.english)).chart?.rows[2].counts == [1, 1])
    }

    @Test func `where the records cannot be read, it says so and shows what it knows`() throws {
        let test = try openedToday()
        let ledger = StubLedger(books: test.books, fault: .damaged(line: 7, .checksum))
        let screen = SalesScreen(bar: JuiceBar(ledger: ledger), today: test.today)
        screen.willAppear()
        #expect(
            screen.message(test.texts)
                == Message(text: "장부 7번째 줄이 손상되었습니다: 체크섬이 맞지 않습니다", tone: .bad))
        let chart = try #require(screen.content(test.texts).chart)
        #expect(chart.columns == ["전체"])
        #expect(chart.rows.map(\.counts) == [[0], [0], [2], [0], [0], [3], [0]])
    }

    @Test func `the reason is a sentence`() throws {
        let test = try TestKiosk(.english)
        let screen = SalesScreen(
            bar: JuiceBar(ledger: StubLedger(books: test.books, fault: .busy)), today: test.today)
        screen.willAppear()
        #expect(
            screen.message(test.texts)?.text == "Another kiosk is using the ledger; try again in a moment")
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
        var said: [String] = []
        let front = LineFront(kiosk: test.kiosk) { said.append($0) }
        front.handle(word)
        #expect(test.navigator.top is SalesScreen)
        let isKorean = language == .korean
        #expect(said.first == (isKorean ? "== 키오스크 > 쥬스 메이커 > 판매 현황 ==" : "== Kiosk > Juice maker > Sales =="))
        #expect(said[1] == (isKorean ? "판매: 오늘 1, 전체 1" : "Sold: Today 1, All time 1"))
        #expect(said[4] == (isKorean ? "키위쥬스: 오늘 1, 전체 1" : "Kiwi juice: Today 1, All time 1"))
        front.handle("back")
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

    private func picture(_ test: TestKiosk, _ columns: Int, _ rows: Int, scroll: Int = 0) -> [String] {
        test.arrange(GridSize(columns: columns, rows: rows), view: ViewState(scroll: scroll)).canvas.text
    }

    @Test(arguments: Language.allCases, [(80, 24), (120, 40)])
    func `names, bars and counts are whole`(language: Language, size: (Int, Int)) throws {
        let test = try openedToday(language)
        let rows = picture(test, size.0, size.1)
        for juice in test.books.menu.juices {
            #expect(rows.contains { $0.hasPrefix(" " + juice.name(test.texts) + "  ") }, "\(juice.id)")
        }
        func row(of id: String) throws -> String {
            let name = try test.juice(id).name(test.texts)
            return try #require(rows.first { $0.contains(name + " ") })
        }
        let mango = try row(of: "mango")
        #expect(mango.split(separator: " ").suffix(3).map { $0.first } == ["2", "█", "3"])
        // Of each column the best seller fills its bar; what was not sold has none of it.
        #expect(!mango.contains("░"))
        let banana = try row(of: "banana")
        #expect(!banana.contains("█") && banana.contains("░"))
    }

    @Test func `a column has a scale of its own, and the totals stand above it`() throws {
        let test = try openedToday(.english)
        let rows = picture(test, 80, 24)
        #expect(rows[2].split(separator: " ") == ["Sold", "Today", "2", "All", "time", "5"])
        let kiwi = try #require(rows.first { $0.hasPrefix(" Kiwi juice") })
        let bars = kiwi.split(separator: " ").filter { $0.contains("░") }
        #expect(bars.map { $0.contains("█") } == [false, true])
        let filled = bars[1].count { $0 == "█" }
        #expect(abs(Double(filled) / Double(bars[1].count) - 2.0 / 3) < 0.05)
    }

    @Test func `where there is little room the rows are scrolled, and nothing is lost`() throws {
        let test = try openedToday()
        let front = FullScreenFront(kiosk: test.kiosk)
        let size = GridSize(columns: 40, rows: 12)
        func names() -> [String] {
            front.draw(size: size).text.dropFirst(3).prefix(6).map { row in
                String(row.drop { " ↑↓".contains($0) }.prefix { $0 != " " })
            }
        }
        #expect(names() == ["딸기쥬스", "바나나쥬스", "키위쥬스", "파인애플쥬스", "딸바쥬스", "망고쥬스"])
        #expect(front.draw(size: size).text[8].hasPrefix("↓"))
        front.handle(.key(.pageDown, []))
        #expect(names() == ["바나나쥬스", "키위쥬스", "파인애플쥬스", "딸바쥬스", "망고쥬스", "망키쥬스"])
        #expect(front.draw(size: size).text[3].hasPrefix("↑"))
        #expect(!front.draw(size: size).text[8].hasPrefix("↓"))
    }
}
