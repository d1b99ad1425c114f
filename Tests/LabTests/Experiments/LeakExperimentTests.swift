import Testing

@testable import Lab

struct LeakExperimentTests {
    @Test func `a weak delegate leaves nothing alive, and a strong one all three`() throws {
        let outcome = try outcome(of: .leak)
        #expect(outcome.value(.text(.labLiveScreens), of: .labWeakDelegate) == "0")
        #expect(outcome.value(.text(.labLiveScreens), of: .labStrongDelegate) == "3")
    }

    @Test func `a strong delegate without a path back to the screen leaves nothing alive`() throws {
        let outcome = try outcome(of: .leak)
        #expect(outcome.value(.text(.labLiveScreens), of: .labStrongOpener) == "0")
    }

    @Test func `what leaked is released when the cycle is cut`() throws {
        let outcome = try outcome(of: .leak)
        #expect(outcome.value(.text(.labLiveScreens), of: .labCycleCut) == "0")
        let rows = outcome.rows.drop { $0 != .part(.labCycleCut) }.dropFirst()
        #expect(Array(rows.prefix(3)) == [.released("screen1"), .released("screen2"), .released("screen3")])
    }

    @Test func `every weakly held screen is released before the next one is made`() throws {
        let rows = try outcome(of: .leak).rows.drop { $0 != .part(.labWeakDelegate) }.dropFirst()
        let lives = (1...3).flatMap { [Outcome.Row.made("screen\($0)"), .released("screen\($0)")] }
        #expect(Array(rows.prefix(6)) == lives)
    }

    @Test func `no strongly held screen is released before the cycle is cut, and the path of the first is shown`()
        throws
    {
        let outcome = try outcome(of: .leak)
        let rows = outcome.rows.drop { $0 != .part(.labStrongDelegate) }.prefix { $0 != .part(.labCycleCut) }
        #expect(rows.filter { if case .released = $0 { true } else { false } } == [])
        #expect(
            rows.filter { if case .cycle = $0 { true } else { false } }
                == [.cycle(["screen1", "form", "StrongForm", "delegate", "screen1"])])
    }

    @Test(arguments: AnsweredLanguage.allCases)
    func `the right answer is the count of living screens`(language: AnsweredLanguage) throws {
        let count = try #require(try outcome(of: .leak).value(.text(.labLiveScreens), of: .labStrongDelegate))
        #expect(try language.rightAnswer(of: .leak).hasPrefix(count))
    }
}
