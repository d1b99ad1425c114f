import Terminal
import TestSupport
import Testing

@testable import ScreenKit
@testable import ScreenTrace

/// The panel for a class in front of a projector: one message at a time.
struct ProjectedMessageTests {
    private static let sources = [
        SourceFile(
            id: "JuiceMakerApp/StockScreen.swift",
            bytes: Array(
                """
                class StockScreen {
                    /// Sends what was changed.
                    func save() throws {
                        try delegate?.stockScreen(self, save: changes)
                        navigator?.pop(self)
                    }
                }
                """.utf8)),
        SourceFile(
            id: "JuiceMakerApp/OrderScreen.swift",
            bytes: Array("class OrderScreen {\n    func order() { announce(bar.handle(.orderCart)) }\n}\n".utf8)),
    ]

    /// A person who opens the panel at the menu and changes the stock by one strawberry.
    private func teacher(_ language: Language = .english, columns: Int = 80, rows: Int = 24) throws -> Terminalist {
        let inspector = TraceInspector(Tracer(sourceFiles: { Self.sources }), isProjected: true)
        let person = Terminalist(try TestKiosk(language, inspector: inspector), columns: columns, rows: rows)
        for key in [Key.function(2), .character("2"), .character("e"), .right, .enter] {
            person.press(key)
            person.look()
        }
        return person
    }

    // MARK: The whole picture

    @Test func `a message to a delegate at 80×24`() throws {
        try teacher().terminal.expectPicture(
            """
             Kiosk › Juice maker                               e  Edit stock   l  EN/한국어
             ▸1  Strawberry juice         4,500               ✗ Sold out: Strawberry 11/16
              2  Banana juice             3,500                                     5 left
              3  Kiwi juice               4,000                                     3 left
              4  Pineapple juice          4,000                                     5 left
              5  Strawberry-banana juice  4,500                                   ! 1 left
              6  Mango juice              4,500                                     3 left
              7  Mango-kiwi juice         4,500                                     5 left
             Cups: 0                                                               Order
              ✓ Stock saved: Strawberry +1             Kiwi 10  Mango 10
             Trace  6/12   ↑ ↓                     ━▶ delegate  ─▶ push  ─▶ call  ◁╌ return
             ┌───────────────────────────┐        6/12        ┌───────────────────────────┐
             │                           │   ▄▄██             │                           │
             │        OrderScreen        │ ██████████████████ │        StockScreen        │
             │                           │   ▀▀██             │                           │
             └───────────────────────────┘                    └───────────────────────────┘

             stockScreen(_:save: [strawberry +1])

             JuiceMakerApp/StockScreen.swift:4
                3   func save() throws {
                4 ▸     try delegate?.stockScreen(self, save: changes)
                5       navigator?.pop(self)
              r  Sales   c  Cups: 0   g  Change due       Esc  Back   F2  Objects   ?  Help
            """)
    }

    @Test func `at 120×40 it takes the columns of the objects too`() throws {
        try teacher(.korean, columns: 120, rows: 40).terminal.expectPicture(
            """
             키오스크 › 쥬스 메이커                                                                      e  재고수정   l  한국어/EN
                       ▸1 딸기쥬스           ▗▀▘   2 바나나쥬스         ▗▀▘   3 키위쥬스         ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄
               ▌     ▐                    ▌▄▄▞▄▄▐                    ▌  ▞  ▐                       장바구니             x 비우기
               ▌     ▐    4,500원         ▌     ▐    3,500원         ▌     ▐    4,000원
                ▌▁▁▁▐      품절            ▌   ▐     5잔              ▌   ▐     3잔                ⏎나 번호를 누르면 담겨요.
                                                                                                   +와 −로 잔 수를 바꿔요.
                  ▗▀▘   4 파인애플쥬스       ▗▀▘   5 딸바쥬스           ▗▀▘   6 망고쥬스
               ▌▄▄▞▄▄▐                    ▌  ▞  ▐                    ▌  ▞  ▐
               ▌     ▐    4,000원         ▌     ▐    4,500원         ▌     ▐    4,500원
                ▌   ▐     5잔              ▌▀▀▀▐     ! 1잔            ▌   ▐     3잔                ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌

                  ▗▀▘   7 망키쥬스       오늘 주문                                           0
               ▌▄▄▞▄▄▐
               ▌     ▐    4,500원
                ▌   ▐     5잔
                                                                                                             주문하기
              딸기            바나나          파인애플        키위            망고
                    ▌  │   11  │           10  │           10  │           10  │           10
               ✓ 재고를 저장했어요: 딸기 +1                                                      ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀
             추적  6/12   ↑ ↓                                                         ━▶ 델리게이트  ─▶ 화면 전환  ─▶ 호출  ◁╌ 반환

              ┌─────────────────────────────────────────┐             6/12             ┌─────────────────────────────────────────┐
              │                                         │       ▄▄██                   │                                         │
              │                                         │   ▄▄██████▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄ │                                         │
              │               OrderScreen               │ ████████████████████████████ │               StockScreen               │
              │                                         │   ▀▀██████▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀ │                                         │
              │                                         │       ▀▀██                   │                                         │
              └─────────────────────────────────────────┘                              └─────────────────────────────────────────┘

              stockScreen(_:save: [strawberry +1])


              JuiceMakerApp/StockScreen.swift:4
                 2   /// Sends what was changed.
                 3   func save() throws {
                 4 ▸     try delegate?.stockScreen(self, save: changes)
                 5       navigator?.pop(self)
                 6   }

              r  판매 현황   c  오늘 0잔   g  거스름돈                                             Esc  뒤로   F2  객체   ?  도움말
            """)
    }

    @Test func `where there are few rows, the context goes first, and then the rows of the objects`() throws {
        let inspector = try teacher().test.inspector
        func rows(_ count: Int) -> [String] {
            let place = InspectorPlace(size: GridSize(columns: 46, rows: count), isBeside: false)
            return Array(inspector.draw(in: place, isTyping: false, Texts(.english)).text.dropFirst())
        }
        let rest = [
            "", " stockScreen(_:save: [strawberry +1])", "", " JuiceMakerApp/StockScreen.swift:4",
            "    4 ▸ try delegate?.stockScreen(self, sav…",
        ]
        #expect(rows(7) == ["   OrderScreen    ◀━━━━━━━━━   StockScreen"] + rest)
        #expect(
            rows(9) == [
                " ┌──────────────┐   ▄▄██     ┌──────────────┐", " │ OrderScreen  │ ██████████ │ StockScreen  │",
                " └──────────────┘   ▀▀██     └──────────────┘",
            ] + rest)
        #expect(
            rows(11) == [
                " ┌──────────────┐    6/12    ┌──────────────┐", " │              │   ▄▄██     │              │",
                " │ OrderScreen  │ ██████████ │ StockScreen  │", " │              │   ▀▀██     │              │",
                " └──────────────┘            └──────────────┘",
            ] + rest)
        for (count, context) in [(12, 0), (13, 1), (14, 1), (15, 2), (30, 2)] {
            #expect(rows(count).contains { $0.contains("func save()") } == (context > 0), "\(count)")
            #expect(rows(count).contains { $0.contains("/// Sends") } == (context > 1), "\(count)")
        }
    }

    @Test func `each kind of message has its own arrow, in the direction that it has in the list`() {
        let viewer = TraceViewer(isProjected: true)
        var trace = Trace()
        for event in MessageRowTests.everyKind { trace.append(event, isScreen: { _ in true }) }
        viewer.show(trace, ObjectMap(objects: [], released: []))
        let panel = GridRect(column: 0, row: 0, columns: 40, rows: 9)
        func look() -> String {
            let place = InspectorPlace(size: panel.size, isBeside: false)
            let text = viewer.draw(in: place, isTyping: false, Texts(.english)).text
            // The row above the arrow's shaft tells where its head is.
            return text[2] + text[1].filter { "▄█".contains($0) }
        }
        _ = look()
        for _ in trace.events { _ = viewer.handle(.key(.up, .shift), panel: panel) }
        var pictures = [look()]
        for _ in trace.events.dropFirst() {
            _ = viewer.handle(.key(.down, .shift), panel: panel)
            pictures.append(look())
        }
        #expect(
            pictures == [
                " │ ○ AScreen  │",
                " │ ◆ BScreen  │",
                " │  BScreen   │ ───────◆ │  CScreen   │",
                " │  AScreen   │ ████████ │  BScreen   │▄▄██",
                " │  AScreen   │ ████████ │  CScreen   │██▄▄",
                " │  AScreen   │ ◁╌╌╌╌╌╌╌ │  CScreen   │",
                " │  AScreen   │ ──██████ │  CScreen   │██▄▄",
                " │  CScreen   │",
                " │  AScreen   │ ──██████ │  BScreen   │██▄▄",
                " │  AScreen   │ ╳╌╌╌╌╌╌╌ │  BScreen   │",
                "                ──██████ │  BScreen   │██▄▄",
                " │  BScreen   │ ╌╌╌╌╌╌╌▷",
                " │  BScreen   │ ╌╌╌╌╌╌╌╳ │    nil     │",
                " │ × BScreen  │",
                " │  AScreen   │ ──██████ │    Late    │██▄▄",
            ])
    }

    // MARK: Going through the messages

    @Test func `the arrow keys and the wheel go through the messages one by one, and a click gives the panel the keys`()
        throws
    {
        let person = try teacher()
        func number() -> String { String(person.look().text[10].split(separator: " ")[1]) }
        #expect(number() == "6/12")
        person.press(.down)
        #expect(number() == "7/12")
        let panel = GridPoint(column: 40, row: 15)
        person.mouse(.wheelUp, at: panel)
        person.mouse(.wheelUp, at: panel)
        #expect(number() == "5/12")
        person.press(.tab)
        person.press(.down)
        #expect(number() == "5/12")
        person.click(panel)
        person.press(.down)
        #expect(number() == "6/12")
    }

    @Test func `of new messages, the one to a delegate is shown, or else the first with its source`() throws {
        let person = try teacher()
        #expect(person.look().find("6/12") != nil)
        person.press(.character("3"))
        person.press(.enter)
        #expect(person.look().text[10].hasPrefix(" Trace  14/16"))
        #expect(person.look().find("   2 ▸     func order() { announce(bar.handle(.orderCart)) }") != nil)
        // What happened while the panel was closed is shown as well.
        person.press(.function(2))
        person.press(.function(2))
        person.press(.character("e"))
        person.press(.right)
        person.press(.enter)
        person.press(.function(2))
        #expect(person.look().find("stockScreen(_:save: [strawberry +1])") != nil)
        #expect(person.look().text[10].hasPrefix(" Trace  19/25"))
    }

    @Test func `a return without a value shows its call`() throws {
        let person = try teacher()
        for _ in 0..<4 { person.press(.down) }
        let rows = person.look().text
        #expect(rows[10].hasPrefix(" Trace  10/12"))
        #expect(rows[13].contains("OrderScreen        │ ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌▷ │        StockScreen"))
        #expect(rows[17].hasPrefix(" return of stockScreen(_:save:)"))
        #expect(rows[19].hasPrefix(" JuiceMakerApp/StockScreen.swift:4"))
    }

    @Test func `F2 shows the objects after the message, also at 120×40`() throws {
        let person = try teacher(columns: 120, rows: 40)
        #expect(person.look().find("F2  Objects") != nil)
        person.press(.function(2))
        #expect(person.look().find(" Objects  ") != nil)
        #expect(person.look().find("6/12") == nil)
        person.press(.function(2))
        #expect(person.look().find("F2  Trace") != nil)
    }
}
