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
            screen.handle(.change(juice, by: 1))
            #expect(places(test, size) == before, "\(juice.id) is in the cart")
        }
        for juice in test.books.menu.juices { screen.handle(.change(juice, by: -1)) }
        #expect(places(test, size) == before, "all counts are 0")
        for line in ["strawberry-banana", "mango 2, kiwi", "banana 3"] {
            try screen.type(line: line, test.texts)
            #expect(places(test, size) == before, "\(line) is made")
        }
        screen.handle(.change(try test.juice("strawberry"), by: 1))
        screen.handle(.order)
        screen.handle(.answer(.decline))
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
        for juice in test.books.menu.juices { screen.handle(.change(juice, by: 1)) }
        let canvas = test.arrange(GridSize(columns: 80, rows: 24)).canvas
        let lines = canvas.text.count { $0.contains(" −   1  +") }
        #expect(lines >= 4)
        #expect(canvas.find("CART ↑\(30 - lines)") != nil)
        #expect(canvas.find("Cups: 30") != nil)
    }

    @Test func `a customer's number has a page of its own, and Enter leaves it and an empty cart`() throws {
        let customer = try Customer(.korean)
        customer.typeSlowly("2364o\n")
        for size in Self.sizes {
            customer.size = size
            #expect(customer.misses("주문 번호", "번호를", "합계 16,000원", "확인 ⏎") == [])
            #expect(!customer.sees("품절"), "the menu is not there")
        }
        #expect(customer.isShowingNumber && customer.test.books.soldCount == 4)
        customer.press(.enter)
        #expect(customer.test.navigator.top !== customer.screen)
        #expect(customer.cart.order == nil)
    }
}
