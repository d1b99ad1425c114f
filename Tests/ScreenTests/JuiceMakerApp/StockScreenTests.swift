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

    private func screen(_ test: TestKiosk) throws -> StockScreen {
        let screen = StockScreen(stock: test.ledger.books.stock, shortage: nil, calculators: Calculators())
        screen.delegate = keeper
        test.navigator.push(screen)
        return screen
    }

    private func values(_ screen: StockScreen, _ test: TestKiosk) -> [String] {
        screen.content(test.texts).steppers.map(\.value)
    }

    private func changes(_ screen: StockScreen, _ test: TestKiosk) -> [String] {
        screen.content(test.texts).steppers.map(\.change)
    }

    @Test func `what cannot be saved stays on the screen, with the reason, until it can`() throws {
        let test = try TestKiosk(.english)
        let screen = try screen(test)
        let kiwi = try #require(test.books.menu.fruit(named: "kiwi"))
        screen.handle(.edit(.set(kiwi, count: 50)))
        keeper.refusal = .notRecorded(.busy)
        screen.handle(.save)
        #expect(test.navigator.top === screen)
        #expect(
            screen.content(test.texts).message?.text
                == "Not saved: another kiosk is using the ledger; try again in a moment")
        #expect(changes(screen, test) == ["", "", "", "+40", ""])
        keeper.refusal = nil
        screen.handle(.save)
        #expect(keeper.saved == [[Quantity(item: kiwi, count: 40)]])
        #expect(test.navigator.top !== screen)
    }

    @Test(arguments: ["4", "kiwi", "키위", "Kiwi"])
    func `a line with a fruit alone says that the count is missing`(line: String) throws {
        let test = try TestKiosk(.english)
        let screen = try screen(test)
        #expect {
            try screen.events(forLine: line, test.texts)
        } throws: {
            ($0 as? LineError)?.reason == "Add a count to the fruit, such as: Kiwi 12, Kiwi +5 or Kiwi -3"
        }
    }

    @Test func `after a question, the next digit begins another number`() throws {
        let test = try TestKiosk(.english)
        let screen = try screen(test)
        let kiwi = try test.fruit("kiwi")
        for digit in [2, 5] { screen.handle(.edit(.type(kiwi, digit: digit))) }
        for event in [StockScreen.Event.cancel, .keepEditing] { screen.handle(event) }
        #expect(values(screen, test)[3] == "25")
        for digit in [3, 0] { screen.handle(.edit(.type(kiwi, digit: digit))) }
        #expect(values(screen, test)[3] == "30")
    }

    @Test(
        arguments: [
            [.down, .up], [.character("?"), .escape], [.character("c"), .escape], [.character("l")],
        ] as [[Key]])
    func `after a look elsewhere, the next digit begins another number`(keys: [Key]) throws {
        let person = try Terminalist(.stock, .english)
        let screen = try person.test.top(StockScreen.self)
        person.type("25")
        #expect(values(screen, person.test)[0] == "25")
        for key in keys { person.press(key) }
        #expect(values(screen, person.test)[0] == "25")
        person.type("30")
        #expect(values(screen, person.test)[0] == "30")
    }

    @Test func `a number that is too large is taken back, with the reason`() throws {
        let test = try TestKiosk(.english)
        let screen = try screen(test)
        let kiwi = try #require(test.books.menu.fruit(named: "kiwi"))
        for digit in [1, 5, 0] { screen.handle(.edit(.type(kiwi, digit: digit))) }
        #expect(values(screen, test) == ["10", "10", "10", "10", "10"])
        #expect(
            screen.content(test.texts).message?.text == "Kiwi: the stock holds 100 at most (typed: 150, ⌫ erases).")
        screen.handle(.save)
        #expect(test.kiosk.navigator.top === screen, "a number that was refused is not left behind without a word")
        #expect(
            screen.content(test.texts).message?.text == "Kiwi: the stock holds 100 at most (typed: 150, ⌫ erases).")
    }

    // MARK: Steppers

    @Test func `a stepper for each fruit starts at what is there`() throws {
        let test = try TestKiosk(.english)
        let screen = try screen(test)
        #expect(
            screen.content(test.texts).steppers.map(\.label) == ["Strawberry", "Banana", "Pineapple", "Kiwi", "Mango"])
        #expect(values(screen, test) == ["10", "10", "10", "10", "10"])
        #expect(changes(screen, test) == ["", "", "", "", ""])
    }

    @Test func `the buttons change a count by one and by ten`() throws {
        let test = try TestKiosk()
        let screen = try screen(test)
        func press(_ label: String) throws {
            let stepper = screen.content(test.texts).steppers[1]
            let button = try #require((stepper.lower + stepper.raise).first { $0.label == label && $0.isEnabled })
            screen.handle(button.event)
        }
        for label in ["+10", "+10", "+1", "−1", "−10"] { try press(label) }
        #expect(values(screen, test) == ["10", "20", "10", "10", "10"])
        #expect(changes(screen, test) == ["", "+10", "", "", ""])
        for label in ["−10", "−1", "−10"] { try press(label) }
        #expect(values(screen, test)[1] == "0")
        #expect(changes(screen, test)[1] == "−10")
    }

    @Test func `at a bound the buttons over it cannot be chosen`() throws {
        let test = try TestKiosk()
        let screen = try screen(test)
        func enabled() -> [String] {
            let stepper = screen.content(test.texts).steppers[0]
            return (stepper.lower + stepper.raise).filter(\.isEnabled).map(\.label)
        }
        #expect(enabled() == ["−10", "−1", "+1", "+10"])
        screen.handle(.edit(.set(try test.fruit("strawberry"), count: 0)))
        #expect(enabled() == ["+1", "+10"])
        screen.handle(.edit(.set(try test.fruit("strawberry"), count: 100)))
        #expect(enabled() == ["−10", "−1"])
    }

    @Test(arguments: [
        (Language.korean, "딸기: 100개까지만 둘 수 있습니다.", "딸기: 0개보다 적을 수 없습니다."),
        (.english, "Strawberry: the stock holds 100 at most.", "Strawberry: the count cannot go below 0."),
    ])
    func `a step over a bound goes up to it, with a message`(language: Language, above: String, below: String) throws {
        let test = try TestKiosk(language)
        let screen = try screen(test)
        let strawberry = try test.fruit("strawberry")
        screen.handle(.edit(.step(strawberry, by: 91)))
        #expect(values(screen, test)[0] == "100")
        #expect(screen.message(test.texts) == Message(text: above, tone: .warning))
        screen.handle(.edit(.step(strawberry, by: -1)))
        #expect(screen.message(test.texts) == nil)
        screen.handle(.edit(.step(strawberry, by: -100)))
        #expect(values(screen, test)[0] == "0")
        #expect(screen.message(test.texts) == Message(text: below, tone: .warning))
    }

    @Test func `typed digits replace the count, and a backspace takes one off`() throws {
        let test = try TestKiosk()
        let screen = try screen(test)
        let kiwi = try test.fruit("kiwi")
        screen.handle(.edit(.type(kiwi, digit: 4)))
        screen.handle(.edit(.type(kiwi, digit: 2)))
        #expect(values(screen, test) == ["10", "10", "10", "42", "10"])
        #expect(changes(screen, test)[3] == "+32")
        screen.handle(.edit(.type(kiwi, digit: 0)))
        #expect(values(screen, test)[3] == "10")
        #expect(screen.message(test.texts)?.text == "키위: 100개까지만 둘 수 있습니다 (입력: 420, ⌫로 지우기).")
        screen.handle(.edit(.backspace(kiwi)))
        #expect(values(screen, test)[3] == "42")
        screen.handle(.edit(.backspace(kiwi)))
        #expect(values(screen, test)[3] == "4")
    }

    @Test func `reset goes back to the start, and can be chosen only where something was changed`() throws {
        let test = try TestKiosk(.english)
        let screen = try screen(test)
        func canReset() -> Bool? {
            screen.content(test.texts).saveBar?.controls.all.lazy.compactMap(\.control)
                .first { $0.label == "Reset" }?.isEnabled
        }
        #expect(canReset() == false)
        screen.handle(.edit(.set(try test.fruit("mango"), count: 3)))
        try screen.choose("Reset", test.texts)
        #expect(values(screen, test) == ["10", "10", "10", "10", "10"])
        #expect(canReset() == false)
    }

    // MARK: Saving

    @Test func `saving sends the changes alone, and goes back`() throws {
        let test = try TestKiosk()
        let screen = try screen(test)
        screen.handle(.edit(.set(try test.fruit("strawberry"), count: 30)))
        screen.handle(.edit(.set(try test.fruit("mango"), count: 4)))
        try screen.choose("저장", test.texts)
        #expect(
            keeper.saved == [
                [
                    Quantity(item: try test.fruit("strawberry"), count: 20),
                    Quantity(item: try test.fruit("mango"), count: -6),
                ]
            ])
        #expect(test.navigator.isAtRoot)
        #expect(try test.count(of: "strawberry") == 10)
    }

    @Test func `the keeper reads the reason, which is counted until another one is chosen`() throws {
        let test = try TestKiosk(.english)
        let reasons: [(StockReason, [StockScreen.Event])] = [
            (.counted, []), (.restocked, [.nextReason]), (.spoiled, [.nextReason, .nextReason]),
            (.counted, [.nextReason, .nextReason, .nextReason, .nextReason]),
            (.words("late"), [.nextReason, .nextReason, .nextReason, .editReason(.insert("late"))]),
            (.spoiled, [.setReason(.words("late")), .setReason(.spoiled)]),
        ]
        for (reason, events) in reasons {
            let screen = try screen(test)
            for event in events + [.save] { screen.handle(event) }
            #expect(screen.reason == reason)
        }
        #expect(keeper.saved.count == reasons.count)
    }

    @Test func `a reason in words is typed before anything is saved`() throws {
        let test = try TestKiosk(.english)
        let screen = try screen(test)
        for event in [StockScreen.Event.nextReason, .nextReason, .nextReason, .save] { screen.handle(event) }
        #expect(keeper.saved.isEmpty)
        #expect(screen.content(test.texts).message?.text == "Type a reason of 1–200 characters.")
    }

    @Test(arguments: [
        ("reason spoiled", StockReason.spoiled), ("이유 폐기", .spoiled), ("reason 입고", .restocked),
        ("이유 counted", .counted),
        ("reason the box fell", .words("the box fell")),
    ])
    func `a line names the reason`(line: String, reason: StockReason) throws {
        let test = try TestKiosk(.english)
        #expect(try screen(test).events(forLine: line, test.texts) == [.setReason(reason)])
    }

    @Test func `saving without a change sends no change`() throws {
        let test = try TestKiosk()
        let screen = try screen(test)
        screen.handle(.edit(.step(try test.fruit("kiwi"), by: 5)))
        screen.handle(.edit(.step(try test.fruit("kiwi"), by: -5)))
        screen.handle(.save)
        #expect(keeper.saved == [[]])
    }

    @Test func `without a delegate nothing is saved, and the changes stay on the screen`() throws {
        let test = try TestKiosk()
        let screen = try screen(test)
        screen.delegate = nil
        screen.handle(.edit(.step(try test.fruit("kiwi"), by: 5)))
        screen.handle(.save)
        #expect(test.navigator.top === screen)
        #expect(changes(screen, test)[3] == "+5")
    }

    @Test func `cancelling, back and home send nothing`() throws {
        let test = try TestKiosk()
        for command in [KioskCommand.back, .home] {
            let screen = try screen(test)
            screen.handle(.edit(.step(try test.fruit("kiwi"), by: 5)))
            screen.handle(.edit(.step(try test.fruit("kiwi"), by: -5)))
            test.kiosk.perform(command)
            #expect(test.navigator.isAtRoot)
        }
        let screen = try screen(test)
        screen.handle(.cancel)
        #expect(test.navigator.isAtRoot)
        #expect(keeper.saved == [])
    }

    @Test(arguments: [KioskCommand.back, .home, .quit])
    func `leaving with changes asks, whichever way, and the screen stays`(command: KioskCommand) throws {
        let test = try TestKiosk()
        let screen = try screen(test)
        screen.handle(.edit(.set(try test.fruit("strawberry"), count: 30)))
        screen.handle(.edit(.set(try test.fruit("mango"), count: 4)))
        test.kiosk.perform(command)
        #expect(test.navigator.top === screen)
        #expect(!test.kiosk.isFinished)
        let alert = try #require(screen.content(test.texts).alert)
        #expect(alert.title == "바꾼 재고를 저장할까요?")
        #expect(alert.lines == [Message(text: "딸기 +20, 망고 −6")])
        #expect(alert.buttons.map(\.label) == ["저장", "버리기", "계속 수정"])
        test.kiosk.perform(command)
        #expect(screen.content(test.texts).alert != nil, "the question is not answered by asking again")
        #expect(keeper.saved == [])
        #expect(test.kiosk.isFinished == (command == .quit), "only quitting twice ends the kiosk")
    }

    @Test func `saving at the question sends the changes, and leaves`() throws {
        let test = try TestKiosk()
        let screen = try screen(test)
        screen.handle(.edit(.set(try test.fruit("kiwi"), count: 12)))
        test.kiosk.perform(.home)
        try screen.choose("저장", test.texts)
        #expect(test.navigator.isAtRoot)
        #expect(keeper.saved == [[Quantity(item: try test.fruit("kiwi"), count: 2)]])
    }

    @Test func `discard leaves, and sends nothing`() throws {
        let test = try TestKiosk()
        let screen = try screen(test)
        screen.handle(.edit(.set(try test.fruit("kiwi"), count: 12)))
        test.kiosk.perform(.back)
        try screen.choose("버리기", test.texts)
        #expect(test.navigator.isAtRoot)
        #expect(keeper.saved == [])
    }

    @Test func `going on leaves everything as it was`() throws {
        let test = try TestKiosk()
        let screen = try screen(test)
        screen.handle(.edit(.set(try test.fruit("kiwi"), count: 12)))
        test.kiosk.perform(.back)
        try screen.choose("계속 수정", test.texts)
        #expect(test.navigator.top === screen)
        #expect(screen.content(test.texts).alert == nil)
        #expect(values(screen, test) == ["10", "10", "10", "12", "10"])
    }

    @Test func `changes that cannot be saved at the question stay, with the reason`() throws {
        let test = try TestKiosk(.english)
        let screen = try screen(test)
        screen.handle(.edit(.set(try test.fruit("kiwi"), count: 12)))
        test.kiosk.perform(.back)
        keeper.refusal = .notRecorded(.busy)
        try screen.choose("Save", test.texts)
        #expect(test.navigator.top === screen)
        #expect(screen.content(test.texts).alert == nil)
        #expect(screen.message(test.texts)?.tone == .bad)
    }

    // MARK: Suggestions

    @Test func `a suggestion says what would make a juice possible, and a click does it`() throws {
        let test = try TestKiosk()
        try test.openJuiceMaker().handle(.editStock)
        let screen = try test.top(StockScreen.self)
        func suggestions() -> [String?] { screen.content(test.texts).steppers.map(\.suggestion?.label) }
        #expect(suggestions() == ["+6: 딸기쥬스 1잔", nil, nil, nil, nil])
        screen.handle(.edit(.set(try test.fruit("kiwi"), count: 0)))
        #expect(suggestions() == ["+6: 딸기쥬스 1잔", nil, nil, "+1: 망키쥬스 1잔", nil])
        screen.handle(try #require(screen.content(test.texts).steppers[0].suggestion).event)
        #expect(values(screen, test)[0] == "16")
        #expect(suggestions()[0] == nil)
    }

    @Test(arguments: Language.allCases)
    func `the focus begins at what an order is short of, and what is missing is suggested`(language: Language) throws {
        let person = try Terminalist(.orders, language)
        person.type("66666")
        for _ in 0..<2 { person.press(.enter) }
        let screen = try person.test.top(StockScreen.self)
        let mango = try person.test.fruit("mango")
        func suggestion() -> Control<StockScreen.Event>? { screen.content(person.test.texts).steppers[4].suggestion }
        #expect(suggestion()?.label == (language == .korean ? "+5: 이 주문" : "+5: this order"))
        #expect(person.look().text.contains { $0.contains("+5: ") })
        person.type("12")
        #expect(screen.edit[mango] == 12)
        #expect(suggestion()?.label.hasPrefix("+3: ") == true)
        screen.handle(try #require(suggestion()).event)
        #expect(screen.edit[mango] == 15)
        #expect(suggestion() == nil)
    }

    // MARK: Calculator

    /// Works a count out with the calculator that lies over the steppers.
    private func calculate(_ keys: String, for id: String, _ test: TestKiosk, on screen: StockScreen) throws {
        screen.handle(.calculate(try test.fruit(id)))
        let calculator = try test.top(CalculatorScreen.self)
        try calculator.type(line: keys, test.texts)
        try calculator.choose(test.texts(.returnValue), test.texts)
    }

    @Test func `the result of the calculator becomes the count`() throws {
        let test = try TestKiosk()
        let screen = try screen(test)
        try calculate("12*5=", for: "pineapple", test, on: screen)
        #expect(values(screen, test) == ["10", "10", "60", "10", "10"])
        #expect(changes(screen, test)[2] == "+50")
        #expect(screen.message(test.texts) == nil)
    }

    @Test(arguments: [("0", "0"), ("100", "100"), ("12.50*2=", "25"), ("3.0", "3"), ("10+20", "30"), ("+5", "15")])
    func `a whole number within the bounds is taken however it was made`(keys: String, value: String) throws {
        let test = try TestKiosk()
        let screen = try screen(test)
        try calculate(keys, for: "kiwi", test, on: screen)
        #expect(values(screen, test)[3] == value)
        #expect(screen.message(test.texts) == nil)
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
            let test = try TestKiosk(language)
            let screen = try screen(test)
            screen.handle(.edit(.set(try test.fruit("kiwi"), count: 7)))
            try calculate(keys, for: "kiwi", test, on: screen)
            let calculator = try test.top(CalculatorScreen.self)
            #expect(calculator.message(test.texts) == Message(text: reason, tone: .warning))
            #expect(values(screen, test) == ["10", "10", "10", "7", "10"])
            try calculator.type(line: "ac 8", test.texts)
            calculator.handle(.returnValue)
            #expect(test.navigator.top === screen)
            #expect(values(screen, test) == ["10", "10", "10", "8", "10"])
        }
    }

    @Test(arguments: [
        (Language.korean, "딸기: 지금 10개, 6개 부족", "딸기: 지금 14개, 2개 부족", "키위: 지금 10개"),
        (.english, "Strawberry: 10 now, short by 6", "Strawberry: 14 now, short by 2", "Kiwi: 10 now"),
    ])
    func `the calculator says what it is for, what there is and what is short`(
        language: Language, first: String, second: String, other: String
    ) throws {
        let test = try TestKiosk(language)
        try test.openShortage().handle(.acceptRestocking)
        let stock = try test.top(StockScreen.self)
        func heading(for id: String) throws -> String? {
            stock.handle(.calculate(try test.fruit(id)))
            defer { test.kiosk.perform(.back) }
            return try test.top(CalculatorScreen.self).content(test.texts).tape?.heading
        }
        #expect(try heading(for: "strawberry") == first)
        stock.handle(.edit(.step(try test.fruit("strawberry"), by: 4)))
        #expect(try heading(for: "strawberry") == second)
        #expect(try heading(for: "kiwi") == other)
    }

    @Test func `what the order is short of stays in view and counts down, until there is enough`() throws {
        let test = try TestKiosk(.english)
        try test.openShortage().handle(.acceptRestocking)
        let screen = try test.top(StockScreen.self)
        func warning() -> String? { screen.content(test.texts).steppers.first?.warning }
        let strawberry = try test.fruit("strawberry")
        #expect(warning() == "short by 6")
        screen.handle(.edit(.step(try test.fruit("kiwi"), by: 1)))
        #expect(warning() == "short by 6")
        screen.handle(.edit(.step(strawberry, by: 4)))
        #expect(warning() == "short by 2")
        screen.handle(.edit(.step(strawberry, by: -5)))
        #expect(warning() == "short by 7")
        screen.handle(.edit(.step(strawberry, by: 7)))
        #expect(warning() == "")
    }

    @Test func `Enter hands the count over, and a digit begins another one`() throws {
        let person = try Terminalist(.stock)
        person.type("c")
        person.look()
        person.type("+20")
        person.press(.enter)
        let stock = try person.test.top(StockScreen.self)
        #expect(stock.edit[try person.test.fruit("strawberry")] == 30)
        person.type("c7")
        person.press(.enter)
        #expect(stock.edit[try person.test.fruit("strawberry")] == 7)
    }

    @Test func `leaving the calculator without a result changes nothing`() throws {
        let test = try TestKiosk()
        let screen = try screen(test)
        screen.handle(.calculate(try test.fruit("kiwi")))
        try test.top(CalculatorScreen.self).type(line: "55", test.texts)
        test.kiosk.perform(.back)
        #expect(test.navigator.top === screen)
        #expect(values(screen, test) == ["10", "10", "10", "10", "10"])
    }

    @Test func `the calculator over the steppers is not the one behind the menu`() throws {
        let test = try TestKiosk()
        try test.openCalculator().type(line: "77", test.texts)
        test.kiosk.perform(.home)
        try screen(test).handle(.calculate(try test.fruit("kiwi")))
        #expect(try test.top(CalculatorScreen.self).content(test.texts).display?.text == "10")
        #expect(test.desk.calculator.display == "77")
    }

    // MARK: Lines

    @Test(arguments: [
        ("딸기 30", 0, "30"), ("strawberry 12", 0, "12"), ("STRAWBERRY 12", 0, "12"), ("1 7", 0, "7"),
        ("딸기 +5", 0, "15"), ("키위 -3", 3, "7"), ("키위 −3", 3, "7"), ("5   0", 4, "0"),
        ("딸기 + 5", 0, "15"), ("mango: 12", 4, "12"), ("키위:3개", 3, "3"), ("kiwi - 3", 3, "7"), ("딸기 12개", 0, "12"),
        ("딸기 12 개", 0, "12"), ("딸기 두 개", 0, "2"),
        ("키위 +5개", 3, "15"),
    ])
    func `a line sets a count or changes it`(line: String, index: Int, value: String) throws {
        let test = try TestKiosk()
        let screen = try screen(test)
        try screen.type(line: line, test.texts)
        #expect(values(screen, test)[index] == value)
    }

    @Test(arguments: [
        (Language.english, "calc", "name a fruit to calculate, such as: mango calc"),
        (.korean, "계산", "계산할 과일의 이름도 적어 주세요. 예: 망고 계산"), (.english, "calc cola", "unknown fruit: cola"),
    ])
    func `the calculator needs a fruit`(language: Language, line: String, reason: String) throws {
        let test = try TestKiosk(language)
        let screen = try screen(test)
        let error = #expect(throws: LineError.self) { try screen.events(forLine: line, test.texts) }
        #expect(error?.reason.lowercased() == reason)
    }

    @Test(arguments: ["망고 calc", "망고 계산", "mango 계산기", "calc mango", "계산 5"])
    func `a line opens the calculator for a fruit`(line: String) throws {
        let test = try TestKiosk()
        try screen(test).type(line: line, test.texts)
        #expect(test.navigator.top is CalculatorScreen)
    }

    @Test(arguments: [
        ("사과 3", "알 수 없는 과일: 사과"), ("mangoo 3", "알 수 없는 과일: mangoo. 비슷한 이름: mango"), ("0 3", "알 수 없는 과일: 0"),
        ("6 3", "알 수 없는 과일: 6"),
        ("딸기 많이", "쓸 수 없는 개수: 많이 (0–100의 정수)"), ("딸기 ++5", "쓸 수 없는 개수: ++5 (0–100의 정수)"),
        ("딸기 1.5", "쓸 수 없는 개수: 1.5 (0–100의 정수)"), ("딸기 ٣", "쓸 수 없는 개수: ٣ (0–100의 정수)"),
        ("딸기 99999999999999999999", "쓸 수 없는 개수: 99999999999999999999 (0–100의 정수)"),
        ("딸기 -", "쓸 수 없는 개수: - (0–100의 정수)"), ("딸기 개", "쓸 수 없는 개수: 개 (0–100의 정수)"),
        ("+5", "알 수 없는 입력: +5 (‘도움말’을 입력하세요)"), ("딸기", "과일 뒤에 개수를 적어 주세요. 예: 딸기 12, 딸기 +5, 딸기 -3"),
    ])
    func `a line that changes nothing says why`(line: String, reason: String) throws {
        let test = try TestKiosk()
        let screen = try screen(test)
        let error = try #require(throws: LineError.self) { try screen.type(line: line, test.texts) }
        #expect(error.reason == reason)
        #expect(values(screen, test) == ["10", "10", "10", "10", "10"])
    }

    @Test(arguments: [
        ("딸기 9223372036854775807", "딸기: 100개까지만 둘 수 있습니다."), ("딸기 101", "딸기: 100개까지만 둘 수 있습니다."),
        ("딸기 +9223372036854775807", "딸기: 100개까지만 둘 수 있습니다."), ("딸기 +91", "딸기: 100개까지만 둘 수 있습니다."),
        ("딸기 -9223372036854775807", "딸기: 0개보다 적을 수 없습니다."), ("딸기 -11", "딸기: 0개보다 적을 수 없습니다."),
    ])
    func `a count or a change beyond a bound is refused, and changes nothing`(line: String, reason: String) throws {
        let test = try TestKiosk()
        let screen = try screen(test)
        try screen.type(line: line, test.texts)
        #expect(values(screen, test) == ["10", "10", "10", "10", "10"])
        #expect(screen.message(test.texts) == Message(text: reason, tone: .warning))
    }

    @Test(arguments: [("딸기 +90", "100"), ("딸기 -10", "0")])
    func `a change up to a bound is made`(line: String, value: String) throws {
        let test = try TestKiosk()
        let screen = try screen(test)
        try screen.type(line: line, test.texts)
        #expect(values(screen, test) == [value, "10", "10", "10", "10"])
        #expect(screen.message(test.texts) == nil)
    }
}
