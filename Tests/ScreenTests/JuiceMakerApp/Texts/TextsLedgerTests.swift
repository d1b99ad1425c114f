import Core
import JuiceMaker
import Testing

@testable import JuiceMakerApp
@testable import ScreenKit

struct TextsLedgerTests {
    @Test(arguments: [
        (Language.korean, ": 디스크에 남은 공간이 없습니다"), (.english, ": No space left on device"),
    ])
    func `a ledger that cannot be written is told with the system's reason`(language: Language, ending: String) {
        #expect(Texts(language).explain(LedgerError.failed(.write, .noSpace)).hasSuffix(ending))
    }
}
