import JuiceMaker
import Terminal
import Testing

@testable import JuiceMakerApp
@testable import ScreenKit

/// The place of a question on a page.
struct AlertTests {
    private static let sizes = [(80, 24), (100, 30), (120, 40), (200, 60)]
        .map { GridSize(columns: $0.0, rows: $0.1) }

    /// Returns the rows of the body that a question covers at least partly, as they are without it. The mark of the focus does not count.
    private func coveredRows(_ kiosk: Kiosk, _ size: GridSize) throws -> [String] {
        func body(_ screen: ShownScreen) -> [[String]] {
            let canvas = Scene(of: screen, in: kiosk, size: size, view: ViewState()).picture
            return (2..<(size.rows - 4)).map { row in
                (0..<size.columns).map { canvas[GridPoint(column: $0, row: row)].text }
            }
        }
        var screen = kiosk.shownScreen
        let asked = body(screen)
        #expect(screen.content.alert != nil)
        screen.content.alert = nil
        return zip(body(screen), asked).compactMap { row, asked in
            let isCovered = zip(row, asked).contains { $0 != $1 && ![" ", "▸", "│"].contains($0) }
            return isCovered ? row.joined() : nil
        }
    }

    @Test(arguments: [Place.shortage, .clearing], Language.allCases)
    func `a question covers nothing where there is room beside what it is about`(place: Place, language: Language)
        throws
    {
        for size in Self.sizes where place == .clearing || size.columns >= 120 {
            let kiosk = try TestKiosk(place, language).kiosk
            #expect(try coveredRows(kiosk, size) == [], "\(size)")
        }
    }

    @Test(arguments: Language.allCases)
    func `where there is no such room, a question covers news and neither counts nor juices`(language: Language) throws
    {
        let test = try TestKiosk(.shortage, language)
        let orders = try test.top(OrderScreen.self)
        for juice in test.books.menu.juices + test.books.menu.juices { orders.handle(.request(Order(juice))) }
        for size in Self.sizes {
            let rows = try coveredRows(test.kiosk, size)
            #expect(rows.filter { $0.contains(#/[█░]|\s[1-7]\s\s[^\s]/#) } == [], "\(size)")
        }
    }

    /// Lays out a page with a question over rows of text.
    private func canvas(_ panes: [Pane<Int>], _ size: GridSize) -> Canvas {
        let alert = AlertContent(title: "Sure?", buttons: [Control(label: "Yes", event: 0, keys: [.enter])])
        let language = Control(label: "EN", event: KioskCommand.switchLanguage)
        let page = Page(
            breadcrumb: ["Page"], content: ScreenContent(panes: panes, alert: alert), controls: [],
            languageControl: language, keyName: { _ in "k" }, showsBlocks: true, tooSmallNotice: { "" })
        return Layout.arrange(page, size: size, scroll: 0, focus: 0).canvas
    }

    @Test func `a question lies rather over text than over bars`() throws {
        let gauges = GaugesPane(gauges: (1...7).map { .init(label: "Fruit \($0)", count: 5) }, fullCount: 10)
        let text = TextPane(lines: LazyRows((1...30).map { _ in Message(text: String(repeating: "x", count: 58)) }))
        let canvas = canvas([.gauges(gauges), .text(text)], GridSize(columns: 60, rows: 20))
        for number in 1...7 {
            let place = try #require(canvas.find("Fruit \(number)"))
            #expect(canvas.text(row: place.row).contains(/^ Fruit \d  █+░+    5$/))
        }
        #expect(canvas.find("Sure?") != nil)
    }

    @Test func `of a line that a question covers in part, nothing is left to be misread`() throws {
        let gauges = GaugesPane(gauges: (1...7).map { .init(label: "Fruit \($0)", count: 5) }, fullCount: 10)
        let line = String(repeating: "9,000 ", count: 9)
        let text = TextPane(lines: LazyRows((1...30).map { _ in Message(text: line) }))
        let canvas = canvas([.gauges(gauges), .text(text)], GridSize(columns: 60, rows: 20))
        let title = try #require(canvas.find("Sure?"))
        #expect(canvas.text(row: title.row).contains(/^ *│ Sure\? +│ *$/))
        for row in 0..<20 where canvas.text(row: row).contains("9,0") {
            #expect(canvas.text(row: row).contains("9,000 9,000 9,000 9,000 9,000"))
        }
    }

    @Test(arguments: 0..<12)
    func `of a phrase whose beginning a question covers, nothing is left to be misread`(offset: Int) throws {
        let words = String(repeating: "x", count: offset) + Array(repeating: "  9,000 쥬스", count: 12).joined()
        let list = ListPane(rows: (1...20).map { _ in ListPane.Row(control: Control(label: words, event: 0)) })
        let picture = canvas([.list(list)], GridSize(columns: 80, rows: 16))
        let rows = picture.text.filter { $0.contains("│") }
        #expect(rows.count == 2)
        for row in rows {
            let phrases = try #require(row.split(separator: "│").last).split(separator: "  ").dropLast()
            #expect(!phrases.isEmpty, "\(row)")
            #expect(phrases.allSatisfy { String($0).trimmed == "9,000 쥬스" }, "\(row)")
        }
    }

    @Test(arguments: [(40, 12), (45, 16), (50, 18), (57, 20), (60, 20)], Language.allCases)
    func `every answer stands whole inside of the box`(size: (columns: Int, rows: Int), language: Language) throws {
        for index in 0..<3 {
            let person = Terminalist(try TestKiosk(.orders, language), columns: size.columns, rows: size.rows)
            person.type("66666")
            person.press(.enter)
            let answer = try #require(person.test.kiosk.shownScreen.content.alert).buttons[index]
            let row = try #require(person.look().text.first { $0.contains("[ " + answer.label) })
            #expect(row.contains("│ ") && row.contains(" ]"), "\(row)")
            person.click(try #require(person.look().find("[ " + answer.label)))
            #expect(person.test.kiosk.shownScreen.content.alert == nil, "\(answer.label)")
        }
    }

    @Test(arguments: Language.allCases)
    func `of a large number, a question leaves all or nothing`(language: Language) throws {
        let digit = ["▜", "▐", "▐"]
        for size in [GridSize(columns: 80, rows: 22)] + Self.sizes {
            let person = Terminalist(try TestKiosk(.orders, language), columns: size.columns, rows: size.rows)
            for order in ["566", "5564"] {
                person.type(order)
                person.press(.enter)
            }
            let rows = person.look().text.filter { row in row.contains { digit.contains(String($0)) } }
            #expect(rows.isEmpty || rows.count == digit.count, "\(size)")
        }
    }

    @Test func `a question stays in the middle of a blank page`() throws {
        let canvas = canvas([], GridSize(columns: 80, rows: 24))
        let title = try #require(canvas.find("Sure?"))
        #expect((9...11).contains(title.row))
        #expect(title.column == 20)
    }

    @Test func `a question that is as large as the page is drawn over all of it`() {
        let canvas = canvas([], Layout.minimumSize)
        #expect(canvas.find("Sure?") != nil)
        #expect(canvas.find("[ Yes k ]") != nil)
    }

    @Test(arguments: [(Language.korean, " 재고를 저장했어요: 딸기 +10"), (.english, " Stock saved: Strawberry +10")])
    func `the news can be read beside a question`(language: Language, news: String) throws {
        let person = try Terminalist(.orders, language)
        person.type("66666")
        for _ in 0..<2 { person.press(.enter) }
        person.press(.home)
        for _ in 0..<4 { person.press(.up) }
        person.type("20")
        person.press(.enter)
        #expect(person.look().text.contains(news))
    }
}
