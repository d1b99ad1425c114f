import JuiceMaker
import Terminal
import TestSupport
import Testing

@testable import JuiceMakerApp
@testable import ScreenKit

/// The page on which a customer looks at an order, and says how it is served and paid where the menu asks.
struct CheckPaneTests {
    nonisolated private static let sizes = [(40, 12), (60, 20), (72, 22), (80, 24), (120, 40)]
        .map { GridSize(columns: $0.0, rows: $0.1) }

    private func customer(
        _ language: Language = .english, _ size: GridSize = .small, menu: Menu? = nil, choosing juices: String = "23"
    ) throws -> Customer {
        let customer = try Customer(language, size, menu: menu ?? .asking())
        customer.test.bar.ordersWait = true
        for juice in juices { customer.press(.character(juice)) }
        customer.press(.character("o"))
        return customer
    }

    private func wishes(_ customer: Customer) throws -> OrderWishes? {
        try customer.test.ledger.soldOrder(number: 1)?.sale.wishes
    }

    @Test(arguments: sizes, Language.allCases)
    func `one Enter orders with the first of each, which are marked`(size: GridSize, language: Language) throws {
        let customer = try customer(language, size)
        let isKorean = language == .korean
        for words in isKorean ? ["매장", "카드"] : ["Eat in", "Card"] {
            let place = try #require(customer.look().find(words))
            #expect(customer.look().text(row: place.row).contains("✓"))
        }
        for words in isKorean ? ["포장", "현금", "간편결제"] : ["Take away", "Cash", "Mobile payment"] {
            #expect(customer.look().find(words) != nil)
        }
        customer.press(.enter)
        #expect(customer.screen.isShowingNumber)
        #expect(try wishes(customer) == OrderWishes(service: "here", payment: "card"))
    }

    @Test(arguments: sizes)
    func `a number, the arrows and the mouse choose, and then Enter orders`(size: GridSize) throws {
        let keys = try customer(.english, size)
        keys.press(.character("2"), .character("5"), .enter)
        #expect(try wishes(keys) == OrderWishes(service: "to-go", payment: "mobile"))

        let mouse = try customer(.english, size)
        for words in ["Take away", "Cash", "Order  ⏎"] { mouse.touch(try #require(mouse.look().find(words))) }
        #expect(try wishes(mouse) == OrderWishes(service: "to-go", payment: "cash"))

        // Two steps of Tab lead around to the second answer; Enter chooses it, and once more orders.
        let tabs = try customer(.english, size)
        tabs.press(.tab, .tab, .enter)
        #expect(!tabs.screen.isShowingNumber && tabs.screen.wishes.service == "to-go")
        tabs.press(.enter)
        #expect(try wishes(tabs) == OrderWishes(service: "to-go", payment: "card"))
    }

    @Test func `the arrows lead from the button to the choices above it`() throws {
        let customer = try customer()
        customer.press(.up, .enter)
        #expect(customer.screen.wishes == OrderWishes(service: "here", payment: "mobile"))
        customer.press(.up, .enter)
        #expect(customer.screen.wishes == OrderWishes(service: "to-go", payment: "mobile"))
        customer.press(.left, .enter)
        #expect(customer.screen.wishes == OrderWishes(service: "here", payment: "mobile"))
        #expect(try wishes(customer) == nil)
    }

    @Test func `each way to the page begins with the button that orders`() throws {
        let customer = try customer(choosing: "2")
        customer.press(.tab, .tab, .escape, .character("3"), .character("o"), .enter)
        #expect(customer.screen.isShowingNumber)
        #expect(try wishes(customer)?.service == "here")
    }

    @Test func `what was chosen stays while more is chosen, and leaves with its order`() throws {
        let customer = try customer()
        customer.press(.character("2"), .escape, .character("2"), .character("o"), .enter)
        #expect(try wishes(customer) == OrderWishes(service: "to-go", payment: "card"))
        #expect(customer.test.bar.wishes == OrderWishes())
    }

    @Test func `a menu that asks nothing has no choices, and a sale no wishes`() throws {
        let customer = try Customer()
        customer.press(.character("2"), .character("o"), .character("2"), .enter)
        #expect(try wishes(customer) == OrderWishes())
    }

    @Test func `a menu with one question asks that one alone`() throws {
        let served = try customer(menu: .asking(payments: ""))
        served.press(.character("2"), .enter)
        #expect(try wishes(served) == OrderWishes(service: "to-go"))
        let paid = try customer(menu: .asking(services: ""))
        paid.press(.character("2"), .enter)
        #expect(try wishes(paid) == OrderWishes(payment: "cash"))
    }

    @Test func `a choice that has left the menu is made again before anything is sold`() throws {
        let customer = try customer()
        customer.press(.character("2"))
        let other = #""services": [{"id": "table", "name": {"en": "At the table"}}],"#
        _ = try customer.test.ledger.set(.asking(services: other))
        customer.press(.enter)
        #expect(try wishes(customer) == nil && customer.look().find("At the table  ✓") != nil)
        customer.press(.enter)
        #expect(try wishes(customer) == OrderWishes(service: "table", payment: "card"))
    }

    @Test func `many answers and long names still leave room for the lines and the button`() throws {
        let services = (1...4).map { #"{"id": "way-\#($0)", "name": {"en": "Way number \#($0)"}}"# }
        let menu = try Menu.asking(services: #""services": [\#(services.joined(separator: ", "))],"#)
        for size in Self.sizes {
            let customer = try customer(.english, size, menu: menu, choosing: "2346")
            let canvas = customer.look()
            for words in ["Way number 4", "Mobile payment", "Mango juice", "Choose more", "⏎"] {
                #expect(canvas.find(words) != nil, "\(words) at \(size)")
            }
        }
    }

    // MARK: Lines

    private func lines(_ language: Language, menu: Menu, _ input: String...) throws -> (lines: [String], Customer) {
        let customer = try Customer(language, menu: menu)
        customer.test.bar.ordersWait = true
        var said: [String] = []
        let front = LineFront(kiosk: customer.kiosk) { said.append($0) }
        front.sayPage()
        said = []
        for line in input { front.handle(line) }
        return (said, customer)
    }

    @Test func `in lines the page says the order and the choices, which a name or a number chooses`() throws {
        let (lines, customer) = try lines(.korean, menu: .asking(), "바나나쥬스 2, 키위쥬스", "포장", "4", "주문")
        #expect(
            lines.prefix(12) == [
                "== start > 쥬스 메이커 ==", "바나나쥬스 2잔  7,000", "키위쥬스 1잔  4,000", "1. 매장  ✓", "2. 포장", "3. 카드  ✓",
                "4. 현금", "5. 간편결제", "3잔  11,000원", "명령: 주문, 장바구니, 뒤로, 도움말, lang", "1. 매장", "2. 포장  ✓",
            ])
        #expect(lines.contains("주문 번호는 1번입니다: 바나나쥬스 2잔, 키위쥬스 1잔."))
        #expect(try wishes(customer) == OrderWishes(service: "to-go", payment: "cash"))
    }

    @Test func `in lines a cart is checked before it is ordered, and names in another language choose too`() throws {
        let (lines, customer) = try lines(.english, menu: .asking(), "2", "order", "포장", "Mobile Payment", "order")
        #expect(lines.contains("1. Eat in  ✓") && lines.contains("Cups: 1  3,500 KRW"))
        #expect(try wishes(customer) == OrderWishes(service: "to-go", payment: "mobile"))
    }

    @Test func `in lines an order is made at once where the menu asks only how it is paid`() throws {
        let (_, customer) = try lines(.english, menu: .asking(services: ""), "banana 2")
        #expect(try wishes(customer) == OrderWishes())
    }

    @Test func `in lines what there is not enough of is said, and nothing is ordered`() throws {
        let (lines, customer) = try lines(.english, menu: .asking(), "strawberry", "order")
        #expect(lines.contains("! Sold out: Strawberry juice") && lines.last == "The cart is empty.")
        #expect(try wishes(customer) == nil)
    }
}
