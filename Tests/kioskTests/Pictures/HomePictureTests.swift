import ScreenKit
import Terminal
import TestSupport
import Testing

/// The menu of the built program, with all of its apps.
nonisolated struct HomePictureTests {
    private func home(_ language: Language, _ size: GridSize) throws -> EmulatedTerminal {
        try TerminalRun(language, size).picture(of: "▸1")
    }

    @Test func `the menu in Korean at 80×24`() throws {
        try home(.korean, .small).expectPicture(
            """
             키오스크                                                          l  한국어/EN

              무엇을 할까요?

                   ▀▀▀▀▀▀▀▀▀▀▀▀▀▀                   ▄ ▀▀                  ▀ ▀▀▀▀ ▀
                             ▀▀▀                   ▄ ▀
                             ▀▀▀                                              ▀
                   ▀▀▀▀▀▀▀▀▀▀▀▀▀▀                                            ▀
                                                                             ▀
                   ▀▀▀ ▀▀▀ ▀▀▀ ▀▀                                          ▀    ▀
                   ▀▀▀ ▀▀▀ ▀▀▀ ▀▀                                             ▀
                   ▀▀▀ ▀▀▀ ▀▀▀ ▀▀               ▀▀▀▀▀▀▀▀               ▀▀▀▀▀▀▀▀▀▀▀▀▀▀

               ▸1  계산기                 2  쥬스 메이커            3  실험실

                왼쪽부터 차례로 계산      쥬스 주문과 재고 관리     위임, 순환 참조, 큐를
                                                                    눈으로 보는 실험 아홉
                                                                    가지

                                          오늘 주문 0건, 품절 1


              끝내면 아무것도 저장되지 않아요
              q  끝내기                                                F2  추적   ?  도움말
            """)
    }

    @Test func `the menu in English at 80×24`() throws {
        try home(.english, .small).expectPicture(
            """
             Kiosk                                                             l  EN/한국어

              What would you like to do?

                   ▀▀▀▀▀▀▀▀▀▀▀▀▀▀                   ▄ ▀▀                  ▀ ▀▀▀▀ ▀
                             ▀▀▀                   ▄ ▀
                             ▀▀▀                                              ▀
                   ▀▀▀▀▀▀▀▀▀▀▀▀▀▀                                            ▀
                                                                             ▀
                   ▀▀▀ ▀▀▀ ▀▀▀ ▀▀                                          ▀    ▀
                   ▀▀▀ ▀▀▀ ▀▀▀ ▀▀                                             ▀
                   ▀▀▀ ▀▀▀ ▀▀▀ ▀▀               ▀▀▀▀▀▀▀▀               ▀▀▀▀▀▀▀▀▀▀▀▀▀▀

               ▸1  Calculator             2  Juice maker            3  Lab

                Calculate from left to    Order juice and manage    Nine experiments on
                right                     the stock                 delegation, memory and
                                                                    queues

                                          0 orders, 1 sold out


              Nothing is saved when you quit
              q  Quit                                                   F2  Trace   ?  Help
            """)
    }

    @Test func `the menu in Korean at 120×40`() throws {
        try home(.korean, .large).expectPicture(
            """
             키오스크                                                                                                  l  한국어/EN





                 무엇을 할까요?



















                  ▸1  계산기                             2  쥬스 메이커                        3  실험실


                   왼쪽부터 차례로 계산                  쥬스 주문과 재고 관리                 위임, 순환 참조, 큐를 눈으로
                                                                                               보는 실험 아홉 가지

                                                         오늘 주문 0건, 품절 1





                 끝내면 아무것도 저장되지 않아요
              q  끝내기                                                                                        F2  추적   ?  도움말
            """)
    }

    @Test func `the menu in English at 120×40`() throws {
        try home(.english, .large).expectPicture(
            """
             Kiosk                                                                                                     l  EN/한국어





                 What would you like to do?



















                  ▸1  Calculator                         2  Juice maker                        3  Lab


                   Calculate from left to right          Order juice and manage the stock      Nine experiments on delegation,
                                                                                               memory and queues

                                                         0 orders, 1 sold out





                 Nothing is saved when you quit
              q  Quit                                                                                           F2  Trace   ?  Help
            """)
    }
}
