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
              a           AC                                      52를 지원하는 터미널)
              e   Del     CE                          ↑   ↓   ←   →   Tab
              n           ±                                       이동
              /   *   v   -   .                       ⏎   Space   고르기
                          ÷ × √ − .                   PgUp   PgDn   Home   End
              R           MR: 메모리의 값 입력                    스크롤
              P           M+: 메모리의 값에 더하기
              ^   ²       x²                         모든 화면
              M           M−: 메모리의 값에서 빼기    Esc      뒤로
              i           1/x: 1을 지금 숫자로        ?        도움말
                          나누기                      l        언어
              S           MS: 메모리에 넣기           F2       추적
              o           00                          Ctrl-C   끝내기
              u           되돌리기
              y           다시 하기                  마우스                             ↓ 2
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

             On this screen                           h           History
              C           MC: clear the memory        d           Deleted values
              a           AC                          s           Style
              e   Del     CE                          c           Copy to the clipboard
              n           ±                                       (terminals with OSC 52)
              /   *   v   -   .                       ↑   ↓   ←   →   Tab
                          ÷ × √ − .                               Move
              R           MR: enter the number in     ⏎   Space   Choose
                          memory                      PgUp   PgDn   Home   End
              P           M+: add to the number in                Scroll
                          memory
              ^   ²       x²                         On every screen
              M           M−: subtract from the       Esc      Back
                          number in memory            ?        Help
              i           1/x: 1 divided by the       l        Language
                          number                      F2       Trace
              S           MS: store the number in     Ctrl-C   Quit                     ↓ 4
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
               a           AC                                             ↑   ↓   ←   →   Tab
               e   Del     CE                                                         이동
               n           ±                                              ⏎   Space   고르기
               /   *   v   -   .                                          PgUp   PgDn   Home   End
                           ÷ × √ − .                                                  스크롤
               R           MR: 메모리의 값 입력
               P           M+: 메모리의 값에 더하기                      모든 화면
               ^   ²       x²                                             Esc      뒤로
               M           M−: 메모리의 값에서 빼기                       ?        도움말
               i           1/x: 1을 지금 숫자로 나누기                    l        언어
               S           MS: 메모리에 넣기                              F2       추적
               o           00                                             Ctrl-C   끝내기
               u           되돌리기
               y           다시 하기                                     마우스
               h           계산 기록                                      클릭   고르기
               d           지운 값                                        휠     스크롤















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

              On this screen                                              c           Copy to the clipboard (terminals with OSC
               C           MC: clear the memory                                       52)
               a           AC                                             ↑   ↓   ←   →   Tab
               e   Del     CE                                                         Move
               n           ±                                              ⏎   Space   Choose
               /   *   v   -   .                                          PgUp   PgDn   Home   End
                           ÷ × √ − .                                                  Scroll
               R           MR: enter the number in memory
               P           M+: add to the number in memory               On every screen
               ^   ²       x²                                             Esc      Back
               M           M−: subtract from the number in memory         ?        Help
               i           1/x: 1 divided by the number                   l        Language
               S           MS: store the number in memory                 F2       Trace
               o           00                                             Ctrl-C   Quit
               u           Undo
               y           Redo                                          Mouse
               h           History                                        Click   Choose
               d           Deleted values                                 Wheel   Scroll
               s           Style














                                                                                                              Esc  Back   F2  Trace
            """)
    }
}
