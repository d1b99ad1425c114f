import Calculator
import Core
import Testing

@testable import CalculatorApp
@testable import ScreenKit

struct TextsCalculatorTests {
    @Test(arguments: Language.allCases)
    func `every way a formula can be wrong is explained with its column`(language: Language) throws {
        let texts = Texts(language)
        let formulas: [(String, Int)] = [
            ("", 1), ("1 + * 2", 5), ("1 2", 3), ("12a", 3), ("1..2", 3), ("1 +", 4), ("\u{1B}", 1),
            (String(repeating: "9", count: 35), 1),
        ]
        for (formula, column) in formulas {
            let error = try #require(throws: ExpressionError.self) { try ExpressionParser.parse(formula) }
            let text = texts.explain(error)
            #expect(text.isReadable, "\(formula): \(text)")
            #expect(text.contains(language == .korean ? "\(column)번째 글자" : "column \(column)"), "\(formula): \(text)")
        }
    }

    @Test(arguments: Language.allCases)
    func `what is typed into a line of keys does not bring its control characters along`(language: Language) throws {
        let error = try #require(throws: ExpressionError.self) { try [CalculatorEvent](parsing: "12\u{7}") }
        #expect(Texts(language).explain(error).isReadable)
    }

    @Test(arguments: [
        (Language.korean, ": 디스크에 남은 공간이 없습니다"), (.english, ": No space left on device"),
    ])
    func `a calculator that was not saved is told with the system's reason`(language: Language, ending: String) {
        #expect(Texts(language).explain(RecordingNotice.notWritten(.noSpace)).hasSuffix(ending))
    }
}
