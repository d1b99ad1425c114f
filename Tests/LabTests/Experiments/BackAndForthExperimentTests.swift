import Testing

@testable import Lab

struct BackAndForthExperimentTests {
    @Test func `both ways begin with the same stock, the same edit and the same sale`() throws {
        let values = try outcome(of: .backAndForth).rows.filter { if case .value = $0 { true } else { false } }
        let steps: [Outcome.Row] = [
            .value("StockScreen(stock:shortage:)", "10"), .value(.text(.labStepper), "15"),
            .value(.text(.labSaleMeanwhile), "7"),
        ]
        let others = values.filter { value in
            if case .value(.text(.labWritten, _), _) = value { false } else { true }
        }
        #expect(others == steps + steps)
    }

    @Test func `both writers differ in what they write`() throws {
        let written = try outcome(of: .backAndForth).rows.compactMap { row in
            if case .value(.text(.labWritten, _), let text) = row { text } else { nil }
        }
        #expect(written == ["mango = 15", "mango +5"])
    }
}
