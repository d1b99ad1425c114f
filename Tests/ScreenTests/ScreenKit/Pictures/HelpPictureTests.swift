import Terminal
import TestSupport
import Testing

@testable import ScreenKit

struct HelpPictureTests {
    /// The help of the calculator.
    private func help(_ language: Language, _ size: GridSize) throws -> EmulatedTerminal {
        try Terminalist(language, size, typing: "1?").terminal
    }

    @Test func `the help of the calculator in Korean at 80×24`() throws {
        try help(.korean, .small).expectPicture(
            """
             키오스크 › 계산기 › 도움말                                        l  한국어/EN
             누른 순서대로 계산합니다. 1 + 2 × 3 =의 결과는 9입니다. 테이프에 중간 결과가
             모두 남습니다.
             AC는 계산 전체를, CE는 지금 숫자만 지웁니다. 이때 표시되던 숫자는 ‘지운
             값’에 남아 되살릴 수 있습니다.

             이 화면                                 c          클립보드에 복사 (OSC 52를
             C          MC: 메모리 비우기                       지원하는 터미널)
             R          MR: 메모리의 값 입력         ↑ ↓ ← →    이동
             P          M+: 메모리의 값에 더하기     Tab
             M          M−: 메모리의 값에서 빼기     ⏎ Space    고르기
             S          MS: 메모리에 넣기            PgUp PgDn  스크롤
             v / * - .  √ ÷ × − .                    Home End
             ^ ²        x²
             i          1/x: 1을 지금 숫자로         모든 화면
                        나누기                       Esc        뒤로
             a          AC                           ?          도움말
             e Del      CE                           l          언어
             n          ±                            F2         추적
             o          00                           Ctrl-C     끝내기
             u          되돌리기
             h          계산 기록                    마우스
             d          지운 값                      클릭       고르기                  ↓ 2
                                                                       Esc  뒤로   F2  추적
            """)
    }

    @Test func `the help of the calculator in English at 80×24`() throws {
        try help(.english, .small).expectPicture(
            """
             Kiosk › Calculator › Help                                         l  EN/한국어
             Calculates in the order of the keys: 1 + 2 × 3 = is 9. The tape keeps every
             subtotal.
             AC clears the whole calculation, CE only the current number. The number that
             was shown stays under Deleted values and can be restored.

             On this screen                          y          Redo
             C          MC: clear the memory         s          Style
             R          MR: enter the number in      c          Copy to the clipboard
                        memory                                  (terminals with OSC 52)
             P          M+: add to the number in     ↑ ↓ ← →    Move
                        memory                       Tab
             M          M−: subtract from the        ⏎ Space    Choose
                        number in memory             PgUp PgDn  Scroll
             S          MS: store the number in      Home End
                        memory
             v / * - .  √ ÷ × − .                    On every screen
             ^ ²        x²                           Esc        Back
             i          1/x: 1 divided by the        ?          Help
                        number                       l          Language
             a          AC                           F2         Trace
             e Del      CE                           Ctrl-C     Quit
             n          ±                                                               ↓ 4
                                                                      Esc  Back   F2  Trace
            """)
    }

    @Test func `the help of the calculator in Korean at 120×40`() throws {
        try help(.korean, .large).expectPicture(
            """
             키오스크 › 계산기 › 도움말                                                                                l  한국어/EN
              누른 순서대로 계산합니다. 1 + 2 × 3 =의 결과는 9입니다. 테이프에 중간 결과가
              모두 남습니다.
              AC는 계산 전체를, CE는 지금 숫자만 지웁니다. 이때 표시되던 숫자는 ‘지운
              값’에 남아 되살릴 수 있습니다.

              이 화면                                                    모든 화면
              C          MC: 메모리 비우기                               Esc        뒤로
              R          MR: 메모리의 값 입력                            ?          도움말
              P          M+: 메모리의 값에 더하기                        l          언어
              M          M−: 메모리의 값에서 빼기                        F2         추적
              S          MS: 메모리에 넣기                               Ctrl-C     끝내기
              v / * - .  √ ÷ × − .
              ^ ²        x²                                              마우스
              i          1/x: 1을 지금 숫자로 나누기                     클릭       고르기
              a          AC                                              휠         스크롤
              e Del      CE
              n          ±
              o          00
              u          되돌리기
              h          계산 기록
              d          지운 값
              y          다시 하기
              s          계산 방식
              c          클립보드에 복사 (OSC 52를 지원하는 터미널)
              ↑ ↓ ← →    이동
              Tab
              ⏎ Space    고르기
              PgUp PgDn  스크롤
              Home End









                                                                                                               Esc  뒤로   F2  추적
            """)
    }

    @Test func `the help of the calculator in English at 120×40`() throws {
        try help(.english, .large).expectPicture(
            """
             Kiosk › Calculator › Help                                                                                 l  EN/한국어
              Calculates in the order of the keys: 1 + 2 × 3 = is 9. The tape keeps every
              subtotal.
              AC clears the whole calculation, CE only the current number. The number that
              was shown stays under Deleted values and can be restored.

              On this screen                                             On every screen
              C          MC: clear the memory                            Esc        Back
              R          MR: enter the number in memory                  ?          Help
              P          M+: add to the number in memory                 l          Language
              M          M−: subtract from the number in memory          F2         Trace
              S          MS: store the number in memory                  Ctrl-C     Quit
              v / * - .  √ ÷ × − .
              ^ ²        x²                                              Mouse
              i          1/x: 1 divided by the number                    Click      Choose
              a          AC                                              Wheel      Scroll
              e Del      CE
              n          ±
              o          00
              u          Undo
              h          History
              d          Deleted values
              y          Redo
              s          Style
              c          Copy to the clipboard (terminals with OSC 52)
              ↑ ↓ ← →    Move
              Tab
              ⏎ Space    Choose
              PgUp PgDn  Scroll
              Home End









                                                                                                              Esc  Back   F2  Trace
            """)
    }
}
