import Calculator
import Core
import JuiceMaker
import Testing
import TestSupport

@testable import CalculatorApp
@testable import JuiceMakerApp
@testable import ScreenKit

struct OrderScreenTests {
    /// What the screen has said so far.
    private func news(_ screen: OrderScreen, _ test: TestKiosk) -> [String] {
        screen.content(test.texts).lines.map(\.text)
    }

    // MARK: Orders

    @Test func `a juice that can be made is made, and called out with its number`() throws {
        let test = try TestKiosk()
        let screen = try test.openJuiceMaker()
        try screen.choose("딸바쥬스", test.texts)
        #expect(news(screen, test) == ["1번 딸바쥬스 나왔습니다! 맛있게 드세요!"])
        #expect(try test.count(of: "strawberry") == 0)
        #expect(try test.count(of: "banana") == 9)
        try screen.choose("망고쥬스", test.texts)
        #expect(news(screen, test).last == "2번 망고쥬스 나왔습니다! 맛있게 드세요!")
    }

    @Test func `the juices show what they need and how many can be made`() throws {
        let test = try TestKiosk()
        let screen = try test.openJuiceMaker()
        func notes() -> [String]? { screen.content(test.texts).list?.rows.map(\.note) }
        #expect(
            screen.content(test.texts).list?.rows.map(\.detail) == [
                "딸기 16", "바나나 2", "키위 3", "파인애플 2", "딸기 10 바나나 1", "망고 3", "망고 2 키위 1",
            ])
        #expect(notes() == ["품절", "5잔", "3잔", "5잔", "1잔", "3잔", "5잔"])
        try screen.choose("딸바쥬스", test.texts)
        #expect(notes() == ["품절", "4잔", "3잔", "5잔", "품절", "3잔", "5잔"])
    }

    @Test func `the bars show the stock, and which fruit is scarce or gone`() throws {
        let test = try TestKiosk(.english)
        let screen = try test.openJuiceMaker()
        try screen.choose("Strawberry-banana juice", test.texts)
        let gauges = try #require(screen.content(test.texts).gauges)
        #expect(gauges.gauges.map(\.label) == ["Strawberry", "Banana", "Pineapple", "Kiwi", "Mango"])
        #expect(gauges.gauges.map(\.count) == [0, 9, 10, 10, 10])
        #expect(gauges.gauges.map(\.tone) == [.bad, .plain, .plain, .plain, .plain])
    }

    @Test func `a quantity is for the next order only, and stays within its bounds`() throws {
        let test = try TestKiosk()
        let screen = try test.openJuiceMaker()
        #expect(screen.content(test.texts).list?.heading == "")
        for _ in 0..<3 { try screen.choose("수량 늘리기", test.texts) }
        try screen.choose("수량 줄이기", test.texts)
        #expect(screen.content(test.texts).list?.heading == "주문 수량: 3")
        try screen.choose("바나나쥬스", test.texts)
        #expect(try test.count(of: "banana") == 4)
        #expect(test.ledger.books.soldCount == 3)
        #expect(screen.content(test.texts).list?.heading == "")
        for _ in 0..<200 { screen.handle(.changeQuantity(by: -1)) }
        #expect(screen.content(test.texts).list?.heading == "")
        for _ in 0..<200 { screen.handle(.changeQuantity(by: 1)) }
        #expect(screen.content(test.texts).list?.heading == "주문 수량: 99")
        #expect(!(screen.content(test.texts).hints.first { $0.label == "수량 늘리기" }?.isEnabled ?? true))
    }

    @Test(arguments: ["딸바쥬스", "strawberry-banana", "STRAWBERRY-BANANA", "딸바쥬스 1", "strawberry-banana:1"])
    func `a line orders by name, in either language, with or without a count`(line: String) throws {
        let test = try TestKiosk()
        let screen = try test.openJuiceMaker()
        try screen.type(line: line, test.texts)
        #expect(news(screen, test) == ["1번 딸바쥬스 나왔습니다! 맛있게 드세요!"])
    }

    @Test(arguments: [
        ("콜라", "알 수 없는 쥬스: 콜라"),
        ("바나나쥬스 -1", "1부터 1000까지의 정수가 아닙니다: -1"),
        ("바나나쥬스 0", "1부터 1000까지의 정수가 아닙니다: 0"),
        ("banana:1000000000000000000000000000000", "1부터 1000까지의 정수가 아닙니다: 1000000000000000000000000000000"),
    ])
    func `a line that orders nothing says why, and nothing is made`(line: String, reason: String) throws {
        let test = try TestKiosk()
        let screen = try test.openJuiceMaker()
        let error = try #require(throws: LineError.self) { try screen.type(line: line, test.texts) }
        #expect(error.reason == reason)
        #expect(test.ledger.books.soldCount == 0)
        #expect(news(screen, test) == [])
    }

    // MARK: Shortage

    @Test(arguments: [
        (
            Language.korean, "재료가 모자라요. 재고를 수정할까요?", "딸기쥬스: 딸기 6개 부족", ["예", "아니요"]
        ),
        (
            .english, "Not enough fruit. Edit the stock?", "Strawberry juice: Strawberry short by 6",
            ["Yes", "No"]
        ),
    ])
    func `a shortage leaves the stock and asks, yes being the default`(
        language: Language, title: String, line: String, answers: [String]
    ) throws {
        let test = try TestKiosk(language)
        let stock = test.ledger.books.stock
        let screen = try test.openShortage()
        let alert = try #require(screen.content(test.texts).alert)
        #expect(alert.title == title)
        #expect(alert.lines == [line])
        #expect(alert.buttons.map(\.label) == answers)
        #expect(alert.buttons.first?.event == .acceptRestocking)
        #expect(test.ledger.books.stock == stock)
        #expect(news(screen, test) == [line])
    }

    @Test func `yes opens the stock, saving makes the order`() throws {
        let test = try TestKiosk()
        let orders = try test.openShortage()
        try orders.choose("예", test.texts)
        let stock = try test.top(StockScreen.self)
        #expect(stock.message(test.texts) == Message(text: "딸기 6개 부족", tone: .warning))
        stock.handle(.edit(.set(try test.fruit("strawberry"), count: 30)))
        try stock.choose("저장", test.texts)
        #expect(test.navigator.top === orders)
        #expect(orders.content(test.texts).alert == nil)
        #expect(
            news(orders, test) == [
                "딸기쥬스: 딸기 6개 부족", "1번 딸기쥬스 나왔습니다! 맛있게 드세요!",
            ])
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
        #expect(orders.content(test.texts).alert?.lines == ["딸기쥬스: 딸기 5개 부족"])
        #expect(try test.count(of: "strawberry") == 11)
    }

    @Test func `no drops the order, and the next one is made`() throws {
        let test = try TestKiosk()
        let orders = try test.openShortage()
        orders.handle(.order(try test.juice("banana")))
        #expect(news(orders, test).last == "대기 중인 주문: 바나나쥬스 1잔")
        #expect(test.ledger.books.soldCount == 0)
        try orders.choose("아니요", test.texts)
        #expect(
            news(orders, test) == [
                "딸기쥬스: 딸기 6개 부족", "딸기쥬스 1잔 주문을 취소했어요.", "1번 바나나쥬스 나왔습니다! 맛있게 드세요!",
            ])
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

    @Test func `going home while restocking does not leave the orders stuck`() throws {
        let test = try TestKiosk()
        try test.openShortage().choose("예", test.texts)
        test.kiosk.perform(.home)
        #expect(test.navigator.isAtRoot)
        let orders = try test.openJuiceMaker()
        #expect(orders.content(test.texts).alert != nil)
        try orders.choose("아니요", test.texts)
        try orders.choose("바나나쥬스", test.texts)
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
        #expect(try test.openJuiceMaker().content(test.texts).alert?.lines == ["딸기쥬스: 딸기 6개 부족"])
    }

    @Test func `of an order of several, what can be made is made before it asks`() throws {
        let test = try TestKiosk()
        let orders = try test.openJuiceMaker()
        try orders.type(line: "kiwi:5", test.texts)
        #expect(test.ledger.books.soldCount == 3)
        #expect(orders.content(test.texts).alert?.lines == ["키위쥬스: 키위 2개 부족"])
        try orders.choose("아니요", test.texts)
        #expect(news(orders, test).last == "키위쥬스 2잔 주문을 취소했어요.")
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
        try orders.choose("계산기 (판매 3잔)", test.texts)
        let calculator = try test.top(CalculatorScreen.self)
        #expect(calculator.content(test.texts).keypad?.display?.text == "3")
        try calculator.type(line: "*4500=", test.texts)
        #expect(calculator.content(test.texts).keypad?.display?.text == "13,500")
        test.kiosk.perform(.back)
        #expect(test.navigator.top === orders)
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

    @Test func `none sold is a number, too`() throws {
        let test = try TestKiosk(.english)
        let orders = try test.openJuiceMaker()
        try orders.choose("Calculator (0 sold)", test.texts)
        #expect(try test.top(CalculatorScreen.self).content(test.texts).keypad?.display?.text == "0")
    }
}
