import JuiceMaker
import Terminal
import Testing

@testable import CalculatorApp
@testable import JuiceMakerApp
@testable import ScreenKit

/// The places of a menu, a cart and what belongs to them.
struct CartLayoutTests {
    private nonisolated static let sizes = [(80, 24), (78, 20), (120, 40), (200, 50), (60, 20), (40, 12)]
        .map { GridSize(columns: $0.0, rows: $0.1) }

    /// The places of what a person clicks, as far as they are there.
    private func places(_ test: TestKiosk, _ size: GridSize) -> [GridPoint?] {
        let canvas = test.arrange(size).canvas
        let juices = ["딸기쥬스", "바나나쥬스"].enumerated().map { index, name in
            canvas.find("\(index + 1) \(name)") ?? canvas.find("\(index + 1)  \(name)")
        }
        // The label of the button stands in its middle, with its key and without it.
        let order = canvas.find("주문하기").map { GridPoint(column: 0, row: $0.row) }
        return juices + [order] + ["r  판매", "e  재고"].map { canvas.find($0) }
    }

    @Test(arguments: sizes)
    func `nothing moves, whatever is put into the cart, ordered and made`(size: GridSize) throws {
        let test = try TestKiosk()
        let screen = try test.openJuiceMaker()
        let before = places(test, size)
        #expect(before[2] != nil)
        for juice in test.books.menu.juices.reversed() {
            screen.handle(.add(juice))
            #expect(places(test, size) == before, "\(juice.id) is in the cart")
        }
        for juice in test.books.menu.juices { screen.handle(.change(juice, by: -1)) }
        #expect(places(test, size) == before, "all counts are 0")
        for line in ["strawberry-banana", "mango 2, kiwi", "banana 3"] {
            try screen.type(line: line, test.texts)
            #expect(places(test, size) == before, "\(line) is made")
        }
        screen.handle(.add(try test.juice("strawberry")))
        screen.handle(.orderCart)
        screen.handle(.declineRestocking)
        #expect(places(test, size) == before, "an order was dropped")
    }

    @Test(arguments: [GridSize(columns: 80, rows: 24), GridSize(columns: 120, rows: 40)])
    func `a button of the cart stays under the pointer until the count is 0, and after it`(size: GridSize) throws {
        let person = Terminalist(try TestKiosk(.orders, .korean), columns: size.columns, rows: size.rows)
        person.type("26")
        let raise = try #require(person.look().find("+"))
        for _ in 0..<11 { person.click(raise) }
        let screen = try person.test.top(OrderScreen.self)
        #expect(screen.cart[try person.test.juice("banana")] == 12)
        let lower = try #require(person.look().find("−"))
        for _ in 0..<20 { person.click(lower) }
        #expect(screen.cart.lines.map(\.count) == [0, 1])
        person.click(raise)
        #expect(screen.cart.lines.map(\.count) == [1, 1])
    }

    @Test func `of more lines than there is room for, the last ones are in view, and a mark tells the others`() throws {
        let test = try TestKiosk.large()
        let screen = try test.openJuiceMaker()
        for juice in test.books.menu.juices { screen.handle(.add(juice)) }
        let canvas = test.arrange(GridSize(columns: 80, rows: 24)).canvas
        let lines = canvas.text.count { $0.contains(" −   1  +") }
        #expect(lines >= 4)
        #expect(canvas.find("CART ↑\(30 - lines)") != nil)
        #expect(canvas.find("Cups: 30") != nil)
    }

    @Test(arguments: [(Language.korean, "주문하기"), (.english, "Order")])
    func `the button names Enter while Enter orders, and an empty cart says what Enter does then`(
        language: Language, button: String
    ) throws {
        for (columns, rows) in [(60, 20), (80, 24), (120, 40)] {
            let person = Terminalist(try TestKiosk(.orders, language), columns: columns, rows: rows)
            let screen = try person.test.top(OrderScreen.self)
            let button = button + (columns < 80 ? " ⏎" : "  ⏎")
            person.press(columns < 80 ? .down : .tab)
            #expect(!person.sees(button) && person.sees(language == .korean ? "⏎나" : "⏎ or a number"))
            person.press(.enter)
            #expect(screen.cart.lines.map(\.item.id) == ["banana"])
            #expect(person.sees(button))
            person.press(.enter)
            #expect(person.test.books.soldCount == 1)
            #expect(!person.sees(button))
        }
    }

    @Test(arguments: Language.allCases)
    func `on a small terminal the hint of an empty cart is there as a whole`(language: Language) throws {
        let canvas = try TestKiosk(.orders, language).arrange(GridSize(columns: 60, rows: 20)).canvas
        let hint =
            language == .korean
            ? ["⏎나 번호를 누르면 담겨요.", "+와 −로 잔 수를 바꿔요."]
            : ["⏎ or a number adds a juice.", "+ and − change its count."]
        for line in hint { #expect(canvas.find(line) != nil, "\(line)") }
    }

    @Test func `on a small terminal three lines of a cart are in view, and a mark beside the total tells the others`()
        throws
    {
        let test = try TestKiosk(.english)
        let screen = try test.openJuiceMaker()
        func text(adding ids: String...) throws -> [String] {
            for id in ids { screen.handle(.add(try test.juice(id))) }
            return test.arrange(GridSize(columns: 60, rows: 20)).canvas.text
        }
        let three = try text(adding: "banana", "kiwi", "mango")
        #expect(three.count { $0.contains(" + ") } == 3)
        #expect(!three.contains { $0.contains("↑") })
        screen.handle(.emptyCart)
        let four = try text(adding: "strawberry-banana", "kiwi", "mango", "banana")
        #expect(four.contains { $0.contains("Cups: 4  ↑ 1") })
        screen.handle(.change(try test.juice("mango"), by: -1))
        screen.handle(.emptyCart)
        #expect(try !text(adding: "mango").contains { $0.contains("↑ 1") })
    }

    @Test func `a customer's number has a page of its own, which Enter leaves`() throws {
        let test = try TestKiosk()
        test.navigator.push(OrderScreen(bar: test.bar, calculators: nil, today: test.today))
        let screen = try test.top(OrderScreen.self)
        for id in ["banana", "kiwi", "mango", "pineapple"] { screen.handle(.add(try test.juice(id))) }
        screen.handle(.orderCart)
        for size in Self.sizes {
            let canvas = test.arrange(size).canvas
            for text in ["주문 번호", "맛있게 드세요!", "합계 16,000원", "확인 ⏎"] {
                #expect(canvas.find(text) != nil, "\(text)")
            }
            #expect(canvas.find("품절") == nil, "the menu is not there")
        }
        let done = try #require(screen.content(test.texts).ready?.page?.done)
        screen.handle(done.event)
        #expect(test.navigator.top !== screen)
    }
}
