import Terminal
import TestSupport
import Testing

@testable import ScreenKit

struct OrderPictureTests {
    /// The juice maker after some keys.
    private func orders(_ keys: String, _ language: Language, _ size: GridSize) throws -> EmulatedTerminal {
        try Terminalist(language, size, typing: "2" + keys).terminal
    }

    @Test func `five orders that were made, and a quantity for the next one in Korean at 80×24`() throws {
        try orders("22364+", .korean, .small).expectPicture(
            """
             키오스크 › 쥬스 메이커                                e 재고수정   l 한국어/EN
            ────────────────────────────────────────────────────────────────────────────────
             딸기      █████████████████   10 !    주문 수량: 2
             바나나    ██████████░░░░░░░    6
             파인애플  █████████████░░░░    8       1  딸기쥬스      딸기 16           품절
             키위      ███████████░░░░░░    7       2  바나나쥬스    바나나 2           3잔
             망고      ███████████░░░░░░    7       3  키위쥬스      키위 3             2잔
                                                   ▸4  파인애플쥬스  파인애플 2         4잔
                                                    5  딸바쥬스      딸기 10 바나나 1   1잔
                                                    6  망고쥬스      망고 3             2잔
                                                    7  망키쥬스      망고 2 키위 1      3잔

             1번 바나나쥬스 나왔습니다! 맛있게 드세요!
             2번 바나나쥬스 나왔습니다! 맛있게 드세요!
             3번 키위쥬스 나왔습니다! 맛있게 드세요!
             4번 망고쥬스 나왔습니다! 맛있게 드세요!
             5번 파인애플쥬스 나왔습니다! 맛있게 드세요!




            ────────────────────────────────────────────────────────────────────────────────
             - 수량 줄이기  + 수량 늘리기  c 계산기 (판매 5잔)  r 판매 현황  Esc 뒤로
             F2 추적  ? 도움말
            """)
    }

    @Test func `five orders that were made, and a quantity for the next one in English at 80×24`() throws {
        try orders("22364+", .english, .small).expectPicture(
            """
             Kiosk › Juice maker                                 e Edit stock   l EN/한국어
            ────────────────────────────────────────────────────────────────────────────────
             Strawberry  ██████████████████████████████████████████████████████████   10 !
             Banana      ██████████████████████████████████░░░░░░░░░░░░░░░░░░░░░░░░    6
             Pineapple   ██████████████████████████████████████████████░░░░░░░░░░░░    8
             Kiwi        ████████████████████████████████████████░░░░░░░░░░░░░░░░░░    7
             Mango       ████████████████████████████████████████░░░░░░░░░░░░░░░░░░    7

             Quantity: 2

              1  Strawberry juice         Strawberry 16                            Sold out
              2  Banana juice             Banana 2                                   3 left
              3  Kiwi juice               Kiwi 3                                     2 left
             ▸4  Pineapple juice          Pineapple 2                                4 left
              5  Strawberry-banana juice  Strawberry 10 Banana 1                     1 left
              6  Mango juice              Mango 3                                    2 left
              7  Mango-kiwi juice         Mango 2 Kiwi 1                             3 left

             No. 3: Kiwi juice is ready. Enjoy!                                         ↑ 2
             No. 4: Mango juice is ready. Enjoy!
             No. 5: Pineapple juice is ready. Enjoy!

            ────────────────────────────────────────────────────────────────────────────────
             - Fewer  + More  c Calculator (5 sold)  r Sales  Esc Back  F2 Trace  ? Help
            """)
    }

    @Test func `five orders that were made, and a quantity for the next one in Korean at 120×40`() throws {
        try orders("22364+", .korean, .large).expectPicture(
            """
             키오스크 › 쥬스 메이커                                                                        e 재고수정   l 한국어/EN
            ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
             딸기      ██████████████████████████████████████   10 !    주문 수량: 2

             바나나    ██████████████████████░░░░░░░░░░░░░░░░    6       1  딸기쥬스      딸기 16                              품절

             파인애플  ██████████████████████████████░░░░░░░░    8       2  바나나쥬스    바나나 2                              3잔

             키위      ██████████████████████████░░░░░░░░░░░░    7       3  키위쥬스      키위 3                                2잔

             망고      ██████████████████████████░░░░░░░░░░░░    7      ▸4  파인애플쥬스  파인애플 2                            4잔

                                                                         5  딸바쥬스      딸기 10 바나나 1                      1잔

                                                                         6  망고쥬스      망고 3                                2잔

                                                                         7  망키쥬스      망고 2 키위 1                         3잔


             1번 바나나쥬스 나왔습니다! 맛있게 드세요!
             2번 바나나쥬스 나왔습니다! 맛있게 드세요!
             3번 키위쥬스 나왔습니다! 맛있게 드세요!
             4번 망고쥬스 나왔습니다! 맛있게 드세요!
             5번 파인애플쥬스 나왔습니다! 맛있게 드세요!














            ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
             - 수량 줄이기  + 수량 늘리기  c 계산기 (판매 5잔)  r 판매 현황  Esc 뒤로  F2 추적  ? 도움말
            """)
    }

    @Test func `five orders that were made, and a quantity for the next one in English at 120×40`() throws {
        try orders("22364+", .english, .large).expectPicture(
            """
             Kiosk › Juice maker                                                                         e Edit stock   l EN/한국어
            ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
             Strawberry  ██████████████████████████████████   10 !    Quantity: 2

             Banana      ████████████████████░░░░░░░░░░░░░░    6       1  Strawberry juice         Strawberry 16           Sold out

             Pineapple   ███████████████████████████░░░░░░░    8       2  Banana juice             Banana 2                  3 left

             Kiwi        ███████████████████████░░░░░░░░░░░    7       3  Kiwi juice               Kiwi 3                    2 left

             Mango       ███████████████████████░░░░░░░░░░░    7      ▸4  Pineapple juice          Pineapple 2               4 left

                                                                       5  Strawberry-banana juice  Strawberry 10 Banana 1    1 left

                                                                       6  Mango juice              Mango 3                   2 left

                                                                       7  Mango-kiwi juice         Mango 2 Kiwi 1            3 left


             No. 1: Banana juice is ready. Enjoy!
             No. 2: Banana juice is ready. Enjoy!
             No. 3: Kiwi juice is ready. Enjoy!
             No. 4: Mango juice is ready. Enjoy!
             No. 5: Pineapple juice is ready. Enjoy!














            ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
             - Fewer  + More  c Calculator (5 sold)  r Sales  Esc Back  F2 Trace  ? Help
            """)
    }

    @Test func `the question at a shortage in Korean at 80×24`() throws {
        try orders("525", .korean, .small).expectPicture(
            """
             키오스크 › 쥬스 메이커                                e 재고수정   l 한국어/EN
            ────────────────────────────────────────────────────────────────────────────────
             딸기      ░░░░░░░░░░░░░░░░░    0 !     1  딸기쥬스      딸기 16           품절
             바나나    ███████████░░░░░░    7       2  바나나쥬스    바나나 2           3잔
             파인애플  █████████████████   10       3  키위쥬스      키위 3             3잔
             키위      █████████████████   10       4  파인애플쥬스  파인애플 2         5잔
             망고      █████████████████   10       5  딸바쥬스      딸기 10 바나나 1  품절
                                                    6  망고쥬스      망고 3             3잔
                                                    7  망키쥬스      망고 2 키위 1      5잔

             1번 딸바쥬스 나왔습니다! 맛있게 드세요!
             2번 바나나쥬스 나왔습니다! 맛있게 드세요!
             딸바쥬스: 딸기 10개 부족

                              ┌──────────────────────────────────────────┐
                              │ 재료가 모자라요. 재고를 수정할까요?      │
                              │ 딸바쥬스: 딸기 10개 부족                 │
                              │                 [ 예 ⏎ ]  [ 아니요 Esc ] │
                              └──────────────────────────────────────────┘


            ────────────────────────────────────────────────────────────────────────────────
             ⏎ 예  Esc 아니요  F2 추적  ? 도움말
            """)
    }

    @Test func `the question at a shortage in English at 80×24`() throws {
        try orders("525", .english, .small).expectPicture(
            """
             Kiosk › Juice maker                                 e Edit stock   l EN/한국어
            ────────────────────────────────────────────────────────────────────────────────
             Strawberry  ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░    0 !
             Banana      ████████████████████████████████████████░░░░░░░░░░░░░░░░░░    7
             Pineapple   ██████████████████████████████████████████████████████████   10
             Kiwi        ██████████████████████████████████████████████████████████   10
             Mango       ██████████████████████████████████████████████████████████   10

              1  Strawberry juice         Strawberry 16                            Sold out
              2  Banana juice             Banana 2                                   3 left
              3  Kiwi juice               Kiwi 3                                     3 left
              4  Pineapple juice          Pineapple 2                                5 left
              5  Strawberry-banana juice  Strawberry 10 Banana 1                   Sold out
              6  Mango juice              Mango 3                                    3 left
              7  Mango-kiwi juice         Mango 2 Kiwi 1                             5 left

             No. 1: Strawberry-banana juice is ready. Enjoy!
             No. 2: Banana juice is ready┌─────────────────────────────────────────────────┐
             Strawberry-banana juice: Str│ Not enough fruit. Edit the stock?               │
                                         │ Strawberry-banana juice: Strawberry short by 10 │
                                         │                           [ Yes ⏎ ]  [ No Esc ] │
                                         └─────────────────────────────────────────────────┘
            ────────────────────────────────────────────────────────────────────────────────
             ⏎ Yes  Esc No  F2 Trace  ? Help
            """)
    }

    @Test func `the question at a shortage in Korean at 120×40`() throws {
        try orders("525", .korean, .large).expectPicture(
            """
             키오스크 › 쥬스 메이커                                                                        e 재고수정   l 한국어/EN
            ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
             딸기      ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░    0 !     1  딸기쥬스      딸기 16                              품절

             바나나    ██████████████████████████░░░░░░░░░░░░    7       2  바나나쥬스    바나나 2                              3잔

             파인애플  ██████████████████████████████████████   10       3  키위쥬스      키위 3                                3잔

             키위      ██████████████████████████████████████   10       4  파인애플쥬스  파인애플 2                            5잔

             망고      ██████████████████████████████████████   10       5  딸바쥬스      딸기 10 바나나 1                     품절

                                                                         6  망고쥬스      망고 3                                3잔

                                                                         7  망키쥬스      망고 2 키위 1                         5잔


             1번 딸바쥬스 나왔습니다! 맛있게 드세요!
             2번 바나나쥬스 나왔습니다! 맛있게 드세요!
             딸바쥬스: 딸기 10개 부족
                                                  ┌──────────────────────────────────────────┐
                                                  │ 재료가 모자라요. 재고를 수정할까요?      │
                                                  │ 딸바쥬스: 딸기 10개 부족                 │
                                                  │                 [ 예 ⏎ ]  [ 아니요 Esc ] │
                                                  └──────────────────────────────────────────┘













            ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
             ⏎ 예  Esc 아니요  F2 추적  ? 도움말
            """)
    }

    @Test func `the question at a shortage in English at 120×40`() throws {
        try orders("525", .english, .large).expectPicture(
            """
             Kiosk › Juice maker                                                                         e Edit stock   l EN/한국어
            ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
             Strawberry  ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░    0 !     1  Strawberry juice         Strawberry 16           Sold out

             Banana      ███████████████████████░░░░░░░░░░░    7       2  Banana juice             Banana 2                  3 left

             Pineapple   ██████████████████████████████████   10       3  Kiwi juice               Kiwi 3                    3 left

             Kiwi        ██████████████████████████████████   10       4  Pineapple juice          Pineapple 2               5 left

             Mango       ██████████████████████████████████   10       5  Strawberry-banana juice  Strawberry 10 Banana 1  Sold out

                                                                       6  Mango juice              Mango 3                   3 left

                                                                       7  Mango-kiwi juice         Mango 2 Kiwi 1            5 left


             No. 1: Strawberry-banana juice is ready. Enjoy!
             No. 2: Banana juice is ready. Enjoy!
             Strawberry-banana juice: Strawberry short by 10

                                              ┌─────────────────────────────────────────────────┐
                                              │ Not enough fruit. Edit the stock?               │
                                              │ Strawberry-banana juice: Strawberry short by 10 │
                                              │                           [ Yes ⏎ ]  [ No Esc ] │
                                              └─────────────────────────────────────────────────┘












            ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
             ⏎ Yes  Esc No  F2 Trace  ? Help
            """)
    }
}
