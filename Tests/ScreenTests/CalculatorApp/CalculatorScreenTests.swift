import Calculator
import Core
import Terminal
import TestSupport
import Testing

@testable import CalculatorApp
@testable import ScreenKit

struct CalculatorScreenTests {
    private func display(_ screen: CalculatorScreen, _ test: TestKiosk) -> String? {
        screen.content(test.texts).display?.text
    }

    // MARK: Display and tape

    @Test func `keys show on the display, with the operator that waits`() throws {
        let test = try TestKiosk()
        let screen = try test.openCalculator(typing: "1234.5")
        #expect(display(screen, test) == "1,234.5")
        #expect(screen.content(test.texts).display?.sign == "")
        try screen.type(line: "x2", test.texts)
        #expect(display(screen, test) == "2")
        #expect(screen.content(test.texts).display?.sign == "×")
    }

    @Test func `the tape has a row for each operand, and one for the total`() throws {
        let test = try TestKiosk()
        let tape = try #require(try test.openCalculator(typing: "1200+300*2=").content(test.texts).tape)
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
        let test = try TestKiosk(style: style)
        let tape = try #require(try test.openCalculator(typing: keys).content(test.texts).tape)
        let row = TapeLine(tape.tape[tape.tape.count - 1])
        #expect(row.operand == operand)
        #expect(row.subtotal == subtotal)
    }

    @Test(arguments: [
        (Language.korean, "음수의 제곱근은 없어요. 숫자를 누르면 새로 시작해요."),
        (.english, "A negative number has no square root. Press a digit to start again."),
    ])
    func `the root of a negative number shows NaN and why`(language: Language, text: String) throws {
        let test = try TestKiosk(language)
        let screen = try test.openCalculator(typing: "9 neg sqrt")
        #expect(display(screen, test) == "NaN")
        #expect(screen.message(test.texts) == Message(text: text, tone: .bad))
    }

    @Test func `every key of the pad can be pressed by its label`() throws {
        let test = try TestKiosk()
        let screen = try test.openCalculator()
        for label in ["1", "2", "+", "3", "00", "±", "="] { try screen.choose(label, test.texts) }
        #expect(display(screen, test) == "-288")
        try screen.choose("AC", test.texts)
        #expect(display(screen, test) == "0")
    }

    @Test func `undo and redo can be chosen only where they do something`() throws {
        let test = try TestKiosk(.english)
        let screen = try test.openCalculator()
        func enabled() -> [String] {
            screen.content(test.texts).hints.filter(\.isEnabled).map(\.label).filter { ["Undo", "Redo"].contains($0) }
        }
        #expect(enabled() == [])
        screen.handle(.perform(.press(.digit(.five))))
        #expect(enabled() == ["Undo"])
        try screen.choose("Undo", test.texts)
        #expect(display(screen, test) == "0")
        #expect(enabled() == ["Redo"])
        try screen.choose("Redo", test.texts)
        #expect(display(screen, test) == "5")
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
            let test = try TestKiosk(language, style: style)
            #expect(try test.openCalculator(typing: keys).message(test.texts) == Message(text: text, tone: .warning))
        }
    }

    @Test(arguments: [
        (Language.korean, "0으로 나눌 수 없어요. 숫자를 누르면 새로 시작해요."),
        (.english, "Cannot divide by zero. Press a digit to start again."),
    ])
    func `a division by zero shows NaN and why, until a digit`(language: Language, text: String) throws {
        let test = try TestKiosk(language)
        let screen = try test.openCalculator(typing: "1/0=")
        #expect(display(screen, test) == "NaN")
        #expect(screen.content(test.texts).display?.tone == .bad)
        #expect(screen.message(test.texts) == Message(text: text, tone: .bad))
        screen.handle(.perform(.press(.operation(.add))))
        #expect(screen.message(test.texts) == Message(text: text, tone: .bad))
        screen.handle(.perform(.press(.digit(.three))))
        #expect(display(screen, test) == "3")
        #expect(screen.message(test.texts) == nil)
    }

    @Test(arguments: [
        (Language.korean, "수가 너무 커서 표시할 수 없어요. 숫자를 누르면 새로 시작해요."),
        (.english, "The number is too large. Press a digit to start again."),
    ])
    func `a number beyond all bounds shows NaN and why`(language: Language, text: String) throws {
        let test = try TestKiosk(language)
        test.desk.enter(.greatestFiniteMagnitude)
        let screen = try test.openCalculator(typing: "*2=")
        #expect(display(screen, test) == "NaN")
        #expect(screen.message(test.texts) == Message(text: text, tone: .bad))
    }

    @Test func `a message goes with the next key that is taken`() throws {
        let test = try TestKiosk(style: .twoOperand)
        let screen = try test.openCalculator(typing: "5.")
        #expect(screen.message(test.texts) != nil)
        screen.handle(.perform(.press(.digit(.one))))
        #expect(screen.message(test.texts) == nil)
    }

    @Test func `a key that has nothing to do needs no message`() throws {
        let test = try TestKiosk()
        #expect(try test.openCalculator(typing: "1..").message(test.texts) == nil)
    }

    @Test func `a line that is no run of keys says where, and presses nothing`() throws {
        let test = try TestKiosk(.english)
        let screen = try test.openCalculator()
        let error = try #require(throws: LineError.self) { try screen.type(line: "12a+3", test.texts) }
        #expect(error.reason == "Column 3: unknown key “a”")
        #expect(display(screen, test) == "0")
    }

    // MARK: The display

    @Test(arguments: [
        ("", ""), ("12", ""), ("12+", "12 +"), ("12+3", "12 +"), ("12+3*", "12 + 3 ×"), ("12+3*4=", "12 + 3 × 4 ="),
        ("12+3=*2", "15 ×"), ("12+3=7", ""), ("12+3= neg", ""), ("1/0=", "1 ÷ 0"), ("9sqrt", ""),
        ("1+2+3+4+5+6+7+8+", "… + 3 + 4 + 5 + 6 + 7 + 8 +"),
    ])
    func `the caption is the calculation that leads to the number`(keys: String, caption: String) throws {
        for style in [CalculatorStyle.standard, .recovering] where style == .standard || !keys.contains("sqrt") {
            let test = try TestKiosk(style: style)
            let screen = try test.openCalculator(typing: keys)
            // In this style a digit is appended to the result.
            if style == .recovering, keys == "12+3=7" { continue }
            #expect(screen.content(test.texts).display?.caption == caption, "\(style.id)")
        }
    }

    @Test(arguments: [
        ("12+3", "12 +", "3"), ("12+", "12 +", "0"), ("12+3*4=", "12 + 3 × 4 =", "60"), ("12+3=*2", "15 ×", "2"),
    ])
    func `the caption of a formula is the formula so far`(keys: String, caption: String, shown: String) throws {
        let test = try TestKiosk(style: .formula)
        let display = try test.openCalculator(typing: keys).content(test.texts).display
        #expect(display?.caption == caption)
        #expect(display?.text == shown)
    }

    @Test func `the newest number of the memory is marked`() throws {
        let test = try TestKiosk()
        let screen = try test.openCalculator(typing: "1200ms")
        #expect(screen.content(test.texts).display?.mark == "M 1,200")
        try screen.type(line: "mc", test.texts)
        #expect(screen.content(test.texts).display?.mark == "")
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
        let test = try TestKiosk()
        let screen = try test.openCalculator(typing: "12+3=")
        try screen.type(line: "7*8=", test.texts)
        #expect(try lines("계산 기록", test) == ["7 × 8 56", "12 + 3 15"])
        try screen.type(line: "undo", test.texts)
        #expect(try lines("계산 기록", test) == ["12 + 3 15"])
    }

    @Test func `all styles answer the same keys, each by its rules`() throws {
        let test = try TestKiosk(.english)
        _ = try test.openCalculator(typing: "1+1=3")
        test.kiosk.showsFills = false
        let styles = try lines("Five styles, the same keys", test)
        #expect(
            styles == [
                "Standard", "3", "This style does not chang…", "2", "Appending", "23", "Two operands", "3",
                "Recovering", "23",
            ])
    }

    @Test func `a click on a calculation beside the tape enters its result`() throws {
        let person = Terminalist(try TestKiosk(.calculator, .english), columns: 120, rows: 40)
        person.type("12*300=7*8=5/0=")
        person.click(try #require(person.look().find("12 × 300")))
        #expect(person.display == "3,600")
        #expect(person.look().findLarge("3,600") != nil)
        person.type("+")
        person.click(try #require(person.look().find("7 × 8")).offset(columns: 20))
        person.type("=")
        #expect(person.display == "3,656")
        // The styles are only to be read.
        person.size = GridSize(columns: 180, rows: 45)
        person.click(try #require(person.look().find("Recovering")))
        #expect(person.display == "3,656")
    }

    // MARK: Keys that a style lacks

    @Test(arguments: [(CalculatorStyle.recovering, "e"), (.recovering, "%"), (.twoOperand, "."), (.formula, "S")])
    func `a key that the style lacks says so when it is pressed`(style: CalculatorStyle, key: String) throws {
        let person = Terminalist(try TestKiosk(.english, style: style))
        person.type("1" + key)
        #expect(person.look().find("! This style does not have that key.") != nil)
    }

    @Test func `a click on a key that the style lacks says so`() throws {
        let person = Terminalist(try TestKiosk(.english, style: .recovering))
        person.type("1")
        person.click(try #require(person.look().find("CE")))
        #expect(person.look().find("! This style does not have that key.") != nil)
    }

    // MARK: The pad

    @Test func `the pad has its keys at the same places in each style, and shows which the style has`() throws {
        for style in CalculatorStyle.all {
            let test = try TestKiosk(style: style)
            let keypad = try #require(try test.openCalculator().content(test.texts).keypad)
            for key in keypad.rows.joined() {
                guard case .perform(.press(let pressed)) = key.control.event else { continue }
                #expect((key.colors != nil) == style.has(pressed), "\(style.id) \(key.control.label)")
            }
            #expect(keypad.rows.map(\.count) == [5, 5, 4, 4, 4, 4, 4], "\(style.id)")
        }
    }

    @Test func `the standard pad has all thirty keys`() throws {
        let test = try TestKiosk()
        let keypad = try #require(try test.openCalculator().content(test.texts).keypad)
        #expect(keypad.rows.joined().count == 30)
        #expect(
            Set(keypad.rows.joined().map(\.control.label)) == Set(CalculatorKey.allCases.map { KeyNames($0).label }))
    }

    // MARK: A result for a delegate

    @Test func `only a calculator that was asked for a result offers to hand it over`() throws {
        let test = try TestKiosk(.english)
        #expect(!(try test.openCalculator().content(test.texts).hints.map(\.label).contains("Use this value")))
        let taker = Taker()
        let asked = try asked(for: taker, test)
        try asked.type(line: "6*7=", test.texts)
        try asked.choose("Use this value", test.texts)
        #expect(taker.values == [42])
        #expect(test.navigator.top !== asked)
    }

    @Test(arguments: [("10+20", 30), ("12+", 24), ("2+3*4", 20), ("5", 5), ("7=", 7)] as [(String, Decimal128)])
    func `a pending operation is finished before the result is handed over`(keys: String, result: Decimal128) throws {
        let test = try TestKiosk()
        let taker = Taker()
        let asked = try asked(for: taker, test)
        try asked.type(line: keys, test.texts)
        asked.handle(.returnValue)
        #expect(taker.values == [result])
    }

    @Test func `a result that cannot be used leaves the calculator open, with the reason`() throws {
        let test = try TestKiosk()
        let taker = Taker()
        let asked = try asked(for: taker, test)
        taker.refusal = "아니에요"
        asked.handle(.returnValue)
        #expect(test.navigator.top === asked)
        #expect(asked.message(test.texts) == Message(text: "아니에요", tone: .warning))
        taker.refusal = nil
        asked.handle(.perform(.press(.digit(.five))))
        #expect(asked.message(test.texts) == nil)
        asked.handle(.returnValue)
        #expect(taker.values == [5])
    }

    @Test func `leaving a calculator that was asked for a result hands nothing over`() throws {
        let test = try TestKiosk()
        let taker = Taker()
        _ = try asked(for: taker, test)
        test.kiosk.perform(.back)
        #expect(taker.values == [])
        #expect(test.navigator.isAtRoot)
    }

    @Test func `NaN is not handed over, because its reason is shown already`() throws {
        let test = try TestKiosk(.english)
        let taker = Taker()
        let asked = try asked(for: taker, test)
        try asked.type(line: "1/0", test.texts)
        asked.handle(.returnValue)
        #expect(taker.values == [])
        #expect(test.navigator.top === asked)
        #expect(
            asked.message(test.texts)
                == Message(text: "Cannot divide by zero. Press a digit to start again.", tone: .bad))
    }

    /// A calculator over the menu that was asked for a result.
    private func asked(for taker: Taker, _ test: TestKiosk) throws -> CalculatorScreen {
        let screen = CalculatorScreen(desk: CalculatorDesk(), canReturnValue: true)
        screen.delegate = taker
        test.navigator.present(screen, style: .sheet)
        return screen
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
