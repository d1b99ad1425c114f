import Calculator
import Core
import JuiceMaker
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

    private func open(_ language: Language = .english, style: CalculatorStyle = .standard) throws
        -> Opened<CalculatorScreen>
    {
        let test = try TestKiosk(language, style: style, recorder: clerk)
        return Opened(try test.openCalculator(), test)
    }

    @Test func `whatever a person does to the calculators on their screens is recorded`() throws {
        let calculator = try open()
        let desk = calculator.test.desk
        try calculator.type("5ac 7ac 9ac 12+3 undo redo=")
        expectReplayed(desk)

        calculator.handle(.showDeletedValues)
        let list = try calculator.next(DeletedValuesScreen.self)
        try list.type("remove 2")
        expectReplayed(desk)
        try list.choose("9")
        #expect(desk.calculator.display == "9")
        expectReplayed(desk)

        try choose("Appending", on: calculator)
        expectReplayed(desk)
        try calculator.type("4ac")
        calculator.handle(.showDeletedValues)
        try calculator.next(DeletedValuesScreen.self).choose("Remove all", "Yes")
        #expect(desk.calculator.deletedValues.isEmpty)
        expectReplayed(desk)

        try choose("Standard", on: calculator)
        #expect(desk.calculator.deletedValues.count == 2)
        expectReplayed(desk)

        try choose("Clear all calculators", on: calculator)
        try calculator.next(StyleScreen.self).choose("Yes")
        for style in CalculatorStyle.all {
            desk.choose(style)
            #expect(sight(desk.calculator) == sight(Calculator(style: style)))
            expectReplayed(desk)
        }
    }

    private func choose(_ style: String, on calculator: Opened<CalculatorScreen>) throws {
        calculator.handle(.showStyles)
        try calculator.next(StyleScreen.self).choose(style)
    }

    @Test func `the calculators of the juice maker and its stock are others, which are not recorded`() throws {
        let orders = try Opened<OrderScreen>(TestKiosk(recorder: clerk))
        let kiwi = try orders.test.fruit("kiwi")
        orders.handle(.request(Order(try orders.test.juice("banana"))), .open(.soldCups))
        try orders.next(CalculatorScreen.self).type("+1=")
        orders.test.kiosk.perform(.back)
        orders.handle(.open(.stock))
        try orders.next(StockScreen.self).handle(.calculate(kiwi))
        try orders.next(CalculatorScreen.self).type("1+1=")
        #expect(orders.test.desk.calculator.display == "0")
        #expect(clerk.events.isEmpty)
    }

    @Test func `a refused key is not recorded`() throws {
        try open().type("undo redo bs 1..")
        #expect(clerk.events.map(\.event) == [.press(.digit(.one)), .press(.dot)])
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
        let navigator = Navigator(root: RecordingScreen("root"))
        let screen = CalculatorScreen(desk: CalculatorDesk(notice: notice))
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
        let calculator = try open()
        #expect(calculator.message == nil)
        clerk.trouble = (.notWritten(.noSpace), after: 2)
        try calculator.type("12+3=")
        #expect(calculator.message?.text == "The calculators cannot be saved: No space left on device")
        #expect(calculator.display == "15")
        try calculator.type("7")
        #expect(calculator.message == nil)
    }

    // MARK: All styles

    private func expectDisplays(
        _ desk: CalculatorDesk, _ steps: [(event: CalculatorEvent?, displays: [String])],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for (event, displays) in steps {
            if let event { desk.perform(event) }
            #expect(desk.comparison.calculators.map(\.display) == displays, sourceLocation: sourceLocation)
        }
    }

    /// The same display in each style.
    private func five(_ display: String) -> [String] { Array(repeating: display, count: 5) }

    @Test func `all styles undo, redo and reuse what was typed since the comparison began`() throws {
        let desk = CalculatorDesk()
        for event in try [CalculatorEvent](parsing: "12") { desk.perform(event) }
        expectDisplays(desk, [(nil, five("12")), (.undo, five("1")), (.redo, five("12"))])
        desk.reuse(try ExpressionParser.parse("7+8"))
        expectDisplays(desk, [(nil, five("8")), (.press(.equals), five("15"))])
    }

    @Test func `undo and redo of what was typed before the comparison takes all styles along`() throws {
        var calculators = CalculatorSet()
        for event in try [CalculatorEvent](parsing: "12+3") { calculators.handle(event, in: .standard) }
        let desk = CalculatorDesk(calculators)
        expectDisplays(
            desk,
            [
                (.press(.digit(.four)), five("34")), (.undo, five("3")), (.undo, ["12", "0", "0", "12", "12"]),
                (.undo, five("12")),
            ])
        desk.perform(.redo)
        expectDisplays(desk, [(.redo, five("3")), (.press(.equals), five("15"))])
    }
}
