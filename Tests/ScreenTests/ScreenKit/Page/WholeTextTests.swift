import JuiceMaker
import Terminal
import Testing

@testable import CalculatorApp
@testable import JuiceMakerApp
@testable import ScreenKit

/// What must be there to read, however small the terminal.
struct WholeTextTests {
    private func forEachSize(
        _ make: (Language) throws -> TestKiosk, _ check: (TestKiosk, ArrangedPage, String) throws -> Void
    ) throws {
        for language in Language.allCases {
            let test = try make(language)
            for size in LayoutTests.sizes {
                try check(test, test.arrange(size), "\(language), \(size.columns)×\(size.rows)")
            }
        }
    }

    /// The text of the page as one word, so that it does not matter where lines are broken.
    private func letters(_ page: ArrangedPage) -> String {
        page.canvas.text.map { $0.replacing(/[↑↓] [0-9]+$/, with: "") }.joined().filter { $0 != " " }
    }

    private func letters(_ text: String) -> String { text.filter { $0 != " " } }

    /// The text that stands on some fills, as one word; of papers side by side, that below a warning.
    private func letters(_ page: ArrangedPage, on fills: Set<Color>) -> String {
        let columns = 0..<page.canvas.size.columns
        let isAsking = fills.contains(.warning)
        let title = (0..<page.canvas.size.rows).lazy.map { row in
            columns.filter { page.canvas[GridPoint(column: $0, row: row)].style.background == .warning }
        }.first { !$0.isEmpty }
        let room = isAsking ? title.map { $0[0]..<($0[0] + $0.count) } ?? columns : columns
        return (0..<page.canvas.size.rows).map { row in
            room.map { page.canvas[GridPoint(column: $0, row: row)] }
                .filter { fills.contains($0.style.background) }.map(\.text).joined().filter { $0 != " " }
        }.joined()
    }

    @Test(arguments: [Place.shortage, .clearing])
    func `a question and what it is about are there as a whole`(place: Place) throws {
        try forEachSize({ try TestKiosk(place, $0) }) { test, page, name in
            let asked =
                place == .clearing
                ? test.texts(.askToClear) + test.texts(.clearWarning)
                : test.texts(.askToRestock)
                    + (test.texts.language == .korean ? "딸기쥬스 딸기 6개 부족" : "Strawberry juice Strawberry short by 6")
            let paper = letters(page, on: [.warning, .paper])
            #expect(paper.hasPrefix(letters("! " + asked)), "\(name): \(paper)")
        }
    }

    @Test func `the newest juice is announced`() throws {
        try forEachSize({ try TestKiosk(.ordersMade, $0) }) { test, page, name in
            let newest = test.texts.language == .korean ? ["8번나왔습니다!", "8번망고쥬스"] : ["No.8isready"]
            #expect(newest.contains { letters(page).contains($0) }, "\(name)")
        }
        try forEachSize({ language in
            let test = try TestKiosk.large(language)
            try test.openJuiceMaker().handle(.request(Order(try test.juice("juice-30"))))
            return test
        }) { _, page, name in
            let newest = name.hasPrefix("korean") ? ["1번나왔습니다!", "1번쥬스30나왔습니다!"] : ["No.1isready"]
            #expect(newest.contains { letters(page).contains($0) }, "\(name)")
        }
    }

    @Test(
        arguments: [false, true],
        [["banana"], ["banana", "mango"], ["banana", "kiwi", "pineapple", "mango", "mango-kiwi"]])
    func `the total of the order that is ready is there, and its number`(isStaff: Bool, juices: [String])
        throws
    {
        for language in Language.allCases {
            let test = try TestKiosk(language)
            test.navigator.push(
                OrderScreen(isStaff ? test.shop : Shop(bar: test.bar)))
            let screen = try test.top(OrderScreen.self)
            for id in juices { screen.handle(.change(try test.juice(id), by: 1)) }
            screen.handle(.order)
            let amount = [1: "3,500", 2: "8,000", 5: "20,500"][juices.count] ?? ""
            let total = language == .korean ? "합계 \(amount)원" : "Total \(amount) KRW"
            for size in LayoutTests.sizes + [GridSize(columns: 60, rows: 20)] {
                let canvas = test.arrange(size).canvas
                #expect(canvas.find(total) != nil, "\(language), \(size.columns)×\(size.rows)")
                let ready =
                    language == .korean ? ["1번 바나나", "1번 나왔습니다!", "주문 번호"] : ["No. 1 is ready", "Your number"]
                #expect(ready.contains { canvas.find($0) != nil }, "\(language), \(size.columns)×\(size.rows)")
                if isStaff, size.columns >= 80, juices.count < 3 {
                    // The foot of a large 1.
                    #expect(canvas.find("██████") != nil, "\(language), \(size.columns)×\(size.rows)")
                }
            }
        }
    }

    @Test func `the meaning of each key of the calculator can be read as a whole`() throws {
        for language in Language.allCases {
            let test = try TestKiosk(.calculatorHelp, language)
            let lines = try test.top(HelpScreen.self).content(test.texts).lines.map(\.text)
            for size in LayoutTests.sizes + [GridSize(columns: 60, rows: 20)] {
                let limit = test.arrange(size).scrollLimit
                let pages = (0...limit).map { letters(test.arrange(size, view: ViewState(scroll: $0))) }
                for line in lines where line.hasPrefix("  ") {
                    // In two columns, a meaning of several rows stands beside others.
                    let isInColumns = size.columns >= 74
                    let parts = isInColumns ? line.split(separator: " ").map(String.init) : [letters(line)]
                    #expect(
                        parts.allSatisfy { part in pages.contains { $0.contains(part) } },
                        "\(size.columns)×\(size.rows): \(line)")
                }
            }
        }
    }

    @Test func `the stock of every fruit is shown`() throws {
        try forEachSize({ try TestKiosk(.orders, $0) }) { test, page, name in
            // In the least rooms, a mark tells of the others.
            let isPaged = page.canvas.text.contains { $0.contains("↓ ") }
            for fruit in test.books.menu.fruits.prefix(isPaged ? 2 : 5) {
                let label = fruit.name(test.texts)
                // The count stands beside the name, or below it.
                let rows = page.canvas.text
                let isThere = rows.indices.contains { row in
                    rows[row].contains(label + " ") || rows[row].hasSuffix(label)
                        ? rows[row...].prefix(2).contains { $0.contains("10") } : false
                }
                #expect(isThere, "\(name): \(label)")
            }
        }
    }

    @Test func `why an order has failed is there as a whole`() throws {
        try forEachSize({ language in
            let test = try fullDisk(language)
            try test.openJuiceMaker().handle(.request(Order(try test.juice("banana"))))
            return test
        }) { test, page, name in
            let text = letters(test.texts(.orderFailed, try test.juice("banana").name(test.texts), reason(test)))
            #expect(letters(page).contains(text) || letters(page, on: [.alarm]).contains(text), "\(name)")
        }
    }

    private func fullDisk(_ language: Language) throws -> TestKiosk {
        try TestKiosk(language, ledger: { menu, _ in FullDiskLedger(menu: menu) })
    }

    private func reason(_ test: TestKiosk) -> String { test.texts.explain(LedgerError.failed(.write, .noSpace)) }

    @Test func `a long message takes a second row`() throws {
        try forEachSize({ language in
            let test = try fullDisk(language)
            try test.openJuiceMaker().handle(.open(.stock))
            let stock = try test.top(StockScreen.self)
            stock.handle(.edit(.set(try test.fruit("kiwi"), count: 12)))
            stock.handle(.save)
            return test
        }) { test, page, name in
            let text = letters("✗ " + test.texts(.stockNotSaved, reason(test)))
            #expect(letters(page, on: [.alarm]) == text, "\(name)")
        }
    }
}
