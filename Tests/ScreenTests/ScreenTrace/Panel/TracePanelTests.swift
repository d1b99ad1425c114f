import Terminal
import TestSupport
import Testing

@testable import CalculatorApp
@testable import JuiceMakerApp
@testable import ScreenKit
@testable import ScreenTrace

/// The panel as a person sees it, beside the page or below it.
struct TracePanelTests {
    /// Somebody who opens the panel at the menu, and changes the stock by one strawberry.
    private func stockEditor(_ language: Language, columns: Int, rows: Int) throws -> Terminalist {
        let person = Terminalist(try TestKiosk(language), columns: columns, rows: rows)
        for key in [Key.function(2), .character("2"), .character("e"), .right, .enter] {
            person.press(key)
            person.look()
        }
        return person
    }

    // MARK: The picture

    @Test func `below the page at 80×24, with the map of the objects beside it`() throws {
        let person = try stockEditor(.korean, columns: 80, rows: 24)
        #expect(
            person.look().text.suffix(9) == [
                "── Home ── Order ─ Stock  Naviga. ─ Bar ─ Ledger ──┬─ 객체 ─▶strong ·▷weak ─────",
                "     │       stockScreen(_:save: [strawberry +1])  │ Navigator",
                "     │       │◀──────┤       │       │       │     │ ─▶ HomeScreen",
                "     │       restock(.add([strawberry +1]))  │     │ ─▶ OrderScreen",
                "     │       ├──────────────────────▶│       │     │   bar ── JuiceBar",
                "    change(.add([strawberry +1])) #2 ├──────▶│     │   calculators ── Calculat…",
                "     │       ├╌╌╌╌╌╌▷│       │       │       │     │ ✕ 해제됨: StockScreen",
                "     │       │       ├──────▶│ pop(StockScreen)    │ ●═▶ init ─▶ delegate",
                "     │       │       ✕ deinit        │       │     │ ─▶ push ─▶ call ◁╌ return",
            ])
    }

    @Test func `the picture on the page about the trace is the panel in English`() throws {
        let page = try MarkdownPage(path: "Resources/Pages/Trace.md")
        let picture = try #require(page.codeBlocks.first { $0.language == "text" })
        #expect(try stockEditor(.english, columns: 80, rows: 24).look().text.suffix(9) == picture.lines[...])
    }

    @Test func `the newest message to a delegate stays in view, above broken lifelines`() throws {
        let person = try stockEditor(.korean, columns: 80, rows: 24)
        person.press(.escape)
        #expect(
            person.look().text.suffix(9) == [
                "─ Home ─ Order  Stock Navig. ─ Bar  Ledger  Kiosk ─┬─ 객체 ─▶strong ·▷weak ─────",
                "    ┊      stockScreen(_:save: [strawberry +1])    │ Navigator",
                "    ┊      ┊◀─────┤      ┊      ┊      ┊      ┊    │ ─▶ HomeScreen",
                "    │      │      │      │      │      │      │    │   navigator ·▷ Navigator",
                "    │      ├╌╌╌╌╌▷│      │      │      │      │    │ ✕ 해제됨: OrderScreen, St…",
                "    │      │      ├─────▶│ pop(StockScreen)   │    │",
                "    │      │      ✕ deinit      │      │      │    │",
                "    │   pop(OrderScreen) │◀───────────────────┤    │ ●═▶ init ─▶ delegate",
                "    │      ✕ deinit      │      │      │      │    │ ─▶ push ─▶ call ◁╌ return",
            ])
    }

    @Test func `a message stays in view after any number of other events, and a newer one takes its place`() {
        var trace = Trace()
        func add(_ kind: TraceEvent.Kind, _ text: String) {
            trace.append(TraceEvent(kind, from: "AScreen", to: "BScreen", text), isScreen: { _ in true })
        }
        func rows(scroll: Int = 0) -> [String] {
            TracePanel(
                trace: trace, map: ObjectMap(stackStrength: .strong, screens: [], released: []), scroll: scroll,
                isBeside: false, texts: Texts(.english)
            ).draw(size: GridSize(columns: 60, rows: 9)).text
        }
        add(.message, "first(_:)")
        for number in 0..<200 { add(.call, "call(\(number))") }
        #expect(rows()[1].contains("first(_:)"))
        #expect(rows()[2].contains("call(193)"))
        #expect(rows()[8].contains("call(199)"))
        add(.message, "second(_:)")
        for number in 0..<8 { add(.call, "more(\(number))") }
        #expect(rows()[1].contains("second(_:)"))
        #expect(!rows().joined().contains("first(_:)"))
        // Scrolled back to the time before it, the earlier one is the newest.
        #expect(rows(scroll: 10)[1].contains("first(_:)"))
        // A message that is in view anyway takes no second place.
        #expect(rows(scroll: 3).count { $0.contains("second(_:)") } == 1)
        for number in 0..<200 { add(.call, "most(\(number))") }
        #expect(rows()[1].contains("second(_:)"))
        #expect(rows(scroll: 150)[1].contains("second(_:)"))
        #expect(rows(scroll: 210)[1].contains("first(_:)"))
    }

    @Test func `the legend gives way to the properties of the objects`() throws {
        let person = try stockEditor(.korean, columns: 80, rows: 24)
        person.press(.character("e"))
        #expect(person.look().find("delegate ·▷ OrderScreen") != nil)
        #expect(person.look().find("◁╌ return") == nil)
    }

    @Test func `a trace that begins on the stock screen still shows the whole way of a change at 80×24`() throws {
        let person = Terminalist(try TestKiosk(.english), columns: 80, rows: 24)
        for key in [Key.character("2"), .character("e"), .function(2)] + Array(repeating: .right, count: 11) + [.enter]
        {
            person.press(key)
            person.look()
        }
        let panel = person.look().text.suffix(8)
        #expect(panel.first?.contains("stockScreen(_:save: [strawberry +11])") == true)
        #expect(panel.last?.contains("✕ deinit") == true)
    }

    @Test func `at the right of the page at 120×40, with the map below it`() throws {
        let person = try stockEditor(.english, columns: 120, rows: 40)
        let panel = (0..<40).map { person.look().text(in: GridRect(column: 66, row: $0, columns: 54, rows: 1)) }
        #expect(
            panel.prefix(20) == [
                "│    Home    Order   Stock  Naviga.   Bar   Ledger",
                "┼─────────────────────────────────────────────────────",
                "│      ○ on the stack          │       │       │",
                "│       init(bar: JuiceBar, calculators: Calculators,",
                "│       today: {…})            │       │       │",
                "│      │    ●═▶                │       │       │",
                "│      ├── push(OrderScreen) ─▶│       │       │",
                "│      │◁╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┤       │       │",
                "│  init(stock: [strawberry 10, banana 10, pineapple",
                "│  10, kiwi 10, mango 10], shortage: nil, menu: Menu,",
                "│  calculators: Calculators)   │       │       │",
                "│      │       │    ●═▶        │       │       │",
                "│      │       ├──────────────▶│ push(StockScreen)",
                "│      │       │◁╌╌╌╌╌╌╌╌╌╌╌╌╌╌┤       │       │",
                "│      │       stockScreen(_:save: [strawberry +1])",
                "│      │       │◀──────┤       │       │       │",
                "│      │       restock(.add([strawberry +1]))  │",
                "│      │       ├──────────────────────▶│       │",
                "│     change(.add([strawberry +1])) #2 ├──────▶│",
                "│      │       │       │       │       │◁╌╌╌╌╌╌┤",
            ])
        #expect(
            panel.suffix(10) == [
                "├─ Objects ─▶strong ·▷weak ───────────────────────────",
                "│ Navigator",
                "│ ─▶ HomeScreen",
                "│   navigator ·▷ Navigator",
                "│ ─▶ OrderScreen",
                "│   bar ── JuiceBar",
                "│   calculators ── Calculators",
                "│   navigator ·▷ Navigator",
                "│ ✕ released: StockScreen",
                "│ ●═▶ init  ─▶ delegate  ─▶ push  ─▶ call  ◁╌ return",
            ])
    }

    @Test func `without UTF-8 a creation, a call and a return are still told apart`() throws {
        let person = try stockEditor(.english, columns: 120, rows: 40)
        let text = person.look().text.map(ASCIIFallback.text).joined(separator: "\n")
        #expect(text.contains("*=>"))
        #expect(text.contains("+-- push(OrderScreen) ->|"))
        #expect(text.contains("|<......................+"))
        #expect(text.contains("x deinit"))
        #expect(text.contains("bar -- JuiceBar"))
        #expect(text.contains("navigator .> Navigator"))
    }

    @Test(arguments: [(Language.korean, "받는 객체 없음"), (.english, "no receiver")])
    func `a message to no object ends in the air`(language: Language, expected: String) throws {
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
        let rows = person.look().text
        let said = expected + ": stockScreen(_:save: [strawberry +1])"
        let row = try #require(rows.firstIndex { $0.contains(said) }, "\(rows)")
        // The words stand beside the arrow where there is room, else above it.
        #expect(rows[row...row + 1].contains { $0.contains("├─────✕") })
    }

    @Test func `a screen that is gone is seen to be gone in the very next picture`() throws {
        let person = try stockEditor(.english, columns: 80, rows: 24)
        person.press(.escape)
        #expect(person.look().text.contains { $0.contains("✕ released: OrderScreen") })
    }

    @Test func `where not everybody has room, those of the newest events have lanes, and the rest is said in words`() {
        var trace = Trace()
        for (sender, receiver) in [("AScreen", "BScreen"), ("CScreen", "DScreen"), ("EScreen", "FScreen")] {
            trace.append(TraceEvent(.call, from: sender, to: receiver, "push"), isScreen: { _ in true })
        }
        let panel = TracePanel(
            trace: trace, map: ObjectMap(stackStrength: .strong, screens: [], released: []), scroll: 0, isBeside: false,
            texts: Texts(.english))
        #expect(
            panel.draw(size: GridSize(columns: 40, rows: 6)).text == [
                "── CScreen  DScreen  EScreen  FScreen ──",
                " AScreen → BScreen: push         │",
                "      ├───────▶│ push   │        │",
                "      │        │        ├───────▶│ push",
                "      │        │        │        │",
                "      │        │        │        │",
            ])
    }

    @Test func `a lane has a line as long as its object lives`() {
        let events = [
            TraceEvent(.start, from: "AScreen", to: nil, "on the stack"),
            TraceEvent(.injection, from: nil, to: "BScreen", "init"),
            TraceEvent(.call, from: "AScreen", to: "BScreen", "go", hasReturned: true),
            TraceEvent(.release, from: "BScreen", to: nil, "deinit"),
            TraceEvent(.injection, from: nil, to: "CScreen", "init"),
        ]
        let all = [
            "          ○ on the stack",
            "          │               ●═▶  init",
            "          ├── go ───────────▶│",
            "          │                  ✕ deinit",
            "          │                                  ●═▶  init",
        ]
        #expect(picture(of: events, rows: 6).dropFirst() == all[...])
        #expect(picture(of: events, rows: 3).dropFirst() == all[3...])
    }

    @Test func `a failed return and a return to an unknown caller are told apart from others`() {
        let events = [
            TraceEvent(.message, from: "AScreen", to: "BScreen", "save"),
            TraceEvent(.failure, from: "BScreen", to: "AScreen", "throws E", of: .message),
            TraceEvent(.call, from: nil, to: "BScreen", "load"),
            TraceEvent(.return, from: "BScreen", to: nil, "7", of: .call),
        ]
        #expect(
            picture(of: events, rows: 5).dropFirst() == [
                "                    ├── save ──────────▶│",
                "                    │✕╌ throws E ╌╌╌╌╌╌╌┤",
                "                    │                ●─▶│ load",
                "                    │             ◁╌╌╌╌╌┤ 7",
            ])
    }

    private func picture(of events: [TraceEvent], rows: Int) -> [String] {
        var trace = Trace()
        for event in events { trace.append(event, isScreen: { _ in true }) }
        return TracePanel(
            trace: trace, map: ObjectMap(stackStrength: .strong, screens: [], released: []), scroll: 0,
            isBeside: false, texts: Texts(.english)
        ).draw(size: GridSize(columns: 60, rows: rows)).text
    }

    @Test func `F2 works while a question waits, and the question stays`() throws {
        let person = try Terminalist(.shortage)
        person.press(.function(2))
        #expect(person.look().find("객체") != nil)
        #expect(person.look().find(" 예 ⏎ ") != nil)
        try person.click(#require(person.look().find("F2")))
        #expect(person.look().find("객체") == nil)
        person.press(.enter)
        #expect(person.test.navigator.top is StockScreen)
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
    }

    @Test func `a click on the panel does nothing`() throws {
        let person = try stockEditor(.korean, columns: 80, rows: 24)
        let before = person.look()
        for row in 15..<24 {
            for column in 0..<80 { person.click(GridPoint(column: column, row: row)) }
        }
        #expect(person.look() == before)
    }

    @Test func `the page is what it would be on a terminal of its size, and keeps its cursor`() throws {
        for place in Place.allCases {
            let alone = Terminalist(try TestKiosk(place, .korean), columns: 66, rows: 40)
            let beside = Terminalist(try TestKiosk(place, .korean), columns: 120, rows: 40)
            beside.press(.function(2))
            let page = GridRect(GridSize(columns: 66, rows: 40))
            let picture = beside.look()
            for row in 0..<page.size.rows {
                let area = GridRect(column: 0, row: row, columns: 66, rows: 1)
                #expect(picture.text(in: area) == alone.look().text(in: area), "\(place)")
            }
            #expect(picture.cursor == alone.look().cursor, "\(place)")
        }
    }

    @Test func `F2 closes the panel again, and the page has all of the terminal`() throws {
        let person = try Terminalist(.orders)
        let before = person.look()
        person.press(.function(2))
        #expect(person.look() != before)
        person.press(.function(2))
        #expect(person.look() == before)
    }

    @Test func `where there is no room for the panel the page says so`() throws {
        let person = try Terminalist(.orders, .english)
        person.size = GridSize(columns: 60, rows: 16)
        person.press(.function(2))
        #expect(person.look().text.contains { $0.contains("! No room for the trace.") })
        person.size.rows = 17
        #expect(!person.look().text.contains { $0.contains("No room") })
        #expect(person.look().find("on the stack") != nil)
    }

    @Test(arguments: [
        (0, 0), (1, 1), (10, 3), (39, 30), (40, 17), (72, 17), (110, 12), (109, 12), (300, 9), (400, 200),
    ])
    func `it is drawn in a terminal of any size`(columns: Int, rows: Int) throws {
        for language in Language.allCases {
            let person = try stockEditor(language, columns: columns, rows: rows)
            #expect(person.look().size == GridSize(columns: columns, rows: rows))
        }
    }

    // MARK: Going back in time

    @Test func `the wheel over the panel goes back in time, and what is new leads back to the end`() throws {
        let person = try stockEditor(.korean, columns: 80, rows: 24)
        let newest = person.look()
        let place = GridPoint(column: 20, row: 20)
        person.mouse(.wheelUp, at: place)
        #expect(person.look().text[23].contains("pop"))
        #expect(person.look().text[15].contains(" ↓ 1 "))
        person.mouse(.wheelDown, at: place)
        #expect(person.look() == newest)
        person.press(.up, .shift)
        person.press(.up, .shift)
        #expect(person.look().text[15].contains(" ↓ 2 "))
        person.press(.down, .shift)
        #expect(person.look().text[15].contains(" ↓ 1 "))
        person.type("2")
        person.press(.enter)
        #expect(!person.look().text[15].contains("↓"))
        for _ in 0..<100 { person.mouse(.wheelUp, at: place) }
        #expect(person.look().text[16].contains("○ 스택에 있음"))
    }

    @Test func `a number that is typed is shown at once, and in the panel when the hand rests`() throws {
        let person = Terminalist(try TestKiosk(.english), columns: 80, rows: 24)
        for key in [Key.function(2), .character("1"), .character("4")] {
            person.press(key)
            person.look()
        }
        person.front.timeHasPassed()
        let before = person.look().text.suffix(9)
        person.press(.character("2"))
        let typing = person.look().text
        // Beside the panel there may be no room for large digits.
        #expect(person.look().findLarge("42") != nil || person.look().find(" 42") != nil)
        #expect(typing.suffix(9) == before)
        #expect(before.contains { $0.contains("perform(4)") })
        person.front.timeHasPassed()
        #expect(person.look().text.contains { $0.contains("perform(4 2)") })
    }

    @Test func `the wheel over the page scrolls the page`() throws {
        let person = Terminalist(try TestKiosk(.longTape, .korean), columns: 80, rows: 24)
        person.press(.function(2))
        let before = person.look()
        person.mouse(.wheelUp, at: GridPoint(column: 5, row: 5))
        let after = person.look()
        #expect(after.text.prefix(15) != before.text.prefix(15))
        #expect(after.text.suffix(9) == before.text.suffix(9))
    }
}
