import Terminal
import TestSupport
import Testing

@testable import ScreenKit

struct CancelPictureTests {
    /// The cancel screen after a reason was typed, and a number that was not sold.
    private func cancelling(_ language: Language) throws -> EmulatedTerminal {
        let test = try TestKiosk(language)
        _ = try test.ledger.make(try test.juice("banana"))
        let person = Terminalist(test)
        person.typeSlowly("2rv쏟음")
        person.press(.up)
        person.typeSlowly("0\n")
        return person.terminal
    }

    @Test func `an order that was not sold in Korean at 80×24`() throws {
        try cancelling(.korean).expectPicture(
            """
             키오스크 › 쥬스 메이커 › 판매 현황 › 주문 취소                    l  한국어/EN




             주문 번호  10

             이유       쏟음

              주문 착오   고객 변심   품질 문제


                 주문 취소하기  ⏎









              ✗ 주문 10번이 없습니다
              ⏎  주문 취소하기                             Esc  뒤로   F2  추적   ?  도움말
            """)
    }

    @Test func `an order that was not sold in English at 80×24`() throws {
        try cancelling(.english).expectPicture(
            """
             Kiosk › Juice maker › Sales › Cancel order                        l  EN/한국어




             Order number  10

             Reason        쏟음

              wrong order   customer changed their mind   quality


                 Cancel the order  ⏎









              ✗ There is no order 10
              ⏎  Cancel the order                           Esc  Back   F2  Trace   ?  Help
            """)
    }
}
