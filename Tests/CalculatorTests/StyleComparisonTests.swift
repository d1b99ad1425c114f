import Core
import Testing

@testable import Calculator

struct StyleComparisonTests {
    /// A comparison after some keys, which goes on with what was on the display before them.
    private func comparison(_ keys: String, joining before: String? = nil) throws -> StyleComparison {
        let comparison = try before.map { StyleComparison(joining: try Calculator(keys: $0)) } ?? StyleComparison()
        for event in try [CalculatorEvent](parsing: keys) { comparison.handle(event) }
        return comparison
    }

    @Test func `each style answers the same keys by its own rules`() throws {
        let comparison = try comparison("1+1=3")
        #expect(comparison.calculators.map(\.display) == ["3", "2", "23", "3", "23"])
        #expect(comparison.refusals == [nil, .resultStands, nil, nil, nil])
    }

    @Test func `a refusal goes with the next event`() throws {
        let comparison = try comparison("5%")
        #expect(comparison.refusals == [nil] + Array(repeating: .missingKey, count: 4))
        comparison.handle(.press(.digit(.one)))
        #expect(comparison.refusals == [nil, nil, nil, nil, nil])
    }

    @Test(arguments: [
        ("", "0", ["0", "0", "0", "0", "0"]), ("7", "7", ["7", "7", "7", "7", "7"]),
        ("12+3", "3", ["3", "3", "3", "3", "3"]), ("12+3*", "15", ["15", "0", "0", "15", "15"]),
        ("12+3*4=", "60", ["60", "60", "60", "60", "60"]), ("1/0=", "NaN", ["NaN", "NaN", "NaN", "NaN", "NaN"]),
        ("12+3=*", "15", ["15", "0", "0", "15", "15"]),
    ])
    func `a comparison begins with the calculation on the display`(
        keys: String, shown: String, displays: [String]
    ) throws {
        #expect(try display(keys) == shown)
        #expect(try comparison("", joining: keys).calculators.map(\.display) == displays)
        #expect(try comparison("", joining: keys).refusals.allSatisfy { $0 == nil })
        // Keys that follow go on with that calculation in each style.
        let sixty = try comparison("4=", joining: "12+3*")
        #expect(sixty.calculators.map(\.display) == ["60", "60", "60", "60", "60"])
    }

    @Test func `a comparison is behind until its first event, and where undo leads to before it`() throws {
        var calculator = try Calculator(keys: "5+3=")
        let comparison = StyleComparison(joining: calculator)
        var isBehind = [comparison.isBehind(calculator)]
        for event in [CalculatorEvent.press(.digit(.one)), .undo, .undo] {
            calculator.handle(event)
            comparison.handle(event)
            isBehind.append(comparison.isBehind(calculator))
        }
        #expect(isBehind == [true, false, false, true])
    }

    @Test(arguments: [("12.", "5", "12.5"), ("2+3=", "=", "8"), ("7ms ac", "mr", "7"), ("5 ac", "undo", "5")])
    func `the joined calculator goes on as it would alone`(keys: String, more: String, display: String) throws {
        #expect(try comparison(more, joining: keys).calculators[0].display == display)
    }
}
