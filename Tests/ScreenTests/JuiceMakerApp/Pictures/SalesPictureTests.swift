import Terminal
import TestSupport
import Testing

@testable import ScreenKit

struct SalesPictureTests {
    /// The sales on the day after four juices were sold, when three more are sold.
    private func sales(_ language: Language, _ size: GridSize) throws -> EmulatedTerminal {
        let test = try TestKiosk(language)
        for id in ["banana", "banana", "mango", "kiwi"] { _ = try test.ledger.make(try test.juice(id)) }
        test.clock.pass(days: 1)
        let person = Terminalist(test, columns: size.columns, rows: size.rows)
        person.typeSlowly("2546\nr")
        return person.terminal
    }

    @Test func `the sales of today and of two days in Korean at 80×24`() throws {
        try sales(.korean, .small).expectPicture(
            """
             키오스크 › 쥬스 메이커 › 판매 현황                                l  한국어/EN
              t 오늘   w 최근 7일   m 최근 30일   a 전체                            영업 중

              매출                    원   주문             잔 수            취소
                     ▄█  ▀▀█ █▀█ █▀█ █▀█              ▄█               ▀▀█             █▀█
                      █  ▀▀█ █ █ █ █ █ █               █               ▀▀█             █ █
                     ▀▀▀ ▀▀▀,▀▀▀ ▀▀▀ ▀▀▀              ▀▀▀              ▀▀▀             ▀▀▀

             쥬스별                              잔   시간대        가장 많은 시간 0시: 3잔
             파인애플쥬스 ▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆   1
             딸바쥬스     ▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆   1     3 ▕█▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
             망고쥬스     ▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆   1       ▕█
             딸기쥬스                             0       ▕█
             바나나쥬스                           0     2 ▕█▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
             키위쥬스                             0       ▕█
             망키쥬스                             0       ▕█
                                                        1 ▕█▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
                                                          ▕█
                                                          ▕█
                                                        0  ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
                                                           00 03 06 09 12 15 18

             아직 마감하지 않음: 주문 5건, 취소 0건, 판매 7잔, 매출 28,500원
              c  계산   v  주문 취소                       Esc  뒤로   F2  추적   ?  도움말
            """)
    }

    @Test func `the sales of today and of two days in English at 80×24`() throws {
        try sales(.english, .small).expectPicture(
            """
             Kiosk › Juice maker › Sales                                       l  EN/한국어
              t Today   w 7 days   m 30 days   a All time                              open

              Money                  KRW   Orders           Cups             Cancelled
                     ▄█  ▀▀█ █▀█ █▀█ █▀█              ▄█               ▀▀█             █▀█
                      █  ▀▀█ █ █ █ █ █ █               █               ▀▀█             █ █
                     ▀▀▀ ▀▀▀,▀▀▀ ▀▀▀ ▀▀▀              ▀▀▀              ▀▀▀             ▀▀▀

             Juices                            cups   By hour               most at 0:00: 3
             Pineapple juice         ▆▆▆▆▆▆▆▆▆▆   1
             Strawberry-banana juice ▆▆▆▆▆▆▆▆▆▆   1     3 ▕█▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
             Mango juice             ▆▆▆▆▆▆▆▆▆▆   1       ▕█
             Strawberry juice                     0       ▕█
             Banana juice                         0     2 ▕█▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
             Kiwi juice                           0       ▕█
             Mango-kiwi juice                     0       ▕█
                                                        1 ▕█▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
                                                          ▕█
                                                          ▕█
                                                        0  ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
                                                           00 03 06 09 12 15 18

             Not closed yet: orders 5, cancelled 0, cups 7, money 28,500 KRW
              c  Calc   v  Cancel order                     Esc  Back   F2  Trace   ?  Help
            """)
    }

    @Test func `the sales of today and of two days in Korean at 120×40`() throws {
        try sales(.korean, .large).expectPicture(
            """
             키오스크 › 쥬스 메이커 › 판매 현황                                                                        l  한국어/EN
               t 오늘   w 최근 7일   m 최근 30일   a 전체                                                                  영업 중

               매출                                  원   주문                     잔 수                    취소
                                    ▄█  ▀▀█ █▀█ █▀█ █▀█                      ▄█                       ▀▀█                     █▀█
                                     █  ▀▀█ █ █ █ █ █ █                       █                       ▀▀█                     █ █
                                    ▀▀▀ ▀▀▀,▀▀▀ ▀▀▀ ▀▀▀                      ▀▀▀                      ▀▀▀                     ▀▀▀

              쥬스별                                        잔   시간대                                    가장 많은 시간 0시: 3잔
                                                                   3 ▕█▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
              파인애플쥬스 ▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆   1       ▕█
                                                                     ▕█
              딸바쥬스     ▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆   1       ▕█
                                                                     ▕█
              망고쥬스     ▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆   1       ▕█
                                                                     ▕█
              딸기쥬스                                       0       ▕█
                                                                   2 ▕█▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
              바나나쥬스                                     0       ▕█
                                                                     ▕█
              키위쥬스                                       0       ▕█
                                                                     ▕█
              망키쥬스                                       0       ▕█
                                                                     ▕█
                                                                     ▕█
                                                                   1 ▕█▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
                                                                     ▕█
                                                                     ▕█
                                                                     ▕█
                                                                     ▕█
                                                                     ▕█
                                                                     ▕█
                                                                     ▕█
                                                                   0  ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
                                                                      00  02  04  06  08  10  12  14  16  18  20

              아직 마감하지 않음: 주문 5건, 취소 0건, 판매 7잔, 매출 28,500원


              c  계산   v  주문 취소                                                               Esc  뒤로   F2  추적   ?  도움말
            """)
    }

    @Test func `the sales of today and of two days in English at 120×40`() throws {
        try sales(.english, .large).expectPicture(
            """
             Kiosk › Juice maker › Sales                                                                               l  EN/한국어
               t Today   w 7 days   m 30 days   a All time                                                                    open

               Money                                KRW   Orders                   Cups                     Cancelled
                                    ▄█  ▀▀█ █▀█ █▀█ █▀█                      ▄█                       ▀▀█                     █▀█
                                     █  ▀▀█ █ █ █ █ █ █                       █                       ▀▀█                     █ █
                                    ▀▀▀ ▀▀▀,▀▀▀ ▀▀▀ ▀▀▀                      ▀▀▀                      ▀▀▀                     ▀▀▀

              Juices                                      cups   By hour                                           most at 0:00: 3
                                                                   3 ▕█▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
              Pineapple juice         ▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆   1       ▕█
                                                                     ▕█
              Strawberry-banana juice ▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆   1       ▕█
                                                                     ▕█
              Mango juice             ▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆   1       ▕█
                                                                     ▕█
              Strawberry juice                               0       ▕█
                                                                   2 ▕█▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
              Banana juice                                   0       ▕█
                                                                     ▕█
              Kiwi juice                                     0       ▕█
                                                                     ▕█
              Mango-kiwi juice                               0       ▕█
                                                                     ▕█
                                                                     ▕█
                                                                   1 ▕█▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
                                                                     ▕█
                                                                     ▕█
                                                                     ▕█
                                                                     ▕█
                                                                     ▕█
                                                                     ▕█
                                                                     ▕█
                                                                   0  ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
                                                                      00  02  04  06  08  10  12  14  16  18  20

              Not closed yet: orders 5, cancelled 0, cups 7, money 28,500 KRW


              c  Calc   v  Cancel order                                                             Esc  Back   F2  Trace   ?  Help
            """)
    }
}
