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
    /// What was called out, and then the message.
    private func news(_ screen: OrderScreen, _ test: TestKiosk) -> [String] {
        let content = screen.content(test.texts)
        return content.calls.map(\.text) + [content.message?.text].compactMap(\.self)
    }

    /// Puts juices into the cart, and orders them.
    private func order(_ labels: String..., from screen: OrderScreen, _ test: TestKiosk) throws {
        for label in labels { try screen.choose(label, test.texts) }
        try screen.choose("주문하기", test.texts)
    }

    // MARK: Menu

    @Test func `a juice shows its price, how many can be made, and what it lacks if none`() throws {
        let test = try TestKiosk()
        let screen = try test.openJuiceMaker()
        func notes() -> [String]? { screen.content(test.texts).list?.rows.map(\.note) }
        #expect(
            screen.content(test.texts).list?.rows.map(\.detail) == [
                "4,500", "3,500", "4,000", "4,000", "4,500", "4,500", "4,500",
            ])
        #expect(notes() == ["품절: 딸기 10/16", "5잔", "3잔", "5잔", "1잔", "3잔", "5잔"])
        try order("딸바쥬스", from: screen, test)
        #expect(notes() == ["품절: 딸기 0/16", "4잔", "3잔", "5잔", "품절: 딸기 0/10", "3잔", "5잔"])
        #expect(screen.content(test.texts).list?.rows.map(\.labelTone).prefix(2) == [.quiet, .plain])
    }

    @Test func `a juice that lacks several fruits names each`() throws {
        let test = try TestKiosk(.english)
        let screen = try test.openJuiceMaker()
        try test.ledger.change(.set(try test.fruit("mango"), to: 1))
        try test.ledger.change(.set(try test.fruit("kiwi"), to: 0))
        test.readChanges()
        let row = try #require(screen.content(test.texts).list?.rows.last)
        #expect(row.note == "Sold out: Mango 1/2, Kiwi 0/1")
        #expect(row.shortNotes == ["Sold out: 1/2, 0/1", "Sold out"])
    }

    @Test func `a menu without a currency shows no money anywhere`() throws {
        let fruits = #"[{"id": "a", "name": {"ko": "가", "en": "A"}, "stock": 9}]"#
        let needs = #"[{"fruit": "a", "count": 2}]"#
        let juices = #"[{"id": "b", "name": {"ko": "나", "en": "B"}, "needs": \#(needs)}]"#
        let menu = try Menu(parsing: Array(#"{"capacity": 9, "fruits": \#(fruits), "juices": \#(juices)}"#.utf8))
        let test = try TestKiosk(ledger: { _, _ in InMemoryLedger(menu: menu) })
        let screen = try test.openJuiceMaker()
        try screen.choose("나", test.texts)
        let content = screen.content(test.texts)
        #expect(content.list?.rows.map(\.detail) == [""])
        #expect(content.cart?.lines.map(\.amount) == [""])
        #expect(content.cart?.total == "")
        #expect(content.cart?.summary == "장바구니: 나 1잔")
        try screen.choose("주문하기", test.texts)
        #expect(screen.content(test.texts).lines.map(\.text) == ["1번 나"])
        #expect(screen.content(test.texts).ready?.lines.map(\.text) == ["1번 나 나왔습니다! 맛있게 드세요!"])
    }

    @Test func `the bars show the stock, and which fruit is too low for any juice`() throws {
        let test = try TestKiosk(.english)
        let screen = try test.openJuiceMaker()
        try screen.type(line: "strawberry-banana", test.texts)
        let gauges = try #require(screen.content(test.texts).gauges)
        #expect(gauges.gauges.map(\.label) == ["Strawberry", "Banana", "Pineapple", "Kiwi", "Mango"])
        #expect(gauges.gauges.map(\.bar.count) == [0, 9, 10, 10, 10])
        #expect(
            gauges.lines(test.texts, firstNumber: 1).flatMap(\.all) == [
                "Strawberry 0 (none)", "Banana 9", "Pineapple 10", "Kiwi 10", "Mango 10",
            ])
    }

    // MARK: Cart

    @Test func `pressing a juice puts one into the cart, and takes nothing from the stock`() throws {
        let test = try TestKiosk()
        let screen = try test.openJuiceMaker()
        #expect(screen.content(test.texts).cart?.canOrder == false)
        for label in ["딸바쥬스", "망고쥬스", "딸바쥬스"] { try screen.choose(label, test.texts) }
        let cart = try #require(screen.content(test.texts).cart)
        #expect(cart.lines.map(\.label) == ["딸바쥬스", "망고쥬스"])
        #expect(cart.lines.map(\.count) == [2, 1])
        #expect(cart.lines.map(\.amount) == ["9,000", "4,500"])
        #expect(cart.count == "3잔")
        #expect(cart.total == "13,500원")
        #expect(cart.order.isEnabled)
        #expect(test.ledger.books.soldCount == 0)
    }

    @Test func `a line of the cart that went down to 0 keeps its place`() throws {
        let test = try TestKiosk()
        let screen = try test.openJuiceMaker()
        for label in ["바나나쥬스", "망고쥬스"] { try screen.choose(label, test.texts) }
        let lower = try #require(screen.content(test.texts).cart?.lines.first?.lower)
        screen.handle(lower.event)
        let cart = try #require(screen.content(test.texts).cart)
        #expect(cart.lines.map(\.count) == [0, 1])
        #expect(cart.lines.map(\.lower.isEnabled) == [false, true])
        #expect(cart.total == "4,500원")
    }

    @Test func `the keys of a row change its count in the cart`() throws {
        let test = try TestKiosk()
        let screen = try test.openJuiceMaker()
        let row = try #require(screen.content(test.texts).list?.rows[2])
        func press(_ key: Key) throws {
            screen.handle(try #require(row.bindings.first { $0.keys.contains(key) }).event)
        }
        for key in [.character("+"), .character("+"), .character("+"), .character("-")] as [Key] {
            try press(key)
        }
        #expect(screen.content(test.texts).cart?.lines.map(\.count) == [2])
        for _ in 0..<5 { try press(.character("-")) }
        #expect(screen.content(test.texts).cart?.lines.map(\.count) == [0])
    }

    @Test func `the cart can be emptied`() throws {
        let test = try TestKiosk()
        let screen = try test.openJuiceMaker()
        try screen.choose("바나나쥬스", test.texts)
        try screen.choose("비우기", test.texts)
        #expect(screen.content(test.texts).cart?.lines.isEmpty == true)
    }

    @Test func `a cart takes as many juices as one order can have, and says so`() throws {
        let test = try TestKiosk()
        let screen = try test.openJuiceMaker()
        screen.handle(.change(try test.juice("kiwi"), by: 1_000))
        #expect(screen.message(test.texts) == nil)
        screen.handle(.add(try test.juice("mango")))
        #expect(screen.message(test.texts)?.text == "한 번에 1000잔까지 주문할 수 있어요.")
        #expect(screen.content(test.texts).cart?.count == "1000잔")
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
                #expect(person.look().find(text) != nil, "\(key)")
                #expect(try person.test.top(OrderScreen.self).cart.lines.map(\.item.id) == ["strawberry"])
                person.press(.character("-"))
                #expect(person.look().find(text) == nil)
                person.press(.character("2"))
                #expect(person.look().find(text) == nil)
            }
        }
    }

    // MARK: Orders

    @Test func `an order is made, called out with its number, and the cart is empty`() throws {
        let test = try TestKiosk()
        let screen = try test.openJuiceMaker()
        try order("딸바쥬스", from: screen, test)
        #expect(news(screen, test) == ["1번 딸바쥬스 나왔습니다! 맛있게 드세요!"])
        #expect(screen.content(test.texts).ready?.number == "1")
        #expect(screen.content(test.texts).cart?.lines.isEmpty == true)
        #expect(try test.count(of: "strawberry") == 0)
        #expect(try test.count(of: "banana") == 9)
        try order("망고쥬스", from: screen, test)
        #expect(news(screen, test).last == "2번 망고쥬스 나왔습니다! 맛있게 드세요!")
        #expect(screen.content(test.texts).ready?.number == "2")
        try #require(screen.content(test.texts).ready).lines.map(\.text).last.map { #expect($0 == "합계 4,500원") }
    }

    @Test func `several juices are one order with one number`() throws {
        let test = try TestKiosk()
        let screen = try test.openJuiceMaker()
        try order("바나나쥬스", "바나나쥬스", "키위쥬스", from: screen, test)
        #expect(news(screen, test) == ["1번 바나나쥬스 2잔, 키위쥬스 1잔 나왔습니다! 맛있게 드세요!"])
        #expect(test.ledger.books.accounts.lastNumber == 1)
        #expect(test.ledger.books.soldCount == 3)
    }

    @Test(arguments: [
        "딸바쥬스", "strawberry-banana", "STRAWBERRY-BANANA", "딸바쥬스 1", "strawberry-banana:1", "딸바쥬스 주문",
        "strawberry-banana order", "order strawberry-banana", "주문 딸바쥬스 한 잔",
    ])
    func `a line orders by name at once, in either language, with or without a count`(line: String) throws {
        let test = try TestKiosk()
        let screen = try test.openJuiceMaker()
        try screen.choose("망고쥬스", test.texts)
        try screen.type(line: line, test.texts)
        #expect(news(screen, test) == ["1번 딸바쥬스 나왔습니다! 맛있게 드세요!"])
        #expect(screen.content(test.texts).cart?.summary == "장바구니: 망고쥬스 1잔 (4,500원)", "the cart stays")
    }

    @Test func `a line orders several juices`() throws {
        let test = try TestKiosk(.english)
        let screen = try test.openJuiceMaker()
        try screen.type(line: "banana 2, mango", test.texts)
        #expect(news(screen, test) == ["No. 1 is ready: Banana juice ×2, Mango juice ×1. Enjoy!"])
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
        let test = try TestKiosk()
        let screen = try test.openJuiceMaker()
        let error = try #require(throws: LineError.self) { try screen.type(line: line, test.texts) }
        #expect(error.reason == reason)
        #expect(test.ledger.books.soldCount == 0)
        #expect(news(screen, test) == [])
    }

    @Test func `a line takes one out of the cart, or says what is in it`() throws {
        let test = try TestKiosk()
        let screen = try test.openJuiceMaker()
        for _ in 0..<3 { try screen.choose("망고쥬스", test.texts) }
        try screen.type(line: "remove 망고쥬스", test.texts)
        #expect(screen.message(test.texts) == nil)
        screen.handle(.sayCart)
        #expect(screen.message(test.texts)?.text == "장바구니: 망고쥬스 2잔 (9,000원)")
    }

    // MARK: Today's orders

    @Test func `today's orders are read from the ledger, also those of another start and of other kiosks`() throws {
        let test = try TestKiosk()
        _ = try test.ledger.sell([SaleRequest(order: try Order(parsing: "banana 2, mango", menu: test.books.menu))])
        let screen = try test.openJuiceMaker()
        func lines() -> [String] { screen.content(test.texts).lines.map(\.text) }
        #expect(lines() == ["1번 바나나쥬스 2잔, 망고쥬스 1잔  11,500"])
        try screen.type(line: "kiwi", test.texts)
        #expect(lines().last == "2번 키위쥬스  4,000")
        _ = try test.ledger.make(try test.juice("pineapple"))
        test.readChanges()
        #expect(lines().count == 3)
        #expect(screen.content(test.texts).text?.heading == "오늘 주문 3건")
        #expect(screen.content(test.texts).hints.contains { $0.label == "오늘 5잔" })
    }

    @Test func `a cancelled order and those of yesterday are not among today's`() throws {
        let test = try TestKiosk()
        let screen = try test.openJuiceMaker()
        for juice in ["kiwi", "mango"] { try screen.type(line: juice, test.texts) }
        _ = try test.ledger.reverse(.void, 1, reason: "spilt")
        test.readChanges()
        #expect(screen.content(test.texts).lines.map(\.text) == ["2번 망고쥬스  4,500"])
        test.clock.pass(days: 1)
        test.readChanges()
        #expect(screen.content(test.texts).lines.isEmpty)
        try screen.type(line: "banana", test.texts)
        #expect(screen.content(test.texts).lines.map(\.text) == ["3번 바나나쥬스  3,500"])
    }

    @Test func `orders that cannot be read are a message until they are read, which is tried each time it appears`()
        throws
    {
        let books = try TestKiosk().books
        let sale = SaleRecord(number: 7, juices: [Quantity(item: "kiwi", count: 1)], used: [])
        let records = [LedgerRecord(sequence: 1, time: Timestamp(milliseconds: 0), entry: .sale(sale))]
        let ledger = StubLedger(books: books, records: records, fault: .busy)
        let test = try TestKiosk(ledger: { _, _ in ledger })
        let screen = try test.openJuiceMaker()
        #expect(screen.message(test.texts)?.tone == .bad)
        ledger.fault = nil
        screen.handle(.editStock)
        test.kiosk.perform(.back)
        #expect(screen.message(test.texts) == nil)
        #expect(screen.content(test.texts).lines.map(\.text) == ["7번 키위쥬스"])
        ledger.fault = .busy
        test.kiosk.dataDidChange()
        #expect(screen.message(test.texts)?.tone == .bad)
        #expect(screen.content(test.texts).lines.count == 1, "what was read stays")
    }

    @Test func `an order on a line that equals the cart leaves the cart, also after a no`() throws {
        let test = try TestKiosk(.english)
        let screen = try test.openJuiceMaker()
        for _ in 0..<4 { try screen.choose("Kiwi juice", test.texts) }
        try screen.choose("Order", test.texts)
        screen.handle(.declineRestocking)
        try test.ledger.change(.set(try test.fruit("kiwi"), to: 30))
        try screen.type(line: "kiwi 4", test.texts)
        #expect(test.ledger.books.soldCount == 4)
        #expect(screen.cart.count == 4)
        try screen.choose("Order", test.texts)
        #expect(test.ledger.books.soldCount == 8)
        #expect(screen.cart.lines.isEmpty)
    }

    // MARK: Shortage

    @Test(arguments: [
        (
            Language.korean, "재료가 모자라요. 재고를 수정할까요?", ["딸기쥬스", "딸기 6개 부족"], ["예", "아니요"]
        ),
        (
            .english, "Not enough fruit. Edit the stock?", ["Strawberry juice", "Strawberry short by 6"],
            ["Yes", "No"]
        ),
    ])
    func `a shortage leaves the stock and asks, yes being the default`(
        language: Language, title: String, lines: [String], answers: [String]
    ) throws {
        let test = try TestKiosk(language)
        let stock = test.ledger.books.stock
        let screen = try test.openShortage()
        let alert = try #require(screen.content(test.texts).alert)
        #expect(alert.title == title)
        #expect(alert.lines.map(\.text) == lines)
        #expect(alert.buttons.map(\.label) == answers)
        #expect(alert.buttons.first?.event == .acceptRestocking)
        #expect(test.ledger.books.stock == stock)
        #expect(news(screen, test) == [])
    }

    @Test func `yes opens the stock, saving makes the order`() throws {
        let test = try TestKiosk()
        let orders = try test.openShortage()
        try orders.choose("예", test.texts)
        let stock = try test.top(StockScreen.self)
        #expect(test.arrange(GridSize(columns: 80, rows: 24)).canvas.find("! 6개 부족") != nil)
        stock.handle(.edit(.set(try test.fruit("strawberry"), count: 30)))
        try stock.choose("저장", test.texts)
        #expect(test.navigator.top === orders)
        #expect(orders.content(test.texts).alert == nil)
        #expect(news(orders, test) == ["1번 딸기쥬스 나왔습니다! 맛있게 드세요!", "재고를 저장했어요: 딸기 +20"])
        #expect(try test.count(of: "strawberry") == 14)
    }

    @Test func `saving too little asks again`() throws {
        let test = try TestKiosk()
        let orders = try test.openShortage()
        try orders.choose("예", test.texts)
        let stock = try test.top(StockScreen.self)
        stock.handle(.edit(.step(try test.fruit("strawberry"), by: 1)))
        stock.handle(.save)
        #expect(test.navigator.top === orders)
        #expect(orders.content(test.texts).alert?.lines.map(\.text) == ["딸기쥬스", "딸기 5개 부족"])
        #expect(try test.count(of: "strawberry") == 11)
    }

    @Test func `no drops the order, and the next one is made`() throws {
        let test = try TestKiosk()
        let orders = try test.openShortage()
        orders.handle(.request(Order(try test.juice("banana"))))
        #expect(news(orders, test).last == "대기 중인 주문: 바나나쥬스")
        #expect(test.ledger.books.soldCount == 0)
        try orders.choose("아니요", test.texts)
        #expect(
            news(orders, test) == ["1번 바나나쥬스 나왔습니다! 맛있게 드세요!", "주문하지 않았어요: 딸기쥬스"])
        #expect(orders.content(test.texts).alert == nil)
    }

    @Test func `cancelling the stock asks again`() throws {
        let test = try TestKiosk()
        let orders = try test.openShortage()
        try orders.choose("예", test.texts)
        test.kiosk.perform(.back)
        #expect(test.navigator.top === orders)
        #expect(orders.content(test.texts).alert?.title == "재료가 모자라요. 재고를 수정할까요?")
        #expect(try test.count(of: "strawberry") == 10)
    }

    @Test(arguments: [KioskCommand.home, .quit])
    func `what becomes of an order that waits for the stock is shown, however the stock was left`(command: KioskCommand)
        throws
    {
        let test = try TestKiosk()
        let orders = try test.openShortage()
        try orders.choose("예", test.texts)
        let stock = try test.top(StockScreen.self)
        stock.handle(.edit(.step(try test.fruit("strawberry"), by: 20)))
        test.kiosk.perform(command)
        let shown = test.kiosk.shownScreen
        let save = try #require(shown.alert?.buttons.first)
        test.kiosk.choose(EventID(place: .alert, number: save.event), on: shown)
        #expect(test.navigator.top === orders)
        #expect(!test.kiosk.isFinished)
        #expect(news(orders, test).contains { $0.contains("나왔습니다!") })
    }

    @Test func `the cart stays when the screen is left, with the question about its order`() throws {
        let test = try TestKiosk()
        let juice = try test.juice("strawberry-banana")
        let first = try test.openJuiceMaker()
        for _ in 1...2 { first.handle(.add(juice)) }
        test.kiosk.perform(.home)
        let orders = try test.openJuiceMaker()
        #expect(orders.cart.lines.map(\.count) == [2])
        orders.handle(.orderCart)
        test.kiosk.perform(.home)
        let again = try test.openJuiceMaker()
        #expect(again.content(test.texts).alert != nil)
        #expect(again.cart.lines.map(\.count) == [2])
        again.handle(.acceptPart)
        #expect(again.cart.lines.isEmpty)
    }

    @Test func `going home while restocking does not leave the orders stuck`() throws {
        let test = try TestKiosk()
        try test.openShortage().choose("예", test.texts)
        test.kiosk.perform(.home)
        #expect(test.navigator.isAtRoot)
        let orders = try test.openJuiceMaker()
        #expect(orders.content(test.texts).alert != nil)
        try orders.choose("아니요", test.texts)
        try order("바나나쥬스", from: orders, test)
        #expect(news(orders, test).last == "1번 바나나쥬스 나왔습니다! 맛있게 드세요!")
    }

    @Test func `going home past the calculator while restocking does not leave the orders stuck`() throws {
        let test = try TestKiosk()
        try test.openShortage().choose("예", test.texts)
        try test.top(StockScreen.self).handle(.calculate(try test.fruit("strawberry")))
        test.kiosk.perform(.help)
        test.kiosk.perform(.home)
        #expect(test.navigator.isAtRoot)
        #expect(try test.openJuiceMaker().content(test.texts).alert != nil)
    }

    @Test func `a question without an answer is asked again when the juice maker is opened again`() throws {
        let test = try TestKiosk()
        _ = try test.openShortage()
        test.kiosk.perform(.home)
        #expect(try test.openJuiceMaker().content(test.texts).alert?.lines.map(\.text) == ["딸기쥬스", "딸기 6개 부족"])
    }

    @Test func `an order that is short is not made in part, unless a person takes what is possible`() throws {
        let test = try TestKiosk()
        let orders = try test.openJuiceMaker()
        for _ in 0..<5 { try orders.choose("키위쥬스", test.texts) }
        try orders.choose("주문하기", test.texts)
        #expect(test.ledger.books.soldCount == 0)
        #expect(orders.content(test.texts).alert?.lines.map(\.text) == ["키위쥬스 5잔", "키위 5개 부족"])
        try orders.choose("되는 만큼만 (3잔)", test.texts)
        #expect(news(orders, test) == ["1번 키위쥬스 3잔 나왔습니다! 맛있게 드세요!"])
        #expect(orders.content(test.texts).cart?.lines.isEmpty == true)
    }

    @Test(arguments: [
        (Language.korean, "지금 되는 것: 키위쥬스 3잔, 망고쥬스 1잔"), (.english, "Possible now: Kiwi juice ×3, Mango juice ×1"),
    ])
    func `the question about several juices says which of them are possible`(language: Language, part: String) throws {
        let test = try TestKiosk(language)
        let orders = try test.openJuiceMaker()
        try orders.type(line: language == .korean ? "키위쥬스 5, 망고쥬스 1" : "kiwi 5, mango 1", test.texts)
        #expect(orders.content(test.texts).alert?.lines.map(\.text).last == part)
    }

    @Test func `after a no the cart is as it was, and after the restocking it is empty`() throws {
        let test = try TestKiosk()
        let orders = try test.openJuiceMaker()
        try order("딸기쥬스", "망고쥬스", from: orders, test)
        try orders.choose("아니요", test.texts)
        #expect(news(orders, test) == ["주문하지 않았어요: 딸기쥬스 1잔, 망고쥬스 1잔"])
        #expect(orders.content(test.texts).cart?.summary == "장바구니: 딸기쥬스 1잔, 망고쥬스 1잔 (9,000원)")
        try orders.choose("주문하기", test.texts)
        try orders.choose("예", test.texts)
        let stock = try test.top(StockScreen.self)
        stock.handle(.edit(.set(try test.fruit("strawberry"), count: 16)))
        stock.handle(.save)
        #expect(orders.content(test.texts).cart?.lines.isEmpty == true)
        #expect(news(orders, test) == ["1번 딸기쥬스 1잔, 망고쥬스 1잔 나왔습니다! 맛있게 드세요!", "재고를 저장했어요: 딸기 +6"])
    }

    // MARK: The customer's side

    private func customerScreen(_ test: TestKiosk) throws -> OrderScreen {
        test.navigator.push(
            OrderScreen(bar: test.bar, calculators: nil, today: test.today))
        return try test.top()
    }

    @Test func `a customer is asked to call staff where staff hears what is wrong with the ledger`() throws {
        let menu = try TestKiosk().ledger.books.menu
        for isStaff in [false, true] {
            let ledger = SharedLedger(menu: menu)
            let bar = JuiceBar(ledger: ledger)
            let screen =
                isStaff
                ? OrderScreen(staffOf: bar, today: { Period() })
                : OrderScreen(bar: bar, calculators: nil, today: { Period() })
            ledger.breakDown(.damaged(line: 8, .checksum))
            for act in [{ screen.handle(.request(Order(menu.juices[2]))) }, { screen.willAppear() }] {
                act()
                let content = screen.content(Texts(.english))
                let text = try #require(content.alert?.title ?? content.message?.text)
                #expect(text.contains("8") == isStaff)
                #expect(text.contains(Texts(.english)(.callStaffForHelp)) == !isStaff)
            }
        }
    }

    @Test func `a customer sees neither the stock nor the sales`() throws {
        let test = try TestKiosk()
        let content = try customerScreen(test).content(test.texts)
        #expect(content.gauges == nil)
        #expect(content.text == nil)
        #expect(content.accessories.isEmpty)
        #expect(content.hints.filter { !$0.keys.isEmpty }.isEmpty)
        #expect(content.list?.rows.count == 7)
    }

    @Test func `a customer's order is called out with its receipt`() throws {
        let test = try TestKiosk()
        let screen = try customerScreen(test)
        try order("딸바쥬스", "망고쥬스", "망고쥬스", from: screen, test)
        #expect(
            screen.content(test.texts).ready?.lines.map(\.text) == [
                "1번 딸바쥬스 1잔, 망고쥬스 2잔 나왔습니다! 맛있게 드세요!", "합계 13,500원",
            ])
    }

    @Test func `a customer sees the order once more before it is made`() throws {
        let test = try TestKiosk(.english)
        let screen = try customerScreen(test)
        let kiwi = try test.juice("kiwi")
        screen.handle(.checkCart)
        #expect(!screen.isChecking, "there is nothing to check")
        screen.handle(.add(kiwi))
        screen.handle(.checkCart)
        #expect(screen.isChecking)
        #expect(test.ledger.books.soldCount == 0)
        screen.handle(.change(kiwi, by: 1))
        #expect(screen.isChecking && screen.cart[kiwi] == 2)
        screen.handle(try #require(screen.backEvent))
        #expect(!screen.isChecking && screen.cart[kiwi] == 2)
        // What was chosen is not lost by one touch.
        screen.handle(try #require(screen.backEvent))
        #expect(screen.content(test.texts).alert?.buttons.map(\.event) == [.stay, .leave])
        screen.handle(.stay)
        #expect(screen.cart[kiwi] == 2)
        screen.handle(.checkCart)
        screen.handle(.change(kiwi, by: -2))
        #expect(screen.backEvent == nil)
        #expect(!screen.isChecking, "an empty cart is filled on the menu")
        screen.handle(.add(kiwi))
        screen.handle(.checkCart)
        screen.handle(.orderCart)
        #expect(screen.isShowingNumber && !screen.isChecking)
        #expect(test.ledger.books.soldCount == 1)
    }

    @Test func `a number that could get another digit is chosen by what orders the cart`() throws {
        let juices = (1...12).map { #"{"id": "j\#($0)", "name": {}, "needs": [{"fruit": "fig", "count": 1}]}"# }
        let json = #"{"capacity": 50, "fruits": [{"id": "fig", "name": {}, "stock": 50}], "juices": ["#
        let menu = try Menu(parsing: Array((json + juices.joined(separator: ",") + "]}").utf8))
        let test = try TestKiosk(.english, isTraced: false) { _, clock in InMemoryLedger(menu: menu) { clock.now } }
        let screen = try customerScreen(test)
        let person = Terminalist(test)
        for key in [Key.character("1"), .character("o")] {
            person.press(key)
            person.look()
        }
        #expect(screen.isChecking)
        #expect(screen.cart[try test.juice("j1")] == 1 && screen.cart.count == 1)
        // 17 is no number: the first digit was one, and so is the second.
        person.press(.escape)
        person.look()
        person.type("17")
        #expect(screen.cart[try test.juice("j1")] == 2)
        #expect(screen.cart[try test.juice("j7")] == 1)
    }

    @Test func `the key that leaves the number puts nothing into the next cart`() throws {
        let test = try TestKiosk(.english)
        let screen = try customerScreen(test)
        let person = Terminalist(test)
        for key in [Key.character("2"), .character("o"), .enter] {
            person.press(key)
            person.look()
        }
        #expect(screen.isShowingNumber && test.ledger.books.soldCount == 1)
        person.press(.enter)
        #expect(test.navigator.top !== screen)
        #expect(screen.cart.order == nil)
    }

    @Test func `what is sold out is chosen by staff and not by a customer`() throws {
        let test = try TestKiosk(.english)
        let strawberry = try test.juice("strawberry")
        let screen = try customerScreen(test)
        screen.handle(.add(strawberry))
        #expect(screen.cart.order == nil)
        #expect(screen.content(test.texts).message?.tone == .warning)
        let staff = try TestKiosk(.english).openJuiceMaker()
        staff.handle(.add(strawberry))
        #expect(staff.cart[strawberry] == 1)
    }

    @Test func `a shortage tells a customer to call staff, and offers what can be made`() throws {
        let test = try TestKiosk()
        let screen = try customerScreen(test)
        screen.handle(.request(try Order(parsing: "딸바쥬스 2", menu: test.books.menu)))
        let alert = try #require(screen.content(test.texts).alert)
        #expect(alert.title == "재료가 모자라요. 직원을 불러 주세요.")
        #expect(alert.buttons.map(\.label) == ["취소", "되는 만큼만 (1잔)"])
        screen.handle(.acceptRestocking)
        #expect(test.navigator.top === screen, "the stock is not a customer's")
        try screen.choose("취소", test.texts)
        #expect(test.ledger.books.soldCount == 0)
    }

    @Test func `a customer cannot choose more cups than there are`() throws {
        let test = try TestKiosk(.english)
        let screen = try customerScreen(test)
        for _ in 0..<5 { screen.handle(.add(try test.juice("mango"))) }
        #expect(screen.cart.count == 3)
        #expect(screen.content(test.texts).message?.text == "There is no more Mango juice.")
    }

    @Test func `what another customer buys leaves the cart at once`() throws {
        let test = try TestKiosk(.english)
        let screen = try customerScreen(test)
        for id in ["kiwi", "mango", "mango"] { screen.handle(.add(try test.juice(id))) }
        _ = try test.ledger.sell([SaleRequest(order: try Order(parsing: "mango 2", menu: test.books.menu))])
        test.readChanges()
        #expect(screen.cart[try test.juice("kiwi")] == 1)
        #expect(screen.cart[try test.juice("mango")] == 1)
        #expect(screen.content(test.texts).message?.text == "Just sold out, taken out of the cart: Mango juice")
    }

    @Test func `Enter chooses what the arrows have marked, and orders only behind it`() throws {
        let person = Terminalist(try TestKiosk(.orders, .english))
        person.type("2")
        #expect(person.look().find("Order  ⏎") != nil)
        person.press(.down)
        #expect(person.look().find("Order  ⏎") == nil)
        person.press(.enter)
        #expect(person.test.ledger.books.soldCount == 0)
        #expect(person.look().find("Order  ⏎") != nil)
        person.press(.enter)
        #expect(person.test.ledger.books.soldCount == 2)
    }

    // MARK: Stock

    @Test func `changes that no longer fit the stock are refused with a message, and change nothing`() throws {
        let test = try TestKiosk()
        let orders = try test.openJuiceMaker()
        orders.handle(.editStock)
        let stock = try test.top(StockScreen.self)
        stock.handle(.edit(.set(try test.fruit("banana"), count: 1)))
        _ = try test.ledger.make(try test.juice("banana"))
        stock.handle(.save)
        #expect(test.navigator.top === stock)
        #expect(
            stock.content(test.texts).message
                == Message(text: "저장하지 못했습니다: 바나나: 0개보다 적을 수 없습니다.", tone: .bad))
        #expect(try test.count(of: "banana") == 8)
    }

    @Test func `changes leave the sales made meanwhile standing`() throws {
        let test = try TestKiosk()
        let orders = try test.openJuiceMaker()
        orders.handle(.editStock)
        let stock = try test.top(StockScreen.self)
        stock.handle(.edit(.set(try test.fruit("banana"), count: 15)))
        _ = try test.ledger.make(try test.juice("banana"))
        stock.handle(.save)
        #expect(try test.count(of: "banana") == 13)
    }

    // MARK: Calculator

    @Test func `the number of juices sold goes to the calculator`() throws {
        let test = try TestKiosk()
        let orders = try test.openJuiceMaker()
        try orders.type(line: "banana:3", test.texts)
        try orders.choose("오늘 3잔", test.texts)
        let calculator = try test.top(CalculatorScreen.self)
        #expect(calculator.content(test.texts).display?.text == "3")
        try calculator.type(line: "*4500=", test.texts)
        #expect(calculator.content(test.texts).display?.text == "13,500")
        test.kiosk.perform(.back)
        #expect(test.navigator.top === orders)
    }

    @Test(arguments: [(Language.korean, "계산"), (.korean, "계산기"), (.english, "calc"), (.english, "계산")])
    func `a word opens the calculator`(language: Language, word: String) throws {
        let test = try TestKiosk(language)
        _ = try test.openJuiceMaker()
        LineFront(kiosk: test.kiosk) { _ in }.handle(word)
        #expect(test.navigator.top is CalculatorScreen)
    }

    @Test func `the number of juices sold replaces no entry of the person's own calculator`() throws {
        let test = try TestKiosk(.english)
        try test.openCalculator().type(line: "12+34", test.texts)
        test.kiosk.perform(.home)
        try test.openJuiceMaker().handle(.calculateSales)
        try test.top(CalculatorScreen.self).type(line: "7ac", test.texts)
        #expect(test.desk.calculator.display == "34")
        #expect(test.desk.calculator.pendingOperator == .add)
    }

    /// Whether a text is on the page, wherever its line is broken.
    private func isThere(_ text: String, _ person: Terminalist) -> Bool {
        text.split(separator: " ").allSatisfy { person.look().find(String($0)) != nil }
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
            for key in ["5", "6", "6"] { person.type(key) }
            person.press(.enter)
            person.type("g")
            #expect(person.look().find(text) != nil)
            let calculator = try person.test.top(CalculatorScreen.self)
            person.type("2")
            #expect(person.look().find(text) == nil, "what has begun needs no first step")
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
        let screen = try test.openJuiceMaker()
        try screen.type(line: "mango 3", test.texts)
        try screen.choose("Change due", test.texts)
        let calculator = try test.top(CalculatorScreen.self)
        try calculator.type(line: "10000=", test.texts)
        #expect(calculator.display == "-3,500")
        try calculator.type(line: "+5000=", test.texts)
        #expect(calculator.display == "1,500")
        #expect(test.desk.calculator.display == "34")
    }

    @Test func `none sold is a number, too`() throws {
        let test = try TestKiosk(.english)
        let orders = try test.openJuiceMaker()
        try orders.choose("Cups: 0", test.texts)
        #expect(try test.top(CalculatorScreen.self).content(test.texts).display?.text == "0")
    }
}
