import Testing

@testable import Lab

struct MoneyExperimentTests {
    @Test func `in Double the sum is not 0.3`() throws {
        let outcome = try outcome(of: .money)
        #expect(outcome.value(.code("0.1 + 0.2"), of: .labInDouble) == "0.30000000000000004")
        #expect(outcome.value(.code("0.1 + 0.2 == 0.3"), of: .labInDouble) == "false")
    }

    @Test func `in our numbers it is`() throws {
        let outcome = try outcome(of: .money)
        #expect(outcome.value(.code("0.1 + 0.2"), of: .labInDecimal) == "0.3")
        #expect(outcome.value(.code("0.1 + 0.2 == 0.3"), of: .labInDecimal) == "true")
    }

    @Test func `a third has no end in decimal, and the calculator rounds what is left`() throws {
        let outcome = try outcome(of: .money)
        #expect(outcome.value(.code("1 ÷ 3 × 3"), of: .labInDouble) == "1.0")
        let nines = "0." + String(repeating: "9", count: 34)
        #expect(outcome.value(.code("1 ÷ 3 × 3"), of: .labInDecimal) == nines)
        #expect(outcome.value(.code("1 ÷ 3 × 3"), of: .labOnCalculator) == "1")
    }

    @Test func `the calculator goes from left to right, and Swift multiplies first`() throws {
        let outcome = try outcome(of: .money)
        #expect(outcome.value(.code("1 + 2 × 3"), of: .labOnCalculator) == "9")
        #expect(outcome.value(.code("1 + 2 × 3"), of: .labInSwift) == "7")
    }

    @Test(arguments: AnsweredLanguage.allCases)
    func `the right answer is what Double says`(language: AnsweredLanguage) throws {
        let value = try outcome(of: .money).value(.code("0.1 + 0.2 == 0.3"), of: .labInDouble)
        #expect(try language.rightAnswer(of: .money) == value)
    }
}
