import Core
import JuiceMaker
import Terminal
import Testing
import TestSupport

@testable import CalculatorApp
@testable import JuiceMakerApp
@testable import ScreenKit

struct CancelScreenTests {
    /// A kiosk that has sold a kiwi juice (No. 1) and a mango juice (No. 2).
    private func sold(
        _ language: Language = .english,
        ledger: (Menu, TestClock) -> any Ledger = { menu, clock in InMemoryLedger(menu: menu) { clock.now } }
    ) throws -> TestKiosk {
        let test = try TestKiosk(language, ledger: ledger)
        for id in ["kiwi", "mango"] { _ = try? test.ledger.make(test.juice(id)) }
        return test
    }

    /// The cancel screen of a kiosk, which lies over its sales.
    private func open(_ test: TestKiosk) throws -> Opened<CancelScreen> {
        try test.openJuiceMaker().handle(.showSales)
        try test.choose(.cancelOrder, on: SalesScreen.self)
        return Opened(try test.top(), test)
    }

    // MARK: Both fronts

    @Test(arguments: [
        (
            Language.english,
            "Order 2 was cancelled: Mango juice / Returned to the stock: Mango 3 / "
                + "Money to return: 4,500 KRW (Cash)"
        ),
        (.korean, "주문 2번을 취소했습니다: 망고쥬스 / 재고로 되돌린 과일: 망고 3 / 돌려줄 금액: 4,500원 (현금)"),
    ])
    func `from the keyboard the latest order is cancelled, and the sales screen says what went back`(
        language: Language, text: String
    ) throws {
        let test = try sold(language)
        let person = Terminalist(test)
        person.typeSlowly("2rv쏟음 l?v\n")
        let sales = try test.top(SalesScreen.self)
        #expect(sales.message(test.texts) == Message(text: text, tone: .good))
        #expect(try test.count(of: "mango") == 10)
        #expect(try test.count(of: "kiwi") == 7)
        var reasons: [String] = []
        try test.ledger.forEachRecord { if case .void(let void) = $0.entry { reasons.append(void.reason) } }
        #expect(reasons == ["쏟음 l?v"])
        test.readChanges()
        #expect(sales.message(test.texts)?.text == text, "a change from outside takes no news away")
        person.type("w")
        #expect(sales.message(test.texts) == nil)
    }

    @Test(arguments: [
        (Language.english, ["juice", "sales", "cancel", "number 1", "reason spilled", "cancel the order"]),
        (.english, ["juice", "판매", "주문 취소", "번호 1", "이유 엎지름", "주문 취소하기"]),
        (.korean, ["2", "판매", "취소", "주문 번호 1", "이유 엎지름", "취소"]),
        (.korean, ["juice", "sales", "void", "number 1", "reason spilled", "cancel the order"]),
    ])
    func `in lines an order is cancelled by its number, in the words of both languages`(
        language: Language, lines: [String]
    ) throws {
        let test = try sold(language)
        let said = TypedLines(test.kiosk).type(lines)
        #expect(test.navigator.top is SalesScreen)
        #expect(!said.contains { $0.hasPrefix("! ") })
        #expect(
            said.last
                == (language == .english
                    ? "Order 1 was cancelled: Kiwi juice / Returned to the stock: Kiwi 3 / Money to return: 4,000 KRW (Cash)"
                    : "주문 1번을 취소했습니다: 키위쥬스 / 재고로 되돌린 과일: 키위 3 / 돌려줄 금액: 4,000원 (현금)"))
        #expect(test.books.accounts.voidedNumbers == [1])
    }

    @Test func `with the mouse the fields are only focused, and the hints open the screen and cancel the order`() throws
    {
        let test = try sold()
        let person = Terminalist(test)
        person.typeSlowly("2r")
        try person.click("Cancel order")
        let cancel = Opened<CancelScreen>(try test.top(), test)
        person.type("wet")
        try person.click("2   ")
        person.press(.backspace)
        person.type("1")
        try person.click("wet")
        person.type("!")
        #expect(cancel.fields == ["Order number: 1", "Reason: wet!"])
        #expect(test.books.accounts.voidedNumbers == [])
        try person.click("Cancel the order")
        #expect(test.books.accounts.voidedNumbers == [1])
    }

    @Test(arguments: [Key.escape, .character("k")])
    func `leaving cancels nothing`(key: Key) throws {
        let cancel = try open(sold())
        let person = Terminalist(cancel.test)
        person.type("late")
        person.press(key)
        #expect(cancel.isOnTop == (key != .escape))
        #expect(cancel.voidedNumbers == [])
    }

    // MARK: The fields

    @Test func `it begins with the latest order that was not cancelled, and without a number if there is none`() throws
    {
        let first = try open(sold())
        let test = first.test
        #expect(first.fields == ["Order number: 2", "Reason: "])
        first.handle(.editReason(.insert("x")), .cancel)
        try test.choose(.cancelOrder, on: SalesScreen.self)
        #expect(try first.next(CancelScreen.self).fields == ["Order number: 1", "Reason: "])
        test.kiosk.perform(.back)
        _ = try test.ledger.close(counted: nil)
        test.readChanges()
        try test.choose(.cancelOrder, on: SalesScreen.self)
        #expect(try first.next(CancelScreen.self).fields == ["Order number: ", "Reason: "])
    }

    @Test func `the reason has the focus first, and without a latest order the number has it`() throws {
        func focusedRow(_ person: Terminalist) throws -> String {
            let picture = person.look()
            return picture.text(row: try #require(picture.cursor).row)
        }
        #expect(try focusedRow(Terminalist(open(sold()).test)).hasPrefix(" Reason"))
        let other = Terminalist(try TestKiosk(.english))
        other.typeSlowly("2rv")
        #expect(try focusedRow(other).hasPrefix(" Order number"))
        other.typeSlowly("7x")
        #expect(try focusedRow(other) == " Order number  7")
        other.press(.tab)
        other.typeSlowly("wet")
        #expect(try focusedRow(other) == " Reason        wet")
    }

    @Test func `the number takes digits only, and the reason 200 characters`() throws {
        let cancel = try open(sold())
        for (edit, text) in [
            (CancelScreen.Event.editNumber(.insert("x")), "“x” cannot be typed here."),
            (.editNumber(.insert("12345678901234567890")), "At most 18 characters."),
            (.editReason(.insert(String(repeating: "가", count: 201))), "At most 200 characters."),
        ] {
            cancel.handle(edit)
            #expect(cancel.message?.text == text)
        }
        cancel.handle(.editReason(.insert(String(repeating: "가", count: 200))))
        #expect(cancel.message == nil)
        cancel.handle(.cancel)
        #expect(cancel.voidedNumbers == [2])
    }

    // MARK: Errors

    @Test(
        arguments: ["", "   ", String(repeating: "e\u{323}\u{307}", count: 101)],
        [
            (Language.english, "Type the order number and a reason (1–200 characters)."),
            (.korean, "주문 번호와 이유(1–200자)를 입력하세요."),
        ])
    func `without a number or a valid reason nothing is cancelled`(reason: String, words: (Language, String)) throws {
        let cancel = try open(sold(words.0))
        cancel.handle(.editReason(.replace(reason)), .cancel)
        #expect(cancel.message == Message(text: words.1, tone: .warning))
        cancel.handle(.editReason(.replace("x")))
        #expect(cancel.message == nil)
        cancel.handle(.editNumber(.replace("")), .cancel)
        #expect(cancel.message == Message(text: words.1, tone: .warning))
        #expect(cancel.voidedNumbers == [])
        #expect(cancel.isOnTop)
    }

    @Test(arguments: [
        (3, "There is no order 3", "주문 3번이 없습니다"),
        (0, "There is no order 0", "주문 0번이 없습니다"),
        (2, "Order 2 was cancelled before", "주문 2번은 이미 취소했습니다"),
    ])
    func `an order that cannot be cancelled is told, until the next edit`(
        number: Int, english: String, korean: String
    ) throws {
        for (language, text) in [(Language.english, english), (.korean, korean)] {
            let test = try TestKiosk(language)
            _ = try test.ledger.make(test.juice("kiwi"))
            _ = try test.ledger.close(counted: nil)
            _ = try test.ledger.make(test.juice("mango"))
            _ = try test.ledger.reverse(.void, 2, reason: "x")
            let cancel = try open(test)
            cancel.fill(number, "spilled")
            #expect(cancel.message == Message(text: text, tone: .bad))
            #expect(cancel.isOnTop)
            cancel.handle(.editNumber(.move(.end, isSelecting: false)))
            #expect(cancel.message == nil)
        }
    }

    @Test func `the money of an order of a closed day goes back, and its fruits stay used`() throws {
        let test = try TestKiosk(.english)
        _ = try test.ledger.make(test.juice("kiwi"))
        _ = try test.ledger.close(counted: nil)
        try open(test).fill(1, "spilled")
        #expect(test.books.accounts.refundedNumbers == [1])
        #expect(try test.count(of: "kiwi") == 7)
        let message = try test.top(SalesScreen.self).message(test.texts)
        #expect(message?.text == "Order 1 was refunded: Kiwi juice / Money to return: 4,000 KRW (Cash)")
    }

    @Test func `a cancellation that cannot be recorded leaves the order and the fields as they are`() throws {
        let cancel = try open(sold { menu, _ in FullDiskLedger(menu: menu) })
        let texts = cancel.test.texts
        cancel.fill(1, "spilled")
        #expect(cancel.message == .bad(texts.explain(LedgerError.failed(.write, .noSpace))))
        #expect(cancel.fields == ["Order number: 1", "Reason: spilled"])
        cancel.test.kiosk.perform(.back)
        #expect(try cancel.test.top(SalesScreen.self).message(texts) == nil)
    }

    @Test func `without a delegate nothing is cancelled, and the fields stay`() {
        let screen = CancelScreen(latest: 4)
        let navigator = Navigator(root: RecordingScreen("root"))
        navigator.push(screen)
        screen.handle([.editReason(.insert("x")), .cancel])
        #expect(navigator.top === screen)
    }

    // MARK: The trace

    @Test func `the trace shows the way of the number and the reason, back to the ledger`() throws {
        let traced = TracedKiosk(try TestKiosk(.english))
        _ = try traced.test.ledger.make(traced.test.juice("kiwi"))
        try traced.test.openJuiceMaker().handle(.showSales)
        _ = traced.take()
        try traced.test.choose(.cancelOrder, on: SalesScreen.self)
        try traced.test.choose(.editReason(.insert("wet")), on: CancelScreen.self)
        try traced.test.choose(.cancel, on: CancelScreen.self)
        try GoldenFile("traced", suite: #filePath).expect(traced.take().joined(separator: "\n"))
        try traced.test.choose(.cancelOrder, on: SalesScreen.self)
        try traced.test.choose(.editNumber(.insert("1")), on: CancelScreen.self)
        try traced.test.choose(.editReason(.insert("again")), on: CancelScreen.self)
        try traced.test.choose(.cancel, on: CancelScreen.self)
        try GoldenFile("traced-refusal", suite: #filePath).expect(traced.take().joined(separator: "\n"))
    }
}

extension Opened<CancelScreen> {
    fileprivate var fields: [String] {
        content.panes.flatMap { $0.content.lines(test.texts, firstNumber: 1).flatMap(\.all) }
    }
    fileprivate var voidedNumbers: Set<Int> { test.books.accounts.voidedNumbers }

    /// Fills the fields in, and cancels the order.
    fileprivate func fill(_ number: Int, _ reason: String) {
        handle(.editNumber(.replace(String(number))), .editReason(.insert(reason)), .cancel)
    }
}
