import Testing

@testable import CalculatorApp
@testable import ScreenKit

struct StyleScreenTests {
    @Test func `the badge names the style, and leads to the list of them`() throws {
        let calculator = try Opened<CalculatorScreen>()
        #expect(calculator.content.accessories.map(\.label) == ["표준"])
        try calculator.choose("표준")
        let rows = try #require(try calculator.next(StyleScreen.self).content.list?.rows)
        #expect(rows.map(\.control.label) == ["표준", "수식", "이어 쓰기", "두 피연산자", "되살리기"])
        #expect(rows.map(\.note) == ["사용 중", "", "", "", ""])
    }

    @Test(arguments: [(120, 40), (200, 50), (110, 24)])
    func `beside the list stands the calculator of the style with the focus, with its answer to the same keys`(
        columns: Int, rows: Int
    ) throws {
        let test = try TestKiosk(.english)
        try test.openCalculator().handle(.showStyles)
        let person = Terminalist(test, columns: columns, rows: rows)
        for answer in ["7", "5", "54", "4", "54"] {
            let keys = try #require(person.look().find("2 + 3 = 4 ="))
            #expect(person.look().findLarge(answer, below: keys.row) != nil, "\(answer)")
            #expect(person.look().find(" AC ") != nil)
            #expect(person.look().cursor == nil)
            person.press(.down)
        }
    }

    private func choose(_ style: String, on calculator: Opened<CalculatorScreen>) throws {
        calculator.handle(.showStyles)
        try calculator.next(StyleScreen.self).choose(style)
    }

    @Test func `choosing a style comes back to the calculator with it, and each keeps its own calculation`() throws {
        let calculator = try Opened<CalculatorScreen>(typing: "1+1=")
        try choose("이어 쓰기", on: calculator)
        #expect(calculator.isOnTop)
        #expect(calculator.content.accessories.map(\.label) == ["이어 쓰기"])
        #expect(calculator.display == "0")
        try calculator.type("1+1=3")
        #expect(calculator.display == "23")
        for style in ["두 피연산자", "표준"] { try choose(style, on: calculator) }
        #expect(calculator.display == "2")
    }

    @Test func `leaving the list of styles changes nothing`() throws {
        let calculator = try Opened<CalculatorScreen>(typing: "12")
        calculator.handle(.showStyles)
        calculator.test.kiosk.perform(.back)
        #expect(calculator.test.desk.style == .standard)
        #expect(calculator.display == "12")
    }
}
