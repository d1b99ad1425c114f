import Terminal
import TestSupport
import Testing

@testable import CalculatorApp
@testable import JuiceMakerApp
@testable import ScreenKit
@testable import ScreenTrace

/// The panel as a person uses it, below the page or beside it.
struct TracePanelTests {
    /// A person who opens the panel at the menu, changes the stock by one strawberry, and orders a juice.
    private func customer(_ language: Language, columns: Int, rows: Int) throws -> Terminalist {
        let person = Terminalist(try TestKiosk(language), columns: columns, rows: rows)
        for key in [Key.function(2), .character("2"), .character("e"), .right, .enter, .character("3"), .enter] {
            person.press(key)
            person.look()
        }
        return person
    }

    // MARK: The whole picture

    @Test func `below the page at 80×24`() throws {
        try customer(.english, columns: 80, rows: 24).terminal.expectPicture(
            """
             Kiosk › Juice maker                               e  Edit stock   l  EN/한국어
              1  Strawberry juice         4,500               ✗ Sold out: Strawberry 11/16
              2  Banana juice             3,500                                     5 left
             ▸3  Kiwi juice               4,000                                   ! 2 left
              4  Pineapple juice          4,000                                     5 left
              5  Strawberry-banana juice  4,500                                   ! 1 left
              6  Mango juice              4,500                                     3 left
              7  Mango-kiwi juice         4,500                                     5 left
             No. 1 is ready                                                        Order
             Strawberry 11 !  Banana 10  Pineapple 10  Kiwi 7  Mango 10
             Trace  16/16   ↑ ↓                    ━▶ delegate  ─▶ push  ─▶ call  ◁╌ return
                  Home   Order  Stock Navigator Bar Ledger
               6    ┊      ◀━━━━━━●      ┊      ┊      ┊    stockScreen(_:save: [strawberr…
               ⋮    ┊      ┊      ┊      ┊      ┊      ┊    ⋮ 7–9
              10    │      ├╌╌╌╌╌╌▷      │      │      │    return of stockScreen(_:save:)
              11    │      │      ●──────▶      │      │    pop(StockScreen)
              12    │      │      ×      │      │      │    × StockScreen released
              13    │      ●────────────────────▶      │    handle(.change(kiwi, by: 1))
              14    │      ●────────────────────▶      │    handle(.orderCart)
              15    │      │             │      ●──────▶    sell([kiwi]) #3
              16    │      ◁╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┤      │   ▸ready(1 kiwi)
              16 JuiceBar ╌▷ OrderScreen: ready(1 kiwi)

              r  Sales   c  Cups: 1   g  Change due       Esc  Back   F2  Objects   ?  Help
            """)
    }

    @Test func `with the objects beside the messages at 120×40`() throws {
        try customer(.korean, columns: 120, rows: 40).terminal.expectPicture(
            """
             키오스크 › 쥬스 메이커                                                                      e  재고수정   l  한국어/EN
                        1 딸기쥬스           ▗▀▘   2 바나나쥬스         ▗▀▘  ▸3 키위쥬스         ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄
               ▌     ▐                    ▌▄▄▞▄▄▐                    ▌  ▞  ▐                       1번 나왔습니다!
               ▌     ▐    4,500원         ▌     ▐    3,500원         ▌▄▄▄▄▄▐    4,000원
                ▌▁▁▁▐      품절            ▌   ▐     5잔              ▌   ▐     ! 2잔              키위쥬스                4,000

                  ▗▀▘   4 파인애플쥬스       ▗▀▘   5 딸바쥬스           ▗▀▘   6 망고쥬스
               ▌▄▄▞▄▄▐                    ▌  ▞  ▐                    ▌  ▞  ▐
               ▌     ▐    4,000원         ▌     ▐    4,500원         ▌     ▐    4,500원
                ▌   ▐     5잔              ▌▀▀▀▐     ! 1잔            ▌   ▐     3잔                ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
                                                                                                   합계 4,000원
                  ▗▀▘   7 망키쥬스       오늘 주문                                           1     맛있게 드세요!
               ▌▄▄▞▄▄▐
               ▌     ▐    4,500원        1번  키위쥬스                                   4,000
                ▌   ▐     5잔
                                                                                                             주문하기
              딸기            바나나          파인애플        키위            망고
                    ▌  │   11  │           10  │           10  │  ▏         7  │           10
                                                                                                 ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀
             추적  16/16   ↑ ↓                                                        ━▶ 델리게이트  ─▶ 화면 전환  ─▶ 호출  ◁╌ 반환
                  Home   Order  Stock Navigator Bar Ledger                                         │ 객체  ━▶ 강한 참조
               1    ○                    │      │      │    HomeScreen 스택에 있음                 │ Navigator
               2    │      ◆             │      │      │    OrderScreen.init(bar: JuiceBar, calcu… │ ━▶ HomeScreen
               3    ●────────────────────▶      │      │    push(OrderScreen)                      │    navigator ┄▷ Navigator
               4    │      │      ◆      │      │      │    StockScreen.init(stock: [strawberry 1… │ ━▶ OrderScreen
               5    │      ●─────────────▶      │      │    push(StockScreen)                      │    bar ━▶ JuiceBar
               6    │      ◀━━━━━━●      │      │      │    stockScreen(_:save: [strawberry +1])   │    calculators ━▶ Calculators
               7    │      ●────────────────────▶      │    restock(.add([strawberry +1]))         │    navigator ┄▷ Navigator
               8    │      │      │      │      ●──────▶    change(.add([strawberry +1])) #2       │ JuiceBar
               9    │      ◁╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┤      │    restock(_:) 반환                       │    ledger ━▶ InMemoryLedger
              10    │      ├╌╌╌╌╌╌▷      │      │      │    stockScreen(_:save:) 반환              │ × 해제됨: StockScreen
              11    │      │      ●──────▶      │      │    pop(StockScreen)                       │
              12    │      │      ×      │      │      │    × StockScreen 해제됨                   │
              13    │      ●────────────────────▶      │    handle(.change(kiwi, by: 1))           │
              14    │      ●────────────────────▶      │    handle(.orderCart)                     │
              15    │      │             │      ●──────▶    sell([kiwi]) #3                        │
              16    │      ◁╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┤      │   ▸ready(1 kiwi)                          │
              16 JuiceBar ╌▷ OrderScreen: ready(1 kiwi)                                            │
                                                                                                   │
              r  판매 현황   c  오늘 1잔   g  거스름돈                                             Esc  뒤로   F2  닫기   ?  도움말
            """)
    }

    @Test func `beside the page at 200×50, above the objects`() throws {
        try customer(.english, columns: 200, rows: 50).terminal.expectPicture(
            """
             Kiosk › Juice maker                                                   e  Edit stock   l  EN/한국어  Trace  16/16   ↑ ↓                                        ━▶ delegate  ─▶ push  ─▶ call  ◁╌ return
                                                                                      ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄ │      Home   Order  Stock Navigator Bar Ledger
                                                                                        No. 1 is ready          │   1    ○                    │      │      │    HomeScreen on the stack
                         1 Strawberry juice          ▗▄▀▘   2 Banana juice                                      │   2    │      ◆             │      │      │    OrderScreen.init(bar: JuiceBar, calculators: Calc…
              ▌       ▐                          ▌▄▄▄▞▄▄▄▐                                       ██             │   3    ●────────────────────▶      │      │    push(OrderScreen)
              ▌       ▐                          ▌       ▐                                     ████             │   4    │      │      ◆      │      │      │    StockScreen.init(stock: [strawberry 10, banana 10…
               ▌     ▐     4,500                  ▌     ▐     3,500                              ██             │   5    │      ●─────────────▶      │      │    push(StockScreen)
               ▌▁▁▁▁▁▐      SOLD OUT              ▌     ▐     5 left                             ██             │   6    │      ◀━━━━━━●      │      │      │    stockScreen(_:save: [strawberry +1])
                           Strawberry 11/16                                                    ██████           │   7    │      ●────────────────────▶      │    restock(.add([strawberry +1]))
                                                                                                                │   8    │      │      │      │      ●──────▶    change(.add([strawberry +1])) #2
                                                                                        Kiwi juice      4,000   │   9    │      ◁╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┤      │    return of restock(_:)
                                                                                                                │  10    │      ├╌╌╌╌╌╌▷      │      │      │    return of stockScreen(_:save:)
                  ▗▄▀▘  ▸3 Kiwi juice                ▗▄▀▘   4 Pineapple juice                                   │  11    │      │      ●──────▶      │      │    pop(StockScreen)
              ▌   ▞   ▐                          ▌▄▄▄▞▄▄▄▐                                                      │  12    │      │      ×      │      │      │    × StockScreen released
              ▌       ▐                          ▌       ▐                                                      │  13    │      ●────────────────────▶      │    handle(.change(kiwi, by: 1))
               ▌     ▐     4,000                  ▌     ▐     4,000                                             │  14    │      ●────────────────────▶      │    handle(.orderCart)
               ▌     ▐     ! 2 left               ▌     ▐     5 left                                            │  15    │      │             │      ●──────▶    sell([kiwi]) #3
                                                                                                                │  16    │      ◁╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┤      │   ▸ready(1 kiwi)
                                                                                                                │
                                                                                                                │
                                                                                                                │
                  ▗▄▀▘   5 Strawberry-banana         ▗▄▀▘   6 Mango juice                                       │
              ▌   ▞   ▐    juice                 ▌   ▞   ▐                                                      │
              ▌       ▐                          ▌▄▄▄▄▄▄▄▐                                                      │
               ▌     ▐     4,500                  ▌     ▐     4,500                                             │
               ▌▀▀▀▀▀▐     ! 1 left               ▌     ▐     3 left                    ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌   │
                                                                                        Total 4,000 KRW         │
                                                                                        Enjoy!                  │
                                                                                                                │
                                                Orders today                     1                              │
                  ▗▄▀▘   7 Mango-kiwi juice     Cups                             1                              │
              ▌▄▄▄▞▄▄▄▐                         Sales                        4,000              Order           │
              ▌       ▐                                                                                         │
               ▌     ▐     4,500                                                                                │
               ▌     ▐     5 left                                                     ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀▀  ▀ │
                                                                                                                │
                                                                                                                │  16 JuiceBar ╌▷ OrderScreen: ready(1 kiwi)
                                                                                                                │
             Stock                                                         ┃ one cup                            │ Objects                                                                        ━▶ strong  ┄▷ weak
                                                                                                                │ Navigator
             Strawberry  ▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▁▁▁▁▁▁▁▁▁▁▁▁▁┃▁▁▁▁▁▁▁▁▁▁  11!                             │ ━▶ HomeScreen
             Banana      ▆▆▆▆▆┃▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁  10                              │    navigator ┄▷ Navigator
             Pineapple   ▆▆▆▆▆┃▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁  10                              │ ━▶ OrderScreen
             Kiwi        ▆▆▆▆▆▆▆┃▆▆▆▆▆▆▆▆▆▆▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁   7                              │    bar ━▶ JuiceBar
             Mango       ▆▆▆▆▆▆▆┃▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁  10                              │    calculators ━▶ Calculators
                                                                                                                │    navigator ┄▷ Navigator
                                                                                                                │ JuiceBar
                                                                                                                │    ledger ━▶ InMemoryLedger
                                                                                                                │ × released: StockScreen
              r  Sales   c  Cups: 1   g  Change due                             Esc  Back   F2  Close   ?  Help
            """)
    }

    @Test func `an earlier message is chosen, and shown whole at 60×20`() throws {
        let person = try customer(.english, columns: 60, rows: 20)
        for _ in 0..<12 { person.press(.up) }
        try person.terminal.expectPicture(
            """
             Kiosk › Juice maker           e  Edit stock   l  EN/한국어
              1  Strawberry juice         4,500      ✗ Sold out: 11/16
              2  Banana juice             3,500                 5 left
             ▸3  Kiwi juice               4,000               ! 2 left
              4  Pineapple juice          4,000                 5 left
              5  Strawberry-banana juice  4,500               ! 1 left
              6  Mango juice              4,500                 3 left
              7  Mango-kiwi juice         4,500                 5 left
             No. 1 is ready                                    Order
             Strawberry 11 !  Banana 10  Pineapple 10  Kiwi 7  Mango 10
             Trace  4/16   ↑ ↓            ━▶ delegate  ─▶ push  ─▶ call
                  Order  Stock Navigator Bar Ledger
               4    │      ◆      │      │      │   ▸StockScreen.init(…
               5    ●─────────────▶      │      │    push(StockScreen)
               6    ◀━━━━━━●      │      │      │    stockScreen(_:sav…
               7    ●────────────────────▶      │    restock(.add([str…
               8    │      │      │      ●──────▶    change(.add([stra…
               9    ◁╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┤      │    return of restock…
               4 ◆ StockScreen: init(stock: [strawberry 10, banana 10,…
              r  Sales   c  Cups: 1   Esc  Back   F2  Objects   ?  Help
            """)
    }

    @Test func `it covers the page where both have no room, at 40×12`() throws {
        try customer(.korean, columns: 40, rows: 12).terminal.expectPicture(
            """
             … › 쥬스…   e  재고수정   l  한국어/EN
             추적  16/16   ↑ ↓        ━▶ 델리게이트
                  Order  Stock   Bar
               6    ◀━━━━━━●      ┊    stockScreen…
               ⋮    ┊      ┊      ┊    ⋮ 7–12
              13    ●─────────────▶    handle(.cha…
              14    ●─────────────▶    handle(.ord…
              15    │             │    JuiceBar → …
              16    ◁╌╌╌╌╌╌╌╌╌╌╌╌╌┤   ▸ready(1 kiwi)
              16 JuiceBar ╌▷ OrderScreen: ready(1
                 kiwi)
              r  판매 현황          Esc    F2    ?
            """)
    }

    @Test func `the picture on the page about the trace is the panel in English`() throws {
        let page = try MarkdownPage(path: "Resources/Pages/Trace.md")
        let picture = try #require(page.codeBlocks.first { $0.language == "text" })
        let person = try customer(.english, columns: 80, rows: 24)
        for _ in 0..<10 { person.press(.up) }
        #expect(person.look().text[10..<23] == picture.lines[...])
    }

    @Test func `without UTF-8 the kinds of messages are still told apart`() throws {
        let person = try customer(.english, columns: 120, rows: 40)
        let text = person.look().text.map(ASCIIFallback.text).joined(separator: "\n")
        for sign in [
            "|      #   ", "|      *------------->", "|      <======*", "<....................+", "+......>",
            "return of",
            "=> HomeScreen", "navigator .> Navigator", "bar => JuiceBar", "* StockScreen released",
        ] {
            #expect(text.contains(sign), "\(sign)")
        }
    }

    // MARK: The key of the panel

    @Test
    func `F2 shows the messages, then the objects where they have no place of their own, and then the whole page`()
        throws
    {
        let person = try Terminalist(.orders, .english)
        let before = person.look()
        func hints() -> String { person.look().text[23] }
        #expect(hints().contains("F2  Trace   ?"))
        person.press(.function(2))
        #expect(person.look().text[10].hasPrefix(" Trace  "))
        #expect(hints().contains("F2  Objects   ?"))
        person.press(.function(2))
        #expect(person.look().text[10].hasPrefix(" Objects  "))
        #expect(person.look().find("navigator ┄▷ Navigator") != nil)
        #expect(hints().contains("F2  Close   ?"))
        try person.click(#require(person.look().find("F2")))
        #expect(person.look() == before)
        person.size.columns = 120
        person.press(.function(2))
        #expect(person.look().find(" Trace  ") != nil)
        #expect(person.look().find("│ Objects") != nil)
        person.press(.function(2))
        person.size.columns = 80
        #expect(person.look() == before)
    }

    @Test func `F2 works while a question waits, and the question stays`() throws {
        let person = try Terminalist(.shortage)
        person.press(.function(2))
        #expect(person.look().find("추적") != nil)
        #expect(person.look().find(" 예 ⏎ ") != nil)
        person.press(.enter)
        #expect(person.test.navigator.top is StockScreen)
    }

    @Test func `objects that have no room are counted, and the arrow keys scroll to them`() throws {
        let person = Terminalist(try TestKiosk(.orders, .english), columns: 80, rows: 20)
        for key in [Key.character("e"), .function(2), .function(2)] {
            person.press(key)
            person.look()
        }
        func hidden() -> [String] {
            person.look().text.flatMap { $0.matches(of: /[↑↓] \d+/).map { String($0.0) } }
        }
        let start = person.look()
        let count = try #require(hidden().first)
        #expect(hidden().count == 1 && count.hasPrefix("↓"))
        for _ in 0..<9 { person.press(.down); person.look() }
        #expect(hidden() == ["↑" + count.dropFirst()])
        person.press(.up)
        #expect(hidden().last == "↓ 1")
        for _ in 0..<9 { person.press(.up); person.look() }
        #expect(person.look() == start)
    }

    @Test func `the help names the signs while the panel is open`() throws {
        let person = Terminalist(try TestKiosk(.orders, .english), columns: 200, rows: 50)
        person.press(.character("?"))
        #expect(person.look().find("├╴") == nil)
        person.press(.escape)
        person.press(.function(2))
        person.press(.character("?"))
        #expect(person.look().find("├╴") != nil)
        #expect(person.look().find("An object calls itself") != nil)
    }

    // MARK: The page

    @Test(arguments: [(80, 24), (100, 30), (110, 24), (120, 40), (200, 60)])
    func `a click hits what is drawn there, also with the panel open`(columns: Int, rows: Int) throws {
        let person = Terminalist(try TestKiosk(.calculator, .korean), columns: columns, rows: rows)
        person.press(.function(2))
        for key in ["7", "8", "+", "5"] {
            let place = try #require(
                person.place(ofKey: key), "\(key) at \(columns)×\(rows)")
            person.click(place)
            person.look()
        }
        #expect(person.test.desk.calculator.pendingOperator == .add)
        #expect(person.display == "5")
        try person.click(#require(person.look().find("Esc")))
        #expect(person.test.navigator.top is HomeScreen)
    }

    @Test func `the page is what it would be on a terminal of its size, and keeps its cursor`() throws {
        for place in Place.allCases {
            let alone = Terminalist(try TestKiosk(place, .korean), columns: 100, rows: 50)
            let beside = Terminalist(try TestKiosk(place, .korean), columns: 200, rows: 50)
            beside.press(.function(2))
            let picture = beside.look()
            // The key of the panel has another name.
            for row in 0..<49 {
                let area = GridRect(column: 0, row: row, columns: 100, rows: 1)
                #expect(picture.text(in: area) == alone.look().text(in: area), "\(place)")
            }
            #expect(picture.cursor == alone.look().cursor, "\(place)")
        }
    }

    @Test func `above the panel at 80×24, all juices and all fruits are in view`() throws {
        let person = try Terminalist(.orders, .english)
        person.press(.function(2))
        let rows = person.look().text
        for number in 1...7 {
            #expect(rows[number].hasPrefix("  \(number)  ") || rows[number].hasPrefix(" ▸\(number)  "))
        }
        #expect(rows[9].hasPrefix(" Strawberry 10 !  Banana 10  Pineapple 10  Kiwi 10  Mango 10"))
        person.press(.character("e"))
        #expect(person.look().text[9].contains("Save"))
        #expect(person.look().text[1...5].allSatisfy { $0.contains(" +10 ") })
    }

    @Test(arguments: [
        (0, 0), (1, 1), (10, 3), (39, 30), (40, 17), (72, 17), (110, 12), (109, 12), (300, 9), (400, 200),
    ])
    func `it is drawn in a terminal of any size`(columns: Int, rows: Int) throws {
        for language in Language.allCases {
            let person = try customer(language, columns: columns, rows: rows)
            person.press(.function(2))
            #expect(person.look().size == GridSize(columns: columns, rows: rows))
        }
    }

    @Test func `a number that is typed is shown at once, and in the panel when the hand rests`() throws {
        let person = Terminalist(try TestKiosk(.english), columns: 80, rows: 24)
        for key in [Key.function(2), .character("1"), .character("4")] {
            person.press(key)
            person.look()
        }
        person.front.timeHasPassed()
        let before = person.look().text[10..<23]
        person.press(.character("2"))
        let typing = person.look().text
        #expect(person.look().find("42") != nil)
        #expect(typing[10..<23] == before)
        #expect(before.contains { $0.contains("perform(4)") })
        person.front.timeHasPassed()
        #expect(person.look().text.contains { $0.contains("perform(4 2)") })
    }

    // MARK: Choosing a message

    @Test func `the arrow keys choose a message until Tab gives them to the page, and Shift takes them back`() throws {
        let person = try customer(.english, columns: 80, rows: 24)
        func chosen() -> String? {
            person.look().text[12..<21].first { $0.contains("▸") }?.split(separator: " ").first.map(String.init)
        }
        #expect(chosen() == "16")
        #expect(person.look().text[10].hasPrefix(" Trace  16/16   ↑ ↓ "))
        for _ in 0..<3 { person.press(.up) }
        person.press(.down)
        #expect(chosen() == "14")
        let focus = person.markedRow
        person.press(.tab)
        #expect(!person.look().text[10].contains("↑"))
        #expect(person.markedRow != focus)
        person.press(.up)
        #expect(person.markedRow == focus)
        person.press(.up, .shift)
        #expect(chosen() == "13")
        person.press(.up)
        #expect(chosen() == "12")
        // What is new is shown.
        person.press(.character("3"))
        #expect(chosen() == "17")
    }

    @Test func `a click chooses a message, the wheel scrolls them, and the page stays as it is`() throws {
        let person = try customer(.korean, columns: 80, rows: 24)
        let page = person.look().text[0..<10]
        let newest = person.look()
        person.click(GridPoint(column: 50, row: 14))
        #expect(person.look().text[14].contains("▸"))
        #expect(person.look().text[21].hasPrefix("  10 "))
        let place = GridPoint(column: 20, row: 20)
        person.mouse(.wheelUp, at: place)
        #expect(person.look().text[20].hasPrefix("  13 "))
        for _ in 0..<9 { person.mouse(.wheelUp, at: place) }
        #expect(person.look().text[12].hasPrefix("   1    ○"))
        for _ in 0..<9 { person.mouse(.wheelDown, at: place) }
        for _ in 0..<9 { person.press(.down) }
        #expect(person.look() == newest)
        for row in 10..<23 {
            for column in 0..<80 { person.click(GridPoint(column: column, row: row)) }
        }
        #expect(person.look().text[0..<10] == page)
        // What was pressed on the page is not released in the panel.
        person.mouse(.press(.left), at: GridPoint(column: 10, row: 3))
        person.mouse(.release(.left), at: place)
        #expect(person.look().text[0..<10] == page)
    }

    @Test func `the wheel over the page scrolls the page`() throws {
        let person = Terminalist(try TestKiosk(.longTape, .korean), columns: 80, rows: 24)
        person.press(.function(2))
        let before = person.look()
        person.mouse(.wheelUp, at: GridPoint(column: 5, row: 5))
        let after = person.look()
        #expect(after.text.prefix(10) != before.text.prefix(10))
        #expect(after.text.suffix(14) == before.text.suffix(14))
    }

    // MARK: What is new

    @Test func `a screen that is released is so in the very next picture`() throws {
        let person = try customer(.english, columns: 120, rows: 40)
        person.press(.escape)
        #expect(person.look().text.contains { $0.contains("× released: OrderScreen") })
        #expect(person.look().text.contains { $0.contains("× OrderScreen released") })
    }

    @Test(arguments: [(Language.korean, "받는 객체 없음"), (.english, "no receiver")])
    func `a message to no object ends beside its line`(language: Language, expected: String) throws {
        let test = try TestKiosk(language)
        let person = Terminalist(test, columns: 200, rows: 40)
        person.press(.function(2))
        do {
            let orders = OrderScreen(
                bar: test.bar, calculators: Calculators(), today: test.today)
            let stock = StockScreen(stock: test.books.stock, shortage: nil)
            stock.delegate = orders
            test.navigator.push(stock)
        }
        person.press(.right)
        person.press(.enter)
        let said = "●╌╌╳"
        #expect(person.look().text.contains { $0.contains(said) && $0.contains(expected + ": stock") })
        #expect(person.look().text.contains { $0.contains("StockScreen ╌╳ nil: stockScreen(_:save: [strawberry +1])") })
    }
}
