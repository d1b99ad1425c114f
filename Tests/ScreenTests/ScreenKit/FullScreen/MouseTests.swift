import Terminal
import Testing

@testable import CalculatorApp
@testable import JuiceMakerApp
@testable import ScreenKit

/// The mouse alone.
struct MouseTests {
    @Test func `a press and a release inside of one key press it`() throws {
        let person = try Terminalist(.calculator)
        let seven = try #require(person.place(ofKey: "7"))
        person.mouse(.press(.left), at: seven)
        #expect(person.display == "0")
        person.mouse(.release(.left), at: seven.offset(columns: 1))
        #expect(person.display == "7")
    }

    @Test func `a release outside does nothing, nor does a release alone`() throws {
        let person = try Terminalist(.calculator)
        let seven = try #require(person.place(ofKey: "7"))
        let eight = try #require(person.place(ofKey: "8"))
        person.mouse(.press(.left), at: seven)
        person.mouse(.release(.left), at: eight)
        person.mouse(.release(.left), at: seven)
        person.mouse(.press(.left), at: seven)
        person.mouse(.release(.left), at: GridPoint(column: 0, row: 0))
        person.mouse(.release(.left), at: GridPoint(column: -1, row: 1_000))
        #expect(person.display == "0")
    }

    @Test func `the other buttons do nothing`() throws {
        let person = try Terminalist(.calculator)
        let seven = try #require(person.place(ofKey: "7"))
        for button in [MouseEvent.Button.middle, .right] {
            person.mouse(.press(button), at: seven)
            person.mouse(.release(button), at: seven)
        }
        #expect(person.display == "0")
    }

    @Test func `a key is drawn pressed while the button is down on it`() throws {
        let person = try Terminalist(.calculator)
        person.type("1")
        let seven = try #require(person.place(ofKey: "7"))
        #expect(!person.look()[seven].style.reverse)
        person.mouse(.press(.left), at: seven)
        #expect(person.look()[seven].style.reverse)
        person.mouse(.release(.left), at: GridPoint(column: 0, row: 0))
        #expect(!person.look()[seven].style.reverse)
    }

    @Test func `every hint and the language can be clicked`() throws {
        let person = try Terminalist(.calculator, .english)
        person.type("5")
        person.click(try #require(person.look().find("Undo")))
        #expect(person.display == "0")
        person.click(try #require(person.look().find("EN/한국어")))
        #expect(person.test.texts.language == .korean)
        person.click(try #require(person.look().find("표준")))
        #expect(person.test.navigator.top is StyleScreen)
        person.click(try #require(person.look().find(" Esc  뒤로")))
        person.click(try #require(person.look().find(" Esc  뒤로")))
        person.click(try #require(person.look().find("도움말")))
        #expect(person.test.navigator.top is HelpScreen)
        person.click(try #require(person.look().find(" Esc  뒤로")))
        person.click(try #require(person.look().find("끝내기")))
        #expect(person.isFinished)
    }

    @Test func `a click on a name at the top leads back to that screen`() throws {
        let person = try Terminalist(.stockCalculator, .english)
        #expect(person.look().text(row: 0).hasPrefix(" Kiosk › Juice maker › Edit stock › Calculator"))
        // The screen in view, and what stands between the names, lead nowhere.
        person.click(try #require(person.look().find("Calculator")))
        person.click(try #require(person.look().find("›")))
        #expect(person.test.navigator.screens.count == 4)
        person.click(try #require(person.look().find("Edit stock")))
        #expect(person.test.navigator.top is StockScreen)
        person.click(try #require(person.look().find("Kiosk")).offset(columns: 4))
        #expect(person.test.navigator.isAtRoot)
    }

    @Test func `a name at the top is drawn pressed, and a release beside it does nothing`() throws {
        let person = try Terminalist(.orders, .english)
        let kiosk = try #require(person.look().find("Kiosk"))
        #expect(!person.look()[kiosk].style.reverse)
        person.mouse(.press(.left), at: kiosk)
        #expect(person.look()[kiosk].style.reverse)
        person.mouse(.release(.left), at: GridPoint(column: 0, row: 20))
        #expect(!person.test.navigator.isAtRoot)
    }

    @Test func `while a question waits, the names at the top lead nowhere`() throws {
        let person = try Terminalist(.shortage, .english)
        person.click(try #require(person.look().find("Kiosk")))
        #expect(person.test.navigator.top is OrderScreen)
        #expect(person.look().find("Not enough fruit") != nil)
        #expect(person.look().find("! Please answer first: Yes, No") != nil)
        person.click(try #require(person.look().find(" No Esc ")))
        #expect(person.look().find("Please answer first") == nil)
    }

    @Test func `where the first names have no room, the others lead back to their own screens`() throws {
        let person = Terminalist(try TestKiosk(.stockCalculator, .english), columns: 72, rows: 24)
        #expect(person.look().text(row: 0).hasPrefix(" … › Juice maker › Edit stock › Calculator"))
        person.click(GridPoint(column: 1, row: 0))
        #expect(person.test.navigator.screens.count == 4)
        person.click(try #require(person.look().find("Juice maker")))
        #expect(person.test.navigator.top is OrderScreen)
    }

    @Test func `a press on one screen and a release on another do nothing`() throws {
        let person = try Terminalist(.menu)
        let row = try #require(person.look().find("쥬스 메이커"))
        person.mouse(.press(.left), at: row)
        person.type("1")
        person.mouse(.release(.left), at: row)
        #expect(person.test.navigator.top is CalculatorScreen)
        #expect(person.display == "0")
    }

    @Test func `the story can be told by clicks alone`() throws {
        let person = try Terminalist(.menu)
        func click(_ text: String) throws { person.click(try #require(person.look().find(text), "\(text)")) }
        try click("쥬스 메이커")
        try click("딸기쥬스")
        try click("주문하기  ⏎")
        try click(" 예 ⏎ ")
        try click("c 계산")
        for key in ["3", "×", "9", "="] { person.click(try #require(person.place(ofKey: key))) }
        try click("이 값 사용")
        try click(" +1 ")
        try click("저장 ⏎")
        #expect(person.look().find("1번 나왔습니다!") != nil)
        #expect(try person.test.count(of: "strawberry") == 12)
    }

    @Test func `a click on a row moves the focus there`() throws {
        let person = try Terminalist(.orders)
        person.click(try #require(person.look().find("키위쥬스")))
        #expect(person.markedRow?.contains("키위쥬스") == true)
        person.type(" ")
        #expect(try person.test.top(OrderScreen.self).cart[person.test.juice("kiwi")] == 2)
    }

    @Test func `a deleted value is removed by its button, and brought back by its row`() throws {
        let person = try Terminalist(.deletedValues)
        person.click(try #require(person.look().find(" ✕ ")))
        #expect(person.look().find("1,001") == nil)
        person.click(try #require(person.look().find("3,003")))
        #expect(person.display == "3,003")
    }
}
