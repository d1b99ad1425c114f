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
             키오스크 › 쥬스 메이커                                e 재고수정   l 한국어/EN
            ────────────────────────────────────────────────────────────────────────────────
              1  딸기쥬스      4,500  품절: 딸기 10/16 │ 장바구니                [비우기 x]
              2  바나나쥬스    3,500               3잔 │ 파인애플쥬스   [−]  1 [+]    4,000
              3  키위쥬스      4,000               2잔 │ 딸바쥬스       [−]  2 [+]    9,000
              4  파인애플쥬스  4,000               4잔 │
             ▸5  딸바쥬스      4,500               1잔 │
              6  망고쥬스      4,500               2잔 │
              7  망키쥬스      4,500               3잔 │
                                                       │
             딸기      ██████████████████████┊   10    │ ──────────────────────────────────
             바나나    █┊███████████░░░░░░░░░░    6    │ 3잔                       13,000원
             파인애플  ███┊██████████████░░░░░    8    │                     [ 주문하기 ⏎ ]
             키위      █┊██████████████░░░░░░░    7    │
             망고      ███┊████████████░░░░░░░    7    │ ▛▀
                                                       │ ▀▜
             오늘 주문 5건                             │ ▄▟
             2번 바나나쥬스  3,500                 ↑ 1 │ 5번 파인애플쥬스 나왔습니다!
             3번 키위쥬스  4,000                       │ 맛있게 드세요!
             4번 망고쥬스  4,500                       │ 합계 4,000원
             5번 파인애플쥬스  4,000                   │

            ────────────────────────────────────────────────────────────────────────────────
             r 판매 현황  c 계산기 (오늘 5잔)  g 거스름돈  Esc 뒤로  F2 추적  ? 도움말
            """)
    }

    @Test func `five orders that were made, and a cart for the next one in English at 80×24`() throws {
        try orders("2\n2\n3\n6\n4\n45+", .english, .small).expectPicture(
            """
             Kiosk › Juice maker                                 e Edit stock   l EN/한국어
            ────────────────────────────────────────────────────────────────────────────────
              1  Strawberry juice         4,500  Sold out: 10/16 │ Cart           [Empty x]
              2  Banana juice             3,500           3 left │ Pineapple juice
              3  Kiwi juice               4,000           2 left │               [−]  1 [+]
              4  Pineapple juice          4,000           4 left │ Strawberry-banana juice
             ▸5  Strawberry-banana juice  4,500           1 left │               [−]  2 [+]
              6  Mango juice              4,500           2 left │
              7  Mango-kiwi juice         4,500           3 left │
                                                                 │
             Strawberry  ██████████████████████████████┊   10    │ ────────────────────────
             Banana      ██┊███████████████░░░░░░░░░░░░░    6    │ 3 in all      13,000 KRW
             Pineapple   █████┊██████████████████░░░░░░░    8    │              [ Order ⏎ ]
             Kiwi        ██┊██████████████████░░░░░░░░░░    7    │
             Mango       █████┊███████████████░░░░░░░░░░    7    │ ▛▀
                                                                 │ ▀▜
             Orders today: 5                                     │ ▄▟
             No. 2: Banana juice  3,500                      ↑ 1 │ No. 5 is ready:
             No. 3: Kiwi juice  4,000                            │ Pineapple juice. Enjoy!
             No. 4: Mango juice  4,500                           │ Total 4,000 KRW
             No. 5: Pineapple juice  4,000                       │

            ────────────────────────────────────────────────────────────────────────────────
             r Sales  c Calculator (cups: 5)  g Change due  Esc Back  F2 Trace  ? Help
            """)
    }

    @Test func `five orders that were made, and a cart for the next one in Korean at 120×40`() throws {
        try orders("2\n2\n3\n6\n4\n45+", .korean, .large).expectPicture(
            """
             키오스크 › 쥬스 메이커                                                                        e 재고수정   l 한국어/EN
            ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
              1  딸기쥬스      4,500             품절: 딸기 10/16 │ 장바구니                [비우기 x] │ 오늘 주문 5건
                                                                  │ 파인애플쥬스   [−]  1 [+]    4,000 │ 1번 바나나쥬스  3,500
              2  바나나쥬스    3,500                          3잔 │ 딸바쥬스       [−]  2 [+]    9,000 │ 2번 바나나쥬스  3,500
                                                                  │                                    │ 3번 키위쥬스  4,000
              3  키위쥬스      4,000                          2잔 │                                    │ 4번 망고쥬스  4,500
                                                                  │                                    │ 5번 파인애플쥬스  4,000
              4  파인애플쥬스  4,000                          4잔 │                                    │
                                                                  │                                    │
             ▸5  딸바쥬스      4,500                          1잔 │ ────────────────────────────────── │
                                                                  │ 3잔                       13,000원 │
              6  망고쥬스      4,500                          2잔 │                     [ 주문하기 ⏎ ] │
                                                                  │                                    │
              7  망키쥬스      4,500                          3잔 │ ▛▀                                 │
                                                                  │ ▀▜                                 │
                                                                  │ ▄▟                                 │
             딸기      █████████████████████████████████┊   10    │ 5번 파인애플쥬스 나왔습니다!       │
                                                                  │ 맛있게 드세요!                     │
             바나나    ██┊█████████████████░░░░░░░░░░░░░░    6    │ 합계 4,000원                       │
                                                                  │                                    │
             파인애플  █████┊█████████████████████░░░░░░░    8    │                                    │
                                                                  │                                    │
             키위      ██┊████████████████████░░░░░░░░░░░    7    │                                    │
                                                                  │                                    │
             망고      █████┊█████████████████░░░░░░░░░░░    7    │                                    │
                                                                  │                                    │
                                                                  │                                    │
                                                                  │                                    │
                                                                  │                                    │
                                                                  │                                    │
                                                                  │                                    │
                                                                  │                                    │
                                                                  │                                    │
                                                                  │                                    │
                                                                  │                                    │
                                                                  │                                    │

            ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
             r 판매 현황  c 계산기 (오늘 5잔)  g 거스름돈  Esc 뒤로  F2 추적  ? 도움말
            """)
    }

    @Test func `five orders that were made, and a cart for the next one in English at 120×40`() throws {
        try orders("2\n2\n3\n6\n4\n45+", .english, .large).expectPicture(
            """
             Kiosk › Juice maker                                                                         e Edit stock   l EN/한국어
            ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
              1  Strawberry juice         4,500                   │ Cart                     [Empty x] │ Orders today: 5
                                       Sold out: Strawberry 10/16 │ Pineapple juice         [−]  1 [+] │ No. 1: Banana juice  3,500
              2  Banana juice             3,500            3 left │ Strawberry-banana juice [−]  2 [+] │ No. 2: Banana juice  3,500
                                                                  │                                    │ No. 3: Kiwi juice  4,000
              3  Kiwi juice               4,000            2 left │                                    │ No. 4: Mango juice  4,500
                                                                  │                                    │ No. 5: Pineapple juice
              4  Pineapple juice          4,000            4 left │                                    │ 4,000
                                                                  │                                    │
             ▸5  Strawberry-banana juice  4,500            1 left │ ────────────────────────────────── │
                                                                  │ 3 in all                13,000 KRW │
              6  Mango juice              4,500            2 left │                        [ Order ⏎ ] │
                                                                  │                                    │
              7  Mango-kiwi juice         4,500            3 left │ ▛▀                                 │
                                                                  │ ▀▜                                 │
                                                                  │ ▄▟                                 │
             Strawberry  ███████████████████████████████┊   10    │ No. 5 is ready: Pineapple juice.   │
                                                                  │ Enjoy!                             │
             Banana      ██┊████████████████░░░░░░░░░░░░░    6    │ Total 4,000 KRW                    │
                                                                  │                                    │
             Pineapple   █████┊███████████████████░░░░░░░    8    │                                    │
                                                                  │                                    │
             Kiwi        ██┊███████████████████░░░░░░░░░░    7    │                                    │
                                                                  │                                    │
             Mango       █████┊████████████████░░░░░░░░░░    7    │                                    │
                                                                  │                                    │
                                                                  │                                    │
                                                                  │                                    │
                                                                  │                                    │
                                                                  │                                    │
                                                                  │                                    │
                                                                  │                                    │
                                                                  │                                    │
                                                                  │                                    │
                                                                  │                                    │
                                                                  │                                    │

            ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
             r Sales  c Calculator (cups: 5)  g Change due  Esc Back  F2 Trace  ? Help
            """)
    }

    @Test func `the question at a shortage in Korean at 80×24`() throws {
        try orders("5\n2\n56\n", .korean, .small).expectPicture(
            """
             키오스크 › 쥬스 메이커                                e 재고수정   l 한국어/EN
            ────────────────────────────────────────────────────────────────────────────────
              1  딸기쥬스      4,500   품절: 딸기 0/16 │ 장바구니                [비우기 x]
              2  바나나쥬스    3,500               3잔 │ 딸바쥬스       [−]  1 [+]    4,500
              3  키위쥬스      4,000               3잔 │ 망고쥬스       [−]  1 [+]    4,500
              4  파인애플쥬스  4,000               5잔 │
              5  딸바쥬스      4,500   품절: 딸기 0/10 │
              6  망고쥬스      4,500               3잔 │
              7  망키쥬스      4,500               5잔 │
                                                       │
             딸기      ░░░░░░░░░░░░░░░░░░░░░░┊    0 !  │ ──────────────────────────────────
             바나나    █┊██████████████░░░░░░░    7    │ 2잔                        9,000원
             파인애플  ███┊███████████████████   10    │                     [ 주문하기 ⏎ ]
             키위      █┊█████████████████████   10    │
             망고      ███┊███████████████████   10    │ ▀▜
            ┌──────────────────────────────────────────────────────────────────────────────┐
            │ 재료가 모자라요. 재고를 수정할까요?                                          │
            │ 딸바쥬스 1잔, 망고쥬스 1잔: 딸기 10개 부족                                   │
            │ 지금 되는 것: 망고쥬스                                                       │
            │ [ 예 ⏎ ]  [ 되는 만큼만 (1잔) p ]  [ 아니요 Esc ]                            │
            └──────────────────────────────────────────────────────────────────────────────┘

            ────────────────────────────────────────────────────────────────────────────────
             ⏎ 예  p 되는 만큼만 (1잔)  Esc 아니요  F2 추적  ? 도움말
            """)
    }

    @Test func `the question at a shortage in English at 80×24`() throws {
        try orders("5\n2\n56\n", .english, .small).expectPicture(
            """
             Kiosk › Juice maker                                 e Edit stock   l EN/한국어
            ────────────────────────────────────────────────────────────────────────────────
              1  Strawberry juice         4,500   Sold out: 0/16 │ Cart           [Empty x]
              2  Banana juice             3,500           3 left │ Strawberry-banana juice
              3  Kiwi juice               4,000           3 left │               [−]  1 [+]
              4  Pineapple juice          4,000           5 left │ Mango juice   [−]  1 [+]
              5  Strawberry-banana juice  4,500   Sold out: 0/10 │
              6  Mango juice              4,500           3 left │
              7  Mango-kiwi juice         4,500           5 left │
                                                                 │
             Strawberry  ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░┊    0 !  │ ────────────────────────
             Banana      ██┊██████████████████░░░░░░░░░░    7    │ 2 in all       9,000 KRW
             Pineapple   █████┊█████████████████████████   10    │              [ Order ⏎ ]
             Kiwi        ██┊████████████████████████████   10    │
             Mango       █████┊█████████████████████████   10    │ ▀▜
            ┌──────────────────────────────────────────────────────────────────────────────┐
            │ Not enough fruit. Edit the stock?                                            │
            │ Strawberry-banana juice ×1, Mango juice ×1: Strawberry short by 10           │
            │ Possible now: Mango juice                                                    │
            │ [ Yes ⏎ ]  [ Only what is possible (1) p ]  [ No Esc ]                       │
            └──────────────────────────────────────────────────────────────────────────────┘

            ────────────────────────────────────────────────────────────────────────────────
             ⏎ Yes  p Only what is possible (1)  Esc No  F2 Trace  ? Help
            """)
    }

    @Test func `the question at a shortage in Korean at 120×40`() throws {
        try orders("5\n2\n56\n", .korean, .large).expectPicture(
            """
             키오스크 › 쥬스 메이커                                                                        e 재고수정   l 한국어/EN
            ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
              1  딸기쥬스      4,500              품절: 딸기 0/16 │ 장바구니                [비우기 x] │ 오늘 주문 2건
                                                                  │ 딸바쥬스       [−]  1 [+]    4,500 │ 1번 딸바쥬스  4,500
              2  바나나쥬스    3,500                          3잔 │ 망고쥬스       [−]  1 [+]    4,500 │ 2번 바나나쥬스  3,500
                                                                  │                                    │
              3  키위쥬스      4,000                          3잔 │                                    │
                                                                  │                                    │
              4  파인애플쥬스  4,000                          5잔 │                                    │
                                                                  │                                    │
              5  딸바쥬스      4,500              품절: 딸기 0/10 │ ────────────────────────────────── │
                                                                  │ 2잔                        9,000원 │
              6  망고쥬스      4,500                          3잔 │                     [ 주문하기 ⏎ ] │
                                                                  │                                    │
              7  망키쥬스      4,500                          5잔 │ ▀▜                                 │
                                                                  │ ▛▀                                 │
                                                                  │ ▙▄                                 │
             딸기      ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░┊    0 !  │ 2번 바나나쥬스 나왔습니다! 맛있게  │
                                                                  │ 드세요!                            │
             바나나    ██┊████████████████████░░░░░░░░░░░    7    │ 합계 3,500원                       │
                                                                  │                                    │
             파인애플  █████┊████████████████████████████   10    │                                    │
                                                                  │                                    │
             키위      ██┊███████████████████████████████   10    │                                    │
                                                                  │                                    │
             망고      █████┊████████████████████████████   10    │                                    │
                                                                  │                                    │
                                                                  │                                    │
                                                                  │                                    │
                                                                  │                                    │
                                                                  │                                    │
            ┌──────────────────────────────────────────────────────────────────────────────────────────────────────────────────────┐
            │ 재료가 모자라요. 재고를 수정할까요?                                                                                  │
            │ 딸바쥬스 1잔, 망고쥬스 1잔: 딸기 10개 부족                                                                           │
            │ 지금 되는 것: 망고쥬스                                                                                               │
            │ [ 예 ⏎ ]  [ 되는 만큼만 (1잔) p ]  [ 아니요 Esc ]                                                                    │
            └──────────────────────────────────────────────────────────────────────────────────────────────────────────────────────┘

            ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
             ⏎ 예  p 되는 만큼만 (1잔)  Esc 아니요  F2 추적  ? 도움말
            """)
    }

    @Test func `the question at a shortage in English at 120×40`() throws {
        try orders("5\n2\n56\n", .english, .large).expectPicture(
            """
             Kiosk › Juice maker                                                                         e Edit stock   l EN/한국어
            ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
              1  Strawberry juice         4,500                   │ Cart                     [Empty x] │ Orders today: 2
                                        Sold out: Strawberry 0/16 │ Strawberry-banana juice [−]  1 [+] │ No. 1: Strawberry-banana
              2  Banana juice             3,500            3 left │ Mango juice             [−]  1 [+] │ juice 4,500
                                                                  │                                    │ No. 2: Banana juice  3,500
              3  Kiwi juice               4,000            3 left │                                    │
                                                                  │                                    │
              4  Pineapple juice          4,000            5 left │                                    │
                                                                  │                                    │
              5  Strawberry-banana juice  4,500                   │ ────────────────────────────────── │
                                        Sold out: Strawberry 0/10 │ 2 in all                 9,000 KRW │
              6  Mango juice              4,500            3 left │                        [ Order ⏎ ] │
                                                                  │                                    │
              7  Mango-kiwi juice         4,500            5 left │ ▀▜                                 │
                                                                  │ ▛▀                                 │
                                                                  │ ▙▄                                 │
             Strawberry  ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░┊    0 !  │ No. 2 is ready: Banana juice.      │
                                                                  │ Enjoy!                             │
             Banana      ██┊███████████████████░░░░░░░░░░    7    │ Total 3,500 KRW                    │
                                                                  │                                    │
             Pineapple   █████┊██████████████████████████   10    │                                    │
                                                                  │                                    │
             Kiwi        ██┊█████████████████████████████   10    │                                    │
                                                                  │                                    │
             Mango       █████┊██████████████████████████   10    │                                    │
                                                                  │                                    │
                                                                  │                                    │
                                                                  │                                    │
                                                                  │                                    │
                                                                  │                                    │
            ┌──────────────────────────────────────────────────────────────────────────────────────────────────────────────────────┐
            │ Not enough fruit. Edit the stock?                                                                                    │
            │ Strawberry-banana juice ×1, Mango juice ×1: Strawberry short by 10                                                   │
            │ Possible now: Mango juice                                                                                            │
            │ [ Yes ⏎ ]  [ Only what is possible (1) p ]  [ No Esc ]                                                               │
            └──────────────────────────────────────────────────────────────────────────────────────────────────────────────────────┘

            ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
             ⏎ Yes  p Only what is possible (1)  Esc No  F2 Trace  ? Help
            """)
    }
}
