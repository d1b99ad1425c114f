import Terminal
import TestSupport
import Testing

@testable import ScreenKit

struct StockPictureTests {
    /// The stock screen of an order that lacks ten strawberries. Three are added, and the bananas are typed anew.
    private func stock(_ language: Language, _ size: GridSize) throws -> EmulatedTerminal {
        let person = try Terminalist(language, size, typing: "25\n5\ny+++")
        person.press(.down)
        person.typeSlowly("25")
        return person.terminal
    }

    /// The stock screen after two changes, when a person wants to leave it.
    private func leaving(_ language: Language, _ size: GridSize) throws -> EmulatedTerminal {
        let person = try Terminalist(language, size, typing: "2e+")
        person.press(.down)
        person.typeSlowly("4")
        person.press(.escape)
        return person.terminal
    }

    /// The calculator over the stock screen.
    private func calculator(_ language: Language, _ size: GridSize) throws -> EmulatedTerminal {
        try Terminalist(language, size, typing: "2ec12*5=").terminal
    }

    @Test func `two changes of the stock in Korean at 80×24`() throws {
        try stock(.korean, .small).expectPicture(
            """
             키오스크 › 쥬스 메이커 › 재고수정                                 l  한국어/EN

              딸기      ▋      │                      3  +3   −10   −1   +1   +10   c 계산
              ! 7개 부족  한 잔에 최대 16개                   +7: 딸바쥬스 1잔


             ▸바나나    │                            25  +16  −10   −1   +1   +10   c 계산
                       한 잔에 최대 2개


              파인애플  │   ▌                        10       −10   −1   +1   +10   c 계산
                       한 잔에 최대 2개


              키위      │   ▌                        10       −10   −1   +1   +10   c 계산
                       한 잔에 최대 3개


              망고      │   ▌                        10       −10   −1   +1   +10   c 계산
                       한 잔에 최대 3개


             변경: 딸기 +3, 바나나 +16                            z 처음 값으로    저장 ⏎
              r  이유: 실사                                Esc  뒤로   F2  추적   ?  도움말
            """)
    }

    @Test func `two changes of the stock in English at 80×24`() throws {
        try stock(.english, .small).expectPicture(
            """
             Kiosk › Juice maker › Edit stock                                  l  EN/한국어

              Strawberry  ▌      │                    3  +3   −10   −1   +1   +10   c Calc
              ! short by 7  one cup takes up to 16           +7: 1 Strawberry-banana juice


             ▸Banana      │                          25  +16  −10   −1   +1   +10   c Calc
                         one cup takes up to 2


              Pineapple   │   ▏                      10       −10   −1   +1   +10   c Calc
                         one cup takes up to 2


              Kiwi        │   ▏                      10       −10   −1   +1   +10   c Calc
                         one cup takes up to 3


              Mango       │   ▏                      10       −10   −1   +1   +10   c Calc
                         one cup takes up to 3


             Changed: Strawberry +3, Banana +16                         z Reset    Save ⏎
              r  Reason: counted                            Esc  Back   F2  Trace   ?  Help
            """)
    }

    @Test func `two changes of the stock in Korean at 120×40`() throws {
        try stock(.korean, .large).expectPicture(
            """
             키오스크 › 쥬스 메이커 › 재고수정                                                                         l  한국어/EN


               딸기        ▉                 │                                               3  +3   −10   −1   +1   +10   c 계산
                           ▉                 │
               ! 7개 부족  한 잔에 최대 16개                                                         +7: 딸바쥬스 1잔



              ▸바나나     │                                                                 25  +16  −10   −1   +1   +10   c 계산
                          │
                        한 잔에 최대 2개



               파인애플   │          ▏                                                      10       −10   −1   +1   +10   c 계산
                          │          ▏
                        한 잔에 최대 2개



               키위        │         ▏                                                      10       −10   −1   +1   +10   c 계산
                           │         ▏
                        한 잔에 최대 3개



               망고        │         ▏                                                      10       −10   −1   +1   +10   c 계산
                           │         ▏
                        한 잔에 최대 3개








              변경: 딸기 +3, 바나나 +16                                                                  z 처음 값으로    저장 ⏎
              r  이유: 실사                                                                        Esc  뒤로   F2  추적   ?  도움말
            """)
    }

    @Test func `two changes of the stock in English at 120×40`() throws {
        try stock(.english, .large).expectPicture(
            """
             Kiosk › Juice maker › Edit stock                                                                          l  EN/한국어


               Strawberry    ▊                │                                              3  +3   −10   −1   +1   +10   c Calc
                             ▊                │
               ! short by 7  one cup takes up to 16                                                 +7: 1 Strawberry-banana juice



              ▸Banana       │                                                               25  +16  −10   −1   +1   +10   c Calc
                            │
                          one cup takes up to 2



               Pineapple    │         ▊                                                     10       −10   −1   +1   +10   c Calc
                            │         ▊
                          one cup takes up to 2



               Kiwi          │        ▊                                                     10       −10   −1   +1   +10   c Calc
                             │        ▊
                          one cup takes up to 3



               Mango         │        ▊                                                     10       −10   −1   +1   +10   c Calc
                             │        ▊
                          one cup takes up to 3








              Changed: Strawberry +3, Banana +16                                                               z Reset    Save ⏎
              r  Reason: counted                                                                    Esc  Back   F2  Trace   ?  Help
            """)
    }

    @Test func `the calculator for a count in Korean at 80×24`() throws {
        try calculator(.korean, .small).expectPicture(
            """
             키오스크 › 쥬스 메이커 › 재고수정 › 계산기              s  표준   l  한국어/EN
             ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄    12 × 5 =
               딸기: 지금 10개                                                    █▀▀ █▀█
                                                                                  █▀█ █ █
                                              10                                  ▀▀▀ ▀▀▀
               =                              10
               ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌     MC C    MR R    M+ P    M− M    MS S
                                              12       %      √ v    x² ^    1/x i     ⌫
               ×             5                60
               =                              60       AC  a     CE  e      ±  n      ÷
                                                    ▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀
             ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀
                                                        7         8         9         ×
                                                    ▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀

                                                        4         5         6         −
                                                    ▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀

                                                        1         2         3         +
                                                    ▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀

                                                        0        00         .         =
                                                    ▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀
              ⏎  이 값 사용   u  되돌리기   h  기록        Esc  뒤로   F2  추적   ?  도움말
            """)
    }

    @Test func `the calculator for a count in English at 80×24`() throws {
        try calculator(.english, .small).expectPicture(
            """
             Kiosk › Juice maker › Edit stock › Calculator       s  Standard   l  EN/한국어
             ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄    12 × 5 =
               Strawberry: 10 now                                                 █▀▀ █▀█
                                                                                  █▀█ █ █
                                              10                                  ▀▀▀ ▀▀▀
               =                              10
               ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌     MC C    MR R    M+ P    M− M    MS S
                                              12       %      √ v    x² ^    1/x i     ⌫
               ×             5                60
               =                              60       AC  a     CE  e      ±  n      ÷
                                                    ▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀
             ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀
                                                        7         8         9         ×
                                                    ▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀

                                                        4         5         6         −
                                                    ▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀

                                                        1         2         3         +
                                                    ▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀

                                                        0        00         .         =
                                                    ▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀
              ⏎  Use this value   u  Undo   h  History      Esc  Back   F2  Trace   ?  Help
            """)
    }

    @Test func `the calculator for a count in Korean at 120×40`() throws {
        try calculator(.korean, .large).expectPicture(
            """
             키오스크 › 쥬스 메이커 › 재고수정 › 계산기                                                      s  표준   l  한국어/EN
                                                   ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄
              계산 기록                              딸기: 지금 10개                 12 × 5 =

              12 × 5                          60                             10
                                                     =                       10                                          █▀▀ █▀█
                                                     ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌                                          █▀█ █ █
                                                                             12                                          ▀▀▀ ▀▀▀
                                                     ×         5             60
                                                     =                       60
                                                                                     MC C     MR R     M+ P      M− M      MS S
                                                   ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀
                                                                                      %       √ v      x² ^      1/x i       ⌫
                                                                                   ▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀

                                                                                       AC   a      CE   e       ±   n       ÷

                                                                                   ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀

                                                                                        7           8           9           ×

                                                                                   ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀

                                                                                        4           5           6           −

                                                                                   ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀

                                                                                        1           2           3           +

                                                                                   ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀

                                                                                        0          00           .           =

                                                                                   ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀





              ⏎  이 값 사용   u  되돌리기   h  기록   d  지운 값 0   y  다시 하기   c  복사        Esc  뒤로   F2  추적   ?  도움말
            """)
    }

    @Test func `the calculator for a count in English at 120×40`() throws {
        try calculator(.english, .large).expectPicture(
            """
             Kiosk › Juice maker › Edit stock › Calculator                                               s  Standard   l  EN/한국어
                                                   ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄
              History                                Strawberry: 10 now              12 × 5 =

              12 × 5                          60                             10
                                                     =                       10                                          █▀▀ █▀█
                                                     ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌                                          █▀█ █ █
                                                                             12                                          ▀▀▀ ▀▀▀
                                                     ×         5             60
                                                     =                       60
                                                                                     MC C     MR R     M+ P      M− M      MS S
                                                   ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀
                                                                                      %       √ v      x² ^      1/x i       ⌫
                                                                                   ▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀

                                                                                       AC   a      CE   e       ±   n       ÷

                                                                                   ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀

                                                                                        7           8           9           ×

                                                                                   ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀

                                                                                        4           5           6           −

                                                                                   ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀

                                                                                        1           2           3           +

                                                                                   ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀

                                                                                        0          00           .           =

                                                                                   ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀





              ⏎  Use this value   u  Undo   h  History   d  Deleted 0   y  Redo   c  Copy           Esc  Back   F2  Trace   ?  Help
            """)
    }

    @Test func `the question before changes are lost in Korean at 80×24`() throws {
        try leaving(.korean, .small).expectPicture(
            """
             키오스크 › 쥬스 메이커 › 재고수정                                 l  한국어/EN

              딸기                    ▍      │       11  +1   −10   −1   +1   +10   c 계산
              ! 부족   한 잔에 최대 16개                      +5: 딸기쥬스 1잔


               ! 바꾼 재고를 저장할까요?

               딸기 +1, 바나나 −6



                저장 ⏎   버리기 d   계속 수정 Esc
               ▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀




              망고         │                         10       −10   −1   +1   +10   c 계산
                       한 잔에 최대 3개


             변경: 딸기 +1, 바나나 −6                             z 처음 값으로     저장
              r  이유: 실사                                Esc  뒤로   F2  추적   ?  도움말
            """)
    }

    @Test func `the question before changes are lost in English at 80×24`() throws {
        try leaving(.english, .small).expectPicture(
            """
             Kiosk › Juice maker › Edit stock                                  l  EN/한국어

              Strawberry               ▎     │       11  +1   −10   −1   +1   +10   c Calc
              ! too few  one cup takes up to 16               +5: 1 Strawberry juice


               ! Save the changes to the stock?

               Strawberry +1, Banana −6



                Save ⏎   Discard d   Keep editing Esc
               ▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀




              Mango         │                        10       −10   −1   +1   +10   c Calc
                         one cup takes up to 3


             Changed: Strawberry +1, Banana −6                          z Reset     Save
              r  Reason: counted                            Esc  Back   F2  Trace   ?  Help
            """)
    }

    @Test func `the question before changes are lost in Korean at 120×40`() throws {
        try leaving(.korean, .large).expectPicture(
            """
             키오스크 › 쥬스 메이커 › 재고수정                                                                         l  한국어/EN


               딸기                                         ▎               │               11  +1   −10   −1   +1   +10   c 계산
                                                            ▎               │
               ! 부족   한 잔에 최대 16개                                                            +5: 딸기쥬스 1잔



                ! 바꾼 재고를 저장할까요?

                딸기 +1, 바나나 −6



                 저장 ⏎   버리기 d   계속 수정 Esc
                ▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀




               키위              │                                                          10       −10   −1   +1   +10   c 계산
                                 │
                        한 잔에 최대 3개



               망고              │                                                          10       −10   −1   +1   +10   c 계산
                                 │
                        한 잔에 최대 3개








              변경: 딸기 +1, 바나나 −6                                                                   z 처음 값으로     저장
              r  이유: 실사                                                                        Esc  뒤로   F2  추적   ?  도움말
            """)
    }

    @Test func `the question before changes are lost in English at 120×40`() throws {
        try leaving(.english, .large).expectPicture(
            """
             Kiosk › Juice maker › Edit stock                                                                          l  EN/한국어


               Strawberry                                    ▏               │              11  +1   −10   −1   +1   +10   c Calc
                                                             ▏               │
               ! too few  one cup takes up to 16                                                     +5: 1 Strawberry juice



                ! Save the changes to the stock?

                Strawberry +1, Banana −6



                 Save ⏎   Discard d   Keep editing Esc
                ▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀




               Kiwi                │                                                        10       −10   −1   +1   +10   c Calc
                                   │
                          one cup takes up to 3



               Mango               │                                                        10       −10   −1   +1   +10   c Calc
                                   │
                          one cup takes up to 3








              Changed: Strawberry +1, Banana −6                                                                z Reset     Save
              r  Reason: counted                                                                    Esc  Back   F2  Trace   ?  Help
            """)
    }
}
