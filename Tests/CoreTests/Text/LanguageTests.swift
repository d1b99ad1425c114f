import Testing

@testable import Core

struct LanguageTests {
    private func language(_ environment: [String: String], canShowHangul: Bool = true) -> Language {
        Language(environment: { environment[$0] }, canShowHangul: canShowHangul)
    }

    @Test(arguments: ["ko_KR.UTF-8", "ko_KR", "ko", "ko.UTF-8", "C", "C.UTF-8", "C.utf8", "POSIX"])
    func `a Korean locale, and one of no language, gets Korean`(locale: String) {
        #expect(language(["LANG": locale]) == .korean)
    }

    @Test(arguments: ["en_US.UTF-8", "en", "ja_JP.UTF-8", "de_DE@euro", "kok_IN", "Cymraeg", "cs_CZ.UTF-8"])
    func `a locale of another language gets English`(locale: String) {
        #expect(language(["LANG": locale]) == .english)
    }

    @Test func `no locale at all gets Korean`() {
        #expect(language([:]) == .korean)
    }

    @Test(arguments: ["ko_KR.UTF-8", "C", "en_US", ""])
    func `a terminal that cannot show Hangul gets English`(locale: String) {
        #expect(language(["LANG": locale], canShowHangul: false) == .english)
    }

    @Test func `LC_ALL goes before LC_MESSAGES, and that before LANG`() {
        #expect(language(["LC_ALL": "en_US.UTF-8", "LC_MESSAGES": "ko_KR.UTF-8", "LANG": "ko_KR.UTF-8"]) == .english)
        #expect(language(["LC_ALL": "ko_KR.UTF-8", "LC_MESSAGES": "en_US.UTF-8", "LANG": "en_US.UTF-8"]) == .korean)
        #expect(language(["LC_MESSAGES": "ko_KR.UTF-8", "LANG": "en_US.UTF-8"]) == .korean)
        #expect(language(["LC_MESSAGES": "en_US.UTF-8", "LANG": "ko_KR.UTF-8"]) == .english)
    }

    @Test func `an empty variable counts as not set`() {
        #expect(language(["LC_ALL": "", "LC_MESSAGES": "", "LANG": "en_US.UTF-8"]) == .english)
        #expect(language(["LC_ALL": "", "LANG": ""]) == .korean)
    }

    @Test func `the language switches to the other one and back`() {
        #expect(Language.korean.next == .english)
        #expect(Language.english.next == .korean)
    }
}
