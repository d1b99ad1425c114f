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
        customer.typeSlowly(juices + "o")
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
        let others = isKorean ? ["포장", "현금", "간편결제"] : ["Take away", "Cash", "Mobile payment"]
        #expect(customer.misses(others[0], others[1], others[2]) == [])
        customer.typeSlowly("\n")
        #expect(customer.isShowingNumber)
        #expect(try wishes(customer) == OrderWishes(service: "here", payment: "card"))
    }

    @Test(arguments: sizes)
    func `a number, the arrows and the mouse choose, and then Enter orders`(size: GridSize) throws {
        let keys = try customer(.english, size)
        keys.typeSlowly("25\n")
        #expect(try wishes(keys) == OrderWishes(service: "to-go", payment: "mobile"))

        let mouse = try customer(.english, size)
        for words in ["Take away", "Cash", "Order  ⏎"] { try mouse.click(words) }
        #expect(try wishes(mouse) == OrderWishes(service: "to-go", payment: "cash"))

        // Two steps of Tab lead around to the second answer; Enter chooses it, and once more orders.
        let tabs = try customer(.english, size)
        tabs.typeSlowly("\t\t\n")
        #expect(!tabs.isShowingNumber && tabs.test.bar.machine.wishes.service == "to-go")
        tabs.typeSlowly("\n")
        #expect(try wishes(tabs) == OrderWishes(service: "to-go", payment: "card"))
    }

    @Test func `a menu with one question asks that one alone`() throws {
        for (menu, expected) in [
            (try Menu.asking(payments: ""), OrderWishes(service: "to-go")),
            (try Menu.asking(services: ""), OrderWishes(payment: "cash")),
        ] {
            let customer = try customer(menu: menu)
            customer.typeSlowly("2\n")
            #expect(try wishes(customer) == expected)
        }
    }

    @Test func `a choice that has left the menu is made again before anything is sold`() throws {
        let customer = try customer()
        customer.typeSlowly("2")
        let other = #""services": [{"id": "table", "name": {"en": "At the table"}}],"#
        _ = try customer.test.ledger.set(.asking(services: other))
        customer.typeSlowly("\n")
        #expect(try wishes(customer) == nil && customer.look().find("At the table  ✓") != nil)
        customer.typeSlowly("\n")
        #expect(try wishes(customer) == OrderWishes(service: "table", payment: "card"))
    }

    @Test func `many answers and long names still leave room for the lines and the button`() throws {
        let services = (1...4).map { #"{"id": "way-\#($0)", "name": {"en": "Way number \#($0)"}}"# }
        let menu = try Menu.asking(services: #""services": [\#(services.joined(separator: ", "))],"#)
        for size in Self.sizes {
            let customer = try customer(.english, size, menu: menu, choosing: "2346")
            let missing = customer.misses("Way number 4", "Mobile payment", "Mango juice", "Choose more", "⏎")
            #expect(missing == [], "\(size)")
        }
    }

    @Test func `in lines an order is made at once where the menu asks only how it is paid`() throws {
        let customer = try Customer(.korean, menu: .asking(services: ""))
        customer.test.bar.ordersWait = true
        let reader = TypedLines(customer.test.kiosk)
        reader.readPage()
        #expect(reader.type("바나나쥬스 2, 키위쥬스").contains("주문 번호는 1번입니다: 바나나쥬스 2잔, 키위쥬스 1잔."))
        #expect(try wishes(customer) == OrderWishes())
    }
}
