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
             AC는 계산 전체를, CE는 지금 숫자만 지웁니다. 이때 표시되던 숫자는 ‘지운 값’에
             남아 되살릴 수 있습니다.

             이 화면                                 모든 화면
             C            MC: 메모리 비우기          Esc          뒤로
             R            MR: 메모리의 값 입력       ?            도움말
             P            M+: 메모리의 값에 더하기   l            언어
             M            M−: 메모리의 값에서 빼기   F2           추적
             S            MS: 메모리에 넣기          Ctrl-C       끝내기
             %            %: 백분율
             v √          √: 제곱근                  마우스
             ^ ²          x²: 제곱                   클릭         고르기
             i            1/x: 1을 지금 숫자로       휠           스크롤
                          나누기
             ⌫            ⌫: 마지막 숫자 지우기
             a            AC: 계산 전체 지우기
             e Del        CE: 지금 숫자 지우기
             n            ±: 부호 바꾸기
             / * - +      나누기, 곱하기, 빼기,                                        ↓ 15
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

             On this screen                          On every screen
             C            MC: clear the memory       Esc          Back
             R            MR: enter the number in    ?            Help
                          memory                     l            Language
             P            M+: add to the number in   F2           Trace
                          memory                     Ctrl-C       Quit
             M            M−: subtract from the
                          number in memory           Mouse
             S            MS: store the number in    Click        Choose
                          memory                     Wheel        Scroll
             %            %: percent
             v √          √: square root
             ^ ²          x²: square
             i            1/x: 1 divided by the
                          number
             ⌫            ⌫: erase the last digit                                      ↓ 20
                                                                      Esc  Back   F2  Trace
            """)
    }

    @Test func `the help of the calculator in Korean at 120×40`() throws {
        try help(.korean, .large).expectPicture(
            """
             키오스크 › 계산기 › 도움말                                                                                l  한국어/EN

              누른 순서대로 계산합니다. 1 + 2 × 3 =의 결과는 9입니다. 테이프에 중간 결과가 모두 남습니다.
              AC는 계산 전체를, CE는 지금 숫자만 지웁니다. 이때 표시되던 숫자는 ‘지운 값’에 남아 되살릴 수
              있습니다.

              이 화면                                                    모든 화면
              C            MC: 메모리 비우기                             Esc          뒤로
              R            MR: 메모리의 값 입력                          ?            도움말
              P            M+: 메모리의 값에 더하기                      l            언어
              M            M−: 메모리의 값에서 빼기                      F2           추적
              S            MS: 메모리에 넣기                             Ctrl-C       끝내기
              %            %: 백분율
              v √          √: 제곱근                                     마우스
              ^ ²          x²: 제곱                                      클릭         고르기
              i            1/x: 1을 지금 숫자로 나누기                   휠           스크롤
              ⌫            ⌫: 마지막 숫자 지우기
              a            AC: 계산 전체 지우기
              e Del        CE: 지금 숫자 지우기
              n            ±: 부호 바꾸기
              / * - +      나누기, 곱하기, 빼기, 더하기
              0–9 .        숫자와 소수점
              o            00
              =            =: 계산하기
              u            되돌리기
              h            계산 기록
              d            지운 값
              y            다시 하기
              s            계산 방식
              c            클립보드에 복사 (OSC 52를 지원하는 터미널)
              ↑ ↓ ← → Tab  이동
              ⏎ Space      고르기
              PgUp PgDn    스크롤
              Home End     처음으로, 끝으로





                                                                                                               Esc  뒤로   F2  추적
            """)
    }

    @Test func `the help of the calculator in English at 120×40`() throws {
        try help(.english, .large).expectPicture(
            """
             Kiosk › Calculator › Help                                                                                 l  EN/한국어

              Calculates in the order of the keys: 1 + 2 × 3 = is 9. The tape keeps every subtotal.
              AC clears the whole calculation, CE only the current number. The number that was shown stays under
              Deleted values and can be restored.

              On this screen                                             On every screen
              C            MC: clear the memory                          Esc          Back
              R            MR: enter the number in memory                ?            Help
              P            M+: add to the number in memory               l            Language
              M            M−: subtract from the number in memory        F2           Trace
              S            MS: store the number in memory                Ctrl-C       Quit
              %            %: percent
              v √          √: square root                                Mouse
              ^ ²          x²: square                                    Click        Choose
              i            1/x: 1 divided by the number                  Wheel        Scroll
              ⌫            ⌫: erase the last digit
              a            AC: clear the calculation
              e Del        CE: clear the number
              n            ±: change the sign
              / * - +      Divide, multiply, subtract, add
              0–9 .        Digits and the point
              o            00
              =            =: calculate
              u            Undo
              h            History
              d            Deleted values
              y            Redo
              s            Style
              c            Copy to the clipboard (terminals with OSC
                           52)
              ↑ ↓ ← → Tab  Move
              ⏎ Space      Choose
              PgUp PgDn    Scroll
              Home End     To the start, to the end




                                                                                                              Esc  Back   F2  Trace
            """)
    }
}
