import Terminal
import TestSupport
import Testing

@testable import ScreenKit

struct StylePictureTests {
    /// The list of styles.
    private func styles(_ language: Language, _ size: GridSize) throws -> EmulatedTerminal {
        try Terminalist(language, size, typing: "1s").terminal
    }

    @Test func `the styles in Korean at 80×24`() throws {
        try styles(.korean, .small).expectPicture(
            """
             키오스크 › 계산기 › 계산 방식                                     l  한국어/EN



             같은 키, 다섯 가지 계산기

             ▸1  ✓ 표준         보통 계산기: =를 다시 누르면 마지막 계산을 반복

              2    수식         =를 누를 때 계산, 결과 뒤에 오는 숫자는 거절

              3    이어 쓰기    =를 누를 때 계산, 결과에 숫자를 이어 붙임

              4    두 피연산자  4×4 키패드: 00 . CE ± ⌫ 키가 없음

              5    되살리기     연산자를 못 바꿈, 되살린 값으로 새 계산 시작








              X  계산기 모두 비우기                        Esc  뒤로   F2  추적   ?  도움말
            """)
    }

    @Test func `the styles in English at 80×24`() throws {
        try styles(.english, .small).expectPicture(
            """
             Kiosk › Calculator › Style                                        l  EN/한국어



             The same keys, five calculators

             ▸1  ✓ Standard      The usual one: = again repeats the last step

              2    Formula       Calculates at =, refuses digits after a result

              3    Appending     Calculates at =, digits extend a result

              4    Two operands  4×4 keypad without 00 . CE ± ⌫

              5    Recovering    Refuses a second operator; restoring starts anew








              X  Clear all calculators                      Esc  Back   F2  Trace   ?  Help
            """)
    }

    @Test func `the styles in Korean at 120×40`() throws {
        try styles(.korean, .large).expectPicture(
            """
             키오스크 › 계산기 › 계산 방식                                                                             l  한국어/EN

              같은 키, 다섯 가지 계산기
                                                                                     2 + 3 = 4 =
              ▸1  ✓ 표준
                    보통 계산기: =를 다시 누르면 마지막 계산을 반복
                                                                                                                             ▀▀█
               2    수식                                                                                                       █
                    =를 누를 때 계산, 결과 뒤에 오는 숫자는 거절                                                               ▀

               3    이어 쓰기
                    =를 누를 때 계산, 결과에 숫자를 이어 붙임                        MC C     MR R     M+ P      M− M      MS S
                                                                                   ▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀
               4    두 피연산자                                                       %       √ v      x² ^      1/x i       ⌫
                    4×4 키패드: 00 . CE ± ⌫ 키가 없음                              ▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀

               5    되살리기                                                           AC   a      CE   e       ±   n       ÷
                    연산자를 못 바꿈, 되살린 값으로 새 계산 시작
                                                                                   ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀

                                                                                        7           8           9           ×

                                                                                   ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀

                                                                                        4           5           6           −

                                                                                   ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀

                                                                                        1           2           3           +

                                                                                   ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀

                                                                                        0          00           .           =

                                                                                   ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀




              X  계산기 모두 비우기                                                                Esc  뒤로   F2  추적   ?  도움말
            """)
    }

    @Test func `the styles in English at 120×40`() throws {
        try styles(.english, .large).expectPicture(
            """
             Kiosk › Calculator › Style                                                                                l  EN/한국어

              The same keys, five calculators
                                                                                     2 + 3 = 4 =
              ▸1  ✓ Standard
                    The usual one: = again repeats the last step
                                                                                                                             ▀▀█
               2    Formula                                                                                                    █
                    Calculates at =, refuses digits after a result                                                             ▀

               3    Appending
                    Calculates at =, digits extend a result                          MC C     MR R     M+ P      M− M      MS S
                                                                                   ▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀
               4    Two operands                                                      %       √ v      x² ^      1/x i       ⌫
                    4×4 keypad without 00 . CE ± ⌫                                 ▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀

               5    Recovering                                                         AC   a      CE   e       ±   n       ÷
                    Refuses a second operator; restoring starts anew
                                                                                   ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀

                                                                                        7           8           9           ×

                                                                                   ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀

                                                                                        4           5           6           −

                                                                                   ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀

                                                                                        1           2           3           +

                                                                                   ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀

                                                                                        0          00           .           =

                                                                                   ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀




              X  Clear all calculators                                                              Esc  Back   F2  Trace   ?  Help
            """)
    }
}
