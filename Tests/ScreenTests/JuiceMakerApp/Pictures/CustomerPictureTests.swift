import Core
import JuiceMaker
import Terminal
import TestSupport
import Testing

@testable import JuiceMakerApp
@testable import ScreenKit

struct CustomerPictureTests {
    @Test func `the menu with nothing in the cart in Korean`() throws {
        let customer = try Customer(.korean, .small)
        try customer.terminal.expectPicture(
            """
             쥬스를 고르세요         1 고르기  ›  2 확인  ›  3 번호            l  한국어/EN

                       1 딸기쥬스          ▗▀▘  ▸2 바나나쥬스        ▗▀▘   3 키위쥬스
              ▌     ▐                   ▌▄▄▞▄▄▐                   ▌  ▞  ▐
              ▌     ▐    4,500원        ▌     ▐    3,500원        ▌     ▐    4,000원
               ▌▁▁▁▐     ✗ 품절          ▌   ▐             담기    ▌   ▐             담기


                 ▗▀▘   4 파인애플쥬스      ▗▀▘   5 딸바쥬스          ▗▀▘   6 망고쥬스
              ▌▄▄▞▄▄▐                   ▌  ▞  ▐                   ▌  ▞  ▐
              ▌     ▐    4,000원        ▌     ▐    4,500원        ▌     ▐    4,500원
               ▌   ▐             담기    ▌▀▀▀▐             담기    ▌   ▐             담기


                 ▗▀▘   7 망키쥬스
              ▌▄▄▞▄▄▐
              ▌     ▐    4,500원
               ▌   ▐             담기
             ──────────────────────────────────────────────────────────────────────────────
                                                                   ┌──────────────────────┐
             쥬스를 누르면 담겨요.                                 │      주문 확인       │
                                                                   └──────────────────────┘

                                                                      Esc  뒤로   ?  도움말
            """)
    }

    @Test func `the menu with three cups in the cart in English`() throws {
        let customer = try Customer(.english, .small)
        customer.press(.character("2"), .character("3"), .character("3"))
        try customer.terminal.expectPicture(
            """
             Choose your juice     1 Choose  ›  2 Check  ›  3 Number           l  EN/한국어

                       1 Strawberry        ▗▀▘   2 Banana juice      ▗▀▘  ▸3 Kiwi juice
              ▌     ▐    juice          ▌  ▞  ▐                   ▌  ▞  ▐
              ▌     ▐    4,500 KRW      ▌     ▐    3,500 KRW      ▌     ▐    4,000 KRW
               ▌▁▁▁▐     ✗ Sold out      ▌   ▐     −    1    +     ▌▄▄▄▐     −    2    +


                 ▗▀▘   4 Pineapple         ▗▀▘   5 Strawberry-       ▗▀▘   6 Mango juice
              ▌▄▄▞▄▄▐    juice          ▌  ▞  ▐    banana juice   ▌  ▞  ▐
              ▌     ▐    4,000 KRW      ▌     ▐    4,500 KRW      ▌     ▐    4,500 KRW
               ▌   ▐              Add    ▌▀▀▀▐              Add    ▌   ▐              Add


                 ▗▀▘   7 Mango-kiwi
              ▌  ▞  ▐    juice
              ▌     ▐    4,500 KRW
               ▌   ▐              Add
             ──────────────────────────────────────────────────────────────────────────────
             Banana juice ×1              ▄█  ▄█  █▀▀ █▀█ █▀█
             Kiwi juice ×2                 █   █  ▀▀█ █ █ █ █           Check order  o
             [ x Empty ]                  ▀▀▀ ▀▀▀,▀▀▀ ▀▀▀ ▀▀▀ KRW

                                                                        Esc  Back   ?  Help
            """)
    }

    @Test func `the menu with two cups in the cart in English at 60×20`() throws {
        let customer = try Customer(.english, GridSize(columns: 60, rows: 20))
        customer.press(.character("2"), .character("3"))
        try customer.terminal.expectPicture(
            """
             Choose your juice                       1/3   l  EN/한국어
              1  Strawberry juice            4,500 KRW  ✗ Sold out

              2  Banana juice                3,500 KRW    −    1    +

             ▸3  Kiwi juice                  4,000 KRW    −    1    +

              4  Pineapple juice             4,000 KRW             Add

              5  Strawberry-banana juice     4,500 KRW             Add

              6  Mango juice                 4,500 KRW             Add

              7  Mango-kiwi juice            4,500 KRW             Add

             ──────────────────────────────────────────────────────────
             Kiwi juice ×1  ↑ 1
             [ x Empty ]                            Check order  o
             Cups: 2  7,500 KRW
                                                    Esc  Back   ?  Help
            """)
    }

    @Test func `the order once more before it is made in English`() throws {
        let customer = try Customer(.english, .small)
        customer.press(.character("2"), .character("3"), .character("3"), .character("o"))
        try customer.terminal.expectPicture(
            """
             Check your order      1 Choose  ›  2 Check  ›  3 Number           l  EN/한국어


                         ▗▀▘
                      ▌▄▄▞▄▄▐   Banana juice               −    1    +       3,500
                      ▌     ▐   3,500 KRW × 1
                       ▌   ▐

                         ▗▀▘
                      ▌▄▄▞▄▄▐   Kiwi juice                 −    2    +       8,000
                      ▌     ▐   4,000 KRW × 2
                       ▌   ▐


                      ────────────────────────────────────────────────────────────
                                                           ▄█  ▄█  █▀▀ █▀█ █▀█
                                                            █   █  ▀▀█ █ █ █ █
                      Cups: 3                              ▀▀▀ ▀▀▀,▀▀▀ ▀▀▀ ▀▀▀ KRW

                      ┌──────────────────────────┐
                      │     Choose more  Esc     │     ▸        Order  ⏎
                      └──────────────────────────┘

                                                                        Esc  Back   ?  Help
            """)
    }

    @Test func `what the menu asks before an order in Korean`() throws {
        let customer = try Customer(.korean, .small, menu: .asking())
        customer.press(.character("2"), .character("3"), .character("3"), .character("o"), .character("2"))
        try customer.terminal.expectPicture(
            """
             주문을 확인하세요       1 고르기  ›  2 확인  ›  3 번호            l  한국어/EN


                      바나나쥬스                           −    1    +       3,500
                      3,500원 × 1
                      키위쥬스                             −    2    +       8,000
                      4,000원 × 2


                      ┌───────────────────────────┐  ┌───────────────────────────┐
                      │          1  매장          │  │      ▸ 2  포장  ✓         │
                      └───────────────────────────┘  └───────────────────────────┘
                      ┌────────────────┐  ┌─────────────────┐  ┌─────────────────┐
                      │   3  카드  ✓   │  │     4  현금     │  │   5  간편결제   │
                      └────────────────┘  └─────────────────┘  └─────────────────┘
                      ────────────────────────────────────────────────────────────
                                                            ▄█  ▄█  █▀▀ █▀█ █▀█
                                                             █   █  ▀▀█ █ █ █ █
                      3잔                                   ▀▀▀ ▀▀▀,▀▀▀ ▀▀▀ ▀▀▀ 원

                      ┌──────────────────────────┐
                      │      더 고르기  Esc      │            주문하기  ⏎
                      └──────────────────────────┘
                                                                      Esc  뒤로   ?  도움말
            """)
    }

    @Test func `what the menu asks before an order in Korean at 40×12`() throws {
        let customer = try Customer(.korean, GridSize(columns: 40, rows: 12), menu: .asking())
        customer.press(.character("2"), .character("3"), .character("3"), .character("o"), .character("2"))
        try customer.terminal.expectPicture(
            """
             주문을 확인하세요   2/3   l  한국어/EN

             바나나쥬스     −    1    +       3,500

             키위쥬스       −    2    +       8,000
             [    1  매장     ] [ ▸ 2  포장  ✓    ]
             [ 3 카드 ✓ ] [ 4  현금  ] [5 간편결제]
             3잔                          11,500 원
             ┌────────────────┐
             │ 더 고르기  Esc │     주문하기  ⏎
             └────────────────┘
                                          Esc    ?
            """)
    }

    @Test func `what the menu asks before an order in English`() throws {
        let customer = try Customer(.english, .small, menu: .asking())
        customer.press(.character("2"), .character("3"), .character("3"), .character("o"), .character("2"))
        try customer.terminal.expectPicture(
            """
             Check your order      1 Choose  ›  2 Check  ›  3 Number           l  EN/한국어


                      Banana juice                         −    1    +       3,500
                      3,500 KRW × 1
                      Kiwi juice                           −    2    +       8,000
                      4,000 KRW × 2


                      ┌───────────────────────────┐  ┌───────────────────────────┐
                      │         1  Eat in         │  │    ▸ 2  Take away  ✓      │
                      └───────────────────────────┘  └───────────────────────────┘
                      ┌────────────────┐  ┌─────────────────┐  ┌─────────────────┐
                      │   3  Card  ✓   │  │     4  Cash     │  │5 Mobile payment │
                      └────────────────┘  └─────────────────┘  └─────────────────┘
                      ────────────────────────────────────────────────────────────
                                                           ▄█  ▄█  █▀▀ █▀█ █▀█
                                                            █   █  ▀▀█ █ █ █ █
                      Cups: 3                              ▀▀▀ ▀▀▀,▀▀▀ ▀▀▀ ▀▀▀ KRW

                      ┌──────────────────────────┐
                      │     Choose more  Esc     │              Order  ⏎
                      └──────────────────────────┘
                                                                        Esc  Back   ?  Help
            """)
    }

    @Test func `what the menu asks before an order in English at 40×12`() throws {
        let customer = try Customer(.english, GridSize(columns: 40, rows: 12), menu: .asking())
        customer.press(.character("2"), .character("3"), .character("3"), .character("o"), .character("2"))
        try customer.terminal.expectPicture(
            """
             Check your order    2/3   l  EN/한국어
             Banana juice   −    1    +       3,500
             Kiwi juice     −    2    +       8,000

             [   1  Eat in    ] [ 2  Take away  ✓ ]
             [   3  Card  ✓   ] [     4  Cash     ]
             [5 Mobile payment]
             Cups: 3                     11,500 KRW
             ┌────────────────┐
             │Choose more  Esc│       Order  ⏎
             └────────────────┘
                                          Esc    ?
            """)
    }

    @Test func `the number of an order in English`() throws {
        let customer = try Customer(.english, .small)
        customer.press(.character("2"), .character("3"), .character("3"), .character("o"), .enter)
        try customer.terminal.expectPicture(
            """
             Thank you!            1 Choose  ›  2 Check  ›  3 Number           l  EN/한국어

                                              Your number

                                                  ████
                                                  ████
                                              ████████
                                              ████████
                                                  ████
                                                  ████
                                                  ████
                                                  ████
                                              ████████████
                                              ████████████

                                             Ready. Enjoy!
                                     Banana juice ×1, Kiwi juice ×2
                                            Total 11,500 KRW


                                                 Done ⏎


                                                                        Esc  Back   ?  Help
            """)
    }

    @Test func `the question at a shortage in Korean`() throws {
        let customer = try Customer(.korean, .small)
        let juice = try customer.test.juice("strawberry-banana")
        customer.screen.handle(.request(try Order([Quantity(item: juice, count: 2)])))
        try customer.terminal.expectPicture(
            """
             쥬스를 고르세요         1 고르기  ›  2 확인  ›  3 번호            l  한국어/EN





                                 ✗ 재료가 모자라요. 직원을 불러 주세요.



                           아직 주문되지 않았어요. 장바구니는 그대로 있어요.

                                              딸바쥬스 2잔
                                             딸기 10개 부족


                       ┌──────────────────────────┐  ┌──────────────────────────┐
                       │        취소  Esc         │  │   되는 만큼만 (1잔)  p   │
                       └──────────────────────────┘  └──────────────────────────┘




                                                                      Esc  취소   ?  도움말
            """)
    }
}
