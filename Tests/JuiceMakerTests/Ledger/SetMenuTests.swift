import Core
import JuiceMaker
import Testing

struct SetMenuTests {
    private let menu: Menu
    private let ledger: InMemoryLedger

    init() throws {
        menu = try Self.menu(price: "4000")
        ledger = InMemoryLedger(menu: menu)
    }

    /// A menu of kiwi juice, and with figs of fig juice too.
    private static func menu(
        price: String, currency: String = "KRW", fruit: String = "kiwi", name: String = "Kiwi juice"
    ) throws -> Menu {
        let text = """
            {"capacity": 100, "currency": "\(currency)",
            "fruits": [{"id": "\(fruit)", "name": {"en": "The \(fruit)"}, "stock": 10}],
            "juices": [{"id": "\(fruit)", "name": {"en": "\(name)"}, "price": \(price),
            "needs": [{"fruit": "\(fruit)", "count": 3}]}]}
            """
        return try Menu(parsing: Array(text.utf8))
    }

    private func order(_ menu: Menu) -> SaleRequest { SaleRequest(order: Order(menu.juices[0])) }

    @Test func `a menu comes into force for each kiosk of the ledger, and nothing is sold at an old price`() throws {
        let bar = JuiceBar(ledger: ledger)
        // The menu that is in force is not recorded again.
        #expect(try ledger.set(menu) == false)
        #expect(ledger.lastSequence == 1)
        #expect(try ledger.set(try Self.menu(price: "5000")))
        #expect(try ledger.sell([order(menu)]) == [.menuChanged])
        #expect(ledger.books.accounts.lastNumber == 0)
        #expect(bar.refresh())
        #expect(bar.books.menu.juices[0].price == 5_000)
        let sale = Sale(number: 1, order: order(bar.books.menu).order)
        #expect(try ledger.sell([order(bar.books.menu)]) == [.sold(sale)])
        #expect(sale.order.total == 5_000)
    }

    @Test func `a menu that no record could hold with the fruits of the earlier ones is refused`() throws {
        func menu(_ name: String) throws -> Menu {
            let long = String(repeating: "과", count: 60)
            let fruits = (0..<1_200).map {
                #"{"id":"\#(name)-\#($0)","name":{"ko":"\#(long)\#(name)\#($0)","en":"\#(long)-\#(name)\#($0)"},"stock":1}"#
            }
            let juice = #"{"id":"j","name":{},"needs":[{"fruit":"\#(name)-0","count":1}],"price":1}"#
            let json =
                #"{"capacity":9,"currency":"KRW","fruits":[\#(fruits.joined(separator: ","))],"juices":[\#(juice)]}"#
            return try Menu(parsing: Array(json.utf8))
        }
        #expect(try ledger.set(try menu("a")))
        let other = try menu("b")
        #expect(throws: MenuChangeError.tooLarge) { try ledger.set(other) }
        #expect(try ledger.set(self.menu))
        #expect(ledger.books.accounts.menu?.menu != nil)
    }

    @Test func `a receipt has the prices and the name of its time`() throws {
        _ = try ledger.sell([order(menu)])
        let new = try Self.menu(price: "5000", name: "Green juice")
        _ = try ledger.set(new)
        _ = try ledger.sell([order(ledger.books.menu)])
        for (number, price, name) in [(1, 4_000, "Kiwi juice"), (2, 5_000, "Green juice")] {
            let sold = try #require(try ledger.soldOrder(number: number))
            #expect(sold.prices == [price])
            #expect(sold.menu.juices[0].name["en"] == name)
        }
    }

    @Test func `a fruit that leaves the menu is in the stock until it is used up or written off`() throws {
        _ = try ledger.set(try Self.menu(price: "1", fruit: "fig"))
        let kiwi = try #require(ledger.books.fruit(named: "The kiwi"))
        #expect(ledger.books.stock.items.map(\.id) == ["fig", "kiwi"])
        #expect(ledger.books.stock[kiwi] == 10)
        // A later menu knows it still.
        _ = try ledger.set(try Self.menu(price: "2", fruit: "fig"))
        #expect(ledger.books.stock[kiwi] == 10)
        try ledger.change(.set(kiwi, to: 0), reason: .spoiled)
        #expect(ledger.books.stock.items.map(\.id) == ["fig"])
        #expect(ledger.books.accounts.fruits["kiwi"]?.spoiled == -10)
    }

    @Test func `a fruit that was used up and left the menu is in the stock again when its order is cancelled`() throws {
        let kiwi = menu.fruits[0]
        try ledger.change(.set(kiwi, to: 3))
        _ = try ledger.sell([order(menu)])
        // The second menu knows it still.
        for price in ["1", "2"] { _ = try ledger.set(try Self.menu(price: price, fruit: "fig")) }
        #expect(ledger.books.stock.items.map(\.id) == ["fig"])
        _ = try ledger.reverse(.void, 1, reason: "spilt")
        #expect(ledger.books.fruit(named: "The kiwi") == kiwi)
        #expect(ledger.books.stock[kiwi] == 3)
        // After the close, nothing can bring it back.
        try ledger.change(.set(kiwi, to: 0))
        _ = try ledger.close(counted: 0)
        _ = try ledger.set(try Self.menu(price: "3", fruit: "fig"))
        #expect(ledger.books.menu.formerFruits == [])
    }

    @Test func `a fruit that comes back has the stock that it left`() throws {
        _ = try ledger.sell([order(menu)])
        _ = try ledger.set(try Self.menu(price: "1", fruit: "fig"))
        _ = try ledger.set(menu)
        #expect(ledger.books.stock[menu.fruits[0]] == 7)
    }

    @Test func `another currency comes with an empty day, and its sums begin anew`() throws {
        _ = try ledger.sell([order(menu)])
        let dollars = try Self.menu(price: "40.00", currency: "USD")
        #expect(throws: MenuChangeError.dayHasOrders) { try ledger.set(dollars) }
        _ = try ledger.close(counted: nil)
        #expect(try ledger.set(dollars))
        // The same number in another currency is another price.
        #expect(try ledger.sell([order(menu)]) == [.menuChanged])
        _ = try ledger.sell([order(ledger.books.menu)])
        let accounts = ledger.books.accounts
        #expect([accounts.salesSinceClose.sold.money, accounts.sales.sold.money] == [4_000, 4_000])
        #expect(accounts.sales.sold.orders == 2)
        let report = try ledger.report()
        #expect(report.sales.money == 4_000 && report.imbalance == nil)
        #expect(report.earlierMoney.map(\.money) == [4_000])
        #expect(report.earlierMoney.map(\.currency.code) == ["KRW"])
        #expect(throws: VoidError.otherCurrency(1, try #require(Currency(code: "KRW")))) {
            try ledger.reverse(.refund, 1, reason: "cold")
        }
    }

    @Test func `the cart follows the menu, and says so`() throws {
        let bar = JuiceBar(ledger: ledger)
        _ = bar.handle(.change(menu.juices[0], by: 2))
        _ = try ledger.set(try Self.menu(price: "5000"))
        #expect(bar.refresh())
        #expect(bar.takeNews() == [.cartChanged])
        #expect(bar.takeNews() == [])
        #expect(bar.machine.cart.order?.total == 10_000)
        _ = try ledger.set(try Self.menu(price: "1", fruit: "fig"))
        bar.refresh()
        #expect(bar.machine.cart.order == nil)
    }

    @Test func `an order that waits while the menu changes is not made, and told`() throws {
        let bar = JuiceBar(ledger: ledger)
        let old = Order(menu.juices[0])
        _ = try ledger.set(try Self.menu(price: "5000"))
        #expect(bar.handle(.order(old)) == [.outdated(old)])
        #expect(bar.machine.state == .idle)
    }

    @Test func `a menu that is read back is the same, byte for byte`() throws {
        let dollars = try Self.menu(price: "4.50", currency: "USD")
        let text = RecordedMenu(dollars).text
        #expect(text.contains(#""price":4.50"#))
        #expect(RecordedMenu(try Menu(parsing: Array(text.utf8))).text == text)
        let lines = dollars.json().lines.joined(separator: "\n")
        #expect(try Menu(parsing: Array(lines.utf8)) == dollars)
    }

    @Test func `a record without a menu contradicts the ledger`() throws {
        var accounts = ledger.books.accounts
        #expect(throws: AccountsError.impossibleMenu) {
            try accounts.enter(.menu(MenuRecord(RecordedMenu(text: "{}"), opening: [])))
        }
        #expect(accounts == ledger.books.accounts)
    }
}
