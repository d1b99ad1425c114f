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
             키오스크 › 계산기 › 도움말                                         l 한국어/EN
            ────────────────────────────────────────────────────────────────────────────────
             누른 순서대로 계산합니다. 1 + 2 × 3 =의 결과는 9입니다. 테이프에 중간
             결과가 모두 남습니다.
             AC는 계산 전체를, CE는 지금 숫자만 지웁니다. 이때 표시되던 숫자는 ‘지운
             값’에 남아 되살릴 수 있습니다.

               C                   MC: 메모리 비우기
               a                   AC
               e Del               CE
               n                   ±
               / ÷                 ÷
               R                   MR: 메모리의 값 입력
               * x ×               ×
               v √                 √
               P                   M+: 메모리의 값에 더하기
               - −                 −
               ^ ²                 x²
               M                   M−: 메모리의 값에서 빼기
               i                   1/x: 1을 지금 숫자로 나누기
               S                   MS: 메모리에 넣기                                   ↓ 14

            ────────────────────────────────────────────────────────────────────────────────
             Esc 뒤로  F2 추적
            """)
    }

    @Test func `the help of the calculator in English at 80×24`() throws {
        try help(.english, .small).expectPicture(
            """
             Kiosk › Calculator › Help                                          l EN/한국어
            ────────────────────────────────────────────────────────────────────────────────
             Calculates in the order of the keys: 1 + 2 × 3 = is 9. The tape keeps
             every subtotal.
             AC clears the whole calculation, CE only the current number. The number
             that was shown stays under Deleted values and can be restored.

               C                   MC: clear the memory
               a                   AC
               e Del               CE
               n                   ±
               / ÷                 ÷
               R                   MR: enter the number in memory
               * x ×               ×
               v √                 √
               P                   M+: add to the number in memory
               - −                 −
               ^ ²                 x²
               M                   M−: subtract from the number in memory
               i                   1/x: 1 divided by the number
               S                   MS: store the number in memory                      ↓ 14

            ────────────────────────────────────────────────────────────────────────────────
             Esc Back  F2 Trace
            """)
    }

    @Test func `the help of the calculator in Korean at 120×40`() throws {
        try help(.korean, .large).expectPicture(
            """
             키오스크 › 계산기 › 도움말                                                                                 l 한국어/EN
            ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
             누른 순서대로 계산합니다. 1 + 2 × 3 =의 결과는 9입니다. 테이프에 중간 결과가 모두 남습니다.
             AC는 계산 전체를, CE는 지금 숫자만 지웁니다. 이때 표시되던 숫자는 ‘지운 값’에 남아 되살릴 수 있습니다.

               C                   MC: 메모리 비우기
               a                   AC
               e Del               CE
               n                   ±
               / ÷                 ÷
               R                   MR: 메모리의 값 입력
               * x ×               ×
               v √                 √
               P                   M+: 메모리의 값에 더하기
               - −                 −
               ^ ²                 x²
               M                   M−: 메모리의 값에서 빼기
               i                   1/x: 1을 지금 숫자로 나누기
               S                   MS: 메모리에 넣기
               o                   00
               . ,                 .
               u                   되돌리기
               y                   다시 하기
               h                   계산 기록
               d                   지운 값
               s                   계산 방식
               c                   클립보드에 복사 (OSC 52를 지원하는 터미널)
               ↑ ↓ ← → Tab         이동
               ⏎ Space             고르기
               PgUp PgDn Home End  스크롤

             화면의 항목은 마우스로도 누를 수 있고, 휠로 스크롤합니다. l: 언어, F2: 추적, Ctrl-C: 끝내기






            ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
             Esc 뒤로  F2 추적
            """)
    }

    @Test func `the help of the calculator in English at 120×40`() throws {
        try help(.english, .large).expectPicture(
            """
             Kiosk › Calculator › Help                                                                                  l EN/한국어
            ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
             Calculates in the order of the keys: 1 + 2 × 3 = is 9. The tape keeps every subtotal.
             AC clears the whole calculation, CE only the current number. The number that was shown stays under Deleted
             values and can be restored.

               C                   MC: clear the memory
               a                   AC
               e Del               CE
               n                   ±
               / ÷                 ÷
               R                   MR: enter the number in memory
               * x ×               ×
               v √                 √
               P                   M+: add to the number in memory
               - −                 −
               ^ ²                 x²
               M                   M−: subtract from the number in memory
               i                   1/x: 1 divided by the number
               S                   MS: store the number in memory
               o                   00
               . ,                 .
               u                   Undo
               y                   Redo
               h                   History
               d                   Deleted values
               s                   Style
               c                   Copy to the clipboard (terminals with OSC 52)
               ↑ ↓ ← → Tab         Move
               ⏎ Space             Choose
               PgUp PgDn Home End  Scroll

             Every choice can also be clicked, and the wheel scrolls. l: language, F2: trace, Ctrl-C: quit





            ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
             Esc Back  F2 Trace
            """)
    }
}
