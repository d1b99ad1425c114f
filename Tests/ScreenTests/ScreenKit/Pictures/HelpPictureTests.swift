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

             이 화면                                  s           계산 방식
              C           MC: 메모리 비우기           c           클립보드에 복사 (OSC
              R           MR: 메모리의 값 입력                    52를 지원하는 터미널)
              P           M+: 메모리의 값에 더하기    ↑   ↓   ←   →   Tab   이동
              M           M−: 메모리의 값에서 빼기    ⏎   Space   고르기
              S           MS: 메모리에 넣기           PgUp   PgDn   Home   End   스크롤
              v   /   *   -   .   √ ÷ × − .
              ^   ²       x²                         모든 화면
              i           1/x: 1을 지금 숫자로        Esc      뒤로
                          나누기                      ?        도움말
              a           AC                          l        언어
              e   Del     CE                          F2       추적
              n           ±                           Ctrl-C   끝내기
              o           00
              u           되돌리기                   마우스
              h           계산 기록                   클릭   고르기
              d           지운 값                     휠     스크롤                     ↓ 1
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

             On this screen                           d           Deleted values
              C           MC: clear the memory        y           Redo
              R           MR: enter the number in     s           Style
                          memory                      c           Copy to the clipboard
              P           M+: add to the number in                (terminals with OSC 52)
                          memory                      ↑   ↓   ←   →   Tab   Move
              M           M−: subtract from the       ⏎   Space   Choose
                          number in memory            PgUp   PgDn   Home   End   Scroll
              S           MS: store the number in
                          memory                     On every screen
              v   /   *   -   .   √ ÷ × − .           Esc      Back
              ^   ²       x²                          ?        Help
              i           1/x: 1 divided by the       l        Language
                          number                      F2       Trace
              a           AC                          Ctrl-C   Quit
              e   Del     CE
              n           ±                          Mouse                              ↓ 3
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

              이 화면                                                     s           계산 방식
               C           MC: 메모리 비우기                              c           클립보드에 복사 (OSC 52를 지원하는 터미널)
               R           MR: 메모리의 값 입력                           ↑   ↓   ←   →   Tab   이동
               P           M+: 메모리의 값에 더하기                       ⏎   Space   고르기
               M           M−: 메모리의 값에서 빼기                       PgUp   PgDn   Home   End   스크롤
               S           MS: 메모리에 넣기
               v   /   *   -   .   √ ÷ × − .                             모든 화면
               ^   ²       x²                                             Esc      뒤로
               i           1/x: 1을 지금 숫자로 나누기                    ?        도움말
               a           AC                                             l        언어
               e   Del     CE                                             F2       추적
               n           ±                                              Ctrl-C   끝내기
               o           00
               u           되돌리기                                      마우스
               h           계산 기록                                      클릭   고르기
               d           지운 값                                        휠     스크롤
               y           다시 하기
















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

              On this screen                                              s           Style
               C           MC: clear the memory                           c           Copy to the clipboard (terminals with OSC
               R           MR: enter the number in memory                             52)
               P           M+: add to the number in memory                ↑   ↓   ←   →   Tab   Move
               M           M−: subtract from the number in memory         ⏎   Space   Choose
               S           MS: store the number in memory                 PgUp   PgDn   Home   End   Scroll
               v   /   *   -   .   √ ÷ × − .
               ^   ²       x²                                            On every screen
               i           1/x: 1 divided by the number                   Esc      Back
               a           AC                                             ?        Help
               e   Del     CE                                             l        Language
               n           ±                                              F2       Trace
               o           00                                             Ctrl-C   Quit
               u           Undo
               h           History                                       Mouse
               d           Deleted values                                 Click   Choose
               y           Redo                                           Wheel   Scroll
















                                                                                                              Esc  Back   F2  Trace
            """)
    }
}
