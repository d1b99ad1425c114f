import Testing

@testable import Lab

struct ForgottenExperimentTests {
    @Test func `without a delegate the edit vanishes without a trace`() throws {
        let rows = try outcome(of: .forgotten).rows
        let silent = Array(rows.prefix { $0 != .part(.labNoDelegateTraced) })
        #expect(
            silent == [
                .part(.labNoDelegate),
                .fact(.text(.labMangoes), "10"),
            ])
    }

    @Test func `with a proxy, the message is seen, and that it had no receiver`() throws {
        let outcome = try outcome(of: .forgotten)
        #expect(outcome.rows.contains(.unheard("editor(_:didAdd: 5)", from: "Editor")))
        #expect(outcome.value(.text(.labUnheardMessages), of: .labNoDelegateTraced) == "1")
        #expect(outcome.value(.text(.labMangoes), of: .labNoDelegateTraced) == "10")
    }

    @Test func `with a delegate the same edit arrives, once`() throws {
        let outcome = try outcome(of: .forgotten)
        #expect(outcome.rows.contains(.sent("editor(_:didAdd: 5)", from: "Editor", to: "Counter")))
        #expect(outcome.value(.text(.labHeardMessages), of: .labDelegateSetTraced) == "1")
        #expect(outcome.value(.text(.labMangoes), of: .labDelegateSetTraced) == "15")
    }

    @Test func `a temporary object is no delegate, although init asks for one`() throws {
        #expect(
            try outcome(of: .forgotten).value(.code("delegate == nil"), of: .labTemporaryDelegate) == "true")
    }

    @Test func `the right answer is that nothing happens`() throws {
        #expect(try AnsweredLanguage.korean.rightAnswer(of: .forgotten) == "아무 일도 일어나지 않는다")
        #expect(try AnsweredLanguage.english.rightAnswer(of: .forgotten) == "Nothing happens")
    }
}
