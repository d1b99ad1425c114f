import Testing

@testable import Core

struct LanguageTests {
    private func language(_ environment: [String: String], canShowHangul: Bool = true) -> Language {
        Language(environment: { environment[$0] }, canShowHangul: canShowHangul)
    }

    @Test(arguments: ["ko_KR.UTF-8", "ko_KR", "ko", "ko.UTF-8", "C", "C.UTF-8", "C.utf8", "POSIX"])
    func `a Korean locale, and one of no language, gets Korean where Hangul can be shown`(locale: String) {
        #expect(language(["LANG": locale]) == .korean)
        #expect(language(["LANG": locale], canShowHangul: false) == .english)
    }

    @Test(arguments: ["en_US.UTF-8", "en", "ja_JP.UTF-8", "de_DE@euro", "kok_IN", "Cymraeg", "cs_CZ.UTF-8"])
    func `a locale of another language gets English`(locale: String) {
        #expect(language(["LANG": locale]) == .english)
        #expect(language(["LANG": locale], canShowHangul: false) == .english)
    }

    @Test(
        arguments: [
            // No locale at all; LC_ALL goes before LC_MESSAGES, and that before LANG; an empty variable counts as not set.
            ([:], .korean),
            (["LC_ALL": "en_US.UTF-8", "LC_MESSAGES": "ko_KR.UTF-8", "LANG": "ko_KR.UTF-8"], .english),
            (["LC_ALL": "ko_KR.UTF-8", "LC_MESSAGES": "en_US.UTF-8", "LANG": "en_US.UTF-8"], .korean),
            (["LC_MESSAGES": "ko_KR.UTF-8", "LANG": "en_US.UTF-8"], .korean),
            (["LC_MESSAGES": "en_US.UTF-8", "LANG": "ko_KR.UTF-8"], .english),
            (["LC_ALL": "", "LC_MESSAGES": "", "LANG": "en_US.UTF-8"], .english),
            (["LC_ALL": "", "LANG": ""], .korean),
        ] as [([String: String], Language)])
    func `the first variable that is set decides`(environment: [String: String], expected: Language) {
        #expect(language(environment) == expected)
        #expect(language(["LANG": ""], canShowHangul: false) == .english)
        #expect(expected.next != expected && expected.next.next == expected)
    }
}
