import Calculator
import Core
import Terminal
import Testing

@testable import CalculatorApp
@testable import ScreenKit

struct CalculatorScreenTests {
    private typealias Opening = Opened<CalculatorScreen>

    // MARK: Display and tape

    @Test(arguments: [
        ("1234.5", ["1,234.5", "", ""]), ("1234.5x2", ["2", "×", ""]), ("1200ms", ["1,200", "", "M 1,200"]),
        ("1200ms mc", ["1,200", "", ""]),
    ])
    func `keys show on the display, with the operator that waits and the newest number of the memory`(
        keys: String, shown: [String]
    ) throws {
        let display = try #require(try Opening(typing: keys).content.display)
        #expect([display.text, display.sign, display.mark] == shown)
    }

    @Test func `the tape has a row for each operand, and one for the total`() throws {
        let tape = try #require(try Opening(typing: "1200+300*2=").content.tape)
        let rows = tape.tape.map { TapeLine($0) }
        #expect(rows.map(\.sign) == ["", "+", "×", "="])
        #expect(rows.map(\.operand) == ["", "300", "2", ""])
        #expect(rows.map(\.subtotal) == ["1,200", "1,500", "3,000", "3,000"])
        #expect(rows.map(\.isTotal) == [false, false, false, true])
    }

    @Test(arguments: [
        (CalculatorStyle.standard, "50+20%", "50 + 20 % = 10", ""), (.standard, "9sqrt", "√ 9 = 3", ""),
        (.formula, "12+3+", "3", ""), (.formula, "12+", "12", ""), (.standard, "12+", "", "12"),
        (.formula, "1/0=", "", "NaN"),
    ])
    func `the last row of the tape tells what was done`(
        style: CalculatorStyle, keys: String, operand: String, subtotal: String
    ) throws {
        let tape = try #require(try Opening(style: style, typing: keys).content.tape)
        let row = TapeLine(tape.tape[tape.tape.count - 1])
        #expect(row.operand == operand)
        #expect(row.subtotal == subtotal)
    }

    @Test(arguments: [
        (Language.korean, "음수의 제곱근은 없어요. 숫자를 누르면 새로 시작해요."),
        (.english, "A negative number has no square root. Press a digit to start again."),
    ])
    func `the root of a negative number shows NaN and why`(language: Language, text: String) throws {
        let calculator = try Opening(language, typing: "9 neg sqrt")
        #expect(calculator.display == "NaN")
        #expect(calculator.message == Message(text: text, tone: .bad))
    }

    @Test func `every key of the pad can be pressed by its label`() throws {
        let calculator = try Opening()
        try calculator.choose("1", "2", "+", "3", "00", "±", "=")
        #expect(calculator.display == "-288")
        try calculator.choose("AC")
        #expect(calculator.display == "0")
    }

    @Test func `undo and redo can be chosen only where they do something`() throws {
        let calculator = try Opening(.english)
        func enabled() -> [String] {
            calculator.content.hints.filter(\.isEnabled).map(\.label).filter { ["Undo", "Redo"].contains($0) }
        }
        #expect(enabled() == [])
        calculator.handle(.perform(.press(.digit(.five))))
        #expect(enabled() == ["Undo"])
        try calculator.choose("Undo")
        #expect(calculator.display == "0")
        #expect(enabled() == ["Redo"])
        try calculator.choose("Redo")
        #expect(calculator.display == "5")
    }

    // MARK: Messages

    @Test(arguments: [
        (
            CalculatorStyle.formula, "1+1=5", "이 방식에서는 결과를 고칠 수 없어요. 연산자나 AC를 누르세요.",
            "This style does not change a result. Press an operator or AC."
        ),
        (.formula, "5%", "이 방식에는 없는 키예요.", "This style does not have that key."),
        (.recovering, "5 ms", "이 방식에는 없는 키예요.", "This style does not have that key."),
        (.standard, "5 mr", "메모리가 비어 있어요.", "The memory is empty."),
        (.twoOperand, "5.", "이 방식에는 없는 키예요.", "This style does not have that key."),
        (
            .recovering, "5+-", "이 방식에서는 연산자를 바꿀 수 없어요. 숫자를 누르세요.",
            "This style does not replace an operator. Press a digit."
        ),
        (.recovering, "5+=", "숫자를 먼저 누르세요.", "Press a number first."),
        (.appending, "+", "숫자를 먼저 누르세요.", "Press a number first."),
        (.standard, "123456789012345678901", "20자리까지만 입력할 수 있어요.", "Up to 20 digits can be entered."),
        (.standard, "undo", "되돌릴 것이 없어요.", "There is nothing to undo."),
        (.standard, "redo", "다시 할 것이 없어요.", "There is nothing to redo."),
    ])
    func `a refusal is said in both languages`(
        style: CalculatorStyle, keys: String, korean: String, english: String
    ) throws {
        for (language, text) in [(Language.korean, korean), (.english, english)] {
            #expect(try Opening(language, style: style, typing: keys).message == Message(text: text, tone: .warning))
        }
    }

    @Test func `a message goes with the next key that is taken, and a key that has nothing to do needs none`() throws {
        let calculator = try Opening(style: .twoOperand, typing: "5.")
        #expect(calculator.message != nil)
        calculator.handle(.perform(.press(.digit(.one))))
        #expect(calculator.message == nil)
        #expect(try Opening(typing: "1..").message == nil)
    }

    @Test func `a line that is no run of keys says where, and presses nothing`() throws {
        let calculator = try Opening(.english)
        let error = try #require(throws: LineError.self) { try calculator.type("12a+3") }
        #expect(error.reason == "Column 3: unknown key “a”")
        #expect(calculator.display == "0")
    }

    // MARK: The display

    @Test(arguments: [
        ("", ""), ("12", ""), ("12+", "12 +"), ("12+3", "12 +"), ("12+3*", "12 + 3 ×"), ("12+3*4=", "12 + 3 × 4 ="),
        ("12+3=*2", "15 ×"), ("12+3=7", ""), ("12+3= neg", ""), ("1/0=", "1 ÷ 0"), ("9sqrt", ""),
        ("1+2+3+4+5+6+7+8+", "… + 3 + 4 + 5 + 6 + 7 + 8 +"),
    ])
    func `the caption is the calculation that leads to the number`(keys: String, caption: String) throws {
        // In the recovering style a digit is appended to the result, and no key takes a root.
        let isSame = keys != "12+3=7" && !keys.contains("sqrt")
        for style in isSame ? [CalculatorStyle.standard, .recovering] : [.standard] {
            #expect(try Opening(style: style, typing: keys).content.display?.caption == caption, "\(style.id)")
        }
    }

    @Test(arguments: [
        ("12+3", "12 +", "3"), ("12+", "12 +", "0"), ("12+3*4=", "12 + 3 × 4 =", "60"), ("12+3=*2", "15 ×", "2"),
    ])
    func `the caption of a formula is the formula so far`(keys: String, caption: String, shown: String) throws {
        let display = try Opening(style: .formula, typing: keys).content.display
        #expect(display?.caption == caption)
        #expect(display?.text == shown)
    }

    // MARK: What a wide terminal shows besides

    /// The text below the title of a pane beside the tape or the keys, on a wide terminal.
    private func lines(_ title: String, _ test: TestKiosk) throws -> [String] {
        let canvas = test.arrange(GridSize(columns: 200, rows: 50)).canvas
        let place = try #require(canvas.find(title))
        return ((place.row + 2)..<40).map { row in
            let line = canvas.text(in: GridRect(column: place.column, row: row, columns: 34, rows: 1))
            return line.split(separator: " ").joined(separator: " ")
        }.filter { !$0.isEmpty }
    }

    @Test func `the finished calculations are beside the tape, newest first`() throws {
        let calculator = try Opening(typing: "12+3=")
        for (keys, shown) in [("7*8=", ["7 × 8 56", "12 + 3 15"]), ("undo", ["12 + 3 15"])] {
            try calculator.type(keys)
            #expect(try lines("계산 기록", calculator.test) == shown)
        }
    }

    @Test func `all styles answer the same keys, each by its rules`() throws {
        let test = try Opening(.english, typing: "1+1=3").test
        test.kiosk.showsFills = false
        #expect(
            try lines("Five styles, the same keys", test) == [
                "Standard", "3", "This style does not chang…", "2", "Appending", "23", "Two operands", "3",
                "Recovering", "23",
            ])
    }

    @Test func `a click on a calculation beside the tape enters its result`() throws {
        let person = Terminalist(try TestKiosk(.calculator, .english), columns: 120, rows: 40)
        person.type("12*300=7*8=5/0=")
        try person.click("12 × 300")
        #expect(person.display == "3,600")
        #expect(person.look().findLarge("3,600") != nil)
        person.type("+")
        person.click(try #require(person.look().find("7 × 8")).offset(columns: 20))
        person.type("=")
        #expect(person.display == "3,656")
        // The styles are only to be read.
        person.size = GridSize(columns: 180, rows: 45)
        try person.click("Recovering")
        #expect(person.display == "3,656")
    }

    // MARK: Keys that a style lacks

    @Test(arguments: [
        (CalculatorStyle.recovering, "e", false), (.recovering, "%", false), (.twoOperand, ".", false),
        (.formula, "S", false), (.recovering, "CE", true),
    ])
    func `a key that the style lacks says so when it is pressed or clicked`(
        style: CalculatorStyle, key: String, isClicked: Bool
    ) throws {
        let person = Terminalist(try TestKiosk(.english, style: style))
        person.type(isClicked ? "1" : "1" + key)
        if isClicked { try person.click(key) }
        #expect(person.sees("! This style does not have that key."))
    }

    // MARK: The pad

    @Test(arguments: CalculatorStyle.all)
    func `the pad has its keys at the same places in each style, and shows which the style has`(
        style: CalculatorStyle
    ) throws {
        let keypad = try #require(try Opening(style: style).content.keypad)
        for key in keypad.rows.joined() {
            guard case .perform(.press(let pressed)) = key.control.event else { continue }
            #expect((key.colors != nil) == style.has(pressed), "\(key.control.label)")
        }
        #expect(keypad.rows.map(\.count) == [5, 5, 4, 4, 4, 4, 4])
        let labels = keypad.rows.joined().map(\.control.label)
        #expect(style != .standard || Set(labels) == Set(CalculatorKey.allCases.map { KeyNames($0).label }))
    }

    // MARK: A result for a delegate

    private let taker = Taker()

    @Test func `only a calculator that was asked for a result offers to hand it over`() throws {
        let calculator = try Opening(.english)
        #expect(!calculator.content.hints.map(\.label).contains("Use this value"))
        let asked = asked(calculator.test)
        try asked.type("6*7=")
        try asked.choose("Use this value")
        #expect(taker.values == [42])
        #expect(!asked.isOnTop)
    }

    @Test(arguments: [("10+20", 30), ("12+", 24), ("2+3*4", 20), ("5", 5), ("7=", 7)] as [(String, Decimal128)])
    func `a pending operation is finished before the result is handed over`(keys: String, result: Decimal128) throws {
        let asked = asked(try TestKiosk())
        try asked.type(keys)
        asked.handle(.returnValue)
        #expect(taker.values == [result])
    }

    @Test func `a result that cannot be used leaves the calculator open, with the reason`() throws {
        let asked = asked(try TestKiosk())
        taker.refusal = "아니에요"
        asked.handle(.returnValue)
        #expect(asked.isOnTop)
        #expect(asked.message == Message(text: "아니에요", tone: .warning))
        taker.refusal = nil
        asked.handle(.perform(.press(.digit(.five))))
        #expect(asked.message == nil)
        asked.handle(.returnValue)
        #expect(taker.values == [5])
    }

    @Test func `leaving a calculator that was asked for a result hands nothing over`() throws {
        let test = asked(try TestKiosk()).test
        test.kiosk.perform(.back)
        #expect(taker.values == [])
        #expect(test.navigator.isAtRoot)
    }

    @Test func `NaN is not handed over, because its reason is shown already`() throws {
        let asked = asked(try TestKiosk(.english))
        try asked.type("1/0")
        asked.handle(.returnValue)
        #expect(taker.values == [])
        #expect(asked.isOnTop)
        #expect(asked.message == Message(text: "Cannot divide by zero. Press a digit to start again.", tone: .bad))
    }

    /// A calculator over the menu that was asked for a result.
    private func asked(_ test: TestKiosk) -> Opening {
        let screen = CalculatorScreen(desk: CalculatorDesk(), canReturnValue: true)
        screen.delegate = taker
        test.navigator.present(screen, style: .sheet)
        return Opening(screen, test)
    }

    private final class Taker: CalculatorScreenDelegate {
        var values: [Decimal128] = []
        var refusal: String?

        func calculatorScreen(_ screen: CalculatorScreen, use value: Decimal128) throws(UnusableResult) {
            if let refusal { throw UnusableResult { _ in refusal } }
            values.append(value)
        }
    }
}
