import JuiceMaker
import Terminal
import Testing

@testable import CalculatorApp
@testable import JuiceMakerApp
@testable import ScreenKit

struct HomeScreenTests {
    @Test(arguments: Language.allCases)
    func `the footer stands below the menu in both fronts`(language: Language) throws {
        let test = try TestKiosk(language, footer: Text("Saved in ~/juice", ko: "저장 위치: ~/쥬스"))
        let footer = language == .korean ? "저장 위치: ~/쥬스" : "Saved in ~/juice"
        for size in [GridSize(columns: 60, rows: 20), .small, .large] {
            let page = test.arrange(size)
            #expect(page.canvas.text.contains { $0.trimmed == footer })
        }
        #expect(TypedLines(test.kiosk).readPage().contains(footer))
    }

    @Test func `a kiosk has a title and a heading of its own, and an app plain strings`() {
        let app = App("lockers", "Locker wall", summary: "Open a locker") { RecordingScreen("lockers") }
        let kiosk = Kiosk(
            apps: [app], texts: Texts(.english), title: "Swimming pool", homeHeading: "Welcome")
        let reader = TypedLines(kiosk)
        #expect(reader.readPage().prefix(3) == ["== Swimming pool ==", "Welcome", "1. Locker wall  Open a locker"])
        for word in ["lockers", "locker"] {
            #expect(reader.type(word).first == "== Swimming pool > lockers ==", "\(word)")
            kiosk.perform(.home)
        }
    }

    @Test(arguments: [(40, 12), (80, 24), (120, 40), (300, 60)])
    func `of a deep folder the menu shows the beginning and the end, below all apps`(columns: Int, rows: Int) throws {
        let test = try TestKiosk(.menuDeepData, .english)
        let canvas = test.arrange(GridSize(columns: columns, rows: rows)).canvas
        let data = try #require(canvas.find("Saved in ~/깊은"))
        #expect(canvas.text(row: data.row).hasSuffix("/kiosk"))
        #expect(canvas.text(row: data.row).contains("…"))
        #expect(data.row > (try #require(canvas.find("Juice maker"))).row)
    }

    @Test func `a line reader gets all of a deep folder, and no news of the apps`() throws {
        let said = TypedLines(try TestKiosk(.menuDeepData, .english).kiosk).readPage()
        #expect(said.contains("Saved in " + TestKiosk.deepPath))
        #expect(said.contains("2. Juice maker  Order juice and manage the stock"))
        #expect(!said.contains { $0.contains("sold out") })
    }

    @Test func `the news about an app are those of the moment at which the menu comes into view`() throws {
        let test = try TestKiosk(.english)
        func news() -> [String] { test.arrange(.small).canvas.text.filter { $0.contains("sold out") }.map(\.trimmed) }
        #expect(news() == ["0 orders, 1 sold out"])
        let screen = try test.openJuiceMaker()
        screen.handle(.request(Order(try test.juice("mango"))))
        test.kiosk.perform(.back)
        #expect(news() == ["1 order, 1 sold out"])
        // The text is made anew, the news are not read again.
        _ = try test.ledger.make(try test.juice("mango"))
        #expect(news() == ["1 order, 1 sold out"])
        test.kiosk.perform(.switchLanguage)
        #expect(test.arrange(.small).canvas.find("오늘 주문 1건, 품절 1") != nil)
        _ = try test.openCalculator(typing: "12+48=")
        test.kiosk.perform(.back)
        #expect(test.arrange(.small).canvas.find("마지막 결과 60") != nil)
        #expect(test.arrange(.small).canvas.find("오늘 주문 2건, 품절 1") != nil)
    }

    @Test func `an app that is opened again has a new screen and the old work`() throws {
        let test = try TestKiosk()
        weak var first: CalculatorScreen?
        do {
            let screen = try test.openCalculator()
            screen.handle(.perform(.press(.digit(.seven))))
            first = screen
        }
        test.kiosk.perform(.back)
        #expect(first == nil)
        #expect(try test.openCalculator().content(test.texts).display?.text == "7")
    }
}
