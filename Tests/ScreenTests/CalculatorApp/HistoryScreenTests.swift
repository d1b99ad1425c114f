import Calculator
import Core
import Terminal
import Testing

@testable import CalculatorApp
@testable import ScreenKit

struct HistoryScreenTests {
    private typealias History = Opened<HistoryScreen>

    private func open(_ language: Language = .korean, after keys: String) throws -> History {
        let calculator = try Opened<CalculatorScreen>(language, typing: keys)
        calculator.handle(.showHistory)
        return try calculator.next()
    }

    /// The calculator behind the list.
    private func calculator(_ list: History) throws -> CalculatorScreen { try list.test.top() }

    @Test func `finished calculations are listed, latest first, and AC keeps them`() throws {
        let list = try open(after: "12+3*4= ac 7*8= ac")
        #expect(list.labels == ["7 × 8 = 56", "12 + 3 × 4 = 60"])
        #expect(list.content.list?.rows.map(\.note) == ["표준", "표준"])
        #expect(list.content.list?.heading == "끝난 계산, 최근 것부터.")
    }

    @Test(arguments: [(Language.korean, "검색 12", "검색: 12"), (.english, "find 12", "Search: 12")])
    func `in lines the help names a line that searches, and the line searches`(
        language: Language, line: String, answer: String
    ) throws {
        let list = try open(language, after: "12+3= ac 4+5= ac")
        #expect(list.content.frame.lineHelp[0].hasSuffix(" 12"))
        #expect(TypedLines(list.test.kiosk).type("", line).contains(answer))
        #expect(list.labels == ["12 + 3 = 15"])
    }

    @Test(arguments: [(80, 24), (60, 20), (40, 12)])
    func `a long calculation is cut in its middle, and takes no room from the other rows`(
        columns: Int, rows: Int
    ) throws {
        let test = try open(after: "1+2*3= 12345678901234567890*98765= ac").test
        let lines = test.arrange(GridSize(columns: columns, rows: rows)).canvas.text
        let long = try #require(lines.first { $0.contains("e+24") })
        #expect(long.contains("12,345") && long.contains("↺"), "\(long)")
        #expect(columns == 80 || long.contains("…"), "\(long)")
        let short = try #require(lines.first { $0.contains("1 + 2 × 3") })
        #expect(short.contains(columns < 60 ? "1 + 2 × 3 = 9" : " 9  표준") && short.contains("↺"), "\(short)")
    }

    @Test func `results end at one column, and the style and the action stand at the same columns in each row`() throws
    {
        let test = try open(.english, after: "12+3*4= ac 7*8= ac 12*1000=").test
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
        let person = Terminalist(try open(language, after: "12+3*4= ac 7*8= ac 12*1000= ac 99/3=").test)
        var renderer = FrameRenderer(erasesWithFill: true)
        person.press(.down)
        _ = renderer.render(person.look())
        for key in [Key.down, .down, .down, .up, .up] {
            person.press(key)
            #expect(renderer.render(person.look()).count <= 120, "\(person.markedRow ?? "")")
        }
    }

    @Test func `a click on the action of a row makes the calculation the current one`() throws {
        let list = try open(.english, after: "12+3*4= ac 7*8= ac")
        let person = Terminalist(list.test)
        let row = try #require(person.look().find("12 + 3 × 4")).row
        person.click(try #require(person.look().find("↺", below: row - 1)))
        #expect(try calculator(list).content(list.test.texts).tape?.tape.count == 2)
    }

    @Test func `the field stays where it is while a search finds less`() throws {
        let test = try open(.english, after: "12+3*4= ac 7*8= ac 12*1000=").test
        let person = Terminalist(test, columns: 120, rows: 40)
        let place = person.look().find("Search")
        #expect(place != nil)
        person.type("999")
        #expect(person.look().find("Search") == place)
        #expect(person.sees("No calculation found."))
    }

    @Test func `a question mark in a search is the key of the help, and the search stays`() throws {
        let list = try open(.english, after: "12+3*4= ac 7*8= ac")
        let person = Terminalist(list.test)
        person.type("12?")
        #expect(list.test.navigator.top is HelpScreen)
        person.press(.escape)
        #expect(list.labels == ["12 + 3 × 4 = 60"])
        #expect(list.message == nil)
    }

    @Test func `the calculation that is shown beside the list is marked while the field has the focus`() throws {
        let test = try open(.english, after: "12+3*4= ac 7*8=").test
        let person = Terminalist(test, columns: 120, rows: 40)
        #expect(person.sees("▸   7 × 8"))
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
        #expect(list.content(Texts(.korean)).list?.rows.map(\.note) == ["at 5  수식"])
    }

    @Test func `a chosen calculation brings its result back, and keeps the operator`() throws {
        let list = try open(after: "7*8= ac 1+")
        try list.choose("7 × 8 = 56")
        let screen = try calculator(list)
        #expect(screen.display == "56")
        screen.handle(.perform(.press(.equals)))
        #expect(screen.display == "57")
    }

    @Test func `a whole calculation comes back up to its last operand, of another style too`() throws {
        let list = try open(after: "12+3*4= ac")
        let test = list.test
        try list.type("reuse 1")
        let screen = try calculator(list)
        #expect(screen.display == "4")
        #expect(screen.content(test.texts).tape?.tape.count == 2)
        try screen.type(line: "5=", test.texts)
        #expect(screen.display == "675")
        test.desk.choose(.formula)
        screen.handle(.showHistory)
        let next = try list.next(HistoryScreen.self)
        #expect(next.labels == ["12 + 3 × 45 = 675", "12 + 3 × 4 = 60"])
        next.handle(.reuse(1))
        #expect(test.desk.style == .formula)
        try screen.type(line: "=", test.texts)
        #expect(screen.display == "60")
    }

    @Test func `a search shows the calculations that contain it, however its operators are written`() throws {
        let list = try open(.english, after: "12+3*4= ac 7*8= ac 1200/3=")
        for (text, found) in [
            ("3*4", ["12 + 3 × 4 = 60"]), ("3 × 4", ["12 + 3 × 4 = 60"]), ("1200", ["1,200 ÷ 3 = 400"]),
            ("56", ["7 × 8 = 56"]), ("99", []),
            ("１２００", ["1,200 ÷ 3 = 400"]), ("₩1,200", ["1,200 ÷ 3 = 400"]), ("1\u{A0}200", ["1,200 ÷ 3 = 400"]),
            ("", ["1,200 ÷ 3 = 400", "7 × 8 = 56", "12 + 3 × 4 = 60"]),
        ] {
            list.handle(.search(.replace(text)))
            #expect(list.labels == found, "\(text)")
        }
    }

    @Test func `a search is typed, deleted and written over from the keyboard, with 8/2 as with ÷`() throws {
        let list = try open(.english, after: "8/2= ac 7*8= ac 18/2= ac")
        let person = Terminalist(list.test)
        person.type("8/2")
        #expect(list.labels == ["18 ÷ 2 = 9", "8 ÷ 2 = 4"])
        person.press(.backspace)
        person.press(.backspace)
        #expect(list.labels?.count == 3)
        person.press(.home)
        person.type("1")
        #expect(list.labels == ["18 ÷ 2 = 9"])
        person.type("l")
        #expect(list.message?.text == "“l” cannot be typed here.")
        #expect(list.test.kiosk.texts.language == .english && list.screen.search.text == "18")
        person.press(.end)
        #expect(list.message == nil)
        person.press(.enter)
        #expect(try calculator(list).display == "9")
    }

    @Test func `a slash with which a search begins elsewhere is no part of it, and one behind a number is`() throws {
        let list = try open(.english, after: "8/2= ac 7*8= ac")
        let person = Terminalist(list.test)
        person.type("/8")
        #expect(list.screen.search.text == "8")
        person.type("/")
        #expect(list.screen.search.text == "8/" && list.labels == ["8 ÷ 2 = 4"])
    }

    @Test func `the row that Enter takes looks as if it had the focus while the field has it`() throws {
        let person = Terminalist(try open(.english, after: "8/2= ac 7*8= ac").test)
        let newest = try #require(person.look().find("7 × 8"))
        let other = try #require(person.look().find("8 ÷ 2"))
        func colors() -> [Color] { [newest, other].map { person.look()[$0].style.background } }
        #expect(colors() == [.focus, .panel])
        person.press(.down)
        person.press(.down)
        #expect(colors() == [.panel, .focus])
    }

    @Test(arguments: [
        (Language.korean, "‘59’ 검색 결과 0건", "찾은 계산이 없어요."),
        (.english, "Results for “59”: 0", "No calculation found."),
    ])
    func `a search that finds nothing says so, and goes on with the next key`(
        language: Language, heading: String, text: String
    ) throws {
        let person = Terminalist(try open(language, after: "7*8=").test)
        person.type("59")
        #expect(person.misses(heading, text) == [])
        person.press(.backspace)
        person.type("6")
        #expect(!person.sees(text))
        person.press(.down)
        #expect(person.markedRow?.contains("7 × 8  ") == true)
    }

    @Test(arguments: ["reuse", "reuse 0", "reuse 2", "what"])
    func `a line that is no command of the history says so`(line: String) throws {
        let list = try open(after: "7*8=")
        #expect(throws: LineError.self) { try list.type(line) }
    }

    @Test func `an empty history says so`() throws {
        #expect(try open(.english, after: "5=").content.list?.placeholder == "No finished calculations.")
    }
}

extension Opened<HistoryScreen> {
    fileprivate var labels: [String]? { content.list?.rows.map(\.control.label) }
}
