import Calculator
import Testing

@testable import CalculatorApp
@testable import ScreenKit

struct StyleScreenTests {
    private func display(_ screen: CalculatorScreen, _ test: TestKiosk) -> String? {
        screen.content(test.texts).display?.text
    }

    @Test func `the badge names the style, and leads to the list of them`() throws {
        let test = try TestKiosk()
        let screen = try test.openCalculator()
        #expect(screen.content(test.texts).accessories.map(\.label) == ["표준"])
        try screen.choose("표준", test.texts)
        let rows = try #require(test.top(StyleScreen.self).content(test.texts).list?.rows)
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

    @Test func `choosing a style comes back to the calculator with it`() throws {
        let test = try TestKiosk()
        let screen = try test.openCalculator(typing: "1+1=")
        screen.handle(.showStyles)
        try test.top(StyleScreen.self).choose("이어 쓰기", test.texts)
        #expect(test.navigator.top === screen)
        #expect(screen.content(test.texts).accessories.map(\.label) == ["이어 쓰기"])
        #expect(display(screen, test) == "0")
        try screen.type(line: "1+1=3", test.texts)
        #expect(display(screen, test) == "23")
    }

    @Test func `each style keeps its own calculation`() throws {
        let test = try TestKiosk()
        let screen = try test.openCalculator(typing: "1+1=")
        for style in ["두 피연산자", "표준"] {
            screen.handle(.showStyles)
            try test.top(StyleScreen.self).choose(style, test.texts)
        }
        #expect(display(screen, test) == "2")
    }

    @Test func `leaving the list of styles changes nothing`() throws {
        let test = try TestKiosk()
        let screen = try test.openCalculator(typing: "12")
        screen.handle(.showStyles)
        test.kiosk.perform(.back)
        #expect(test.desk.style == .standard)
        #expect(display(screen, test) == "12")
    }
}
