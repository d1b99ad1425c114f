import Terminal
import Testing

@testable import CalculatorApp
@testable import JuiceMakerApp
@testable import ScreenKit

/// The mouse alone.
struct MouseTests {
    /// A person at the calculator, and where a key of it stands.
    private func seven() throws -> (Terminalist, GridPoint) {
        let person = try Terminalist(.calculator)
        return (person, try #require(person.place(ofKey: "7")))
    }

    @Test func `a press and a release inside of one key press it`() throws {
        let (person, seven) = try seven()
        person.mouse(.press(.left), at: seven)
        #expect(person.display == "0")
        person.mouse(.release(.left), at: seven.offset(columns: 1))
        #expect(person.display == "7")
    }

    @Test func `a release outside does nothing, nor does a release alone, and nor do the other buttons`() throws {
        let (person, seven) = try seven()
        let eight = try #require(person.place(ofKey: "8"))
        person.mouse(.press(.left), at: seven)
        person.mouse(.release(.left), at: eight)
        person.mouse(.release(.left), at: seven)
        person.mouse(.press(.left), at: seven)
        person.mouse(.release(.left), at: GridPoint(column: 0, row: 0))
        person.mouse(.release(.left), at: GridPoint(column: -1, row: 1_000))
        for button in [MouseEvent.Button.middle, .right] {
            person.mouse(.press(button), at: seven)
            person.mouse(.release(button), at: seven)
        }
        #expect(person.display == "0")
    }

    @Test(arguments: [(Place.calculator, "7 "), (.orders, "Kiosk")])
    func `a key and a name at the top are drawn pressed while the button is down, and a release beside does nothing`(
        place: Place, text: String
    ) throws {
        let person = try Terminalist(place, .english)
        person.type("1")
        let point = try #require(person.look().find(text))
        let breadcrumb = person.test.kiosk.breadcrumb
        #expect(!person.look()[point].style.reverse)
        person.mouse(.press(.left), at: point)
        #expect(person.look()[point].style.reverse)
        person.mouse(.release(.left), at: GridPoint(column: 0, row: 20))
        #expect(!person.look()[point].style.reverse)
        #expect(person.test.kiosk.breadcrumb == breadcrumb)
    }

    @Test func `every hint and the language can be clicked`() throws {
        let person = try Terminalist(.calculator, .english)
        person.type("5")
        try person.click("Undo")
        #expect(person.display == "0")
        try person.click("EN/한국어")
        #expect(person.test.texts.language == .korean)
        try person.click("표준")
        #expect(person.test.navigator.top is StyleScreen)
        try person.click(" Esc  뒤로", " Esc  뒤로", "도움말")
        #expect(person.test.navigator.top is HelpScreen)
        try person.click(" Esc  뒤로", "끝내기")
        #expect(person.isFinished)
    }

    @Test func `a click on a name at the top leads back to that screen`() throws {
        let person = try Terminalist(.stockCalculator, .english)
        #expect(person.look().text(row: 0).hasPrefix(" Kiosk › Juice maker › Edit stock › Calculator"))
        // The screen in view, and what stands between the names, lead nowhere.
        try person.click("Calculator", "›")
        #expect(person.test.navigator.screens.count == 4)
        try person.click("Edit stock")
        #expect(person.test.navigator.top is StockScreen)
        person.click(try #require(person.look().find("Kiosk")).offset(columns: 4))
        #expect(person.test.navigator.isAtRoot)
    }

    @Test func `while a question waits, the names at the top lead nowhere`() throws {
        let person = try Terminalist(.shortage, .english)
        try person.click("Kiosk")
        #expect(person.test.navigator.top is OrderScreen)
        #expect(person.misses("Not enough fruit", "! Please answer first: Yes, No") == [])
        try person.click(" No Esc ")
        #expect(!person.sees("Please answer first"))
    }

    @Test func `where the first names have no room, the others lead back to their own screens`() throws {
        let person = Terminalist(try TestKiosk(.stockCalculator, .english), columns: 72, rows: 24)
        #expect(person.look().text(row: 0).hasPrefix(" … › Juice maker › Edit stock › Calculator"))
        person.click(GridPoint(column: 1, row: 0))
        #expect(person.test.navigator.screens.count == 4)
        try person.click("Juice maker")
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
        try person.click("쥬스 메이커", "딸기쥬스", "주문하기  ⏎", " 예 ⏎ ", "c 계산")
        for key in ["3", "×", "9", "="] { person.click(try #require(person.place(ofKey: key))) }
        try person.click("이 값 사용", " +1 ", "저장 ⏎")
        #expect(person.sees("1번 나왔습니다!"))
        #expect(try person.test.count(of: "strawberry") == 12)
    }

    @Test func `a click on a row moves the focus there`() throws {
        let person = try Terminalist(.orders)
        try person.click("키위쥬스")
        #expect(person.markedRow?.contains("키위쥬스") == true)
        person.type(" ")
        #expect(try person.test.top(OrderScreen.self).cart[person.test.juice("kiwi")] == 2)
    }

    @Test func `a deleted value is removed by its button, and brought back by its row`() throws {
        let person = try Terminalist(.deletedValues)
        try person.click(" ✕ ")
        #expect(!person.sees("1,001"))
        try person.click("3,003")
        #expect(person.display == "3,003")
    }

    @Test(arguments: [MouseEvent.Action.wheelUp, .wheelDown])
    func `the wheel over a key of the pad presses nothing`(turn: MouseEvent.Action) throws {
        let person = try Terminalist(.calculator)
        person.mouse(turn, at: try #require(person.place(ofKey: "7")))
        #expect(person.display == "0")
    }
}
