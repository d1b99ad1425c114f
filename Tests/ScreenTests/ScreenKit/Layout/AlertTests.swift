import Terminal
import Testing

@testable import JuiceMakerApp
@testable import ScreenKit

/// The place of a question on a page.
struct AlertTests {
    private static let sizes = [(40, 12), (60, 20), (80, 24), (120, 40), (200, 60)]
        .map { GridSize(columns: $0.0, rows: $0.1) }

    /// Returns the rows of a page that differ with and without its question.
    private func coveredRows(_ kiosk: Kiosk, _ size: GridSize) -> [Int] {
        func picture(_ screen: ShownScreen) -> [String] {
            Scene(of: kiosk.page(of: screen), size: size, view: ViewState()).arrangement.canvas.text
        }
        let asked = picture(kiosk.shownScreen)
        let screen = kiosk.shownScreen
        screen.alert = nil
        return zip(asked, picture(screen)).enumerated().filter { $0.element.0 != $0.element.1 }.map(\.offset)
    }

    @Test(arguments: [Place.shortage, .clearing], Language.allCases)
    func `a question stands at the bottom of the page, and covers nothing above it`(place: Place, language: Language)
        throws
    {
        for size in Self.sizes where size.rows >= 20 {
            let test = try TestKiosk(place, language)
            let canvas = test.arrange(size).canvas
            let title = try #require(test.kiosk.shownScreen.alert).title
            let top = try #require(canvas.find(String(title.prefix(8)))).row - 1
            #expect(canvas.text(row: top).allSatisfy { "┌─┐".contains($0) }, "\(size)")
            #expect(coveredRows(test.kiosk, size).allSatisfy { $0 >= top }, "\(size)")
            #expect(top >= size.rows / 2, "\(size)")
        }
    }

    @Test func `a question lies over whole rows, so that no word is cut off`() throws {
        let text = TextPane(lines: LazyRows((1...30).map { _ in Message(text: String(repeating: "9,000 ", count: 9)) }))
        let alert = AlertContent(title: "Sure?", buttons: [Control(label: "Yes", event: 0, keys: [.enter])])
        let canvas = PagePicture([text], alert: alert).draw(GridSize(columns: 60, rows: 20))
        let title = try #require(canvas.find("Sure?"))
        #expect(canvas.text(row: title.row).contains(/^│ Sure\? +│$/))
        #expect(canvas.text(row: title.row + 1).contains(/^│ \[ Yes ⏎ \] +│$/))
        for row in 2..<20 where canvas.text(row: row).contains("9,0") {
            #expect(canvas.text(row: row).contains("9,000 9,000 9,000 9,000 9,000"))
        }
    }

    @Test(arguments: [(40, 12), (45, 16), (50, 18), (57, 20), (60, 20)], Language.allCases)
    func `every answer stands whole inside of the box`(size: (columns: Int, rows: Int), language: Language) throws {
        for index in 0..<3 {
            let person = Terminalist(try TestKiosk(.orders, language), columns: size.columns, rows: size.rows)
            person.type("66666")
            person.press(.enter)
            let answer = try #require(person.test.kiosk.shownScreen.alert).buttons[index]
            let row = try #require(person.look().text.first { $0.contains("[ " + answer.label) })
            #expect(row.contains("│ ") && row.contains(" ]"), "\(row)")
            person.click(try #require(person.look().find("[ " + answer.label)))
            #expect(person.test.kiosk.shownScreen.alert == nil, "\(answer.label)")
        }
    }

    @Test func `a question on the smallest page is there as a whole`() {
        let alert = AlertContent(title: "Sure?", buttons: [Control(label: "Yes", event: 0, keys: [.enter])])
        let canvas = PagePicture([], alert: alert).draw(Layout.minimumSize)
        #expect(canvas.find("Sure?") != nil)
        #expect(canvas.find("[ Yes ⏎ ]") != nil)
    }

    @Test(arguments: [(Language.korean, " 재고를 저장했어요: 딸기 +10"), (.english, " Stock saved: Strawberry +10")])
    func `the news can be read beside a question`(language: Language, news: String) throws {
        let person = try Terminalist(.orders, language)
        person.type("66666")
        for _ in 0..<2 { person.press(.enter) }
        person.press(.home)
        for _ in 0..<4 { person.press(.up) }
        person.type("20")
        person.press(.enter)
        #expect(person.look().text.contains(news))
    }
}
