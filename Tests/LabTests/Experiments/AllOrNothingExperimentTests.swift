import Testing

@testable import Lab

struct AllOrNothingExperimentTests {
    @Test func `taken fruit by fruit, the strawberries are gone and there is no juice`() throws {
        let outcome = try outcome(of: .allOrNothing)
        #expect(outcome.value(.text(.labStrawberriesLeft), of: .labFruitByFruit) == "0")
        #expect(outcome.rows.contains(.value("withdraw [strawberry 10]", .text(.labOK))))
    }

    @Test func `taken all or nothing, all strawberries are there`() throws {
        #expect(try outcome(of: .allOrNothing).value(.text(.labStrawberriesLeft), of: .labAllOrNothing) == "10")
    }

    @Test func `both say that one banana is short`() throws {
        let failures = try outcome(of: .allOrNothing).rows.filter { if case .failed = $0 { true } else { false } }
        #expect(failures == Array(repeating: Outcome.Row.failed("throw Shortage [banana 1]"), count: 2))
    }

    @Test(arguments: AnsweredLanguage.allCases)
    func `the right answer is the count that fruit by fruit leaves`(language: AnsweredLanguage) throws {
        let left = try #require(try outcome(of: .allOrNothing).value(.text(.labStrawberriesLeft), of: .labFruitByFruit))
        let answer = try language.rightAnswer(of: .allOrNothing)
        #expect(answer == left || answer == left + "개")
    }
}
