import Testing

@testable import ScreenKit

/// The texts of a room that only these tests have.
private nonisolated enum SampleText: String, TextKey {
    case greeting, absent

    static let catalog = TextCatalog<SampleText>(
        parsing: Array(
            #"""
            {"sourceLanguage": "ko", "version": "1.0", "strings": {"greeting": {"localizations": {
                "ko": {"stringUnit": {"state": "translated", "value": "%1$@: %2$@"}},
                "en": {"stringUnit": {"state": "translated", "value": "%2$@ for %1$@"}}
            }}}}
            """#.utf8))
}

struct TextsTests {
    @Test func `placeholders are replaced by number`() {
        #expect(Texts(.english).text(SampleText.greeting, ["Kim", "10"]) == "10 for Kim")
        #expect(Texts(.korean).text(SampleText.greeting, ["김", "10"]) == "김: 10")
        #expect(Texts(.english)(.yes) == "Yes")
        #expect(Texts(.korean)(.yes) == "예")
    }

    @Test(arguments: Language.allCases)
    func `the refused word itself is never suggested`(language: Language) {
        let texts = Texts(language)
        #expect(texts.suggesting(["help", "calc"], for: "calc", in: "Refused") == "Refused")
        #expect(texts.suggesting(["help", "calc"], for: "clac", in: "Refused").contains("calc"))
    }

    @Test func `an argument that looks like a placeholder is not replaced again`() {
        #expect(Texts(.english).text(SampleText.greeting, ["%2$@ 100%", "1"]) == "1 for %2$@ 100%")
    }

    @Test func `a placeholder without an argument stays as it is`() {
        #expect(Texts(.english).text(SampleText.greeting, ["Kim"]) == "%2$@ for Kim")
    }

    @Test(arguments: [
        "{", "[]", "{}", #"{"strings": 1}"#, #"{"strings": {"greeting": {"localizations": {"ko": []}}}}"#,
    ])
    func `a broken catalog has no texts, and a missing text is shown as its key`(json: String) {
        #expect(TextCatalog<SampleText>(parsing: Array(json.utf8))[.greeting, .korean] == nil)
        #expect(Texts(.korean).text(SampleText.absent) == "absent")
    }

    @Test func `the same texts speak another language`() {
        let korean = Texts(.korean)
        #expect(korean(.no) == "아니요")
        #expect(korean.translated(to: .english)(.no) == "No")
        #expect(korean.translated(to: .english).translated(to: .korean)(.no) == "아니요")
    }

    @Test(arguments: ["", " ", "\t\n "])
    func `trimming white space leaves nothing of it`(text: String) {
        #expect(text.trimmed == "")
    }

    @Test func `trimming takes white space off both ends only`() {
        #expect(" \t딸기  쥬스 \n".trimmed == "딸기  쥬스")
        #expect("x".trimmed == "x")
    }
}
