import Testing

@testable import ScreenKit

/// What a program that shows a kiosk understands of the words behind its name.
struct KioskRunnerTests {
    @Test(
        arguments: [
            ([], false, nil), (["--plain"], true, nil), (["--lang", "ko"], false, .korean),
            (["--lang=en", "--plain"], true, .english), (["--lang", "ko", "--lang", "en"], false, .english),
        ] as [([String], Bool, Language?)])
    func `a program is plain and in a language where its options say so`(
        words: [String], isPlain: Bool, language: Language?
    ) throws {
        let options = try LaunchOptions(words)
        #expect(options.isPlain == isPlain && options.language == language)
    }

    @Test(arguments: [
        (["--plian"], "--plian"), (["--plain=yes"], "--plain=yes"), (["--lang"], "--lang"),
        (["--lang", "fr"], "--lang fr"),
        (["--plain", "menu"], "menu"),
    ])
    func `a word that is no option is named`(words: [String], unknown: String) {
        #expect(throws: LaunchOptions.UnknownWord(text: unknown)) { try LaunchOptions(words) }
    }
}
