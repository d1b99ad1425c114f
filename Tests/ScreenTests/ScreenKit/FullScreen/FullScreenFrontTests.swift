import Calculator
import Terminal
import Testing

@testable import CalculatorApp
@testable import JuiceMakerApp
@testable import ScreenKit

struct FullScreenFrontTests {
    // MARK: Keys

    @Test(
        arguments: [
            [("12+3=", "15"), ("⌫n*4=", "-60"), ("⌦", "0")], [("2+3\n", "5")], [("↑↑↑←←  ", "88"), ("+1\n", "89")],
        ] as [[(String, String)]])
    func `typed keys, and Enter and Space on the key that has the focus, calculate`(story: [(String, String)]) throws {
        let person = try Terminalist(.calculator)
        for (keys, display) in story {
            person.play(keys)
            #expect(person.display == display, "\(keys)")
        }
    }

    @Test func `tab and shift-tab go through what can have the focus`() throws {
        let person = try Terminalist(.orders)
        for (presses, modifiers, name) in [(0, [], "딸기쥬스"), (2, [], "키위쥬스"), (1, .shift, "바나나쥬스")]
            as [(Int, Modifiers, String)]
        {
            for _ in 0..<presses { person.press(.tab, modifiers) }
            #expect(person.markedRow?.contains(name) == true, "\(name)")
        }
    }

    @Test func `escape goes back, and q quits at the menu only`() throws {
        let person = try Terminalist(.calculator)
        person.play("q")
        #expect(person.display == "0")
        for _ in 1...2 {
            #expect(!person.isFinished)
            person.play("⎋")
            #expect(person.test.navigator.isAtRoot)
        }
        #expect(!person.isFinished)
        person.play("q")
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
        for (keys, display) in [("112ㅁ", "0"), ("5ㅜ", "-5")] {
            person.play(keys)
            #expect(person.display == display)
        }
        person.play("ㄴ")
        #expect(person.test.navigator.top is StyleScreen)
        person.play("⎋ㅣ")
        #expect(person.test.texts.language == .english)
        person.play("⎋ㅂ")
        #expect(person.isFinished)
    }

    @Test func `every letter of the two-set keyboard has a Latin letter of its own`() {
        let jamo = "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡㅃㅉㄸㄲㅆㅒㅖ"
        #expect(String(jamo.compactMap { HangulKeyboard.letter(for: $0) }) == "qwertyuiopasdfghjklzxcvbnmQWERTOP")
        #expect(HangulKeyboard.letter(for: "가") == nil)
        #expect(HangulKeyboard.letter(for: "q") == nil)
    }

    @Test func `the steppers take digits, arrows and page keys for the fruit that has the focus`() throws {
        let person = try Terminalist(.stock)
        person.play("↓42→⇞←←↓⇟\n")
        #expect(try person.test.count(of: "banana") == 51)
        #expect(try person.test.count(of: "pineapple") == 0)
        #expect(person.test.navigator.top is OrderScreen)
    }

    // MARK: Several inputs between two pictures

    @Test func `keys that come at once each meet the screen that the one before led to`() throws {
        let person = try Terminalist(.menu)
        person.play("112+3=")
        #expect(person.test.navigator.top is CalculatorScreen)
        #expect(person.display == "15")
        person.play("⎋21\ny")
        #expect(person.test.navigator.top is StockScreen)
        person.play("30s")
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

    @Test func `while a question waits, the language is switched and the help opens and closes`() throws {
        let person = try Terminalist(.shortage)
        #expect(person.sees("수정할까요?"))
        person.play("l")
        #expect(person.sees("Edit the stock?"))
        try person.click("EN/한국어")
        #expect(person.sees("수정할까요?"))
        person.play("?")
        #expect(person.test.navigator.top is HelpScreen)
        person.play("⎋")
        #expect(person.sees("수정할까요?"))
        #expect(person.test.bar.machine.state != .idle)
    }

    @Test func `an answer can be clicked, and what lies below the question cannot`() throws {
        let person = try Terminalist(.shortage)
        try person.click("바나나쥬스")
        #expect(person.test.bar.machine.waiting.isEmpty)
        try person.click(" 아니요 ")
        #expect(person.test.bar.machine.state == .idle)
    }

    // MARK: What a screen was left with

    private final class RowsScreen: Screen {
        let title: Text = "Rows"
        var content: Content<Int> { List { for index in 0..<5 { Row("Row \(index)", index) } } }
        func handle(_ event: Int) {}
    }

    @Test func `a screen begins with its own focus, also at the address of one that is gone`() {
        let kiosk = Kiosk(root: RecordingScreen("root"), texts: Texts(.english))
        let front = FullScreenFront(kiosk: kiosk)
        for _ in 0..<20 {
            kiosk.navigator.push(RowsScreen())
            front.contentHasChanged()
            _ = front.draw(size: .small)
            for _ in 0..<2 { front.handle(.key(.down, [])) }
            #expect(front.draw(size: .small).find("▸3  Row 2") != nil)
            // Nobody looks between the two, and the address is free again.
            kiosk.navigator.popToRoot()
            kiosk.navigator.push(RowsScreen())
            front.contentHasChanged()
            #expect(front.draw(size: .small).find("▸1  Row 0") != nil)
            kiosk.navigator.popToRoot()
        }
    }

    @Test func `a resize keeps the focus`() throws {
        let person = try Terminalist(.orders)
        person.press(.right)
        person.size = .large
        person.front.handle(.resize(person.size))
        #expect(person.look().size == person.size)
        #expect(person.markedRow?.contains("바나나쥬스") == true)
        person.size = GridSize(columns: 20, rows: 5)
        #expect(person.sees("40×12"))
        person.size = .small
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
        func turn(_ wheel: MouseEvent.Action, times: Int = 1) -> Canvas {
            for _ in 0..<times { person.mouse(wheel, at: GridPoint(column: 5, row: 5)) }
            return person.look()
        }
        let end = person.look()
        #expect(turn(.wheelDown) == end)
        let scrolled = turn(.wheelUp)
        // The newest of the rows in view is now the third from the last: 57 × 1,234,567.
        #expect(end.find("74,074,020") != nil)
        #expect(scrolled.find("70,370,319") != nil)
        #expect(scrolled.text[3...16].allSatisfy { !$0.contains("74,074,020") })
        #expect(turn(.wheelDown) == end)
        #expect(turn(.wheelUp, times: 100).find("1,234,567") != nil)
        person.type("1")
        #expect(person.sees("74,074,020"))
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

    @Test(arguments: [
        (Place.calculatorHelp, GridSize(columns: 60, rows: 14), GridSize(columns: 60, rows: 20)),
        (.longTape, .small, GridSize(columns: 80, rows: 40)),
    ])
    func `what was scrolled as far as it goes moves with the first key or turn of the wheel after the window grew`(
        place: Place, size: GridSize, larger: GridSize
    ) throws {
        let person = Terminalist(try TestKiosk(place, .english), columns: size.columns, rows: size.rows)
        let tape = GridPoint(column: 5, row: 5)
        if place == .longTape { for _ in 0..<100 { person.mouse(.wheelUp, at: tape) } } else { person.press(.end) }
        person.look()
        person.size = larger
        let before = person.look()
        if place == .longTape { person.mouse(.wheelDown, at: tape) } else { person.press(.up) }
        #expect(person.look() != before)
    }

    @Test func `page keys scroll the help from end to end`() throws {
        let person = Terminalist(try TestKiosk(.calculatorHelp, .english), columns: 60, rows: 14)
        let top = person.look()
        person.play("⇟")
        #expect(person.look() != top)
        person.play("⇲")
        let end = person.look()
        #expect(end.find("Every choice can also be clicked") != nil)
        for (keys, picture) in [("⇟↓", end), ("⇱", top), ("⇞↑", top)] {
            person.play(keys)
            #expect(person.look() == picture, "\(keys)")
        }
    }
}
