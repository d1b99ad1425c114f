import Core
import JuiceMaker
import Terminal
import Testing
import TestSupport

@testable import CalculatorApp
@testable import JuiceMakerApp
@testable import ScreenKit

struct CancelScreenTests {
    /// A kiosk that has sold a kiwi juice (No. 1) and a mango juice (No. 2), with the cancel screen open.
    private func opened(
        _ language: Language = .english,
        ledger: @escaping (Menu, TestClock) -> any Ledger = { menu, _ in
            InMemoryLedger(menu: menu)
        }
    ) throws -> (test: TestKiosk, screen: CancelScreen) {
        let test = try TestKiosk(language, ledger: ledger)
        for id in ["kiwi", "mango"] { _ = try? test.ledger.make(test.juice(id)) }
        try test.openJuiceMaker().handle(.showSales)
        try test.choose(.cancelOrder, on: SalesScreen.self)
        return (test, try test.top())
    }

    private func texts(_ screen: CancelScreen, _ test: TestKiosk) -> [String] {
        screen.content(test.texts).panes.flatMap { $0.content.lines(test.texts, firstNumber: 1).flatMap(\.all) }
    }

    // MARK: Both fronts

    nonisolated static let cancelled = [
        (
            Language.english,
            "Order 2 was cancelled: Mango juice / Returned to the stock: Mango 3 / "
                + "Money to return: 4,500 KRW (Cash)"
        ),
        (.korean, "주문 2번을 취소했습니다: 망고쥬스 / 재고로 되돌린 과일: 망고 3 / 돌려줄 금액: 4,500원 (현금)"),
    ]

    @Test(arguments: cancelled)
    func `from the keyboard the latest order is cancelled, and the sales screen says what went back`(
        language: Language, text: String
    ) throws {
        let test = try TestKiosk(language)
        for id in ["kiwi", "mango"] { _ = try test.ledger.make(test.juice(id)) }
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
        let test = try TestKiosk(language)
        for id in ["kiwi", "mango"] { _ = try test.ledger.make(test.juice(id)) }
        var said: [String] = []
        let front = LineFront(kiosk: test.kiosk) { said.append($0) }
        for line in lines { front.handle(line) }
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
        let test = try TestKiosk(.english)
        for id in ["kiwi", "mango"] { _ = try test.ledger.make(test.juice(id)) }
        let person = Terminalist(test)
        person.typeSlowly("2r")
        person.click(try #require(person.look().find("Cancel order")))
        let screen = try test.top(CancelScreen.self)
        person.type("wet")
        person.click(try #require(person.look().find("2   ")))
        person.press(.backspace)
        person.type("1")
        person.click(try #require(person.look().find("wet")))
        person.type("!")
        #expect(texts(screen, test) == ["Order number: 1", "Reason: wet!"])
        #expect(test.books.accounts.voidedNumbers == [])
        person.click(try #require(person.look().find("Cancel the order")))
        #expect(test.books.accounts.voidedNumbers == [1])
    }

    @Test(arguments: [Key.escape, .character("k")])
    func `leaving cancels nothing`(key: Key) throws {
        let (test, screen) = try opened()
        let person = Terminalist(test)
        person.type("late")
        person.press(key)
        #expect((test.navigator.top === screen) == (key != .escape))
        #expect(test.books.accounts.voidedNumbers == [])
    }

    // MARK: The fields

    @Test func `it begins with the latest order that was not cancelled, and without a number if there is none`() throws
    {
        let (test, screen) = try opened()
        #expect(texts(screen, test) == ["Order number: 2", "Reason: "])
        screen.handle(.editReason(.insert("x")))
        screen.handle(.cancel)
        try test.choose(.cancelOrder, on: SalesScreen.self)
        #expect(texts(try test.top(), test) == ["Order number: 1", "Reason: "])
        test.kiosk.perform(.back)
        _ = try test.ledger.close(counted: nil)
        test.readChanges()
        try test.choose(.cancelOrder, on: SalesScreen.self)
        #expect(texts(try test.top(), test) == ["Order number: ", "Reason: "])
    }

    @Test func `the reason has the focus first, and without a latest order the number has it`() throws {
        func focusedRow(_ person: Terminalist) throws -> String {
            let picture = person.look()
            return picture.text(row: try #require(picture.cursor).row)
        }
        let person = Terminalist(try opened().test)
        #expect(try focusedRow(person).hasPrefix(" Reason"))
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
        let (test, screen) = try opened()
        for (edit, text) in [
            (CancelScreen.Event.editNumber(.insert("x")), "“x” cannot be typed here."),
            (.editNumber(.insert("12345678901234567890")), "At most 18 characters."),
            (.editReason(.insert(String(repeating: "가", count: 201))), "At most 200 characters."),
        ] {
            screen.handle(edit)
            #expect(screen.message(test.texts)?.text == text)
        }
        screen.handle(.editReason(.insert(String(repeating: "가", count: 200))))
        #expect(screen.message(test.texts) == nil)
        screen.handle(.cancel)
        #expect(test.books.accounts.voidedNumbers == [2])
    }

    // MARK: Errors

    @Test(
        arguments: ["", "   ", String(repeating: "e\u{323}\u{307}", count: 101)],
        [
            (Language.english, "Type the order number and a reason (1–200 characters)."),
            (.korean, "주문 번호와 이유(1–200자)를 입력하세요."),
        ])
    func `without a number or a valid reason nothing is cancelled`(reason: String, words: (Language, String)) throws {
        let (test, screen) = try opened(words.0)
        screen.handle(.editReason(.replace(reason)))
        screen.handle(.cancel)
        #expect(screen.message(test.texts) == Message(text: words.1, tone: .warning))
        screen.handle(.editReason(.replace("x")))
        #expect(screen.message(test.texts) == nil)
        screen.handle(.editNumber(.replace("")))
        screen.handle(.cancel)
        #expect(screen.message(test.texts) == Message(text: words.1, tone: .warning))
        #expect(test.books.accounts.voidedNumbers == [])
        #expect(test.navigator.top === screen)
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
            try test.openJuiceMaker().handle(.showSales)
            try test.choose(.cancelOrder, on: SalesScreen.self)
            let screen = try test.top(CancelScreen.self)
            screen.handle(.editNumber(.replace(String(number))))
            screen.handle(.editReason(.insert("spilled")))
            screen.handle(.cancel)
            #expect(screen.message(test.texts) == Message(text: text, tone: .bad))
            #expect(test.navigator.top === screen)
            screen.handle(.editNumber(.move(.end, isSelecting: false)))
            #expect(screen.message(test.texts) == nil)
        }
    }

    @Test func `the money of an order of a closed day goes back, and its fruits stay used`() throws {
        let test = try TestKiosk(.english)
        _ = try test.ledger.make(test.juice("kiwi"))
        _ = try test.ledger.close(counted: nil)
        try test.openJuiceMaker().handle(.showSales)
        try test.choose(.cancelOrder, on: SalesScreen.self)
        let screen = try test.top(CancelScreen.self)
        screen.handle(.editNumber(.replace("1")))
        screen.handle(.editReason(.insert("spilled")))
        screen.handle(.cancel)
        #expect(test.books.accounts.refundedNumbers == [1])
        #expect(try test.count(of: "kiwi") == 7)
        let message = try test.top(SalesScreen.self).message(test.texts)
        #expect(message?.text == "Order 1 was refunded: Kiwi juice / Money to return: 4,000 KRW (Cash)")
    }

    @Test func `a cancellation that cannot be recorded leaves the order and the fields as they are`() throws {
        let (test, screen) = try opened { menu, _ in FullDiskLedger(menu: menu) }
        screen.handle(.editNumber(.replace("1")))
        screen.handle(.editReason(.insert("spilled")))
        screen.handle(.cancel)
        #expect(screen.message(test.texts) == .bad(test.texts.explain(LedgerError.failed(.write, .noSpace))))
        #expect(texts(screen, test) == ["Order number: 1", "Reason: spilled"])
        test.kiosk.perform(.back)
        #expect(try test.top(SalesScreen.self).message(test.texts) == nil)
    }

    @Test func `without a delegate nothing is cancelled, and the fields stay`() {
        let screen = CancelScreen(latest: 4)
        let navigator = Navigator(root: RecordingScreen("root"))
        navigator.push(screen)
        screen.handle(.editReason(.insert("x")))
        screen.handle(.cancel)
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
        #expect(
            traced.take() == [
                "[injection] → CancelScreen: init(latest: 1)",
                "[navigation] SalesScreen → Navigator: push(CancelScreen)",
                #"[message] CancelScreen → SalesScreen: cancelScreen(_:cancel: 1, reason: "wet") (record 3)"#,
                #"[call] SalesScreen → JuiceBar: takeBack(1, reason: "wet") (record 3)"#,
                "[call] JuiceBar → InMemoryLedger: void(1) (record 3)",
                "[return] JuiceBar → SalesScreen: 1 kiwi",
                "[return] SalesScreen → CancelScreen",
                "[navigation] CancelScreen → Navigator: pop(CancelScreen)",
                "[release] CancelScreen: deinit",
            ])
        try traced.test.choose(.cancelOrder, on: SalesScreen.self)
        try traced.test.choose(.editNumber(.insert("1")), on: CancelScreen.self)
        try traced.test.choose(.editReason(.insert("again")), on: CancelScreen.self)
        try traced.test.choose(.cancel, on: CancelScreen.self)
        #expect(
            traced.take() == [
                "[injection] → CancelScreen#2: init(latest: nil)",
                "[navigation] SalesScreen → Navigator: push(CancelScreen#2)",
                #"[message] CancelScreen#2 → SalesScreen: cancelScreen(_:cancel: 1, reason: "again")"#,
                #"[call] SalesScreen → JuiceBar: takeBack(1, reason: "again")"#,
                "[call] JuiceBar → InMemoryLedger: void(1)",
                "[failure] InMemoryLedger → JuiceBar: throws VoidError",
                "[failure] JuiceBar → SalesScreen: throws VoidError",
                "[failure] SalesScreen → CancelScreen#2: throws VoidError",
            ])
    }
}
