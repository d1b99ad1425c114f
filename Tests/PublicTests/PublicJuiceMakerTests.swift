import Core
import JuiceMaker
import Testing

struct PublicJuiceMakerTests {
    private let kiwi: Fruit
    private let banana: Fruit
    private let name: Name

    init() throws {
        name = try Name([("ko", " 키위쥬스"), ("en", "Kiwi juice")])
        kiwi = try Fruit(id: "kiwi", name: try Name([("ko", "키위")]))
        banana = try Fruit(id: "banana", name: try Name([]))
    }

    private func menu(_ currency: Currency? = Currency(code: "EUR"), price: Int? = 450) throws -> Menu {
        let needs = [Quantity(item: kiwi, count: 3), Quantity(item: banana, count: 1)]
        return try Menu(
            capacity: 100, fruits: [Quantity(item: kiwi, count: 10), Quantity(item: banana, count: 100)],
            juices: [try Juice(id: "kiwi", name: name, needs: needs, price: price)], currency: currency)
    }

    @Test func `a menu that a program makes is the one of the file`() throws {
        let file = """
            {"capacity": 100, "currency": "EUR", "fruits": [
                {"id": "kiwi", "name": {"ko": "키위"}, "stock": 10}, {"id": "banana", "name": {}, "stock": 100}
            ], "juices": [{"id": "kiwi", "name": {"ko": "키위쥬스", "en": "Kiwi juice"}, "price": 4.50, "needs": [
                {"fruit": "kiwi", "count": 3}, {"fruit": "banana", "count": 1}]}]}
            """
        #expect(try menu() == Menu(parsing: Array(file.utf8)))
        #expect(banana.name["ko"] == "banana" && name["de"] == "키위쥬스")
        #expect(try menu(nil, price: nil).juice(named: "KIWI JUICE")?.price == nil)
    }

    @Test(arguments: [
        ("kiwi!", MenuError.Reason.invalidID("kiwi!")), ("", .empty(.id)), ("k\u{7}", .unshowable(.id, "\u{7}")),
        (String(repeating: "k", count: 81), .tooLong(.id, limit: 80)),
    ])
    func `an id is checked as in a file`(id: String, reason: MenuError.Reason) {
        #expect(throws: reason) { try Fruit(id: id, name: name) }
        #expect(throws: reason) { try Juice(id: id, name: name, needs: [Quantity(item: kiwi, count: 1)]) }
    }

    @Test func `a name is checked as in a file`() {
        #expect(throws: MenuError.Reason.unknownKey("korean")) { try Name([("korean", "키위")]) }
        #expect(throws: MenuError.Reason.empty(.name)) { try Name([("ko", " ")]) }
        #expect(throws: MenuError.Reason.syntax(.duplicateKey("ko"))) { try Name([("ko", "키위"), ("ko", "참다래")]) }
    }

    @Test func `a recipe is checked as in a file`() throws {
        func juice(_ counts: Int...) throws(MenuError.Reason) -> Juice {
            try Juice(id: "kiwi", name: name, needs: counts.map { Quantity(item: kiwi, count: $0) })
        }
        #expect(throws: MenuError.Reason.empty(.needs)) { try juice() }
        #expect(throws: MenuError.Reason.repeatedFruit("kiwi")) { try juice(1, 2) }
        #expect(throws: MenuError.Reason.invalidNumber(.count, "0", allowed: 1...1_000_000)) { try juice(0) }
        #expect(throws: MenuError.Reason.invalidNumber(.price, "-1", allowed: 0...100_000_000)) { try menu(price: -1) }
    }

    @Test func `a menu is checked as in a file`() throws {
        let juice = try Juice(id: "kiwi", name: name, needs: [Quantity(item: kiwi, count: 3)])
        let other = try Juice(id: "other", name: name, needs: [Quantity(item: kiwi, count: 3)])
        func check(
            _ reason: MenuError.Reason, capacity: Int = 100, _ counts: [(Fruit, Int)], _ juices: [Juice],
            currency: Currency? = nil, sourceLocation: SourceLocation = #_sourceLocation
        ) {
            #expect(throws: reason, sourceLocation: sourceLocation) {
                try Menu(
                    capacity: capacity, fruits: counts.map { Quantity(item: $0.0, count: $0.1) }, juices: juices,
                    currency: currency)
            }
        }
        check(.invalidNumber(.capacity, "0", allowed: 1...1_000_000), capacity: 0, [(kiwi, 0)], [juice])
        check(.empty(.fruits), [], [juice])
        check(.empty(.juices), [(kiwi, 1)], [])
        check(.duplicateID("kiwi"), [(kiwi, 1), (kiwi, 1)], [juice])
        check(.duplicateName("키위쥬스"), [(kiwi, 1)], [juice, other])
        check(.duplicateName("키위"), [(kiwi, 1), (try Fruit(id: "green", name: kiwi.name), 1)], [juice])
        check(.invalidNumber(.stock, "101", allowed: 0...100), [(kiwi, 101)], [juice])
        check(.invalidNumber(.stock, "-1", allowed: 0...100), [(kiwi, -1)], [juice])
        check(.invalidNumber(.count, "3", allowed: 1...2), capacity: 2, [(kiwi, 1)], [juice])
        check(.unknownFruit("kiwi"), [(banana, 1)], [juice])
        check(.unknownFruit("kiwi"), [(try Fruit(id: "kiwi", name: name), 1)], [juice])
        check(.missingKey(.price), [(kiwi, 1)], [juice], currency: Currency(code: "KRW"))
        #expect(throws: MenuError.Reason.missingKey(.currency)) { try menu(nil) }
    }

    @Test func `reports, receipts and the orders of a day are values`() throws {
        let menu = try menu()
        let ledger: any Ledger = InMemoryLedger(menu: menu) { Timestamp(milliseconds: 3_600_000) }
        for _ in 0..<3 { _ = try ledger.sell([SaleRequest(order: Order(menu.juices[0]))]) }
        _ = try ledger.reverse(.void, 2, reason: "spilled")
        let period = Period(from: Timestamp(milliseconds: 0), to: Timestamp(milliseconds: 86_400_000))
        var (orders, sales) = (DayOrders(of: period), PeriodSales(of: period) { _ in 1 })
        try ledger.read(&orders)
        try ledger.read(&sales)
        #expect(orders.orders.map(\.id) == [1, 3] && orders.juiceCount == 2)
        #expect(sales.sales.count(ofJuice: "kiwi") == 2 && sales.hours[1].money == 900 && sales.sales.sold.orders == 3)

        let sold = try #require(try ledger.soldOrder(number: 2))
        #expect(sold.isVoided && sold.prices == [450] && sold.sale.total == 450)

        let report = try ledger.report(of: period, before: nil) { _ in 1 }
        #expect(report.sales.count == 2 && report.sales.money == 900 && report.imbalance == nil)
        #expect(
            try json(report)
                == #"{"balances":true,"currency":"EUR","from":"1970-01-01T00:00:00.000Z","fruits":{"#
                + #""banana":{"adjusted":0,"closing":98,"counted":0,"opening":100,"restocked":0,"returned":1,"spoiled":0,"used":3},"#
                + #""kiwi":{"adjusted":0,"closing":4,"counted":0,"opening":10,"restocked":0,"returned":3,"spoiled":0,"used":9}},"#
                + #""hours":{"1":{"cups":2,"money":900}},"juiceMoney":{"kiwi":900},"juices":{"kiwi":2},"later":0,"money":900,"net":null,"#
                + #""open":{"after":0,"cups":2,"money":900,"orders":3,"refunds":0,"voids":1},"orders":3,"payments":{"cash":900},"#
                + #""refundedMoney":0,"refunds":0,"sold":2,"#
                + #""to":"1970-01-02T00:00:00.000Z","unpaid":0,"vat":null,"voids":1}"#)
        #expect(try value(of: try json(report.sales.sold)) == report.sales.sold)
    }
}
