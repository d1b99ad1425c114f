import Calculator
import Terminal
import Testing

@testable import CalculatorApp
@testable import ScreenKit

struct CalculatorScreenTests {
    private typealias Opening = Opened<CalculatorScreen>

    @Test(arguments: ["undo", "redo"]) func `a line that undoes or redoes too much is warned of`(keys: String) throws {
        #expect(try Opening(typing: keys).message?.tone == .warning)
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

    @Test func `a calculation that was never drawn beside the tape is entered all the same`() throws {
        let calculator = try Opening(typing: "7*8= ac")
        calculator.handle(.enterRecentResult(0))
        #expect(calculator.display == "56")
    }

    @Test func `a key that the style lacks says so when it is clicked`() throws {
        let person = Terminalist(try TestKiosk(.english, style: .recovering))
        person.type("1")
        try person.click("CE")
        #expect(person.sees("! This style does not have that key."))
    }

    @Test(arguments: CalculatorStyle.all)
    func `the pad has its keys at the same places in each style, and shows which the style has`(
        style: CalculatorStyle
    ) throws {
        let keypad = try #require(try Opening(style: style).content.keypad)
        for key in keypad.rows.joined() {
            guard case .perform(.press(let pressed)) = key.control.event else { continue }
            #expect((key.colors != nil) == style.has(pressed), "\(style.id)")
        }
        #expect(keypad.rows.map(\.count) == [5, 5, 4, 4, 4, 4, 4])
        let labels = keypad.rows.joined().map { Texts(.english)($0.control.label) }
        #expect(style != .standard || Set(labels) == Set(CalculatorKey.allCases.map { KeyNames($0).label }))
    }
}
