import Calculator
import Core
import JuiceMaker
import Terminal
import Testing

@testable import CalculatorApp
@testable import JuiceMakerApp
@testable import ScreenKit

struct CalculatorDeskTests {
    private let clerk = RecordingClerk()

    /// Everything that a person sees of a calculator.
    private func sight(_ calculator: Calculator) -> [String] {
        [calculator.display, calculator.pendingOperator.map { String($0.symbol) } ?? ""]
            + calculator.tape.map { "\($0)" } + calculator.deletedValues.map { "deleted \($0.value)" }
    }

    private func expectReplayed(_ desk: CalculatorDesk, sourceLocation: SourceLocation = #_sourceLocation) {
        let replayed = clerk.replayed
        #expect(replayed.style == desk.style, sourceLocation: sourceLocation)
        #expect(sight(replayed.calculator) == sight(desk.calculator), sourceLocation: sourceLocation)
    }

    @Test func `whatever a person does to the calculators on their screens is recorded`() throws {
        let test = try TestKiosk(.english, recorder: clerk)
        let screen = try test.openCalculator()
        try screen.type(line: "5ac 7ac 9ac 12+3 undo redo=", test.texts)
        expectReplayed(test.desk)

        screen.handle(.showDeletedValues)
        let list = try test.top(DeletedValuesScreen.self)
        try list.type(line: "remove 2", test.texts)
        expectReplayed(test.desk)
        try list.choose("9", test.texts)
        #expect(test.desk.calculator.display == "9")
        expectReplayed(test.desk)

        screen.handle(.showStyles)
        try test.top(StyleScreen.self).choose("Appending", test.texts)
        expectReplayed(test.desk)
        try screen.type(line: "4ac", test.texts)
        screen.handle(.showDeletedValues)
        try test.top(DeletedValuesScreen.self).choose("Remove all", test.texts)
        try test.top(DeletedValuesScreen.self).choose("Yes", test.texts)
        #expect(test.desk.calculator.deletedValues.isEmpty)
        expectReplayed(test.desk)

        screen.handle(.showStyles)
        try test.top(StyleScreen.self).choose("Standard", test.texts)
        #expect(test.desk.calculator.deletedValues.count == 2)
        expectReplayed(test.desk)
    }

    @Test func `the number of juices sold goes to a calculator of its own, which is not recorded`() throws {
        let test = try TestKiosk(recorder: clerk)
        let orders = try test.openJuiceMaker()
        orders.handle(.request(Order(try test.juice("banana"))))
        orders.handle(.calculateSales)
        try test.top(CalculatorScreen.self).type(line: "+1=", test.texts)
        #expect(test.desk.calculator.display == "0")
        #expect(clerk.events.isEmpty)
    }

    @Test func `the calculator of the stock screen is not recorded`() throws {
        let test = try TestKiosk(recorder: clerk)
        try test.openJuiceMaker().handle(.editStock)
        try test.top(StockScreen.self).handle(.calculate(try test.fruit("kiwi")))
        try test.top(CalculatorScreen.self).type(line: "1+1=", test.texts)
        #expect(clerk.events.isEmpty)
    }

    @Test func `a refused key is not recorded`() throws {
        let test = try TestKiosk(recorder: clerk)
        try test.openCalculator().type(line: "undo redo bs 1..", test.texts)
        #expect(clerk.events.map(\.event) == [.press(.digit(.one)), .press(.dot)])
    }

    // MARK: Clearing

    @Test(arguments: [Language.korean, .english])
    func `after a question all calculators are as new, and the style stays`(language: Language) throws {
        let test = try TestKiosk(language, style: .formula, recorder: clerk)
        let screen = try test.openCalculator()
        try screen.type(line: "5ac 1+2=", test.texts)
        screen.handle(.showStyles)
        try test.top(StyleScreen.self).choose(language == .korean ? "표준" : "Standard", test.texts)
        try screen.type(line: "7ac 8*2", test.texts)
        screen.handle(.showStyles)
        let styles = try test.top(StyleScreen.self)
        try styles.choose(test.texts(.clearCalculators), test.texts)
        #expect(styles.content(test.texts).alert?.buttons.first?.label == test.texts.text(KitText.no))
        #expect(test.desk.calculator.display == "2")
        try styles.choose(test.texts.text(KitText.yes), test.texts)
        #expect(test.navigator.top === screen)
        for style in [CalculatorStyle.standard, .formula] {
            test.desk.choose(style)
            #expect(sight(test.desk.calculator) == sight(Calculator(style: style)))
            expectReplayed(test.desk)
        }
    }

    @Test func `the answer no keeps everything`() throws {
        let test = try TestKiosk(.english)
        let screen = try test.openCalculator()
        try screen.type(line: "7ac 8*2", test.texts)
        screen.handle(.showStyles)
        let styles = try test.top(StyleScreen.self)
        try styles.choose("Clear all calculators", test.texts)
        try styles.choose("No", test.texts)
        #expect(styles.content(test.texts).alert == nil)
        #expect(test.desk.calculator.display == "2")
        #expect(test.desk.calculator.deletedValues.count == 1)
    }

    // MARK: Notices

    @Test(arguments: [
        (RecordingNotice.newerFormat(2), "(format 2)"), (.tooManyKiosks, "too many kiosks"),
        (
            .damaged(line: 12, copy: "calculator-1.jsonl.damaged"),
            "from line 12 on and was read up to there; the original is kept as calculator-1.jsonl.damaged"
        ),
        (.unavailable(.noSpace), "No space left on device"), (.notWritten(.noSpace), "No space left on device"),
    ])
    func `what happened at the start is said when the calculator opens, once`(
        notice: RecordingNotice, part: String
    ) throws {
        let texts = Texts(.english)
        let desk = CalculatorDesk(notice: notice)
        let navigator = Navigator(root: RecordingScreen("root"))
        let screen = CalculatorScreen(desk: desk)
        navigator.push(screen)
        #expect(screen.message(texts)?.text.contains(part) == true)
        #expect(screen.message(texts)?.tone == .bad)
        // Looking is not reading: the help looks, too.
        #expect(screen.message(texts) != nil)
        screen.willAppear()
        #expect(screen.message(texts) != nil)
        try screen.type(line: "1", texts)
        #expect(screen.message(texts) == nil)
    }

    @Test func `trouble in the middle of a line of keys is said at its end, and the calculator goes on`() throws {
        let test = try TestKiosk(.english, recorder: clerk)
        let screen = try test.openCalculator()
        #expect(screen.message(test.texts) == nil)
        clerk.trouble = (.notWritten(.noSpace), after: 2)
        try screen.type(line: "12+3=", test.texts)
        #expect(screen.message(test.texts)?.text == "The calculators cannot be saved: No space left on device")
        #expect(test.desk.calculator.display == "15")
        try screen.type(line: "7", test.texts)
        #expect(screen.message(test.texts) == nil)
    }

    @Test func `all styles undo, redo and reuse what was typed since the comparison began`() throws {
        let desk = CalculatorDesk()
        func expectDisplay(_ display: String, sourceLocation: SourceLocation = #_sourceLocation) {
            #expect(
                desk.comparison.calculators.map(\.display) == Array(repeating: display, count: 5),
                sourceLocation: sourceLocation)
        }
        for event in try [CalculatorEvent](parsing: "12") { desk.perform(event) }
        expectDisplay("12")
        desk.perform(.undo)
        expectDisplay("1")
        desk.perform(.redo)
        expectDisplay("12")
        desk.reuse(try ExpressionParser.parse("7+8"))
        expectDisplay("8")
        desk.perform(.press(.equals))
        expectDisplay("15")
    }

    @Test func `undo takes the last calculation out of the list beside the tape, and redo brings it back`() throws {
        let test = try TestKiosk(.english)
        let screen = try test.openCalculator()
        func recent() throws -> [String] {
            let panes = screen.content(test.texts).panes
            let recent = try #require(panes.lazy.compactMap { $0.content as? RecentPane }.first)
            return recent.calculations.map(\.description)
        }
        try screen.type(line: "1+2=", test.texts)
        #expect(try recent() == ["1 + 2 = 3"])
        try screen.type(line: "undo", test.texts)
        #expect(try recent() == [])
        try screen.type(line: "redo", test.texts)
        #expect(try recent() == ["1 + 2 = 3"])
        try screen.type(line: "*2=", test.texts)
        #expect(try recent() == ["1 + 2 = 3", "3 × 2 = 6"])
    }

    @Test func `undo and redo of what was typed before the comparison takes all styles along`() throws {
        var calculators = CalculatorSet()
        for event in try [CalculatorEvent](parsing: "12+3") { calculators.handle(event, in: .standard) }
        let desk = CalculatorDesk(calculators)
        func expectDisplays(_ displays: [String], sourceLocation: SourceLocation = #_sourceLocation) {
            #expect(desk.comparison.calculators.map(\.display) == displays, sourceLocation: sourceLocation)
        }
        desk.perform(.press(.digit(.four)))
        expectDisplays(["34", "34", "34", "34", "34"])
        desk.perform(.undo)
        expectDisplays(["3", "3", "3", "3", "3"])
        desk.perform(.undo)
        expectDisplays(["12", "0", "0", "12", "12"])
        desk.perform(.undo)
        expectDisplays(["12", "12", "12", "12", "12"])
        desk.perform(.redo)
        desk.perform(.redo)
        expectDisplays(["3", "3", "3", "3", "3"])
        desk.perform(.press(.equals))
        expectDisplays(["15", "15", "15", "15", "15"])
    }
}
