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
    @Test(arguments: [
        (Language.english, ["Kim", "10"], "10 for Kim"), (.korean, ["김", "10"], "김: 10"),
        // An argument that looks like a placeholder is not replaced again, and one without an argument stays as it is.
        (.english, ["%2$@ 100%", "1"], "1 for %2$@ 100%"), (.english, ["Kim"], "%2$@ for Kim"),
    ])
    func `placeholders are replaced by number`(language: Language, arguments: [String], text: String) {
        #expect(Texts(language).text(SampleText.greeting, arguments) == text)
    }

    @Test(arguments: Language.allCases)
    func `the refused word itself is never suggested`(language: Language) {
        let texts = Texts(language)
        #expect(texts.suggesting(["help", "calc"], for: "calc", in: "Refused") == "Refused")
        #expect(texts.suggesting(["help", "calc"], for: "clac", in: "Refused").contains("calc"))
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
        let english = korean.translated(to: .english)
        #expect([korean, english, english.translated(to: .korean)].map { $0(KitText.no) } == ["아니요", "No", "아니요"])
    }

    @Test(arguments: [("", ""), (" ", ""), ("\t\n ", ""), (" \t딸기  쥬스 \n", "딸기  쥬스"), ("x", "x")])
    func `trimming takes white space off both ends only`(text: String, trimmed: String) {
        #expect(text.trimmed == trimmed)
    }
}
