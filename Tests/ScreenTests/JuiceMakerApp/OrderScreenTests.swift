import Calculator
import Core
import JuiceMaker
import Terminal
import Testing
import TestSupport

@testable import CalculatorApp
@testable import JuiceMakerApp
@testable import ScreenKit

struct OrderScreenTests {
    private typealias Orders = Opened<OrderScreen>

    // MARK: Menu

    @Test func `a juice shows its price, how many can be made, and what it lacks if none`() throws {
        let orders = try Orders()
        func notes() -> [String]? { orders.content.list?.rows.map(\.note) }
        let prices = ["4,500", "3,500", "4,000", "4,000", "4,500", "4,500", "4,500"]
        #expect(orders.content.list?.rows.map(\.detail) == prices)
        #expect(notes() == ["품절: 딸기 10/16", "5잔", "3잔", "5잔", "1잔", "3잔", "5잔"])
        try orders.order("딸바쥬스")
        #expect(notes() == ["품절: 딸기 0/16", "4잔", "3잔", "5잔", "품절: 딸기 0/10", "3잔", "5잔"])
        #expect(orders.content.list?.rows.map(\.labelTone).prefix(2) == [.quiet, .plain])
    }

    @Test func `a juice that lacks several fruits names each`() throws {
        let orders = try Orders(.english)
        for (id, count) in [("mango", 1), ("kiwi", 0)] {
            try orders.test.ledger.change(.set(try orders.test.fruit(id), to: count))
        }
        orders.test.readChanges()
        let row = try #require(orders.content.list?.rows.last)
        #expect(row.note == "Sold out: Mango 1/2, Kiwi 0/1")
        #expect(row.shortNotes == ["Sold out: 1/2, 0/1", "Sold out"])
    }

    @Test func `a menu without a currency shows no money anywhere`() throws {
        let fruits = #"[{"id": "a", "name": {"ko": "가", "en": "A"}, "stock": 9}]"#
        let needs = #"[{"fruit": "a", "count": 2}]"#
        let juices = #"[{"id": "b", "name": {"ko": "나", "en": "B"}, "needs": \#(needs)}]"#
        let menu = #"{"capacity": 9, "fruits": \#(fruits), "juices": \#(juices)}"#
        let orders = try Orders(TestKiosk(menu: Menu(parsing: Array(menu.utf8))))
        try orders.choose("나")
        let content = orders.content
        #expect(content.list?.rows.map(\.detail) == [""])
        #expect(content.cart?.lines.map(\.amount) == [""])
        #expect(content.cart?.total == "")
        #expect(content.cart?.summary == "장바구니: 나 1잔")
        try orders.choose("주문하기")
        #expect(orders.content.lines.map(\.text) == ["1번 나"])
        #expect(orders.content.ready?.lines.map(\.text) == ["1번 나 나왔습니다! 맛있게 드세요!"])
    }

    @Test func `the bars show the stock, and which fruit is too low for any juice`() throws {
        let orders = try Orders(.english)
        try orders.type("strawberry-banana")
        let gauges = try #require(orders.content.gauges)
        #expect(gauges.gauges.map(\.label) == ["Strawberry", "Banana", "Pineapple", "Kiwi", "Mango"])
        #expect(gauges.gauges.map(\.bar.count) == [0, 9, 10, 10, 10])
        let lines = gauges.lines(orders.test.texts, firstNumber: 1).flatMap(\.all)
        #expect(lines == ["Strawberry 0 (none)", "Banana 9", "Pineapple 10", "Kiwi 10", "Mango 10"])
    }

    // MARK: Cart

    @Test func `pressing a juice puts one into the cart, and takes nothing from the stock`() throws {
        let orders = try Orders()
        #expect(orders.content.cart?.canOrder == false)
        try orders.choose("딸바쥬스", "망고쥬스", "딸바쥬스")
        var cart = try #require(orders.content.cart)
        #expect(cart.lines.map(\.label) == ["딸바쥬스", "망고쥬스"])
        #expect(cart.lines.map(\.count) == [2, 1])
        #expect(cart.lines.map(\.amount) == ["9,000", "4,500"])
        #expect(cart.count == "3잔")
        #expect(cart.total == "13,500원")
        #expect(cart.order.isEnabled)
        #expect(orders.soldCount == 0)
        // A line that went down to 0 keeps its place.
        for _ in 0..<2 { orders.handle(cart.lines[0].lower.event) }
        cart = try #require(orders.content.cart)
        #expect(cart.lines.map(\.count) == [0, 1])
        #expect(cart.lines.map(\.lower.isEnabled) == [false, true])
        #expect(cart.total == "4,500원")
        try orders.choose("비우기")
        #expect(orders.content.cart?.lines.isEmpty == true)
    }

    @Test(arguments: [("+++-", 2), ("+++------", 0)])
    func `the keys of a row change its count in the cart`(keys: String, count: Int) throws {
        let orders = try Orders()
        let row = try #require(orders.content.list?.rows[2])
        for key in keys {
            orders.handle(try #require(row.bindings.first { $0.keys.contains(.character(key)) }).event)
        }
        #expect(orders.content.cart?.lines.map(\.count) == [count])
    }

    @Test func `a cart takes as many juices as one order can have, and says so`() throws {
        let orders = try Orders()
        orders.handle(.change(try orders.test.juice("kiwi"), by: 1_000))
        #expect(orders.message == nil)
        orders.handle(.add(try orders.test.juice("mango")))
        #expect(orders.message?.text == "한 번에 1000잔까지 주문할 수 있어요.")
        #expect(orders.content.cart?.count == "1000잔")
    }

    @Test(arguments: [
        (Language.korean, "! 품절: 딸기 10/16"), (.english, "! Sold out: Strawberry 10/16"),
    ])
    func `a juice that is sold out says so when it is chosen, by Enter and by its number`(
        language: Language, text: String
    ) throws {
        for (columns, rows) in [(60, 20), (80, 24)] {
            for key in [Key.enter, .character(" "), .character("1"), .character("+")] {
                let person = Terminalist(try TestKiosk(.orders, language), columns: columns, rows: rows)
                person.press(key)
                #expect(person.sees(text), "\(key)")
                #expect(try person.test.top(OrderScreen.self).cart.lines.map(\.item.id) == ["strawberry"])
                for other in "-2" {
                    person.press(.character(other))
                    #expect(!person.sees(text))
                }
            }
        }
    }

    // MARK: Orders

    @Test func `an order is made and called out with one number, and the cart is empty`() throws {
        let orders = try Orders()
        try orders.order("딸바쥬스")
        #expect(orders.news == ["1번 딸바쥬스 나왔습니다! 맛있게 드세요!"])
        #expect(orders.content.ready?.number == "1")
        #expect(orders.content.cart?.lines.isEmpty == true)
        #expect(try orders.test.count(of: "strawberry") == 0)
        #expect(try orders.test.count(of: "banana") == 9)
        try orders.order("바나나쥬스", "바나나쥬스", "키위쥬스")
        #expect(orders.news.last == "2번 바나나쥬스 2잔, 키위쥬스 1잔 나왔습니다! 맛있게 드세요!")
        #expect(orders.content.ready?.number == "2")
        #expect(orders.test.ledger.books.accounts.lastNumber == 2)
        #expect(orders.soldCount == 4)
        try #require(orders.content.ready).lines.map(\.text).last.map { #expect($0 == "합계 11,000원") }
    }

    @Test(arguments: [
        "딸바쥬스", "strawberry-banana", "STRAWBERRY-BANANA", "딸바쥬스 1", "strawberry-banana:1", "딸바쥬스 주문",
        "strawberry-banana order", "order strawberry-banana", "주문 딸바쥬스 한 잔", "banana 2, mango",
    ])
    func `a line orders by name at once, one juice or several, in either language, with or without a count`(
        line: String
    ) throws {
        let orders = try Orders()
        try orders.choose("망고쥬스")
        try orders.type(line)
        let made = line == "banana 2, mango" ? "바나나쥬스 2잔, 망고쥬스 1잔" : "딸바쥬스"
        #expect(orders.news == ["1번 \(made) 나왔습니다! 맛있게 드세요!"])
        #expect(orders.content.cart?.summary == "장바구니: 망고쥬스 1잔 (4,500원)", "the cart stays")
    }

    /// The names of the menu that can be typed.
    private nonisolated static let names = "딸기쥬스, 바나나쥬스, 키위쥬스, 파인애플쥬스, 딸바쥬스, 망고쥬스, 망키쥬스"

    @Test(arguments: [
        ("mangoo 2", "알 수 없는 쥬스: mangoo 2. 비슷한 이름: mango 2"),
        ("Mango juce", "알 수 없는 쥬스: Mango juce. 비슷한 이름: Mango juice"), ("콜라", "알 수 없는 쥬스: 콜라 (가능: \(names))"),
        ("2 망고", "알 수 없는 쥬스: 2 망고. 비슷한 이름: 망고쥬스 2"),
        ("딸기주스 세 잔", "알 수 없는 쥬스: 딸기주스 세 잔. 비슷한 이름: 딸기쥬스 세 잔"),
        ("콜라 주문", "알 수 없는 쥬스: 콜라 (가능: \(names))"), ("remove 콜라", "알 수 없는 쥬스: 콜라 (가능: \(names))"),
        ("바나나쥬스 -1", "쓸 수 없는 개수: -1 (1–1000의 정수)"),
        ("바나나쥬스 0", "쓸 수 없는 개수: 0 (1–1000의 정수)"),
        ("banana:1000000000000000000000000000000", "쓸 수 없는 개수: 1000000000000000000000000000000 (1–1000의 정수)"),
    ])
    func `a line that orders nothing says why, and nothing is made`(line: String, reason: String) throws {
        let orders = try Orders()
        let error = try #require(throws: LineError.self) { try orders.type(line) }
        #expect(error.reason == reason)
        #expect(orders.soldCount == 0)
        #expect(orders.news == [])
    }

    @Test func `a line takes one out of the cart, or says what is in it`() throws {
        let orders = try Orders()
        try orders.choose("망고쥬스", "망고쥬스", "망고쥬스")
        try orders.type("remove 망고쥬스")
        #expect(orders.message == nil)
        orders.handle(.sayCart)
        #expect(orders.message?.text == "장바구니: 망고쥬스 2잔 (9,000원)")
    }

    // MARK: Today's orders

    @Test func `today's orders are read from the ledger, also those of another start and of other kiosks`() throws {
        let test = try TestKiosk()
        _ = try test.ledger.sell([SaleRequest(order: try Order(parsing: "banana 2, mango", menu: test.books.menu))])
        let orders = try Orders(test)
        func lines() -> [String] { orders.content.lines.map(\.text) }
        #expect(lines() == ["1번 바나나쥬스 2잔, 망고쥬스 1잔  11,500"])
        try orders.type("kiwi")
        #expect(lines().last == "2번 키위쥬스  4,000")
        _ = try test.ledger.make(try test.juice("pineapple"))
        test.readChanges()
        #expect(lines().count == 3)
        #expect(orders.content.text?.heading == "오늘 주문 3건")
        #expect(orders.content.hints.contains { $0.label == "오늘 5잔" })
    }

    @Test func `a cancelled order and those of yesterday are not among today's`() throws {
        let orders = try Orders()
        for juice in ["kiwi", "mango"] { try orders.type(juice) }
        _ = try orders.test.ledger.reverse(.void, 1, reason: "spilt")
        orders.test.readChanges()
        #expect(orders.content.lines.map(\.text) == ["2번 망고쥬스  4,500"])
        orders.test.clock.pass(days: 1)
        orders.test.readChanges()
        #expect(orders.content.lines.isEmpty)
        try orders.type("banana")
        #expect(orders.content.lines.map(\.text) == ["3번 바나나쥬스  3,500"])
    }

    @Test func `orders that cannot be read are a message until they are read, which is tried each time it appears`()
        throws
    {
        let sale = SaleRecord(number: 7, juices: [Quantity(item: "kiwi", count: 1)], used: [])
        let records = [LedgerRecord(sequence: 1, time: Timestamp(milliseconds: 0), entry: .sale(sale))]
        let ledger = StubLedger(books: try TestKiosk().books, records: records, fault: .busy)
        let orders = try Orders(TestKiosk(ledger: { _, _ in ledger }))
        #expect(orders.message?.tone == .bad)
        ledger.fault = nil
        orders.handle(.editStock)
        orders.test.kiosk.perform(.back)
        #expect(orders.message == nil)
        #expect(orders.content.lines.map(\.text) == ["7번 키위쥬스"])
        ledger.fault = .busy
        orders.test.kiosk.dataDidChange()
        #expect(orders.message?.tone == .bad)
        #expect(orders.content.lines.count == 1, "what was read stays")
    }

    @Test func `an order on a line that equals the cart leaves the cart, also after a no`() throws {
        let orders = try Orders(.english)
        for _ in 0..<4 { try orders.choose("Kiwi juice") }
        try orders.choose("Order")
        orders.handle(.declineRestocking)
        try orders.test.ledger.change(.set(try orders.test.fruit("kiwi"), to: 30))
        try orders.type("kiwi 4")
        #expect(orders.soldCount == 4)
        #expect(orders.screen.cart.count == 4)
        try orders.choose("Order")
        #expect(orders.soldCount == 8)
        #expect(orders.screen.cart.lines.isEmpty)
    }

    // MARK: Shortage

    @Test func `a shortage leaves the stock and asks, yes being the default`() throws {
        let test = try TestKiosk()
        let stock = test.ledger.books.stock
        let orders = Orders(try test.openShortage(), test)
        #expect(orders.content.alert?.buttons.map(\.event) == [.acceptRestocking, .declineRestocking])
        #expect(test.ledger.books.stock == stock)
        #expect(orders.news == [])
    }

    /// The stock, opened by a yes to the question about strawberries.
    private func openStock(_ orders: Orders) throws -> Opened<StockScreen> {
        try orders.choose("예")
        return try orders.next()
    }

    @Test func `yes opens the stock, saving makes the order`() throws {
        let orders = try Orders.shortage()
        let stock = try openStock(orders)
        #expect(orders.test.arrange(GridSize(columns: 80, rows: 24)).canvas.find("! 6개 부족") != nil)
        stock.handle(.edit(.set(try orders.test.fruit("strawberry"), count: 30)))
        try stock.choose("저장")
        #expect(orders.isOnTop)
        #expect(orders.content.alert == nil)
        #expect(orders.news == ["1번 딸기쥬스 나왔습니다! 맛있게 드세요!", "재고를 저장했어요: 딸기 +20"])
        #expect(try orders.test.count(of: "strawberry") == 14)
    }

    @Test(arguments: [1, nil])
    func `saving too little and leaving the stock without a change ask again`(more: Int?) throws {
        let orders = try Orders.shortage()
        let stock = try openStock(orders)
        if let more {
            stock.handle(.edit(.step(try orders.test.fruit("strawberry"), by: more)), .save)
        } else {
            orders.test.kiosk.perform(.back)
        }
        #expect(orders.isOnTop)
        #expect(orders.content.alert?.title == "재료가 모자라요. 재고를 수정할까요?")
        #expect(orders.content.alert?.lines.map(\.text) == ["딸기쥬스", "딸기 \(6 - (more ?? 0))개 부족"])
        #expect(try orders.test.count(of: "strawberry") == 10 + (more ?? 0))
    }

    @Test func `no drops the order, and the next one is made`() throws {
        let orders = try Orders.shortage()
        orders.handle(.request(Order(try orders.test.juice("banana"))))
        #expect(orders.news.last == "대기 중인 주문: 바나나쥬스")
        #expect(orders.soldCount == 0)
        try orders.choose("아니요")
        #expect(orders.news == ["1번 바나나쥬스 나왔습니다! 맛있게 드세요!", "주문하지 않았어요: 딸기쥬스"])
        #expect(orders.content.alert == nil)
    }

    @Test(arguments: [KioskCommand.home, .quit])
    func `what becomes of an order that waits for the stock is shown, however the stock was left`(command: KioskCommand)
        throws
    {
        let orders = try Orders.shortage()
        let kiosk = orders.test.kiosk
        try openStock(orders).handle(.edit(.step(try orders.test.fruit("strawberry"), by: 20)))
        kiosk.perform(command)
        let shown = kiosk.shownScreen
        let save = try #require(shown.alert?.buttons.first)
        kiosk.choose(EventID(place: .alert, number: save.event), on: shown)
        #expect(orders.isOnTop)
        #expect(!kiosk.isFinished)
        #expect(orders.news.contains { $0.contains("나왔습니다!") })
    }

    @Test func `the cart stays when the screen is left, with the question about its order`() throws {
        let test = try TestKiosk()
        let juice = try test.juice("strawberry-banana")
        try Orders(test).handle(.add(juice), .add(juice))
        test.kiosk.perform(.home)
        let orders = try Orders(test)
        #expect(orders.screen.cart.lines.map(\.count) == [2])
        orders.handle(.orderCart)
        test.kiosk.perform(.home)
        let again = try Orders(test)
        #expect(again.content.alert != nil)
        #expect(again.screen.cart.lines.map(\.count) == [2])
        again.handle(.acceptPart)
        #expect(again.screen.cart.lines.isEmpty)
    }

    @Test(arguments: ["from the question", "from the stock", "past the calculator and the help"])
    func `going home leaves the orders not stuck: the question is asked again, and answered`(way: String) throws {
        let shortage = try Orders.shortage()
        let test = shortage.test
        if way != "from the question" {
            let stock = try openStock(shortage)
            if way != "from the stock" {
                stock.handle(.calculate(try test.fruit("strawberry")))
                test.kiosk.perform(.help)
            }
        }
        test.kiosk.perform(.home)
        #expect(test.navigator.isAtRoot)
        let orders = try Orders(test)
        #expect(orders.content.alert?.lines.map(\.text) == ["딸기쥬스", "딸기 6개 부족"])
        try orders.choose("아니요")
        try orders.order("바나나쥬스")
        #expect(orders.news.last == "1번 바나나쥬스 나왔습니다! 맛있게 드세요!")
    }

    @Test func `an order that is short is not made in part, unless a person takes what is possible`() throws {
        let orders = try Orders()
        for _ in 0..<5 { try orders.choose("키위쥬스") }
        try orders.choose("주문하기")
        #expect(orders.soldCount == 0)
        #expect(orders.content.alert?.lines.map(\.text) == ["키위쥬스 5잔", "키위 5개 부족"])
        try orders.choose("되는 만큼만 (3잔)")
        #expect(orders.news == ["1번 키위쥬스 3잔 나왔습니다! 맛있게 드세요!"])
        #expect(orders.content.cart?.lines.isEmpty == true)
    }

    @Test(arguments: [
        (Language.korean, "키위쥬스 5, 망고쥬스 1", "지금 되는 것: 키위쥬스 3잔, 망고쥬스 1잔"),
        (.english, "kiwi 5, mango 1", "Possible now: Kiwi juice ×3, Mango juice ×1"),
    ])
    func `the question about several juices says which of them are possible`(
        language: Language, line: String, part: String
    ) throws {
        let orders = try Orders(language)
        try orders.type(line)
        #expect(orders.content.alert?.lines.map(\.text).last == part)
    }

    @Test func `after a no the cart is as it was, and after the restocking it is empty`() throws {
        let orders = try Orders()
        try orders.order("딸기쥬스", "망고쥬스")
        try orders.choose("아니요")
        #expect(orders.news == ["주문하지 않았어요: 딸기쥬스 1잔, 망고쥬스 1잔"])
        #expect(orders.content.cart?.summary == "장바구니: 딸기쥬스 1잔, 망고쥬스 1잔 (9,000원)")
        try orders.choose("주문하기")
        try openStock(orders).handle(.edit(.set(try orders.test.fruit("strawberry"), count: 16)), .save)
        #expect(orders.content.cart?.lines.isEmpty == true)
        #expect(orders.news == ["1번 딸기쥬스 1잔, 망고쥬스 1잔 나왔습니다! 맛있게 드세요!", "재고를 저장했어요: 딸기 +6"])
    }

    // MARK: The customer's side

    @Test(arguments: [false, true])
    func `a customer is asked to call staff where staff hears what is wrong with the ledger`(isStaff: Bool) throws {
        let menu = try TestKiosk().ledger.books.menu
        let texts = Texts(.english)
        let ledger = SharedLedger(menu: menu)
        let bar = JuiceBar(ledger: ledger)
        let screen =
            isStaff
            ? OrderScreen(staffOf: bar, today: { Period() })
            : OrderScreen(bar: bar, calculators: nil, today: { Period() })
        ledger.breakDown(.damaged(line: 8, .checksum))
        for act in [{ screen.handle(.request(Order(menu.juices[2]))) }, { screen.willAppear() }] {
            act()
            let content = screen.content(texts)
            let text = try #require(content.alert?.title ?? content.message?.text)
            #expect(text.contains("8") == isStaff)
            #expect(text.contains(texts(.callStaffForHelp)) == !isStaff)
        }
    }

    @Test func `a customer sees neither the stock nor the sales`() throws {
        let content = try Orders.ofCustomer(TestKiosk()).content
        #expect(content.gauges == nil)
        #expect(content.text == nil)
        #expect(content.accessories.isEmpty)
        #expect(content.hints.filter { !$0.keys.isEmpty }.isEmpty)
        #expect(content.list?.rows.count == 7)
    }

    @Test func `a customer sees the order once more before it is made`() throws {
        let orders = try Orders.ofCustomer(TestKiosk(.english))
        let screen = orders.screen
        let kiwi = try orders.test.juice("kiwi")
        orders.handle(.checkCart)
        #expect(!screen.isChecking, "there is nothing to check")
        orders.handle(.add(kiwi), .checkCart)
        #expect(screen.isChecking)
        #expect(orders.soldCount == 0)
        orders.handle(.change(kiwi, by: 1))
        #expect(screen.isChecking && screen.cart[kiwi] == 2)
        orders.handle(try #require(screen.backEvent))
        #expect(!screen.isChecking && screen.cart[kiwi] == 2)
        // What was chosen is not lost by one touch.
        orders.handle(try #require(screen.backEvent))
        #expect(orders.content.alert?.buttons.map(\.event) == [.stay, .leave])
        orders.handle(.stay)
        #expect(screen.cart[kiwi] == 2)
        orders.handle(.checkCart, .change(kiwi, by: -2))
        #expect(screen.backEvent == nil)
        #expect(!screen.isChecking, "an empty cart is filled on the menu")
        orders.handle(.add(kiwi), .checkCart, .orderCart)
        #expect(screen.isShowingNumber && !screen.isChecking)
        #expect(orders.soldCount == 1)
    }

    @Test func `a number that could get another digit is chosen by what orders the cart`() throws {
        let juices = (1...12).map { #"{"id": "j\#($0)", "name": {}, "needs": [{"fruit": "fig", "count": 1}]}"# }
        let json = #"{"capacity": 50, "fruits": [{"id": "fig", "name": {}, "stock": 50}], "juices": ["#
        let menu = try Menu(parsing: Array((json + juices.joined(separator: ",") + "]}").utf8))
        let orders = try Orders.ofCustomer(TestKiosk(.english, isTraced: false, menu: menu))
        let (first, seventh) = (try orders.test.juice("j1"), try orders.test.juice("j7"))
        let person = Terminalist(orders.test)
        person.typeSlowly("1o")
        #expect(orders.screen.isChecking)
        #expect(orders.screen.cart[first] == 1 && orders.screen.cart.count == 1)
        // 17 is no number: the first digit was one, and so is the second.
        person.typeSlowly("⎋")
        person.type("17")
        #expect(orders.screen.cart[first] == 2)
        #expect(orders.screen.cart[seventh] == 1)
    }

    @Test func `the key that leaves the number puts nothing into the next cart`() throws {
        let orders = try Orders.ofCustomer(TestKiosk(.english))
        let person = Terminalist(orders.test)
        person.typeSlowly("2o\n")
        #expect(orders.screen.isShowingNumber && orders.soldCount == 1)
        person.press(.enter)
        #expect(!orders.isOnTop)
        #expect(orders.screen.cart.order == nil)
    }

    @Test func `a shortage tells a customer to call staff, and offers what can be made`() throws {
        let orders = try Orders.ofCustomer(TestKiosk())
        orders.handle(.request(try Order(parsing: "딸바쥬스 2", menu: orders.test.books.menu)))
        let alert = try #require(orders.content.alert)
        #expect(alert.title == "재료가 모자라요. 직원을 불러 주세요.")
        #expect(alert.buttons.map(\.label) == ["취소", "되는 만큼만 (1잔)"])
        orders.handle(.acceptRestocking)
        #expect(orders.isOnTop, "the stock is not a customer's")
        try orders.choose("취소")
        #expect(orders.soldCount == 0)
    }

    @Test func `a customer cannot choose more cups than there are, and what another one buys leaves the cart at once`()
        throws
    {
        let orders = try Orders.ofCustomer(TestKiosk(.english))
        let (kiwi, mango) = (try orders.test.juice("kiwi"), try orders.test.juice("mango"))
        for _ in 0..<5 { orders.handle(.add(mango)) }
        #expect(orders.screen.cart.count == 3)
        #expect(orders.message?.text == "There is no more Mango juice.")
        orders.handle(.change(mango, by: -1), .add(kiwi))
        _ = try orders.test.ledger.sell([
            SaleRequest(order: try Order(parsing: "mango 2", menu: orders.test.books.menu))
        ])
        orders.test.readChanges()
        #expect(orders.screen.cart[kiwi] == 1)
        #expect(orders.screen.cart[mango] == 1)
        #expect(orders.message?.text == "Just sold out, taken out of the cart: Mango juice")
    }

    @Test func `Enter chooses what the arrows have marked, and orders only behind it`() throws {
        let person = try Terminalist(.orders, .english)
        person.type("2")
        #expect(person.sees("Order  ⏎"))
        person.press(.down)
        #expect(!person.sees("Order  ⏎"))
        person.press(.enter)
        #expect(person.test.ledger.books.soldCount == 0)
        #expect(person.sees("Order  ⏎"))
        person.press(.enter)
        #expect(person.test.ledger.books.soldCount == 2)
    }

    // MARK: Stock

    @Test(arguments: [
        (1, 8, "저장하지 못했습니다: 바나나: 0개보다 적을 수 없습니다." as String?), (15, 13, nil),
    ])
    func `changes leave the sales made meanwhile standing, or are refused and change nothing`(
        count: Int, result: Int, refusal: String?
    ) throws {
        let orders = try Orders()
        orders.handle(.editStock)
        let stock = try orders.next(StockScreen.self)
        stock.handle(.edit(.set(try orders.test.fruit("banana"), count: count)))
        _ = try orders.test.ledger.make(try orders.test.juice("banana"))
        stock.handle(.save)
        #expect(try orders.test.count(of: "banana") == result)
        if let refusal {
            #expect(stock.isOnTop)
            #expect(stock.message == Message(text: refusal, tone: .bad))
        }
    }

    // MARK: Calculator

    @Test func `the number of juices sold goes to the calculator, and none sold is a number, too`() throws {
        let orders = try Orders()
        try orders.choose("오늘 0잔")
        #expect(try orders.next(CalculatorScreen.self).display == "0")
        orders.test.kiosk.perform(.back)
        try orders.type("banana:3")
        try orders.choose("오늘 3잔")
        let calculator = try orders.next(CalculatorScreen.self)
        #expect(calculator.display == "3")
        try calculator.type("*4500=")
        #expect(calculator.display == "13,500")
        orders.test.kiosk.perform(.back)
        #expect(orders.isOnTop)
    }

    @Test(arguments: [(Language.korean, "계산"), (.korean, "계산기"), (.english, "calc"), (.english, "계산")])
    func `a word opens the calculator`(language: Language, word: String) throws {
        let orders = try Orders(language)
        TypedLines(orders.test.kiosk).type(word)
        #expect(orders.test.navigator.top is CalculatorScreen)
    }

    /// Whether a text is on the page, wherever its line is broken.
    private func isThere(_ text: String, _ person: Terminalist) -> Bool {
        text.split(separator: " ").allSatisfy { person.sees(String($0)) }
    }

    @Test(arguments: [
        (Language.korean, "받은 금액과 =를 누르면 거스름돈이 나와요.", "거스름돈 = 받은 금액 − 13,500원"),
        (.english, "Type the amount received, then =.", "Change = received − 13,500 KRW"),
    ])
    func `the calculator for the change says what to type, and that gives the change`(
        language: Language, text: String, purpose: String
    ) throws {
        for (columns, rows) in [(60, 20), (80, 24), (120, 40)] {
            let person = Terminalist(try TestKiosk(.orders, language), columns: columns, rows: rows)
            person.type("g")
            #expect(person.test.navigator.top is OrderScreen, "there was no order yet")
            person.type("566")
            person.press(.enter)
            person.type("g")
            #expect(person.sees(text))
            let calculator = try person.test.top(CalculatorScreen.self)
            person.type("2")
            #expect(!person.sees(text), "what has begun needs no first step")
            person.type("0000")
            #expect(isThere(purpose, person))
            person.press(.enter)
            #expect(calculator.display == "6,500")
            #expect(isThere(purpose, person), "a result without its name could be anything")
        }
    }

    @Test
    func `money that does not suffice leaves what is still to pay, and the person's own calculator is left alone`()
        throws
    {
        let test = try TestKiosk(.english)
        _ = try test.openCalculator(typing: "12+34")
        test.kiosk.perform(.home)
        let orders = try Orders(test)
        try orders.type("mango 3")
        try orders.choose("Change due")
        let calculator = try orders.next(CalculatorScreen.self)
        for (keys, display) in [("10000=", "-3,500"), ("+5000=", "1,500")] {
            try calculator.type(keys)
            #expect(calculator.screen.display == display)
        }
        test.kiosk.perform(.back)
        orders.handle(.calculateSales)
        try orders.next(CalculatorScreen.self).type("7ac")
        #expect(test.desk.calculator.display == "34")
        #expect(test.desk.calculator.pendingOperator == .add)
    }
}
