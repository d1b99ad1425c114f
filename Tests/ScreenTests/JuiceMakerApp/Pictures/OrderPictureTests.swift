import Terminal
import TestSupport
import Testing

@testable import ScreenKit

struct OrderPictureTests {
    /// The juice maker after some keys, a line break being Enter.
    private func orders(_ keys: String, _ language: Language, _ size: GridSize) throws -> EmulatedTerminal {
        try Terminalist(language, size, typing: "2" + keys).terminal
    }

    @Test func `five orders that were made, and a cart for the next one in Korean at 80×24`() throws {
        try orders("2\n2\n3\n6\n4\n45+", .korean, .small).expectPicture(
            """
             키오스크 › 쥬스 메이커                              e  재고수정   l  한국어/EN
                       1 딸기쥬스          ▗▀▘   2 바나나쥬스     ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄
              ▌     ▐                   ▌  ▞  ▐                     장바구니     x 비우기
              ▌     ▐    4,500원        ▌▄▄▄▄▄▐    3,500원
               ▌▁▁▁▐      품절           ▌   ▐     ! 2잔            파인애플쥬스
                                                                     −   1  +       4,000
                 ▗▀▘   3 키위쥬스          ▗▀▘   4 파인애플쥬스     딸바쥬스
              ▌  ▞  ▐                   ▌  ▞  ▐                      −   2  +       9,000
              ▌▄▄▄▄▄▐    4,000원        ▌     ▐    4,000원   ×1
               ▌   ▐     ! 2잔           ▌   ▐     3잔

                      ▸5 딸바쥬스          ▗▀▘   6 망고쥬스
              ▌     ▐                   ▌  ▞  ▐
              ▌     ▐    4,500원   ×2   ▌▄▄▄▄▄▐    4,500원          ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
               ▌▁▁▁▐     ! 0잔           ▌   ▐     ! 2잔            3잔                원
                                                                      ▄█  ▀▀█ █▀█ █▀█ █▀█
                 ▗▀▘   7 망키쥬스      오늘 주문               5       █  ▀▀█ █ █ █ █ █ █
              ▌  ▞  ▐                  잔 수                   5      ▀▀▀ ▀▀▀,▀▀▀ ▀▀▀ ▀▀▀
              ▌     ▐    4,500원       매출               19,500
               ▌   ▐     3잔                                             주문하기  ⏎

             딸기       바나나    파인애플  키위      망고
                 │  10! │▊      6 │ ▍     8 │       7 │       7   ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀
              r  판매 현황   c  오늘 5잔   g  거스름돈     Esc  뒤로   F2  추적   ?  도움말
            """)
    }

    @Test func `five orders that were made, and a cart for the next one in English at 80×24`() throws {
        try orders("2\n2\n3\n6\n4\n45+", .english, .small).expectPicture(
            """
             Kiosk › Juice maker                               e  Edit stock   l  EN/한국어
                       1 Strawberry        ▗▀▘   2 Banana juice   ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄
              ▌     ▐    juice          ▌  ▞  ▐                     CART          x Empty
              ▌     ▐    4,500          ▌▄▄▄▄▄▐    3,500
               ▌▁▁▁▐      SOLD OUT       ▌   ▐     ! 2 left         Pineapple juice
                                                                     −   1  +       4,000
                 ▗▀▘   3 Kiwi juice        ▗▀▘   4 Pineapple        Strawberry-banana juice
              ▌  ▞  ▐                   ▌  ▞  ▐    juice             −   2  +       9,000
              ▌▄▄▄▄▄▐    4,000          ▌     ▐    4,000     ×1
               ▌   ▐     ! 2 left        ▌   ▐     3 left

                      ▸5 Strawberry-       ▗▀▘   6 Mango juice
              ▌     ▐    banana juice   ▌  ▞  ▐
              ▌     ▐    4,500     ×2   ▌▄▄▄▄▄▐    4,500            ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
               ▌▁▁▁▐     ! 0 left        ▌   ▐     ! 2 left         Cups: 3           KRW
                                                                      ▄█  ▀▀█ █▀█ █▀█ █▀█
                 ▗▀▘   7 Mango-kiwi    Orders today            5       █  ▀▀█ █ █ █ █ █ █
              ▌  ▞  ▐    juice         Cups                    5      ▀▀▀ ▀▀▀,▀▀▀ ▀▀▀ ▀▀▀
              ▌     ▐    4,500         Sales              19,500
               ▌   ▐     3 left                                           Order  ⏎

             Strawberry Banana    Pineapple Kiwi      Mango
                 │  10! │▊      6 │ ▍     8 │       7 │       7   ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀
              r  Sales   c  Cups: 5   g  Change due         Esc  Back   F2  Trace   ?  Help
            """)
    }

    @Test func `five orders that were made, and a cart for the next one in Korean at 120×40`() throws {
        try orders("2\n2\n3\n6\n4\n45+", .korean, .large).expectPicture(
            """
             키오스크 › 쥬스 메이커                                                                      e  재고수정   l  한국어/EN
                                                                                                 ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄
                                                                                                   장바구니             x 비우기
                          1 딸기쥬스          ▗▄▀▘   2 바나나쥬스        ▗▄▀▘   3 키위쥬스
               ▌       ▐                  ▌   ▞   ▐                  ▌   ▞   ▐                     파인애플쥬스
               ▌       ▐                  ▌       ▐                  ▌       ▐                      −   1  +               4,000
                ▌     ▐     4,500원        ▌     ▐     3,500원        ▌     ▐     4,000원
                ▌▁▁▁▁▁▐      품절          ▌     ▐     ! 2잔          ▌     ▐     ! 2잔            딸바쥬스
                            딸기 10/16                                                              −   2  +               9,000



                   ▗▄▀▘   4 파인애플쥬스            ▸5 딸바쥬스          ▗▄▀▘   6 망고쥬스
               ▌   ▞   ▐                  ▌       ▐                  ▌   ▞   ▐
               ▌▄▄▄▄▄▄▄▐                  ▌       ▐                  ▌       ▐
                ▌     ▐     4,000원  ×1    ▌     ▐     4,500원  ×2    ▌     ▐     4,500원
                ▌     ▐     3잔            ▌▁▁▁▁▁▐     ! 0잔          ▌     ▐     ! 2잔



                                         오늘 주문                                           5
                   ▗▄▀▘   7 망키쥬스                                                               ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
               ▌   ▞   ▐                 5번  파인애플쥬스                               4,000     3잔                        원
               ▌▄▄▄▄▄▄▄▐                 4번  망고쥬스                                   4,500               ▄█  ▀▀█ █▀█ █▀█ █▀█
                ▌     ▐     4,500원      3번  키위쥬스                                   4,000                █  ▀▀█ █ █ █ █ █ █
                ▌     ▐     3잔          2번  바나나쥬스                                 3,500               ▀▀▀ ▀▀▀,▀▀▀ ▀▀▀ ▀▀▀
                                         1번  바나나쥬스                                 3,500
                                                                                                            주문하기  ⏎

              재고                                                                      ┃ 한 잔
                                                                                                 ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀
              딸기      ▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁┃▁▁▁▁▁▁▁▁▁▁▁▁  10!
              바나나    ▆▆▆▆▆▆┃▆▆▆▆▆▆▆▆▆▆▆▆▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁   6
              파인애플  ▆▆▆▆▆▆┃▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁   8
              키위      ▆▆▆▆▆▆▆▆▆┃▆▆▆▆▆▆▆▆▆▆▆▆▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁   7
              망고      ▆▆▆▆▆▆▆▆▆┃▆▆▆▆▆▆▆▆▆▆▆▆▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁   7



              r  판매 현황   c  오늘 5잔   g  거스름돈                                             Esc  뒤로   F2  추적   ?  도움말
            """)
    }

    @Test func `five orders that were made, and a cart for the next one in English at 120×40`() throws {
        try orders("2\n2\n3\n6\n4\n45+", .english, .large).expectPicture(
            """
             Kiosk › Juice maker                                                                       e  Edit stock   l  EN/한국어
                                                                                                 ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄
                                                                                                   CART                  x Empty
                          1 Strawberry        ▗▄▀▘   2 Banana            ▗▄▀▘   3 Kiwi juice
               ▌       ▐    juice         ▌   ▞   ▐    juice         ▌   ▞   ▐                     Pineapple juice
               ▌       ▐                  ▌       ▐                  ▌       ▐                      −   1  +               4,000
                ▌     ▐     4,500          ▌     ▐     3,500          ▌     ▐     4,000
                ▌▁▁▁▁▁▐      SOLD OUT      ▌     ▐     ! 2 left       ▌     ▐     ! 2 left         Strawberry-banana juice
                            10/16                                                                   −   2  +               9,000



                   ▗▄▀▘   4 Pineapple               ▸5 Strawberry-       ▗▄▀▘   6 Mango juice
               ▌   ▞   ▐    juice         ▌       ▐    banana juice  ▌   ▞   ▐
               ▌▄▄▄▄▄▄▄▐                  ▌       ▐                  ▌       ▐
                ▌     ▐     4,000    ×1    ▌     ▐     4,500    ×2    ▌     ▐     4,500
                ▌     ▐     3 left         ▌▁▁▁▁▁▐     ! 0 left       ▌     ▐     ! 2 left



                                         Orders today                                        5
                   ▗▄▀▘   7 Mango-kiwi                                                             ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
               ▌   ▞   ▐    juice        No. 5  Pineapple juice                          4,000     Cups: 3                   KRW
               ▌▄▄▄▄▄▄▄▐                 No. 4  Mango juice                              4,500               ▄█  ▀▀█ █▀█ █▀█ █▀█
                ▌     ▐     4,500        No. 3  Kiwi juice                               4,000                █  ▀▀█ █ █ █ █ █ █
                ▌     ▐     3 left       No. 2  Banana juice                             3,500               ▀▀▀ ▀▀▀,▀▀▀ ▀▀▀ ▀▀▀
                                         No. 1  Banana juice                             3,500
                                                                                                             Order  ⏎

              Stock                                                                   ┃ one cup
                                                                                                 ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀
              Strawberry  ▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁┃▁▁▁▁▁▁▁▁▁▁▁▁  10!
              Banana      ▆▆▆▆▆▆┃▆▆▆▆▆▆▆▆▆▆▆▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁   6
              Pineapple   ▆▆▆▆▆▆┃▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁   8
              Kiwi        ▆▆▆▆▆▆▆▆▆┃▆▆▆▆▆▆▆▆▆▆▆▆▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁   7
              Mango       ▆▆▆▆▆▆▆▆▆┃▆▆▆▆▆▆▆▆▆▆▆▆▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁   7



              r  Sales   c  Cups: 5   g  Change due                                                 Esc  Back   F2  Trace   ?  Help
            """)
    }

    @Test func `the question at a shortage in Korean at 80×24`() throws {
        try orders("5\n2\n56\n", .korean, .small).expectPicture(
            """
             키오스크 › 쥬스 메이커                              e  재고수정   l  한국어/EN
                       1 딸기쥬스          ▗▀▘   2 바나나쥬스     ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄
              ▌     ▐                   ▌  ▞  ▐                     장바구니     x 비우기
              ▌     ▐    4,500원        ▌     ▐    3,500원
               ▌▁▁▁▐      품절           ▌   ▐     3잔              딸바쥬스
                                                                     −   1  +       4,500
               ! 재료가 모자라요. 재고를 수정할까요?                망고쥬스
                                                                     −   1  +       4,500
               딸바쥬스 1잔, 망고쥬스 1잔
               딸기 10개 부족
               지금 되는 것: 망고쥬스

                예 ⏎   되는 만큼만 (1잔) p   아니요 Esc
               ▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀▀            ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
                                                                    2잔                원
                                                                          █▀█ █▀█ █▀█ █▀█
                 ▗▀▘   7 망키쥬스      오늘 주문               2          ▀▀█ █ █ █ █ █ █
              ▌  ▞  ▐                  잔 수                   2          ▀▀▀,▀▀▀ ▀▀▀ ▀▀▀
              ▌     ▐    4,500원       매출                8,000
               ▌   ▐     3잔                                              주문하기

             딸기       바나나    파인애플  키위      망고
                 │   0! │       7 │      10 │      10 │      10   ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀
              r  판매 현황   c  오늘 2잔   g  거스름돈     Esc  뒤로   F2  추적   ?  도움말
            """)
    }

    @Test func `the question at a shortage in English at 80×24`() throws {
        try orders("5\n2\n56\n", .english, .small).expectPicture(
            """
             Kiosk › Juice maker                               e  Edit stock   l  EN/한국어
                       1 Strawberry        ▗▀▘   2 Banana juice   ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄
              ▌     ▐    juice          ▌  ▞  ▐                     CART          x Empty
              ▌     ▐    4,500          ▌     ▐    3,500
               ▌▁▁▁▐      SOLD OUT       ▌   ▐     3 left           Strawberry-banana juice
                                                                     −   1  +       4,500
               ! Not enough fruit. Edit the stock?                  Mango juice
                                                                     −   1  +       4,500
               Strawberry-banana juice ×1, Mango juice ×1
               Strawberry short by 10
               Possible now: Mango juice

                Yes ⏎   Only what is possible (1) p   No Esc
               ▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀       ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
                                                                    Cups: 2           KRW
                                                                          █▀█ █▀█ █▀█ █▀█
                 ▗▀▘   7 Mango-kiwi    Orders today            2          ▀▀█ █ █ █ █ █ █
              ▌  ▞  ▐    juice         Cups                    2          ▀▀▀,▀▀▀ ▀▀▀ ▀▀▀
              ▌     ▐    4,500         Sales               8,000
               ▌   ▐     3 left                                             Order

             Strawberry Banana    Pineapple Kiwi      Mango
                 │   0! │       7 │      10 │      10 │      10   ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀
              r  Sales   c  Cups: 2   g  Change due         Esc  Back   F2  Trace   ?  Help
            """)
    }

    @Test func `the question at a shortage in Korean at 120×40`() throws {
        try orders("5\n2\n56\n", .korean, .large).expectPicture(
            """
             키오스크 › 쥬스 메이커                                                                      e  재고수정   l  한국어/EN
                                                                                                 ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄
                                                                                                   장바구니             x 비우기
                          1 딸기쥬스          ▗▄▀▘   2 바나나쥬스        ▗▄▀▘   3 키위쥬스
               ▌       ▐                  ▌   ▞   ▐                  ▌   ▞   ▐                     딸바쥬스
               ▌       ▐                  ▌▄▄▄▄▄▄▄▐                  ▌▄▄▄▄▄▄▄▐                      −   1  +               4,500
                ▌     ▐     4,500원        ▌     ▐     3,500원        ▌     ▐     4,000원
                ▌▁▁▁▁▁▐      품절          ▌     ▐     3잔            ▌     ▐     3잔              망고쥬스
                            딸기 0/16                                                               −   1  +               4,500

                ! 재료가 모자라요. 재고를 수정할까요?

                딸바쥬스 1잔, 망고쥬스 1잔
                딸기 10개 부족
                지금 되는 것: 망고쥬스

                 예 ⏎   되는 만큼만 (1잔) p   아니요 Esc
                ▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀▀


                                         오늘 주문                                           2
                   ▗▄▀▘   7 망키쥬스                                                               ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
               ▌   ▞   ▐                 2번  바나나쥬스                                 3,500     2잔                        원
               ▌▄▄▄▄▄▄▄▐                 1번  딸바쥬스                                   4,500                   █▀█ █▀█ █▀█ █▀█
                ▌     ▐     4,500원                                                                              ▀▀█ █ █ █ █ █ █
                ▌     ▐     3잔                                                                                  ▀▀▀,▀▀▀ ▀▀▀ ▀▀▀

                                                                                                             주문하기

              재고                                                                      ┃ 한 잔
                                                                                                 ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀
              딸기      ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁┃▁▁▁▁▁▁▁▁▁▁▁▁   0!
              바나나    ▆▆▆▆▆▆┃▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁   7
              파인애플  ▆▆▆▆▆▆┃▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁  10
              키위      ▆▆▆▆▆▆▆▆▆┃▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁  10
              망고      ▆▆▆▆▆▆▆▆▆┃▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁  10



              r  판매 현황   c  오늘 2잔   g  거스름돈                                             Esc  뒤로   F2  추적   ?  도움말
            """)
    }

    @Test func `the question at a shortage in English at 120×40`() throws {
        try orders("5\n2\n56\n", .english, .large).expectPicture(
            """
             Kiosk › Juice maker                                                                       e  Edit stock   l  EN/한국어
                                                                                                 ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄
                                                                                                   CART                  x Empty
                          1 Strawberry        ▗▄▀▘   2 Banana            ▗▄▀▘   3 Kiwi juice
               ▌       ▐    juice         ▌   ▞   ▐    juice         ▌   ▞   ▐                     Strawberry-banana juice
               ▌       ▐                  ▌▄▄▄▄▄▄▄▐                  ▌▄▄▄▄▄▄▄▐                      −   1  +               4,500
                ▌     ▐     4,500          ▌     ▐     3,500          ▌     ▐     4,000
                ▌▁▁▁▁▁▐      SOLD OUT      ▌     ▐     3 left         ▌     ▐     3 left           Mango juice
                            0/16                                                                    −   1  +               4,500

                ! Not enough fruit. Edit the stock?

                Strawberry-banana juice ×1, Mango juice ×1
                Strawberry short by 10
                Possible now: Mango juice

                 Yes ⏎   Only what is possible (1) p   No Esc
                ▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀


                                         Orders today                                        2
                   ▗▄▀▘   7 Mango-kiwi                                                             ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
               ▌   ▞   ▐    juice        No. 2  Banana juice                             3,500     Cups: 2                   KRW
               ▌▄▄▄▄▄▄▄▐                 No. 1  Strawberry-banana juice                  4,500                   █▀█ █▀█ █▀█ █▀█
                ▌     ▐     4,500                                                                                ▀▀█ █ █ █ █ █ █
                ▌     ▐     3 left                                                                               ▀▀▀,▀▀▀ ▀▀▀ ▀▀▀

                                                                                                               Order

              Stock                                                                   ┃ one cup
                                                                                                 ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀
              Strawberry  ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁┃▁▁▁▁▁▁▁▁▁▁▁▁   0!
              Banana      ▆▆▆▆▆▆┃▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁   7
              Pineapple   ▆▆▆▆▆▆┃▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁  10
              Kiwi        ▆▆▆▆▆▆▆▆▆┃▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁  10
              Mango       ▆▆▆▆▆▆▆▆▆┃▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁  10



              r  Sales   c  Cups: 2   g  Change due                                                 Esc  Back   F2  Trace   ?  Help
            """)
    }
}
