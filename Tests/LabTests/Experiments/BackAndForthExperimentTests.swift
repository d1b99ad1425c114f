import Testing

@testable import Lab

struct BackAndForthExperimentTests {
    @Test func `written back whole, the dictionary undoes the sale`() throws {
        #expect(try outcome(of: .backAndForth).value(.text(.labMangoes), of: .labWholeDictionary) == "15")
    }

    @Test func `sent as changes, the sale and the edit both stand`() throws {
        #expect(try outcome(of: .backAndForth).value(.text(.labMangoes), of: .labOnlyChanges) == "12")
    }

    @Test func `both ways begin with the same stock, the same edit and the same sale`() throws {
        let values = try outcome(of: .backAndForth).rows.filter { if case .value = $0 { true } else { false } }
        let steps: [Outcome.Row] = [
            .value("StockScreen(stock:)", "10"), .value(.text(.labStepper), "15"),
            .value(.text(.labSaleAtSecondKiosk), "7"),
        ]
        #expect(values == steps + steps)
    }

    @Test(arguments: AnsweredLanguage.allCases)
    func `the right answer is the count after the dictionary was written`(language: AnsweredLanguage) throws {
        let count = try #require(try outcome(of: .backAndForth).value(.text(.labMangoes), of: .labWholeDictionary))
        #expect(try language.rightAnswer(of: .backAndForth).hasPrefix(count))
    }
}
