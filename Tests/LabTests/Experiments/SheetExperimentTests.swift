import Testing

@testable import Lab

struct SheetExperimentTests {
    @Test func `one sheet tells by its delegate message`() throws {
        let message = Outcome.Row.sent("editorScreen(_:didFinishWith: 15)", from: "EditorScreen", to: "LabelScreen")
        #expect(try outcome(of: .sheet).rows.contains(message))
    }

    @Test func `all three change the stock alike`() throws {
        let stocks = try outcome(of: .sheet).rows.filter { if case .value = $0 { true } else { false } }
        #expect(stocks == Array(repeating: .value("shop.mangoes", "15"), count: 3))
    }
}
