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

    @Test(arguments: [Place.shortage, .clearing])
    func `a question and what it is about are there as a whole`(place: Place) throws {
        try forEachSize({ try TestKiosk(place, $0) }) { test, page, name in
            let box = page.canvas.text.compactMap { row -> String? in
                let parts = row.split(separator: "│", omittingEmptySubsequences: false)
                return parts.count == 3 ? letters(String(parts[1])) : nil
            }.joined()
            let asked =
                place == .clearing
                ? test.texts(.askToClear) + test.texts(.clearWarning)
                : test.texts(.askToRestock)
                    + (test.texts.language == .korean ? "딸기쥬스: 딸기 6개 부족" : "Strawberry juice: Strawberry short by 6")
            #expect(box.hasPrefix(letters(asked)), "\(name): \(box)")
        }
    }

    @Test func `the newest juice is announced`() throws {
        try forEachSize({ try TestKiosk(.ordersMade, $0) }) { test, page, name in
            let newest =
                test.texts.language == .korean ? "8번 망고쥬스 나왔습니다! 맛있게 드세요!" : "No. 8: Mango juice is ready. Enjoy!"
            #expect(letters(page).contains(letters(newest)), "\(name)")
        }
        try forEachSize({ language in
            let test = try TestKiosk.large(language)
            try test.openJuiceMaker().handle(.request(Order(try test.juice("juice-30"))))
            return test
        }) { _, page, name in
            #expect(
                letters(page).contains(
                    letters(name.hasPrefix("korean") ? "1번 쥬스30 나왔습니다!" : "No. 1: Juice 30 is ready.")),
                "\(name)")
        }
    }

    @Test func `the stock of every fruit is shown`() throws {
        try forEachSize({ try TestKiosk(.orders, $0) }) { test, page, name in
            for fruit in test.books.menu.fruits {
                let label = fruit.name(test.texts)
                let row = page.canvas.text.first { $0.contains(label + " ") && $0.contains("10") }
                #expect(row != nil, "\(name): \(label)")
            }
        }
    }

    @Test func `why an order has failed is there as a whole`() throws {
        try forEachSize({ language in
            let test = try TestKiosk(language, ledger: { menu, _ in FullDiskLedger(menu: menu) })
            try test.openJuiceMaker().handle(.request(Order(try test.juice("banana"))))
            return test
        }) { test, page, name in
            let reason = test.texts.explain(LedgerError.failed(.write, .noSpace))
            let text = test.texts(.orderFailed, try test.juice("banana").name(test.texts), reason)
            #expect(letters(page).contains(letters(text)), "\(name)")
        }
    }

    @Test func `at the usual size nothing of a recipe or of a style is cut off`() throws {
        let size = GridSize(columns: 80, rows: 24)
        for language in Language.allCases {
            let orders = try TestKiosk(.orders, language)
            for juice in orders.books.menu.juices {
                let recipe = juice.needs.map { "\($0.item.name(orders.texts)) \($0.count)" }.joined(separator: " ")
                #expect(orders.arrange(size).canvas.find(recipe) != nil, "\(recipe)")
            }
            let styles = try TestKiosk(.styles, language)
            let rows = try #require(styles.top(StyleScreen.self).content(styles.texts).list?.rows)
            for row in rows { #expect(styles.arrange(size).canvas.find(row.detail) != nil, "\(row.detail)") }
        }
    }

    @Test func `a long message takes a second row`() throws {
        try forEachSize({ language in
            let test = try TestKiosk(language, ledger: { menu, _ in FullDiskLedger(menu: menu) })
            let screen = try test.openJuiceMaker()
            screen.handle(.editStock)
            let stock = try test.top(StockScreen.self)
            stock.handle(.edit(.set(try test.fruit("kiwi"), count: 12)))
            stock.handle(.save)
            return test
        }) { test, page, name in
            let reason = test.texts.explain(LedgerError.failed(.write, .noSpace))
            #expect(letters(page).contains(letters("! " + test.texts(.stockNotSaved, reason))), "\(name)")
        }
    }
}
