import Testing

@testable import Lab

struct ForgottenExperimentTests {
    @Test func `without a delegate the edit vanishes without a trace`() throws {
        let rows = try outcome(of: .forgotten).rows
        let silent = Array(rows.prefix { $0 != .part(.labNoDelegateTraced) })
        #expect(silent == [.part(.labNoDelegate), .fact(.text(.labMangoes), "10")])
    }

    @Test func `with a proxy, the message is seen, with its receiver or that it had none`() throws {
        let rows = try outcome(of: .forgotten).rows
        #expect(rows.contains(.unheard("editor(_:didAdd: 5)", from: "Editor")))
        #expect(rows.contains(.sent("editor(_:didAdd: 5)", from: "Editor", to: "Counter")))
    }
}
