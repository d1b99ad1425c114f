import Core
import JuiceMaker
import Terminal
import Testing

@testable import CalculatorApp
@testable import JuiceMakerApp
@testable import ScreenKit

struct StockScreenTests {
    private final class Keeper: StockScreenDelegate {
        var saved: [[Quantity<Fruit>]] = []
        var refusal: StockChangeError?

        func stockScreen(_ screen: StockScreen, save changes: [Quantity<Fruit>]) throws(StockChangeError) {
            if let refusal { throw refusal }
            saved.append(changes)
        }
    }

    private let keeper = Keeper()
    /// Some fruits of the menu, the first, the fourth and the fifth.
    private let strawberry, kiwi, mango: Fruit
    /// What all steppers show when nothing was changed.
    private let untouched = ["10", "10", "10", "10", "10"]

    init() throws {
        let fruits = try TestKiosk(isTraced: false).books.menu.fruits
        (strawberry, kiwi, mango) = (fruits[0], fruits[3], fruits[4])
    }

    private func open(_ language: Language = .korean) throws -> Opened<StockScreen> { try open(TestKiosk(language)) }

    private func open(_ test: TestKiosk) throws -> Opened<StockScreen> {
        let screen = StockScreen(stock: test.ledger.books.stock, shortage: nil, calculators: Calculators())
        screen.delegate = keeper
        test.navigator.push(screen)
        return Opened(screen, test)
    }

    @Test func `what cannot be saved stays on the screen, with the reason, until it can`() throws {
        let stock = try open(.english)
        stock.handle(.edit(.set(kiwi, count: 50)))
        keeper.refusal = .notRecorded(.busy)
        stock.handle(.save)
        #expect(stock.isOnTop)
        #expect(stock.message?.text == "Not saved: another kiosk is using the ledger; try again in a moment")
        #expect(stock.changes == ["", "", "", "+40", ""])
        keeper.refusal = nil
        stock.handle(.save)
        #expect(keeper.saved == [[Quantity(item: kiwi, count: 40)]])
        #expect(!stock.isOnTop)
    }

    @Test func `after a question, the next digit begins another number`() throws {
        let stock = try open(.english)
        stock.handle(.edit(.type(kiwi, digit: 2)), .edit(.type(kiwi, digit: 5)), .cancel, .keepEditing)
        #expect(stock.values[3] == "25")
        stock.handle(.edit(.type(kiwi, digit: 3)), .edit(.type(kiwi, digit: 0)))
        #expect(stock.values[3] == "30")
    }

    @Test(
        arguments: [
            [.down, .up], [.character("?"), .escape], [.character("c"), .escape], [.character("l")],
        ] as [[Key]])
    func `after a look elsewhere, the next digit begins another number`(keys: [Key]) throws {
        let person = try Terminalist(.stock, .english)
        let stock = Opened<StockScreen>(try person.test.top(), person.test)
        person.type("25")
        #expect(stock.values[0] == "25")
        for key in keys { person.press(key) }
        #expect(stock.values[0] == "25")
        person.type("30")
        #expect(stock.values[0] == "30")
    }

    @Test func `a number that is too large is taken back, with the reason`() throws {
        let stock = try open(.english)
        let reason = "Kiwi: the stock holds 100 at most (typed: 150, ⌫ erases)."
        for digit in [1, 5, 0] { stock.handle(.edit(.type(kiwi, digit: digit))) }
        #expect(stock.values == untouched)
        #expect(stock.message?.text == reason)
        stock.handle(.save)
        #expect(stock.isOnTop, "a number that was refused is not left behind without a word")
        #expect(stock.message?.text == reason)
    }

    // MARK: Steppers

    @Test func `the buttons change a count by one and by ten`() throws {
        let stock = try open()
        func press(_ labels: String...) throws {
            for label in labels {
                let stepper = stock.content.steppers[1]
                let button = try #require((stepper.lower + stepper.raise).first { $0.label == label && $0.isEnabled })
                stock.handle(button.event)
            }
        }
        try press("+10", "+10", "+1", "−1", "−10")
        #expect(stock.values == ["10", "20", "10", "10", "10"])
        #expect(stock.changes == ["", "+10", "", "", ""])
        try press("−10", "−1", "−10")
        #expect(stock.values[1] == "0")
        #expect(stock.changes[1] == "−10")
    }

    @Test func `at a bound the buttons over it cannot be chosen`() throws {
        let stock = try open()
        for (count, labels) in [(10, ["−10", "−1", "+1", "+10"]), (0, ["+1", "+10"]), (100, ["−10", "−1"])] {
            stock.handle(.edit(.set(strawberry, count: count)))
            let stepper = stock.content.steppers[0]
            #expect((stepper.lower + stepper.raise).filter(\.isEnabled).map(\.label) == labels, "\(count)")
        }
    }

    @Test(arguments: [
        (Language.korean, "딸기: 100개까지만 둘 수 있습니다.", "딸기: 0개보다 적을 수 없습니다."),
        (.english, "Strawberry: the stock holds 100 at most.", "Strawberry: the count cannot go below 0."),
    ])
    func `a step over a bound goes up to it, with a message`(language: Language, above: String, below: String) throws {
        let stock = try open(language)
        let steps: [(Int, String, String?)] = [(91, "100", above), (-1, "99", nil), (-100, "0", below)]
        for (step, value, message) in steps {
            stock.handle(.edit(.step(strawberry, by: step)))
            #expect(stock.values[0] == value)
            #expect(stock.message == message.map { Message(text: $0, tone: .warning) })
        }
    }

    @Test func `typed digits replace the count, and a backspace takes one off`() throws {
        let stock = try open()
        stock.handle(.edit(.type(kiwi, digit: 4)), .edit(.type(kiwi, digit: 2)))
        #expect(stock.values == ["10", "10", "10", "42", "10"])
        #expect(stock.changes[3] == "+32")
        stock.handle(.edit(.type(kiwi, digit: 0)))
        #expect(stock.values[3] == "10")
        #expect(stock.message?.text == "키위: 100개까지만 둘 수 있습니다 (입력: 420, ⌫로 지우기).")
        for value in ["42", "4"] {
            stock.handle(.edit(.backspace(kiwi)))
            #expect(stock.values[3] == value)
        }
    }

    @Test func `reset goes back to the start, and can be chosen only where something was changed`() throws {
        let stock = try open(.english)
        func canReset() -> Bool? {
            stock.content.saveBar?.controls.all.lazy.compactMap(\.control).first { $0.label == "Reset" }?.isEnabled
        }
        #expect(canReset() == false)
        stock.handle(.edit(.set(mango, count: 3)))
        try stock.choose("Reset")
        #expect(stock.values == untouched)
        #expect(canReset() == false)
    }

    // MARK: Saving

    @Test func `saving sends the changes alone, and goes back`() throws {
        let stock = try open()
        stock.handle(.edit(.set(strawberry, count: 30)), .edit(.set(mango, count: 4)))
        try stock.choose("저장")
        #expect(keeper.saved == [[Quantity(item: strawberry, count: 20), Quantity(item: mango, count: -6)]])
        #expect(stock.test.navigator.isAtRoot)
        #expect(try stock.test.count(of: "strawberry") == 10)
    }

    nonisolated private static let reasons: [(StockReason, [StockScreen.Event])] = [
        (.counted, []), (.restocked, [.nextReason]), (.spoiled, [.nextReason, .nextReason]),
        (.counted, [.nextReason, .nextReason, .nextReason, .nextReason]),
        (.words("late"), [.nextReason, .nextReason, .nextReason, .editReason(.insert("late"))]),
        (.spoiled, [.setReason(.words("late")), .setReason(.spoiled)]),
    ]

    @Test(arguments: reasons)
    func `the keeper reads the reason, which is counted until another one is chosen`(
        reason: StockReason, events: [StockScreen.Event]
    ) throws {
        let stock = try open(.english)
        for event in events + [.save] { stock.handle(event) }
        #expect(stock.screen.reason == reason)
        #expect(keeper.saved.count == 1)
    }

    @Test func `a reason in words is typed before anything is saved`() throws {
        let stock = try open(.english)
        stock.handle(.nextReason, .nextReason, .nextReason, .save)
        #expect(keeper.saved.isEmpty)
        #expect(stock.message?.text == "Type a reason of 1–200 characters.")
    }

    @Test(arguments: [
        ("reason spoiled", StockReason.spoiled), ("이유 폐기", .spoiled), ("reason 입고", .restocked),
        ("이유 counted", .counted),
        ("reason the box fell", .words("the box fell")),
    ])
    func `a line names the reason`(line: String, reason: StockReason) throws {
        let stock = try open(.english)
        #expect(try stock.screen.events(forLine: line, stock.test.texts) == [.setReason(reason)])
    }

    @Test func `saving without a change sends no change`() throws {
        try open().handle(.edit(.step(kiwi, by: 5)), .edit(.step(kiwi, by: -5)), .save)
        #expect(keeper.saved == [[]])
    }

    @Test func `without a delegate nothing is saved, and the changes stay on the screen`() throws {
        let stock = try open()
        stock.screen.delegate = nil
        stock.handle(.edit(.step(kiwi, by: 5)), .save)
        #expect(stock.isOnTop)
        #expect(stock.changes[3] == "+5")
    }

    @Test(arguments: [KioskCommand.back, .home, nil])
    func `cancelling, back and home send nothing`(command: KioskCommand?) throws {
        let stock = try open()
        if let command {
            stock.handle(.edit(.step(kiwi, by: 5)), .edit(.step(kiwi, by: -5)))
            stock.test.kiosk.perform(command)
        } else {
            stock.handle(.cancel)
        }
        #expect(stock.test.navigator.isAtRoot)
        #expect(keeper.saved == [])
    }

    @Test(arguments: [KioskCommand.back, .home, .quit])
    func `leaving with changes asks, whichever way, and the screen stays`(command: KioskCommand) throws {
        let stock = try open()
        let kiosk = stock.test.kiosk
        stock.handle(.edit(.set(strawberry, count: 30)), .edit(.set(mango, count: 4)))
        kiosk.perform(command)
        #expect(stock.isOnTop)
        #expect(!kiosk.isFinished)
        let alert = try #require(stock.content.alert)
        #expect(alert.title == "바꾼 재고를 저장할까요?")
        #expect(alert.lines == [Message(text: "딸기 +20, 망고 −6")])
        #expect(alert.buttons.map(\.label) == ["저장", "버리기", "계속 수정"])
        kiosk.perform(command)
        #expect(stock.content.alert != nil, "the question is not answered by asking again")
        #expect(keeper.saved == [])
        #expect(kiosk.isFinished == (command == .quit), "only quitting twice ends the kiosk")
    }

    @Test(arguments: [
        ("저장", 2 as Int?, true), ("버리기", nil, true), ("계속 수정", nil, false),
    ])
    func `at the question, saving sends the changes and leaves, discarding only leaves, and going on changes nothing`(
        answer: String, saved: Int?, leaves: Bool
    ) throws {
        let stock = try open()
        stock.handle(.edit(.set(kiwi, count: 12)))
        stock.test.kiosk.perform(answer == "저장" ? .home : .back)
        try stock.choose(answer)
        #expect(stock.test.navigator.isAtRoot == leaves)
        #expect(keeper.saved == (saved.map { [[Quantity(item: kiwi, count: $0)]] } ?? []))
        if !leaves {
            #expect(stock.isOnTop)
            #expect(stock.content.alert == nil)
            #expect(stock.values == ["10", "10", "10", "12", "10"])
        }
    }

    @Test func `changes that cannot be saved at the question stay, with the reason`() throws {
        let stock = try open(.english)
        stock.handle(.edit(.set(kiwi, count: 12)))
        stock.test.kiosk.perform(.back)
        keeper.refusal = .notRecorded(.busy)
        try stock.choose("Save")
        #expect(stock.isOnTop)
        #expect(stock.content.alert == nil)
        #expect(stock.message?.tone == .bad)
    }

    // MARK: Suggestions

    /// The stock screen that lies over a screen of orders.
    private func openStock(of orders: Opened<OrderScreen>, _ event: OrderScreen.Event) throws -> Opened<StockScreen> {
        orders.handle(event)
        return try orders.next()
    }

    @Test func `a suggestion says what would make a juice possible, and a click does it`() throws {
        let stock = try openStock(of: Opened(), .editStock)
        func suggestions() -> [String?] { stock.content.steppers.map(\.suggestion?.label) }
        #expect(suggestions() == ["+6: 딸기쥬스 1잔", nil, nil, nil, nil])
        stock.handle(.edit(.set(kiwi, count: 0)))
        #expect(suggestions() == ["+6: 딸기쥬스 1잔", nil, nil, "+1: 망키쥬스 1잔", nil])
        stock.handle(try #require(stock.content.steppers[0].suggestion).event)
        #expect(stock.values[0] == "16")
        #expect(suggestions()[0] == nil)
    }

    @Test(arguments: Language.allCases)
    func `the focus begins at what an order is short of, and what is missing is suggested`(language: Language) throws {
        let person = try Terminalist(.orders, language)
        person.type("66666")
        for _ in 0..<2 { person.press(.enter) }
        let stock = Opened<StockScreen>(try person.test.top(), person.test)
        func suggestion() -> Control<StockScreen.Event>? { stock.content.steppers[4].suggestion }
        #expect(suggestion()?.label == (language == .korean ? "+5: 이 주문" : "+5: this order"))
        #expect(person.sees("+5: "))
        person.type("12")
        #expect(stock.screen.edit[mango] == 12)
        #expect(suggestion()?.label.hasPrefix("+3: ") == true)
        stock.handle(try #require(suggestion()).event)
        #expect(stock.screen.edit[mango] == 15)
        #expect(suggestion() == nil)
    }

    // MARK: Calculator

    /// Works a count of kiwis out with the calculator that lies over the steppers.
    private func calculate(_ keys: String, on stock: Opened<StockScreen>) throws {
        stock.handle(.calculate(kiwi))
        let calculator = try stock.next(CalculatorScreen.self)
        try calculator.type(keys)
        try calculator.choose(stock.test.texts(.returnValue))
    }

    @Test(arguments: [
        ("12*5=", "60", "+50"), ("0", "0", "−10"), ("100", "100", "+90"), ("12.50*2=", "25", "+15"), ("3.0", "3", "−7"),
        ("10+20", "30", "+20"), ("+5", "15", "+5"),
    ])
    func `a whole number within the bounds becomes the count, however it was made`(
        keys: String, value: String, change: String
    ) throws {
        let stock = try open()
        try calculate(keys, on: stock)
        #expect(stock.values == ["10", "10", "10", value, "10"])
        #expect(stock.changes[3] == change)
        #expect(stock.message == nil)
    }

    @Test(arguments: [
        ("5 neg", "-5"), ("1/2=", "0.5"), ("101", "101"), ("100.5", "100.5"),
        ("99999999999999999999", "99999999999999999999"), ("60+60", "120"),
    ])
    func `another result is refused in the calculator, with the reason, and the count stays`(
        keys: String, shown: String
    ) throws {
        for (language, reason) in [
            (Language.korean, "\(shown): 0부터 100까지의 정수만 재고로 쓸 수 있어요."),
            (.english, "\(shown): only a whole number from 0 to 100 can be a count."),
        ] {
            let stock = try open(language)
            stock.handle(.edit(.set(kiwi, count: 7)))
            try calculate(keys, on: stock)
            let calculator = try stock.next(CalculatorScreen.self)
            #expect(calculator.message == Message(text: reason, tone: .warning))
            #expect(stock.values == ["10", "10", "10", "7", "10"])
            try calculator.type("ac 8")
            calculator.handle(.returnValue)
            #expect(stock.isOnTop)
            #expect(stock.values == ["10", "10", "10", "8", "10"])
        }
    }

    @Test(arguments: [
        (Language.korean, "딸기: 지금 10개, 6개 부족", "딸기: 지금 14개, 2개 부족", "키위: 지금 10개"),
        (.english, "Strawberry: 10 now, short by 6", "Strawberry: 14 now, short by 2", "Kiwi: 10 now"),
    ])
    func `the calculator says what it is for, what there is and what is short`(
        language: Language, first: String, second: String, other: String
    ) throws {
        let stock = try openStock(of: .shortage(language), .acceptRestocking)
        func heading(for fruit: Fruit) throws -> String? {
            stock.handle(.calculate(fruit))
            defer { stock.test.kiosk.perform(.back) }
            return try stock.next(CalculatorScreen.self).content.tape?.heading
        }
        #expect(try heading(for: strawberry) == first)
        stock.handle(.edit(.step(strawberry, by: 4)))
        #expect(try heading(for: strawberry) == second)
        #expect(try heading(for: kiwi) == other)
    }

    @Test func `what the order is short of stays in view and counts down, until there is enough`() throws {
        let stock = try openStock(of: .shortage(.english), .acceptRestocking)
        #expect(stock.content.steppers.first?.warning == "short by 6")
        for (fruit, step, warning) in [
            (kiwi, 1, "short by 6"), (strawberry, 4, "short by 2"), (strawberry, -5, "short by 7"),
            (strawberry, 7, ""),
        ] {
            stock.handle(.edit(.step(fruit, by: step)))
            #expect(stock.content.steppers.first?.warning == warning)
        }
    }

    @Test func `Enter hands the count over, and a digit begins another one`() throws {
        let person = try Terminalist(.stock)
        let stock = try person.test.top(StockScreen.self)
        person.typeSlowly("c")
        for (keys, count) in [("+20", 30), ("c7", 7)] {
            person.type(keys)
            person.press(.enter)
            #expect(stock.edit[strawberry] == count)
        }
    }

    @Test func `the calculator over the steppers is not the one behind the menu, and changes nothing without a result`()
        throws
    {
        let test = try TestKiosk()
        _ = try test.openCalculator(typing: "77")
        test.kiosk.perform(.home)
        let stock = try open(test)
        stock.handle(.calculate(kiwi))
        let calculator = try stock.next(CalculatorScreen.self)
        #expect(calculator.display == "10")
        try calculator.type("55")
        #expect(test.desk.calculator.display == "77")
        test.kiosk.perform(.back)
        #expect(stock.isOnTop)
        #expect(stock.values == untouched)
    }

    // MARK: Lines

    /// What a line makes of the count of a fruit, and what it says.
    nonisolated private static let lines: [(String, Int, String, String?)] = [
        ("딸기 30", 0, "30", nil), ("strawberry 12", 0, "12", nil), ("STRAWBERRY 12", 0, "12", nil), ("1 7", 0, "7", nil),
        ("딸기 +5", 0, "15", nil), ("키위 -3", 3, "7", nil), ("키위 −3", 3, "7", nil), ("5   0", 4, "0", nil),
        ("딸기 + 5", 0, "15", nil), ("mango: 12", 4, "12", nil), ("키위:3개", 3, "3", nil), ("kiwi - 3", 3, "7", nil),
        ("딸기 12개", 0, "12", nil), ("딸기 12 개", 0, "12", nil), ("딸기 두 개", 0, "2", nil), ("키위 +5개", 3, "15", nil),
        ("딸기 +90", 0, "100", nil), ("딸기 -10", 0, "0", nil),
        ("딸기 9223372036854775807", 0, "10", tooMany), ("딸기 101", 0, "10", tooMany),
        ("딸기 +9223372036854775807", 0, "10", tooMany), ("딸기 +91", 0, "10", tooMany),
        ("딸기 -9223372036854775807", 0, "10", tooFew), ("딸기 -11", 0, "10", tooFew),
    ]
    nonisolated private static let tooMany = "딸기: 100개까지만 둘 수 있습니다."
    nonisolated private static let tooFew = "딸기: 0개보다 적을 수 없습니다."

    @Test(arguments: lines)
    func `a line sets a count or changes it up to a bound, and changes nothing beyond it`(
        line: String, index: Int, value: String, refusal: String?
    ) throws {
        let stock = try open()
        try stock.type(line)
        var values = untouched
        values[index] = value
        #expect(stock.values == values)
        #expect(stock.message == refusal.map { Message(text: $0, tone: .warning) })
    }

    @Test(arguments: ["망고 calc", "망고 계산", "mango 계산기", "calc mango", "계산 5"])
    func `a line opens the calculator for a fruit`(line: String) throws {
        let stock = try open()
        try stock.type(line)
        #expect(stock.test.navigator.top is CalculatorScreen)
    }

    @Test(arguments: [
        (Language.korean, "사과 3", "알 수 없는 과일: 사과"),
        (.korean, "mangoo 3", "알 수 없는 과일: mangoo. 비슷한 이름: mango"),
        (.korean, "0 3", "알 수 없는 과일: 0"), (.korean, "6 3", "알 수 없는 과일: 6"),
        (.korean, "딸기 많이", "쓸 수 없는 개수: 많이 (0–100의 정수)"),
        (.korean, "딸기 ++5", "쓸 수 없는 개수: ++5 (0–100의 정수)"),
        (.korean, "딸기 1.5", "쓸 수 없는 개수: 1.5 (0–100의 정수)"), (.korean, "딸기 ٣", "쓸 수 없는 개수: ٣ (0–100의 정수)"),
        (.korean, "딸기 99999999999999999999", "쓸 수 없는 개수: 99999999999999999999 (0–100의 정수)"),
        (.korean, "딸기 -", "쓸 수 없는 개수: - (0–100의 정수)"), (.korean, "딸기 개", "쓸 수 없는 개수: 개 (0–100의 정수)"),
        (.korean, "+5", "알 수 없는 입력: +5 (‘도움말’을 입력하세요)"),
        (.korean, "딸기", "과일 뒤에 개수를 적어 주세요. 예: 딸기 12, 딸기 +5, 딸기 -3"),
        (.english, "4", kiwiAlone), (.english, "kiwi", kiwiAlone), (.english, "키위", kiwiAlone),
        (.english, "Kiwi", kiwiAlone), (.english, "calc", "Name a fruit to calculate, such as: mango calc"),
        (.korean, "계산", "계산할 과일의 이름도 적어 주세요. 예: 망고 계산"),
        (.english, "calc cola", "Unknown fruit: cola"),
    ])
    func `a line that changes nothing says why`(language: Language, line: String, reason: String) throws {
        let stock = try open(language)
        let error = try #require(throws: LineError.self) { try stock.type(line) }
        #expect(error.reason == reason)
        #expect(stock.values == untouched)
    }

    nonisolated private static let kiwiAlone = "Add a count to the fruit, such as: Kiwi 12, Kiwi +5 or Kiwi -3"
}

extension Opened<StockScreen> {
    fileprivate var values: [String] { content.steppers.map(\.value) }
    fileprivate var changes: [String] { content.steppers.map(\.change) }
}
