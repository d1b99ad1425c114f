import ScreenKit
import Terminal
import TestSupport
import Testing

/// An experiment in the lab of the built program.
nonisolated struct ExperimentPictureTests {
    /// The first experiment after some keys, when a text is there.
    private func leak(
        _ keys: String = "", until text: String, _ language: Language, _ size: GridSize
    ) throws -> EmulatedTerminal {
        let run = try TerminalRun(language, size)
        try run.wait(for: "▸1")
        run.press("31" + keys)
        return try run.picture(of: text)
    }

    @Test func `the question of an experiment in Korean at 80×24`() throws {
        try leak(until: "▸1   0", .korean, .small).expectPicture(
            """
             키오스크 › 실험실 › 메모리 누수: weak와 strong                    l  한국어/EN


             화면을 세 번 열고 닫습니다. 화면 속 폼의 delegate가 그 화면을 강하게 참조하면,
             화면은 몇 개가 남을까요?


              ▸1   0개: 닫으면 해제된다                                        −  0명  +



               2   3개: 모두 남는다                                            −  0명  +



               3   1개: 마지막 것만 남는다                                     −  0명  +







              s  소스   h  인원 입력                       Esc  뒤로   F2  추적   ?  도움말
            """)
    }

    @Test func `the question of an experiment in English at 80×24`() throws {
        try leak(until: "▸1   0", .english, .small).expectPicture(
            """
             Kiosk › Lab › A memory leak: weak or strong                       l  EN/한국어


             A screen is opened and closed three times. The form inside it refers to the
             screen strongly, as its delegate. How many screens stay alive?


              ▸1   0: each is released when closed                         −  0 hands  +



               2   3: all of them                                          −  0 hands  +



               3   1: only the last one                                    −  0 hands  +







              s  Source   h  Type hands                     Esc  Back   F2  Trace   ?  Help
            """)
    }

    @Test func `the question of an experiment in Korean at 120×40`() throws {
        try leak(until: "▸1   0", .korean, .large).expectPicture(
            """
             키오스크 › 실험실 › 메모리 누수: weak와 strong                                                            l  한국어/EN








                      화면을 세 번 열고 닫습니다. 화면 속 폼의 delegate가 그 화면을 강하게 참조하면, 화면은 몇 개가
                      남을까요?


                       ▸1   0개: 닫으면 해제된다                                                              −  0명  +



                        2   3개: 모두 남는다                                                                  −  0명  +



                        3   1개: 마지막 것만 남는다                                                           −  0명  +

















              s  소스   h  인원 입력                                                               Esc  뒤로   F2  추적   ?  도움말
            """)
    }

    @Test func `the question of an experiment in English at 120×40`() throws {
        try leak(until: "▸1   0", .english, .large).expectPicture(
            """
             Kiosk › Lab › A memory leak: weak or strong                                                               l  EN/한국어








                      A screen is opened and closed three times. The form inside it refers to the screen strongly, as its
                      delegate. How many screens stay alive?


                       ▸1   0: each is released when closed                                               −  0 hands  +



                        2   3: all of them                                                                −  0 hands  +



                        3   1: only the last one                                                          −  0 hands  +

















              s  Source   h  Type hands                                                             Esc  Back   F2  Trace   ?  Help
            """)
    }

    @Test func `the outcome of an experiment in Korean at 80×24`() throws {
        try leak("2", until: "init → deinit", .korean, .small).expectPicture(
            """
             키오스크 › 실험실 › 메모리 누수: weak와 strong                    l  한국어/EN
              ✓ 맞았습니다! 3개: 모두 남는다

             왜 그럴까요?
             화면은 폼을, 폼의 delegate는 화면을 강하게 참조합니다. 이것이 순환 참조입니다.
             내비게이터가 화면을 더는 참조하지 않아도 참조 횟수가 0이 되지 않아 deinit이
             호출되지 않습니다.
             delegate를 weak로 선언하면 순환 참조가 끊기고, 화면은 닫히자마자 해제됩니다.
             강한 참조라고 늘 누수가 생기지는 않습니다. 델리게이트가 화면을 연 객체이고 그
             객체가 화면을 참조하지 않으면 순환 참조가 없습니다.

             weak 델리게이트                    strong 델리게이트
               screen1          init → deinit     screen1          init
               screen2          init → deinit     screen2          init
               screen3          init → deinit     screen3          init
               살아 있는 화면   0                 screen1 ─ form ─▶ StrongForm ─ delegate
                                                    ─▶ screen1 (순환 참조)
                                                  살아 있는 화면   3

             순환 참조를 끊은 뒤                strong 델리게이트가 화면을 연 객체일 때
               screen1          deinit            screen1          init → deinit
               screen2          deinit            screen2          init → deinit
               screen3          deinit            screen3          init → deinit        ↓ 1
              s  소스   r  다시   n  다음 실험             Esc  뒤로   F2  추적   ?  도움말
            """)
    }

    @Test func `the outcome of an experiment in English at 80×24`() throws {
        try leak("2", until: "init → deinit", .english, .small).expectPicture(
            """
             Kiosk › Lab › A memory leak: weak or strong                       l  EN/한국어
              ✓ Right! 3: all of them

             Why?
             The screen owns the form, and the form's delegate holds the screen: a retain
             cycle. The navigator no longer holds the screen, but the screen's reference
             count does not reach 0, so deinit does not run.
             A weak delegate breaks the retain cycle, so a closed screen is released at
             once.
             A strong delegate alone is not a leak: if the delegate is the object that
             opened the screen, and does not hold it, there is no retain cycle.

             weak delegate                      strong delegate
               screen1        init → deinit       screen1        init
               screen2        init → deinit       screen2        init
               screen3        init → deinit       screen3        init
               live screens   0                   screen1 ─ form ─▶ StrongForm ─ delegate
                                                    ─▶ screen1 (retain cycle)
                                                  live screens   3

             after the retain cycle is broken   strong delegate that opened the screen
               screen1        deinit              screen1        init → deinit
               screen2        deinit              screen2        init → deinit          ↓ 2
              s  Source   r  Again   n  Next experiment     Esc  Back   F2  Trace   ?  Help
            """)
    }

    @Test func `the outcome of an experiment in Korean at 120×40`() throws {
        try leak("2", until: "init → deinit", .korean, .large).expectPicture(
            """
             키오스크 › 실험실 › 메모리 누수: weak와 strong                                                            l  한국어/EN
               ✓ 맞았습니다! 3개: 모두 남는다

              왜 그럴까요?
              화면은 폼을, 폼의 delegate는 화면을 강하게 참조합니다. 이것이 순환 참조입니다. 내비게이터가 화면을 더는 참조하지
              않아도 참조 횟수가 0이 되지 않아 deinit이 호출되지 않습니다.
              delegate를 weak로 선언하면 순환 참조가 끊기고, 화면은 닫히자마자 해제됩니다.
              강한 참조라고 늘 누수가 생기지는 않습니다. 델리게이트가 화면을 연 객체이고 그 객체가 화면을 참조하지 않으면 순환
              참조가 없습니다.

              weak 델리게이트                          strong 델리게이트
                screen1          init → deinit           screen1          init
                screen2          init → deinit           screen2          init
                screen3          init → deinit           screen3          init
                살아 있는 화면   0                       screen1 ─ form ─▶ StrongForm ─ delegate ─▶ screen1 (순환 참조)
                                                         살아 있는 화면   3

              순환 참조를 끊은 뒤                      strong 델리게이트가 화면을 연 객체일 때
                screen1          deinit                  screen1          init → deinit
                screen2          deinit                  screen2          init → deinit
                screen3          deinit                  screen3          init → deinit
                살아 있는 화면   0                       살아 있는 화면   0

















              s  소스   r  다시   n  다음 실험                                                     Esc  뒤로   F2  추적   ?  도움말
            """)
    }

    @Test func `the outcome of an experiment in English at 120×40`() throws {
        try leak("2", until: "init → deinit", .english, .large).expectPicture(
            """
             Kiosk › Lab › A memory leak: weak or strong                                                               l  EN/한국어
               ✓ Right! 3: all of them

              Why?
              The screen owns the form, and the form's delegate holds the screen: a retain cycle. The navigator no longer holds
              the screen, but the screen's reference count does not reach 0, so deinit does not run.
              A weak delegate breaks the retain cycle, so a closed screen is released at once.
              A strong delegate alone is not a leak: if the delegate is the object that opened the screen, and does not hold it,
              there is no retain cycle.

              weak delegate                            strong delegate
                screen1        init → deinit             screen1        init
                screen2        init → deinit             screen2        init
                screen3        init → deinit             screen3        init
                live screens   0                         screen1 ─ form ─▶ StrongForm ─ delegate ─▶ screen1 (retain cycle)
                                                         live screens   3

              after the retain cycle is broken         strong delegate that opened the screen
                screen1        deinit                    screen1        init → deinit
                screen2        deinit                    screen2        init → deinit
                screen3        deinit                    screen3        init → deinit
                live screens   0                         live screens   0

















              s  Source   r  Again   n  Next experiment                                             Esc  Back   F2  Trace   ?  Help
            """)
    }
}
