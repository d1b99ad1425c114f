import Calculator
import Terminal
import Testing

@testable import CalculatorApp
@testable import JuiceMakerApp
@testable import ScreenKit

struct FullScreenFrontTests {
    // MARK: Keys

    @Test func `typed keys calculate`() throws {
        let person = try Terminalist(.calculator)
        person.type("12+3=")
        #expect(person.display == "15")
        person.press(.backspace)
        person.type("n*4")
        person.press(.character("="))
        #expect(person.display == "-60")
        person.press(.delete)
        #expect(person.display == "0")
    }

    @Test func `enter presses the key that has the focus, equals to begin with`() throws {
        let person = try Terminalist(.calculator)
        person.type("2+3")
        person.press(.enter)
        #expect(person.display == "5")
        person.press(.up)
        person.press(.enter)
        #expect(person.test.desk.calculator.pendingOperator == .add)
    }

    @Test func `arrows bring the focus to any key, space presses it, and a typed key brings it back`() throws {
        let person = try Terminalist(.calculator)
        for key in [Key.up, .up, .up, .left, .left] { person.press(key) }
        person.press(.character(" "))
        person.press(.character(" "))
        #expect(person.display == "88")
        person.type("+1")
        person.press(.enter)
        #expect(person.display == "89")
    }

    @Test func `tab and shift-tab go through what can have the focus`() throws {
        let person = try Terminalist(.orders)
        #expect(person.markedRow?.contains("딸기쥬스") == true)
        person.press(.tab)
        person.press(.tab)
        #expect(person.markedRow?.contains("키위쥬스") == true)
        person.press(.tab, .shift)
        #expect(person.markedRow?.contains("바나나쥬스") == true)
    }

    @Test func `enter chooses the row that has the focus`() throws {
        let person = try Terminalist(.menu)
        person.press(.down)
        person.press(.enter)
        #expect(person.test.navigator.top is OrderScreen)
        person.press(.right)
        person.press(.enter)
        #expect(try person.test.top(OrderScreen.self).cart.count == 1)
        person.press(.enter)
        #expect(try person.test.count(of: "banana") == 8)
    }

    @Test func `a number that chooses a row moves the focus there, so that space repeats it`() throws {
        let person = try Terminalist(.orders)
        person.type("3")
        #expect(person.markedRow?.contains("키위쥬스") == true)
        person.type(" ")
        #expect(try person.test.top(OrderScreen.self).cart.count == 2)
        person.press(.right)
        #expect(person.markedRow?.contains("▸4 파인애플쥬스") == true)
    }

    @Test func `escape goes back, and q quits at the menu only`() throws {
        let person = try Terminalist(.calculator)
        person.type("q")
        #expect(!person.isFinished)
        #expect(person.display == "0")
        person.press(.escape)
        #expect(person.test.navigator.isAtRoot)
        person.press(.escape)
        #expect(!person.isFinished)
        person.type("q")
        #expect(person.isFinished)
    }

    @Test(arguments: Place.allCases)
    func `Ctrl-C finishes anywhere, and other keys with Ctrl or Alt do nothing`(place: Place) throws {
        let person = try Terminalist(place)
        let before = person.look()
        for key in "qlyneads1 " {
            person.press(.character(key), .control)
            person.press(.character(key), .alt)
        }
        person.press(.enter, .alt)
        person.press(.escape, .control)
        #expect(person.look() == before)
        #expect(!person.isFinished)
        person.press(.character("c"), .control)
        if place == .stockAtBounds {
            #expect(!person.isFinished, "it asks what to do with the changes")
            person.press(.character("c"), .control)
        }
        #expect(person.isFinished)
    }

    @Test func `Ctrl-C finishes where the terminal is too small for anything else`() throws {
        let person = Terminalist(try TestKiosk(), columns: 10, rows: 3)
        person.type("1q")
        #expect(person.test.navigator.isAtRoot)
        #expect(!person.isFinished)
        person.press(.character("c"), .control)
        #expect(person.isFinished)
    }

    @Test func `Hangul letters work as the Latin ones on the same keys`() throws {
        let person = try Terminalist(.menu)
        person.type("1")
        person.type("12ㅁ")
        #expect(person.display == "0")
        person.type("5ㅜ")
        #expect(person.display == "-5")
        person.type("ㄴ")
        #expect(person.test.navigator.top is StyleScreen)
        person.press(.escape)
        person.type("ㅣ")
        #expect(person.test.texts.language == .english)
        person.press(.escape)
        person.type("ㅂ")
        #expect(person.isFinished)
    }

    @Test func `every letter of the two-set keyboard has a Latin letter of its own`() {
        let jamo = "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡㅃㅉㄸㄲㅆㅒㅖ"
        #expect(String(jamo.compactMap { HangulKeyboard.letter(for: $0) }) == "qwertyuiopasdfghjklzxcvbnmQWERTOP")
        #expect(HangulKeyboard.letter(for: "가") == nil)
        #expect(HangulKeyboard.letter(for: "q") == nil)
    }

    @Test func `l switches the language and redraws`() throws {
        let person = try Terminalist(.orders)
        #expect(person.look().find("바나나쥬스") != nil)
        person.type("l")
        #expect(person.look().find("Banana juice") != nil)
        #expect(person.look().find("바나나쥬스") == nil)
    }

    @Test func `the steppers take digits, arrows and page keys for the fruit that has the focus`() throws {
        let person = try Terminalist(.stock)
        person.press(.down)
        person.type("42")
        person.press(.right)
        person.press(.pageUp)
        person.press(.left)
        person.press(.left)
        person.press(.down)
        person.press(.pageDown)
        person.press(.enter)
        #expect(try person.test.count(of: "banana") == 51)
        #expect(try person.test.count(of: "pineapple") == 0)
        #expect(person.test.navigator.top is OrderScreen)
    }

    // MARK: Several inputs between two pictures

    @Test func `keys that come at once each meet the screen that the one before led to`() throws {
        let person = try Terminalist(.menu)
        person.type("112+3=")
        #expect(person.test.navigator.top is CalculatorScreen)
        #expect(person.display == "15")
        person.press(.escape)
        person.type("21")
        person.press(.enter)
        person.type("y")
        #expect(person.test.navigator.top is StockScreen)
        person.type("30s")
        #expect(person.test.navigator.top is OrderScreen)
        #expect(person.test.ledger.books.soldCount == 1)
    }

    @Test func `a click meets the screen that the key before it led to`() throws {
        let person = try Terminalist(.menu)
        person.type("1")
        let seven = try #require(Terminalist(try TestKiosk(.calculator, .korean)).place(ofKey: "7"))
        person.click(seven)
        #expect(person.display == "7")
    }

    // MARK: Questions

    @Test func `enter gives the default answer`() throws {
        let person = try Terminalist(.shortage)
        person.press(.enter)
        #expect(person.test.navigator.top is StockScreen)
    }

    @Test func `the focus can be moved to the other answer`() throws {
        let person = try Terminalist(.shortage)
        person.press(.right)
        person.press(.enter)
        #expect(person.test.navigator.top is OrderScreen)
        #expect(person.test.bar.machine.state == .idle)
        person.type("1")
        person.press(.enter)
        person.press(.enter)
        #expect(person.test.navigator.top is StockScreen)
    }

    @Test func `while a question waits, the language is switched and the help opens and closes`() throws {
        let person = try Terminalist(.shortage)
        #expect(person.look().find("수정할까요?") != nil)
        person.type("l")
        #expect(person.look().find("Edit the stock?") != nil)
        person.click(try #require(person.look().find("EN/한국어")))
        #expect(person.look().find("수정할까요?") != nil)
        person.type("?")
        #expect(person.test.navigator.top is HelpScreen)
        person.press(.escape)
        #expect(person.look().find("수정할까요?") != nil)
        #expect(person.test.bar.machine.state != .idle)
    }

    @Test func `escape and n say no, y says yes, and nothing else does anything`() throws {
        for key in [Key.escape, .character("n"), .character("ㅜ")] {
            let person = try Terminalist(.shortage)
            person.type("2el+c")
            #expect(person.test.navigator.top is OrderScreen)
            #expect(person.test.bar.machine.state != .idle)
            person.press(key)
            #expect(person.test.bar.machine.state == .idle)
        }
        let person = try Terminalist(.shortage)
        person.type("y")
        #expect(person.test.navigator.top is StockScreen)
    }

    @Test func `an answer can be clicked, and what lies below the question cannot`() throws {
        let person = try Terminalist(.shortage)
        let canvas = person.look()
        let no = try #require(canvas.find(" 아니요 "))
        let banana = try #require(canvas.find("바나나쥬스"))
        person.click(banana)
        #expect(person.test.bar.machine.waiting.isEmpty)
        person.click(no)
        #expect(person.test.bar.machine.state == .idle)
    }

    // MARK: What a screen was left with

    @Test func `the focus is where it was when a screen comes back, and new on a new screen`() throws {
        let person = try Terminalist(.orders)
        for key in [Key.down, .right] { person.press(key) }
        person.look()
        person.type("e")
        #expect(person.markedRow?.contains("딸기") == true)
        person.press(.down)
        person.press(.escape)
        #expect(person.markedRow?.contains("파인애플쥬스") == true)
        person.type("e")
        #expect(person.markedRow?.contains("딸기") == true)
    }

    @Test func `a resize keeps the focus`() throws {
        let person = try Terminalist(.orders)
        person.press(.right)
        person.size = GridSize(columns: 120, rows: 40)
        person.front.handle(.resize(person.size))
        #expect(person.look().size == person.size)
        #expect(person.markedRow?.contains("바나나쥬스") == true)
        person.size = GridSize(columns: 20, rows: 5)
        #expect(person.look().find("40×12") != nil)
        person.size = GridSize(columns: 80, rows: 24)
        #expect(person.markedRow?.contains("바나나쥬스") == true)
    }

    @Test func `a picture of nothing new is the same picture`() throws {
        for place in Place.allCases {
            let person = try Terminalist(place)
            let first = person.look()
            #expect(person.look() == first)
            person.front.handle(.resize(person.size))
            #expect(person.look() == first, "\(place)")
        }
    }

    // MARK: Scrolling

    @Test func `the wheel scrolls the tape, and a key brings its end back`() throws {
        let person = try Terminalist(.longTape)
        let end = person.look()
        person.mouse(.wheelDown, at: GridPoint(column: 5, row: 5))
        #expect(person.look() == end)
        person.mouse(.wheelUp, at: GridPoint(column: 5, row: 5))
        let scrolled = person.look()
        // The newest of the rows in view is now the third from the last: 57 × 1,234,567.
        #expect(end.find("74,074,020") != nil)
        #expect(scrolled.find("70,370,319") != nil)
        #expect(scrolled.text[3...16].allSatisfy { !$0.contains("74,074,020") })
        person.mouse(.wheelDown, at: GridPoint(column: 5, row: 5))
        #expect(person.look() == end)
        for _ in 0..<100 { person.mouse(.wheelUp, at: GridPoint(column: 5, row: 5)) }
        let start = person.look()
        #expect(start.find("1,234,567") != nil)
        person.type("1")
        #expect(person.look().find("74,074,020") != nil)
    }

    @Test func `a text that was scrolled to its end is at its beginning after the window grew and shrank`() throws {
        let person = Terminalist(try TestKiosk(.menuHelp, .english), columns: 60, rows: 12)
        let beginning = person.look()
        person.press(.end)
        #expect(person.look() != beginning)
        // All of it is in view.
        person.size = GridSize(columns: 120, rows: 60)
        let untouched = Terminalist(try TestKiosk(.menuHelp, .english), columns: 120, rows: 60)
        #expect(person.look() == untouched.look())
        person.size = beginning.size
        #expect(person.look() == beginning)
    }

    @Test func `a text that was scrolled to its end moves with the first key after the window grew`() throws {
        let person = Terminalist(try TestKiosk(.calculatorHelp, .english), columns: 60, rows: 14)
        person.press(.end)
        person.look()
        person.size = GridSize(columns: 60, rows: 20)
        let end = person.look()
        person.press(.up)
        #expect(person.look() != end)
    }

    @Test
    func `a tape that was scrolled to its beginning moves with the first turn of the wheel after the window grew`()
        throws
    {
        let person = try Terminalist(.longTape)
        let tape = GridPoint(column: 5, row: 5)
        for _ in 0..<100 { person.mouse(.wheelUp, at: tape) }
        person.look()
        person.size = GridSize(columns: 80, rows: 40)
        let start = person.look()
        person.mouse(.wheelDown, at: tape)
        #expect(person.look() != start)
    }

    @Test func `page keys scroll the help from end to end`() throws {
        let person = Terminalist(try TestKiosk(.calculatorHelp, .english), columns: 60, rows: 14)
        let top = person.look()
        person.press(.pageDown)
        #expect(person.look() != top)
        person.press(.end)
        let end = person.look()
        #expect(end.text.contains { $0.contains("Every choice can also be clicked") })
        person.press(.pageDown)
        person.press(.down)
        #expect(person.look() == end)
        person.press(.home)
        #expect(person.look() == top)
        person.press(.pageUp)
        person.press(.up)
        #expect(person.look() == top)
    }
}
