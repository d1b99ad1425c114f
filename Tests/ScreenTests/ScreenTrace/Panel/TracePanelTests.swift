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
        person.typeSlowly("②2e→\n3\n")
        return person
    }

    // MARK: The whole picture

    @Test func `the picture on the page about the trace is the panel in English`() throws {
        let page = try MarkdownPage(path: "Resources/Pages/Trace.md")
        let picture = try #require(page.codeBlocks.first { $0.language == "text" })
        let person = try customer(.english, columns: 80, rows: 24)
        person.play("↑↑↑↑↑↑↑↑↑↑")
        #expect(person.look().text[10..<23] == picture.lines[...])
    }

    @Test func `without UTF-8 the kinds of messages are still told apart`() throws {
        let person = try customer(.english, columns: 120, rows: 40)
        let text = person.look().text.map(ASCIIFallback.text).joined(separator: "\n")
        for sign in [
            "|      #   ", "|      *------------->", "|      <======*", "<....................+", "+......>",
            "return of", "=> HomeScreen", "navigator .> Navigator", "bar => JuiceBar", "* StockScreen released",
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
        #expect(before.text[23].contains("F2  Trace   ?"))
        for (title, hint) in [(" Trace  ", "F2  Objects   ?"), (" Objects  ", "F2  Close   ?")] {
            person.play("②")
            #expect(person.look().text[10].hasPrefix(title))
            #expect(person.look().text[23].contains(hint))
        }
        #expect(person.sees("navigator ┄▷ Navigator"))
        try person.click("F2")
        #expect(person.look() == before)
        person.size.columns = 120
        person.play("②")
        #expect(person.misses(" Trace  ", "│ Objects") == [])
        person.play("②")
        person.size.columns = 80
        #expect(person.look() == before)
    }

    @Test func `F2 works while a question waits, and the question stays`() throws {
        let person = try Terminalist(.shortage)
        person.play("②")
        #expect(person.misses("추적", " 예 ⏎ ") == [])
        person.play("\n")
        #expect(person.test.navigator.top is StockScreen)
    }

    @Test func `objects that have no room are counted, and the arrow keys scroll to them`() throws {
        let person = Terminalist(try TestKiosk(.orders, .english), columns: 80, rows: 20)
        person.typeSlowly("e②②")
        func hidden() -> [String] {
            person.look().text.flatMap { $0.matches(of: /[↑↓] \d+/).map { String($0.0) } }
        }
        let start = person.look()
        let count = try #require(hidden().first)
        #expect(hidden().count == 1 && count.hasPrefix("↓"))
        #expect(person.sees("navigator ┄▷ Navigator"))
        person.typeSlowly("↓↓↓↓↓↓↓↓↓↓↓")
        #expect(hidden() == ["↑" + count.dropFirst()])
        person.play("↑")
        #expect(hidden().last == "↓ 1")
        person.typeSlowly("↑↑↑↑↑↑↑↑↑↑↑")
        #expect(person.look() == start)
    }

    @Test(arguments: [(110, 24), (150, 30)])
    func `objects beside the messages scroll with the wheel, and with the arrow keys after Shift and → or a click`(
        columns: Int, rows: Int
    ) throws {
        let person = Terminalist(try TestKiosk(.orders, .korean), columns: columns, rows: rows)
        person.typeSlowly("e②")
        #expect(person.misses("━▶ 강한 참조", "┄▷ 약한 참조") == [])
        let map = try #require(person.look().find("│ Navigator")).offset(columns: 3)
        func seesEnd() -> Bool { person.sees("ledger ━▶ InMemoryLedger") }
        #expect(!seesEnd())
        for (action, isEnd) in [(MouseEvent.Action.wheelDown, true), (.wheelUp, false)] {
            for _ in 0..<3 { person.mouse(action, at: map) }
            #expect(seesEnd() == isEnd)
        }
        person.press(.right, .shift)
        person.play("↓↓↓↓↓↓↓↓")
        #expect(seesEnd())
        person.press(.left, .shift)
        person.play("↑")
        #expect(seesEnd() && person.sees("  4/5  "))
        person.click(map)
        person.play("↑↑↑↑↑↑↑↑")
        #expect(!seesEnd())
    }

    @Test func `the help names the signs while the panel is open`() throws {
        let person = Terminalist(try TestKiosk(.orders, .english), columns: 200, rows: 50)
        person.play("?")
        #expect(!person.sees("├╴"))
        person.play("⎋②?")
        #expect(person.misses("├╴", "An object calls itself") == [])
    }

    // MARK: The page

    @Test(arguments: [(80, 24), (100, 30), (110, 24), (120, 40), (200, 60)])
    func `a click hits what is drawn there, also with the panel open`(columns: Int, rows: Int) throws {
        let person = Terminalist(try TestKiosk(.calculator, .korean), columns: columns, rows: rows)
        person.press(.function(2))
        for key in ["7", "8", "+", "5"] {
            person.click(try #require(person.place(ofKey: key), "\(key) at \(columns)×\(rows)"))
            person.look()
        }
        #expect(person.test.desk.calculator.pendingOperator == .add)
        #expect(person.display == "5")
        try person.click("Esc")
        #expect(person.test.navigator.top is HomeScreen)
    }

    @Test func `the page is what it would be on a terminal of its size, and keeps its cursor`() throws {
        for place in Place.allCases {
            let alone = Terminalist(try TestKiosk(place, .korean), columns: 100, rows: 50)
            let beside = Terminalist(try TestKiosk(place, .korean), columns: 200, rows: 50)
            beside.press(.function(2))
            // In the last row the key of the panel has another name.
            func rows(_ picture: Canvas) -> [String] {
                (0..<49).map { picture.text(in: GridRect(column: 0, row: $0, columns: 100, rows: 1)) }
            }
            #expect(rows(beside.look()) == rows(alone.look()), "\(place)")
            #expect(beside.look().cursor == alone.look().cursor, "\(place)")
        }
    }

    @Test func `above the panel at 80×24, all counts of the stock are in view`() throws {
        let person = try Terminalist(.stock, .english)
        person.play("②")
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
        let person = Terminalist(try TestKiosk(.english))
        person.typeSlowly("②14")
        person.front.timeHasPassed()
        let before = person.look().text[10..<23]
        person.play("2")
        let typing = person.look().text
        #expect(person.sees("42"))
        #expect(typing[10..<23] == before)
        #expect(before.contains { $0.contains("perform(4)") })
        person.front.timeHasPassed()
        #expect(person.sees("perform(4 2)"))
    }

    // MARK: Choosing a message

    @Test func `the arrow keys choose a message until Tab gives them to the page, and Shift takes them back`() throws {
        let person = try customer(.english, columns: 80, rows: 24)
        func chosen() -> String? {
            person.look().text[12..<21].first { $0.contains("▸") }?.split(separator: " ").first.map(String.init)
        }
        #expect(chosen() == "16")
        #expect(person.look().text[10].hasPrefix(" Trace  16/16   ↑ ↓ "))
        person.play("↑↑↑↓")
        #expect(chosen() == "14")
        let focus = person.markedRow
        person.play("\t")
        #expect(!person.look().text[10].contains("↑"))
        #expect(person.markedRow != focus)
        person.play("↑")
        #expect(person.markedRow == focus)
        person.press(.up, .shift)
        #expect(chosen() == "13")
        person.play("↑")
        #expect(chosen() == "12")
        // What is new is shown.
        person.play("3")
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
        person.play("⎋")
        #expect(person.misses("× released: OrderScreen", "× OrderScreen released") == [])
    }

    @Test(arguments: [(Language.korean, "받는 객체 없음"), (.english, "no receiver")])
    func `a message to no object ends beside its line`(language: Language, expected: String) throws {
        let test = try TestKiosk(language)
        let person = Terminalist(test, columns: 200, rows: 40)
        person.play("②")
        do {
            let orders = OrderScreen(test.shop)
            let stock = StockScreen(stock: test.books.stock, shortage: nil)
            stock.delegate = orders
            test.navigator.push(stock)
        }
        person.play("→\n")
        #expect(person.look().text.contains { $0.contains("●╌╌╳") && $0.contains(expected + ": stock") })
        #expect(person.sees("StockScreen ╌╳ nil: stockScreen(_:save: [strawberry +1]"))
        #expect(test.navigator.top is StockScreen, "nothing has taken the changes")
        #expect(try test.count(of: "strawberry") == 10)
    }
}
