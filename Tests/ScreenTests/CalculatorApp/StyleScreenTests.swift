import Testing

@testable import CalculatorApp
@testable import ScreenKit

struct StyleScreenTests {
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
}
