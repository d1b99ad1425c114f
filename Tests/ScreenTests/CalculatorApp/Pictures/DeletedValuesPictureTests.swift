import Terminal
import TestSupport
import Testing

@testable import ScreenKit

struct DeletedValuesPictureTests {
    /// A result, an operand and a number that were cleared, in a list.
    private func values(_ language: Language, _ size: GridSize) throws -> EmulatedTerminal {
        try Terminalist(language, size, typing: "17*8=a1200c3ad").terminal
    }

    @Test func `three deleted values in Korean at 80×24`() throws {
        try values(.korean, .small).expectPicture(
            """
             키오스크 › 계산기 › 지운 값                                       l  한국어/EN





             되살릴 값을 고르세요. 오래된 값부터 보여요.

              1      56  ← 7 × 8 =, AC   ✕

             ▸2  12,003  ← AC            ✕












              X  모두 삭제                                 Esc  뒤로   F2  추적   ?  도움말
            """)
    }

    @Test func `three deleted values in English at 80×24`() throws {
        try values(.english, .small).expectPicture(
            """
             Kiosk › Calculator › Deleted values                               l  EN/한국어





             Choose a value to restore. The oldest comes first.

              1      56  ← 7 × 8 =, AC   ✕

             ▸2  12,003  ← AC            ✕












              X  Remove all                                 Esc  Back   F2  Trace   ?  Help
            """)
    }

    @Test func `three deleted values in Korean at 120×40`() throws {
        try values(.korean, .large).expectPicture(
            """
             키오스크 › 계산기 › 지운 값                                                                               l  한국어/EN










                                 되살릴 값을 고르세요. 오래된 값부터 보여요.

                                  1      56  ← 7 × 8 =, AC   ✕

                                 ▸2  12,003  ← AC            ✕























              X  모두 삭제                                                                         Esc  뒤로   F2  추적   ?  도움말
            """)
    }

    @Test func `three deleted values in English at 120×40`() throws {
        try values(.english, .large).expectPicture(
            """
             Kiosk › Calculator › Deleted values                                                                       l  EN/한국어










                                 Choose a value to restore. The oldest comes first.

                                  1      56  ← 7 × 8 =, AC   ✕

                                 ▸2  12,003  ← AC            ✕























              X  Remove all                                                                         Esc  Back   F2  Trace   ?  Help
            """)
    }
}
