import Testing

@testable import Lab

struct SheetExperimentTests {
    @Test func `below a sheet nothing appears again, and the label is stale`() throws {
        let outcome = try outcome(of: .sheet)
        #expect(outcome.value(.text(.labWillAppear), of: .labSheet) == "1")
        #expect(outcome.value(.text(.labLabel), of: .labSheet) == "10")
    }

    @Test func `below a full-screen modal the screen appears again, and reads the new value`() throws {
        let outcome = try outcome(of: .sheet)
        #expect(outcome.value(.text(.labWillAppear), of: .labFullScreenModal) == "2")
        #expect(outcome.value(.text(.labLabel), of: .labFullScreenModal) == "15")
    }

    @Test func `told by its delegate message, the label is right below a sheet too`() throws {
        let outcome = try outcome(of: .sheet)
        #expect(outcome.value(.text(.labWillAppear), of: .labSheetWithDelegate) == "1")
        #expect(outcome.value(.text(.labLabel), of: .labSheetWithDelegate) == "15")
        #expect(
            outcome.rows.contains(
                .sent("editorScreen(_:didFinishWith: 15)", from: "EditorScreen", to: "LabelScreen")))
    }

    @Test func `all three change the stock alike`() throws {
        let stocks = try outcome(of: .sheet).rows.filter { if case .value = $0 { true } else { false } }
        #expect(stocks == Array(repeating: .value("shop.mangoes", "15"), count: 3))
    }

    @Test(arguments: AnsweredLanguage.allCases)
    func `the right answer is what the label says after the sheet`(language: AnsweredLanguage) throws {
        let label = try #require(try outcome(of: .sheet).value(.text(.labLabel), of: .labSheet))
        #expect(try language.rightAnswer(of: .sheet) == label)
    }
}
