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

    @Test func `a slash in the empty field takes the refusal of a letter away`() throws {
        let list = try open(after: "")
        list.handle(.search(.insert("q")))
        #expect(list.message != nil)
        list.handle(.search(.insert("/")))
        #expect(list.message == nil && list.screen.search.text.isEmpty)
    }

    @Test func `a row has the time and the style of its calculation`() throws {
        let clock = CalculatorClock(now: { Timestamp(milliseconds: 5) }, text: { "at \($0.milliseconds)" })
        let desk = CalculatorDesk(CalculatorSet(style: .formula), clock: clock)
        for event in try [CalculatorEvent](parsing: "1+2=") { desk.perform(event) }
        #expect(desk.calculators.finishedCalculations.map(\.time) == [Timestamp(milliseconds: 5)])
        let list = HistoryScreen(calculations: desk.calculators.finishedCalculations, time: { desk.time(of: $0) })
        #expect(list.content(Texts(.korean)).list?.rows.map(\.note) == ["at 5  수식"])
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
}
