import JuiceMaker
import Terminal
import Testing

@testable import CalculatorApp
@testable import JuiceMakerApp
@testable import ScreenKit

/// What the stories of `ScreenStoryTests` do not show of the order screen.
struct OrderScreenTests {
    private typealias Orders = Opened<OrderScreen>

    @Test func `the name of a juice that is sold out is quiet`() throws {
        #expect(try Orders().content.list?.rows.map(\.labelTone).prefix(2) == [.quiet, .plain])
    }

    @Test func `a cart takes as many juices as one order can have, and says so`() throws {
        let orders = try Orders()
        orders.handle(.change(try orders.test.juice("kiwi"), by: 1_000))
        #expect(orders.message == nil)
        orders.handle(.change(try orders.test.juice("mango"), by: 1))
        #expect(orders.message?.text == "한 번에 1000잔까지 주문할 수 있어요.")
        #expect(orders.content.cart?.sum.count == "1000잔")
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

    @Test func `no drops the order, and the next one is made`() throws {
        let orders = try Orders.shortage()
        orders.handle(.request(Order(try orders.test.juice("banana"))))
        #expect(orders.news.last == "대기 중인 주문: 바나나쥬스")
        #expect(orders.soldCount == 0)
        try orders.choose("아니요")
        #expect(orders.news == ["1번 바나나쥬스 나왔습니다! 맛있게 드세요!", "주문하지 않았어요: 딸기쥬스"])
        #expect(orders.content.question == nil)
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
            #expect(isThere(text, person))
            let calculator = try person.test.top(CalculatorScreen.self)
            person.type("2")
            #expect(!isThere(text, person), "what has begun needs no first step")
            person.type("0000")
            #expect(isThere(purpose, person))
            person.press(.enter)
            #expect(calculator.display == "6,500")
            #expect(isThere(purpose, person), "a result without its name could be anything")
        }
    }
}
