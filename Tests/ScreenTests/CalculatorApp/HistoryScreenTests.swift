import Calculator
import Core
import Terminal
import Testing

@testable import CalculatorApp
@testable import ScreenKit

struct HistoryScreenTests {
    private func open(_ test: TestKiosk, after keys: String) throws -> (CalculatorScreen, HistoryScreen) {
        let screen = try test.openCalculator(typing: keys)
        screen.handle(.showHistory)
        return (screen, try test.top())
    }

    private func labels(_ screen: HistoryScreen, _ test: TestKiosk) -> [String]? {
        screen.content(test.texts).list?.rows.map(\.control.label)
    }

    @Test func `finished calculations are listed, latest first, and AC keeps them`() throws {
        let test = try TestKiosk()
        let (_, list) = try open(test, after: "12+3*4= ac 7*8= ac")
        #expect(labels(list, test) == ["7 × 8 = 56", "12 + 3 × 4 = 60"])
        #expect(list.content(test.texts).list?.rows.map(\.note) == ["표준", "표준"])
        #expect(list.content(test.texts).list?.heading == "끝난 계산, 최근 것부터.")
    }

    @Test(arguments: [(Language.korean, "검색 12", "검색: 12"), (.english, "find 12", "Search: 12")])
    func `in lines the help names a line that searches, and the line searches`(
        language: Language, line: String, answer: String
    ) throws {
        let test = try TestKiosk(.menu, language)
        let (_, list) = try open(test, after: "12+3= ac 4+5= ac")
        #expect(list.content(test.texts).frame.lineHelp[0].hasSuffix(" 12"))
        var said: [String] = []
        let front = LineFront(kiosk: test.kiosk) { said.append($0) }
        front.handle("")
        front.handle(line)
        #expect(said.contains(answer))
        #expect(labels(list, test) == ["12 + 3 = 15"])
    }

    @Test(arguments: [(80, 24), (60, 20), (40, 12)])
    func `a long calculation is cut in its middle, and takes no room from the other rows`(
        columns: Int, rows: Int
    ) throws {
        let test = try TestKiosk()
        _ = try open(test, after: "1+2*3= 12345678901234567890*98765= ac")
        let lines = test.arrange(GridSize(columns: columns, rows: rows)).canvas.text
        let long = try #require(lines.first { $0.contains("e+24") })
        #expect(long.contains("12,345") && long.contains("↺"), "\(long)")
        #expect(columns == 80 || long.contains("…"), "\(long)")
        let short = try #require(lines.first { $0.contains("1 + 2 × 3") })
        #expect(short.contains(columns < 60 ? "1 + 2 × 3 = 9" : " 9  표준") && short.contains("↺"), "\(short)")
    }

    @Test func `results end at one column, and the style and the action stand at the same columns in each row`() throws
    {
        let test = try TestKiosk(.english)
        _ = try open(test, after: "12+3*4= ac 7*8= ac 12*1000=")
        let lines = test.arrange(GridSize(columns: 80, rows: 24)).canvas.text.filter { $0.contains("↺") }
        #expect(
            lines.map { $0.trimmed } == [
                "▸   12 × 1,000                      12,000  Standard   ↺",
                "7 × 8                               56  Standard   ↺",
                "12 + 3 × 4                          60  Standard   ↺",
            ])
    }

    @Test(arguments: Language.allCases)
    func `the focus moves from one calculation to the next in at most 120 bytes`(language: Language) throws {
        let test = try TestKiosk(language)
        _ = try open(test, after: "12+3*4= ac 7*8= ac 12*1000= ac 99/3=")
        let person = Terminalist(test)
        var renderer = FrameRenderer(erasesWithFill: true)
        person.press(.down)
        _ = renderer.render(person.look())
        for key in [Key.down, .down, .down, .up, .up] {
            person.press(key)
            #expect(renderer.render(person.look()).count <= 120, "\(person.markedRow ?? "")")
        }
    }

    @Test func `a click on the action of a row makes the calculation the current one`() throws {
        let test = try TestKiosk(.english)
        let (screen, _) = try open(test, after: "12+3*4= ac 7*8= ac")
        let person = Terminalist(test)
        let row = try #require(person.look().find("12 + 3 × 4")).row
        person.click(try #require(person.look().find("↺", below: row - 1)))
        #expect(test.navigator.top === screen)
        #expect(screen.content(test.texts).tape?.tape.count == 2)
    }

    @Test func `the field stays where it is while a search finds less`() throws {
        let test = try TestKiosk(.english)
        _ = try open(test, after: "12+3*4= ac 7*8= ac 12*1000=")
        let person = Terminalist(test, columns: 120, rows: 40)
        let place = person.look().find("Search")
        #expect(place != nil)
        person.type("999")
        #expect(person.look().find("Search") == place)
        #expect(person.look().find("No calculation found.") != nil)
    }

    @Test func `a question mark in a search is the key of the help, and the search stays`() throws {
        let test = try TestKiosk(.english)
        let (_, list) = try open(test, after: "12+3*4= ac 7*8= ac")
        let person = Terminalist(test)
        person.type("12?")
        #expect(test.navigator.top is HelpScreen)
        person.press(.escape)
        #expect(labels(list, test) == ["12 + 3 × 4 = 60"])
        #expect(list.message(test.texts) == nil)
    }

    @Test func `the calculation that is shown beside the list is marked while the field has the focus`() throws {
        let test = try TestKiosk(.english)
        _ = try open(test, after: "12+3*4= ac 7*8=")
        let person = Terminalist(test, columns: 120, rows: 40)
        #expect(person.look().text.contains { $0.contains("▸   7 × 8") })
        person.press(.down)
        person.press(.down)
        let rows = person.look().text.filter { $0.contains("▸") }
        #expect(rows.count == 1 && rows[0].contains("▸   12 + 3 × 4"))
    }

    @Test func `a row has the time and the style of its calculation`() throws {
        let clock = CalculatorClock(now: { Timestamp(milliseconds: 5) }, text: { "at \($0.milliseconds)" })
        let desk = CalculatorDesk(CalculatorSet(style: .formula), clock: clock)
        for event in try [CalculatorEvent](parsing: "1+2=") { desk.perform(event) }
        #expect(desk.calculators.finishedCalculations.map(\.time) == [Timestamp(milliseconds: 5)])
        let list = HistoryScreen(calculations: desk.calculators.finishedCalculations, time: { desk.time(of: $0) })
        let test = try TestKiosk()
        #expect(list.content(test.texts).list?.rows.map(\.note) == ["at 5  수식"])
    }

    @Test func `a chosen calculation brings its result back, and keeps the operator`() throws {
        let test = try TestKiosk()
        let (screen, list) = try open(test, after: "7*8= ac 1+")
        try list.choose("7 × 8 = 56", test.texts)
        #expect(test.navigator.top === screen)
        #expect(screen.display == "56")
        screen.handle(.perform(.press(.equals)))
        #expect(screen.display == "57")
    }

    @Test func `a whole calculation comes back up to its last operand, of another style too`() throws {
        let test = try TestKiosk()
        let (screen, list) = try open(test, after: "12+3*4= ac")
        try list.type(line: "reuse 1", test.texts)
        #expect(screen.display == "4")
        #expect(screen.content(test.texts).tape?.tape.count == 2)
        try screen.type(line: "5=", test.texts)
        #expect(screen.display == "675")
        test.desk.choose(.formula)
        screen.handle(.showHistory)
        let next = try test.top(HistoryScreen.self)
        #expect(labels(next, test) == ["12 + 3 × 45 = 675", "12 + 3 × 4 = 60"])
        next.handle(.reuse(1))
        #expect(test.desk.style == .formula)
        try screen.type(line: "=", test.texts)
        #expect(screen.display == "60")
    }

    @Test func `a search shows the calculations that contain it, however its operators are written`() throws {
        let test = try TestKiosk(.english)
        let (_, list) = try open(test, after: "12+3*4= ac 7*8= ac 1200/3=")
        for (text, found) in [
            ("3*4", ["12 + 3 × 4 = 60"]), ("3 × 4", ["12 + 3 × 4 = 60"]), ("1200", ["1,200 ÷ 3 = 400"]),
            ("56", ["7 × 8 = 56"]), ("99", []),
            ("１２００", ["1,200 ÷ 3 = 400"]), ("₩1,200", ["1,200 ÷ 3 = 400"]), ("1\u{A0}200", ["1,200 ÷ 3 = 400"]),
            ("", ["1,200 ÷ 3 = 400", "7 × 8 = 56", "12 + 3 × 4 = 60"]),
        ] {
            list.handle(.search(.replace(text)))
            #expect(labels(list, test) == found, "\(text)")
        }
    }

    @Test func `a search is typed, deleted and written over from the keyboard, with 8/2 as with ÷`() throws {
        let test = try TestKiosk(.english)
        let (screen, list) = try open(test, after: "8/2= ac 7*8= ac 18/2= ac")
        let person = Terminalist(test)
        person.type("8/2")
        #expect(labels(list, test) == ["18 ÷ 2 = 9", "8 ÷ 2 = 4"])
        person.press(.backspace)
        person.press(.backspace)
        #expect(labels(list, test)?.count == 3)
        person.press(.home)
        person.type("1")
        #expect(labels(list, test) == ["18 ÷ 2 = 9"])
        person.type("l")
        #expect(list.message(test.texts)?.text == "“l” cannot be typed here.")
        #expect(test.kiosk.texts.language == .english && list.search.text == "18")
        person.press(.end)
        #expect(list.message(test.texts) == nil)
        person.press(.enter)
        #expect(test.navigator.top === screen && screen.display == "9")
    }

    @Test func `a slash with which a search begins elsewhere is no part of it, and one behind a number is`() throws {
        let test = try TestKiosk(.english)
        let (_, list) = try open(test, after: "8/2= ac 7*8= ac")
        let person = Terminalist(test)
        person.type("/8")
        #expect(list.search.text == "8")
        person.type("/")
        #expect(list.search.text == "8/" && labels(list, test) == ["8 ÷ 2 = 4"])
    }

    @Test func `the row that Enter takes looks as if it had the focus while the field has it`() throws {
        let test = try TestKiosk(.english)
        _ = try open(test, after: "8/2= ac 7*8= ac")
        let person = Terminalist(test)
        let newest = try #require(person.look().find("7 × 8"))
        #expect(person.look()[newest].style.background == .focus)
        let other = try #require(person.look().find("8 ÷ 2"))
        #expect(person.look()[other].style.background == .panel)
        person.press(.down)
        person.press(.down)
        #expect(person.look()[newest].style.background == .panel)
        #expect(person.look()[other].style.background == .focus)
    }

    @Test(arguments: [
        (Language.korean, "‘59’ 검색 결과 0건", "찾은 계산이 없어요."),
        (.english, "Results for “59”: 0", "No calculation found."),
    ])
    func `a search that finds nothing says so, and goes on with the next key`(
        language: Language, heading: String, text: String
    ) throws {
        let test = try TestKiosk(language)
        _ = try open(test, after: "7*8=")
        let person = Terminalist(test)
        person.type("59")
        #expect(person.look().find(heading) != nil)
        #expect(person.look().find(text) != nil)
        person.press(.backspace)
        person.type("6")
        #expect(person.look().find(text) == nil)
        person.press(.down)
        #expect(person.markedRow?.contains("7 × 8  ") == true)
    }

    @Test(arguments: ["reuse", "reuse 0", "reuse 2", "what"])
    func `a line that is no command of the history says so`(line: String) throws {
        let test = try TestKiosk()
        let (_, list) = try open(test, after: "7*8=")
        #expect(throws: LineError.self) { try list.type(line: line, test.texts) }
    }

    @Test func `an empty history says so`() throws {
        let test = try TestKiosk(.english)
        let (_, list) = try open(test, after: "5=")
        #expect(list.content(test.texts).list?.placeholder == "No finished calculations.")
    }
}
