import Testing

@testable import Lab

struct AllOrNothingExperimentTests {
    @Test func `taken fruit by fruit, the strawberries are taken first`() throws {
        #expect(try outcome(of: .allOrNothing).rows.contains(.value("withdraw [strawberry 10]", .text(.labOK))))
    }

    @Test func `both say that one banana is short`() throws {
        let failures = try outcome(of: .allOrNothing).rows.filter { if case .failed = $0 { true } else { false } }
        #expect(failures == Array(repeating: Outcome.Row.failed("throw Shortage [banana 1]"), count: 2))
    }
}
