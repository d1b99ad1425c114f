import ScreenKit
import Terminal
import TestSupport
import Testing

@testable import Lab

/// The table of the students in each size.
struct ClassTablePaneTests {
    @Test func `three students in a small window`() throws {
        let room = try Classroom(.teacher, students: 3)
        try room.work()
        try room.screen(80, 24).expectPicture(
            """
             Class swift                                         h  Hands: 1   l  EN/한국어

             Students: 3                                                Hand raised: 박서연

                 Name    Done  Koan                                              Min Hints
                 민아    0/47  01  Counter and kitchen                         !! 21     0

                 Juno    7/47  08  The receipt printer                          ! 16     2

              ?  박서연 14/47  15  The brewing clock                            ! 11     0













              a  Ask a question   j  Join line   o  Orders   q  Quit                ?  Help
            """)
    }

    @Test func `twelve students in a small window`() throws {
        let room = try Classroom(.teacher, students: 12, .korean)
        try room.work()
        try room.screen(80, 24).expectPicture(
            """
             수업 swift                                    h  손 든 학생 2명   l  한국어/EN

             학생 12명                                                손 든 학생: 박서연 +1

                 이름                         완료  코안                           분 힌트
                 민아                         0/47  01  카운터와 주방           !! 21    0
                 Juno                         7/47  08  영수증 프린터            ! 16    2
              ✓  최예린                      30/47  31  장바구니와 품절 안내     ! 13    0
                 김하늘                       2/47  03  재고 화면                ! 12    0
              ?  박서연                      14/47  15  쥬스 제조 화면의 시계    ! 11    0
                 Liam                         9/47  10  문을 여는 가게              7    0
              ✓  Alexander Müller-Hohenstein 21/47  22  마지막 망고                 6    0
                 이도윤                      16/47  17  품절과 메뉴 목록            2    0
                 지훈                        29/47  29  메뉴 화면과 도움말          ✓    0
                 Emma                        35/47                                       0
                 Olivia                      24/47  24  주방은 actor                ✓    1
              ?  Noah                        37/47                                       0






              a  질문하기   j  참여 방법   o  주문   q  끝내기                    ?  도움말
            """)
    }

    @Test func `thirty students in a small window stand in two columns of rows`() throws {
        let room = try Classroom(.teacher, students: 30)
        try room.work()
        try room.screen(80, 24).expectPicture(
            """
             Class swift                                         h  Hands: 4   l  EN/한국어

             Students: 30                                            Hand raised: 박서연 +3

                 Name        Done Koan    Min Hints      Name        Done Koan    Min Hints
                 민아        0/47 01    !! 21     0   ?  이도윤 (2) 20/47 21        5     0
                 Olivia (2) 27/47 28    !! 21     1      지훈 (2)   32/47 33        4     0
                 Juno (2)   11/47 12     ! 19     2      민아 (2)    4/47 05        3     0
                 박서연 (3) 22/47 23     ! 17     0      이도윤     16/47 17        2     0
                 Juno        7/47 08     ! 16     2      Juno (3)   15/47 16        1     2
                 최예린 (2) 34/47 35     ! 16     0      지훈       29/47 29        ✓     0
                 김하늘 (2)  6/47 07     ! 15     0      Emma       35/47                 0
              ✓  최예린     30/47 31     ! 13     0      Olivia     24/47 24        ✓     1
                 김하늘      2/47 03     ! 12     0   ?  Noah       37/47                 0
                 Alexa… (3) 29/47 30     ! 12     0      박서연 (2) 19/47 19        ✓     0
              ?  박서연     14/47 15     ! 11     0   ✓  Emma (2)   39/47                 0
                 Alexa… (2) 25/47 26        9     0      Liam (2)   14/47 14        ✓     0
                 Liam        9/47 10        7     0      Noah (2)    1/47                 0
                 지훈 (3)   36/47 37        7     0   ✓  민아 (3)    9/47 09        ✓     0
              ✓  Alexa…tein 21/47 22        6     0   ?  Emma (3)    4/47                 0



              a  Ask a question   j  Join line   o  Orders   q  Quit                ?  Help
            """)
    }

    @Test func `twelve students in a window of middle size have blank rows between them`() throws {
        let room = try Classroom(.teacher, students: 12)
        try room.work()
        try room.screen(120, 40).expectPicture(
            """
             Class swift                                                                                 h  Hands: 2   l  EN/한국어

                 Students: 12                                                                            Hand raised: 박서연 +1

                     Name                         Done  Koan                                                         Min Hints
                     민아                         0/47  01  Counter and kitchen                                    !! 21     0

                     Juno                         7/47  08  The receipt printer                                     ! 16     2

                  ✓  최예린                      30/47  31  The cart and the notice                                 ! 13     0

                     김하늘                       2/47  03  The stock editor                                        ! 12     0

                  ?  박서연                      14/47  15  The brewing clock                                       ! 11     0

                     Liam                         9/47  10  Opening the shop                                           7     0

                  ✓  Alexander Müller-Hohenstein 21/47  22  The last mango                                             6     0

                     이도윤                      16/47  17  Sold out on the menu list                                  2     0

                     지훈                        29/47  29  The menu and its help                                      ✓     0

                     Emma                        35/47                                                                       0

                     Olivia                      24/47  24  The kitchen is an actor                                    ✓     1

                  ?  Noah                        37/47                                                                       0











              a  Ask a question   j  Join line   o  Orders   q  Quit                                                        ?  Help
            """)
    }

    @Test func `thirty students in a window of middle size`() throws {
        let room = try Classroom(.teacher, students: 30, .korean)
        try room.work()
        try room.ask()
        try room.screen(120, 40).expectPicture(
            """
             수업 swift                                                                            h  손 든 학생 4명   l  한국어/EN

                 학생 30명  ·  30명 중 20명 답함                                                          손 든 학생: 박서연 +3

                     이름                             완료  코안                                                       분 힌트
                     민아                             0/47  01  카운터와 주방                                       !! 21    0
                     Olivia (2)                      27/47  28  장바구니 라벨                                       !! 21    1
                     Juno (2)                        11/47  12  판매 현황판                                          ! 19    2
                     박서연 (3)                      22/47  23  번호표와 가게                                        ! 17    0
                     Juno                             7/47  08  영수증 프린터                                        ! 16    2
                     최예린 (2)                      34/47  35  직접 만든 스택                                       ! 16    0
                     김하늘 (2)                       6/47  07  스테퍼 두 개                                         ! 15    0
                  ✓  최예린                          30/47  31  장바구니와 품절 안내                                 ! 13    0
                     김하늘                           2/47  03  재고 화면                                            ! 12    0
                     Alexander Müller-Hohenstein (3) 29/47  30  망고 라벨                                            ! 12    0
                  ?  박서연                          14/47  15  쥬스 제조 화면의 시계                                ! 11    0
                     Alexander Müller-Hohenstein (2) 25/47  26  개점 알림                                               9    0
                     Liam                             9/47  10  문을 여는 가게                                          7    0
                     지훈 (3)                        36/47  37  + 버튼                                                  7    0
                  ✓  Alexander Müller-Hohenstein     21/47  22  마지막 망고                                             6    0
                  ?  이도윤 (2)                      20/47  21  카운터의 테스트                                         5    0
                     지훈 (2)                        32/47  33  재고 화면에서 돌아오기                                  4    0
                     민아 (2)                         4/47  05  시트로 연 재고 화면                                     3    0
                     이도윤                          16/47  17  품절과 메뉴 목록                                        2    0
                     Juno (3)                        15/47  16  망고쥬스는 두 잔까지                                    1    2
                     지훈                            29/47  29  메뉴 화면과 도움말                                      ✓    0
                     Emma                            35/47                                                                   0
                     Olivia                          24/47  24  주방은 actor                                            ✓    1
                  ?  Noah                            37/47                                                                   0
                     박서연 (2)                      19/47  19  본사와 지점                                             ✓    0
                  ✓  Emma (2)                        39/47                                                                   0
                     Liam (2)                        14/47  14  닫은 폼                                                 ✓    0
                     Noah (2)                         1/47                                                                   0
                  ✓  민아 (3)                         9/47  09  재고 안내판                                             ✓    0
                  ?  Emma (3)                         4/47                                                                   0




              a  질문   c  질문 닫기   j  참여 방법   o  주문   q  끝내기                                                 ?  도움말
            """)
    }

    @Test func `three students in a window of middle size`() throws {
        let room = try Classroom(.teacher, students: 3, .korean)
        try room.work()
        try room.screen(120, 40).expectPicture(
            """
             수업 swift                                                                            h  손 든 학생 1명   l  한국어/EN

                 학생 3명                                                                                    손 든 학생: 박서연

                     이름    완료  코안                                                                                분 힌트
                     민아    0/47  01  카운터와 주방                                                                !! 21    0

                     Juno    7/47  08  영수증 프린터                                                                 ! 16    2

                  ?  박서연 14/47  15  쥬스 제조 화면의 시계                                                         ! 11    0





























              a  질문하기   j  참여 방법   o  주문   q  끝내기                                                            ?  도움말
            """)
    }

    @Test func `thirty students in a large window`() throws {
        let room = try Classroom(.teacher, students: 30)
        try room.work()
        try room.screen(200, 50).expectPicture(
            """
             Class swift                                                                                                                                                                 h  Hands: 4   l  EN/한국어

                                                         Students: 30                                                                            Hand raised: 박서연 +3

                                                             Name                             Done  Koan                                                     Min Hints
                                                             민아                             0/47  01  Counter and kitchen                                !! 21     0
                                                             Olivia (2)                      27/47  28  The cart label                                     !! 21     1
                                                             Juno (2)                        11/47  12  The sales board                                     ! 19     2
                                                             박서연 (3)                      22/47  23  The ticket and the shop                             ! 17     0
                                                             Juno                             7/47  08  The receipt printer                                 ! 16     2
                                                             최예린 (2)                      34/47  35  A stack written by hand                             ! 16     0
                                                             김하늘 (2)                       6/47  07  Two steppers                                        ! 15     0
                                                          ✓  최예린                          30/47  31  The cart and the notice                             ! 13     0
                                                             김하늘                           2/47  03  The stock editor                                    ! 12     0
                                                             Alexander Müller-Hohenstein (3) 29/47  30  The mango label                                     ! 12     0
                                                          ?  박서연                          14/47  15  The brewing clock                                   ! 11     0
                                                             Alexander Müller-Hohenstein (2) 25/47  26  The opening notice                                     9     0
                                                             Liam                             9/47  10  Opening the shop                                       7     0
                                                             지훈 (3)                        36/47  37  The plus button                                        7     0
                                                          ✓  Alexander Müller-Hohenstein     21/47  22  The last mango                                         6     0
                                                          ?  이도윤 (2)                      20/47  21  A test of the counter                                  5     0
                                                             지훈 (2)                        32/47  33  Back from the stock screen                             4     0
                                                             민아 (2)                         4/47  05  The stock sheet                                        3     0
                                                             이도윤                          16/47  17  Sold out on the menu list                              2     0
                                                             Juno (3)                        15/47  16  Two mango juices at most                               1     2
                                                             지훈                            29/47  29  The menu and its help                                  ✓     0
                                                             Emma                            35/47                                                                   0
                                                             Olivia                          24/47  24  The kitchen is an actor                                ✓     1
                                                          ?  Noah                            37/47                                                                   0
                                                             박서연 (2)                      19/47  19  Head office and branches                               ✓     0
                                                          ✓  Emma (2)                        39/47                                                                   0
                                                             Liam (2)                        14/47  14  A closed form                                          ✓     0
                                                             Noah (2)                         1/47                                                                   0
                                                          ✓  민아 (3)                         9/47  09  The stock board                                        ✓     0
                                                          ?  Emma (3)                         4/47                                                                   0














              a  Ask a question   j  Join line   o  Orders   q  Quit                                                                                                                                        ?  Help
            """)
    }

    @Test func `a row that has not changed is drawn as before, and a change writes only what differs`() throws {
        let room = try Classroom(.teacher, students: 30)
        try room.work()
        var renderer = FrameRenderer()
        func bytes() -> Int {
            room.front.contentHasChanged()
            return renderer.render(room.front.draw(size: GridSize(columns: 120, rows: 40))).count
        }
        _ = bytes()
        #expect(bytes() == 0)
        room.add(room.students[0], .hint(koan: try room.name(Classroom.koans[0].name), number: 1))
        #expect((1...120).contains(bytes()))
    }
}
