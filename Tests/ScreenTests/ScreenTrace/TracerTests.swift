import Calculator
import Core
import JuiceMaker
import KioskAssets
import Terminal
import TestSupport
import Testing

@testable import CalculatorApp
@testable import JuiceMakerApp
@testable import ScreenKit
@testable import ScreenTrace
@testable import Shopfront

/// What is heard of each thing that people do: the messages of the design, from the first to the last.
struct TracerTests {
    private let traced: TracedKiosk
    private var test: TestKiosk { traced.test }

    init() throws { traced = try TracedKiosk() }

    // MARK: The stock

    @Test func `the stock goes forward through init, and the changes come back to the delegate`() throws {
        _ = try test.openJuiceMaker()
        try test.choose(.open(.stock), on: OrderScreen.self)
        try test.choose(.edit(.set(try test.fruit("mango"), count: 7)), on: StockScreen.self)
        try test.choose(.edit(.set(try test.fruit("kiwi"), count: 12)), on: StockScreen.self)
        try test.choose(.save, on: StockScreen.self)
        try traced.take().expectGolden("stock")
        test.kiosk.perform(.back)
        #expect(traced.take() == ["[navigation] Kiosk → Navigator: pop(OrderScreen)", "[release] OrderScreen: deinit"])
    }

    @Test func `who cancels tells nobody`() throws {
        _ = try traced.openStock()
        try test.choose(.edit(.set(try test.fruit("mango"), count: 7)), on: StockScreen.self)
        test.kiosk.perform(.back)
        try test.choose(.discard, on: StockScreen.self)
        #expect(
            traced.take() == [
                "[navigation] StockScreen → Navigator: pop(StockScreen)", "[release] StockScreen: deinit",
            ])
    }

    @Test func `an order that is short waits for the stock, and a message that led to records names them`() throws {
        _ = try test.openJuiceMaker()
        _ = traced.take()
        try test.choose(.request(Order(try test.juice("strawberry"))), on: OrderScreen.self)
        try test.choose(.answer(.restock), on: OrderScreen.self)
        try test.choose(.edit(.set(try test.fruit("strawberry"), count: 40)), on: StockScreen.self)
        try test.choose(.save, on: StockScreen.self)
        try traced.take().expectGolden("short-order")
    }

    @Test func `an order is one line and one record, however many juices it has`() throws {
        _ = try test.openJuiceMaker()
        _ = traced.take()
        try test.type("banana 5", on: OrderScreen.self)
        try test.type("kiwi", on: OrderScreen.self)
        #expect(
            traced.take() == [
                "[call] OrderScreen → JuiceBar: handle(.order(banana:5)) (record 2)",
                "[call] JuiceBar → InMemoryLedger: sell([banana:5]) (record 2)",
                "[return] JuiceBar → OrderScreen: ready(1 banana:5)",
                "[call] OrderScreen → JuiceBar: handle(.order(kiwi)) (record 3)",
                "[call] JuiceBar → InMemoryLedger: sell([kiwi]) (record 3)",
                "[return] JuiceBar → OrderScreen: ready(2 kiwi)",
            ])
    }

    // MARK: The calculator

    @Test func `the stock screen asks the calculator, and its answer comes back`() throws {
        _ = try traced.openStock()
        try test.choose(.calculate(try test.fruit("kiwi")), on: StockScreen.self)
        try test.type("6*4=", on: CalculatorScreen.self)
        try test.choose(.returnValue, on: CalculatorScreen.self)
        #expect(
            traced.take() == [
                "[injection] → CalculatorScreen: init(desk: CalculatorDesk, purpose: \"…\", canReturnValue: true)",
                "[navigation] StockScreen → Navigator: present(CalculatorScreen, style: .sheet)",
                "[call] CalculatorScreen → CalculatorDesk: perform(6 * 4 =)",
                "[message] CalculatorScreen → CountReceiver: calculatorScreen(_:use: 24)",
                "[navigation] CalculatorScreen → Navigator: dismiss(CalculatorScreen)",
                "[release] CalculatorScreen: deinit",
                "[release] CalculatorDesk: deinit",
            ])
        #expect(try test.top(StockScreen.self).edit[try test.fruit("kiwi")] == 24)
    }

    @Test func `the keys of two operands are buttons, each of which tells its weak delegate`() throws {
        _ = try test.openCalculator()
        // The style changes while the screen is there.
        try test.choose(.showStyles, on: CalculatorScreen.self)
        try test.choose(.choose(.twoOperand), on: StyleScreen.self)
        _ = traced.take()
        try test.type("1+1=", on: CalculatorScreen.self)
        try traced.take().expectGolden("two-operands")
        test.kiosk.perform(.back)
        #expect(
            traced.take().filter { $0.hasPrefix("[release]") } == [
                "[release] CalculatorScreen: deinit", "[release] CalculatorButton: deinit",
                "[release] CalculatorButton#2: deinit", "[release] CalculatorButton#3: deinit",
            ])
    }

    @Test func `the map has all buttons of two operands with their weak delegates, also those that were not touched`()
        throws
    {
        _ = try test.openCalculator()
        try test.choose(.showStyles, on: CalculatorScreen.self)
        try test.choose(.choose(.twoOperand), on: StyleScreen.self)
        let count = CalculatorKey.allCases.count(where: CalculatorStyle.twoOperand.has)
        let untouched = traced.tracer.objectMap.lines(Texts(.english))
        try test.type("1+1=", on: CalculatorScreen.self)
        let events = traced.tracer.trace.count
        let touched = traced.tracer.objectMap.lines(Texts(.english))
        for lines in [untouched, touched] {
            #expect(lines.contains("CalculatorButton ×\(count): weak delegate CalculatorScreen"))
            #expect(lines.contains { $0.contains("strong numberPad.buttons CalculatorButton ×\(count)") })
        }
        // A look at the objects says nothing and gives no names.
        #expect(traced.tracer.trace.count == events)
    }

    @Test func `the keys of another style are no objects`() throws {
        _ = try traced.openCalculator()
        try test.type("1+1=", on: CalculatorScreen.self)
        #expect(traced.take() == ["[call] CalculatorScreen → CalculatorDesk: perform(1 + 1 =)"])
    }

    @Test func `a result that is refused is a message with an error`() throws {
        _ = try traced.openStock()
        try test.choose(.calculate(try test.fruit("kiwi")), on: StockScreen.self)
        try test.type("1/3=", on: CalculatorScreen.self)
        _ = traced.take()
        try test.choose(.returnValue, on: CalculatorScreen.self)
        let message = "[message] CalculatorScreen → CountReceiver: calculatorScreen"
        #expect(traced.take().first == message + "(_:use: 0.3333333333333333333333333333333333)")
    }

    @Test func `deleted values are handed over, and what becomes of each comes back`() throws {
        _ = try traced.openCalculator()
        try test.type("7ac 8ac 9ac", on: CalculatorScreen.self)
        _ = traced.take()
        try test.choose(.showDeletedValues, on: CalculatorScreen.self)
        let values = test.desk.calculator.deletedValues
        try test.choose(.remove(values[0].id), on: DeletedValuesScreen.self)
        try test.choose(.restore(values[2].id), on: DeletedValuesScreen.self)
        try test.choose(.showDeletedValues, on: CalculatorScreen.self)
        try test.choose(.removeAll, on: DeletedValuesScreen.self)
        #expect(
            traced.take() == [
                "[injection] → DeletedValuesScreen: init(values: [7, 8, 9])",
                "[navigation] CalculatorScreen → Navigator: push(DeletedValuesScreen)",
                "[message] DeletedValuesScreen → CalculatorScreen: deletedValuesScreen(_:remove: \(values[0].id))",
                "[call] CalculatorScreen → CalculatorDesk: removeDeletedValue(\(values[0].id))",
                "[return] CalculatorScreen → DeletedValuesScreen",
                "[message] DeletedValuesScreen → CalculatorScreen: deletedValuesScreen(_:didChoose: \(values[2].id))",
                "[call] CalculatorScreen → CalculatorDesk: restore(\(values[2].id))",
                "[return] CalculatorScreen → DeletedValuesScreen",
                "[navigation] DeletedValuesScreen → Navigator: pop(DeletedValuesScreen)",
                "[release] DeletedValuesScreen: deinit",
                "[injection] → DeletedValuesScreen#2: init(values: [8, 9])",
                "[navigation] CalculatorScreen → Navigator: push(DeletedValuesScreen#2)",
                "[message] DeletedValuesScreen#2 → CalculatorScreen: deletedValuesScreenRemoveAll(_:)",
                "[call] CalculatorScreen → CalculatorDesk: removeAllDeletedValues()",
                "[return] CalculatorScreen → DeletedValuesScreen#2",
            ])
    }

    @Test func `a chosen style comes back, and the wish to begin anew too`() throws {
        _ = try traced.openCalculator()
        try test.choose(.showStyles, on: CalculatorScreen.self)
        try test.choose(.choose(.formula), on: StyleScreen.self)
        try test.choose(.showStyles, on: CalculatorScreen.self)
        try test.choose(.clear, on: StyleScreen.self)
        try traced.take().expectGolden("styles")
    }

    @Test func `the order screen hands the number of juices sold to the calculator`() throws {
        let orders = try test.openJuiceMaker()
        try orders.type(line: "banana 3", test.texts)
        _ = traced.take()
        try test.choose(.open(.soldCups), on: OrderScreen.self)
        test.kiosk.perform(.help)
        #expect(
            traced.take() == [
                "[injection] → CalculatorScreen: init(desk: CalculatorDesk, purpose: \"…\")",
                "[navigation] OrderScreen → Navigator: push(CalculatorScreen)",
                "[injection] → HelpScreen: explaining: CalculatorScreen",
                "[navigation] Kiosk → Navigator: present(HelpScreen, style: .sheet)",
            ])
    }

    // MARK: Failures

    @Test func `a change that fails comes back as a failure, from the ledger to the screen`() throws {
        let test = try TestKiosk(.english, ledger: { menu, _ in FullDiskLedger(menu: menu) })
        let traced = TracedKiosk(test)
        _ = try traced.openStock()
        try test.choose(.edit(.set(try test.fruit("mango"), count: 11)), on: StockScreen.self)
        try test.choose(.save, on: StockScreen.self)
        #expect(
            traced.take() == [
                "[message] StockScreen → OrderScreen: stockScreen(_:save: [mango +1], reason: .counted)",
                "[call] OrderScreen → JuiceBar: restock(.add([mango +1]))",
                "[call] JuiceBar → FullDiskLedger: change(.add([mango +1]))",
                "[failure] FullDiskLedger → JuiceBar: throws StockChangeError",
                "[failure] JuiceBar → OrderScreen: throws StockChangeError",
                "[failure] OrderScreen → StockScreen: throws StockChangeError",
            ])
        #expect(test.navigator.top is StockScreen)
    }

    // MARK: Lifetimes

    @Test func `the ledger is released with its bar`() throws {
        weak var bar: JuiceBar?
        weak var ledger: InMemoryLedger?
        let navigator = Navigator(root: RecordingScreen("root"))
        let tracer = Tracer(navigator)
        do {
            let made = InMemoryLedger(menu: try Menu(parsing: Asset.menu.content))
            ledger = made
            let test = try TestKiosk(.english, ledger: { _, _ in TracingLedger(made, tracer: tracer) })
            bar = test.bar
            navigator.push(OrderScreen(test.shop))
        }
        navigator.pop(navigator.top)
        #expect(bar == nil && ledger == nil)
        tracer.lookAround()
        #expect(tracer.trace.events.last?.kind == .release)
    }

    @Test func `who leaves from deep inside is taken off from the top`() throws {
        _ = try traced.openStock()
        try test.choose(.calculate(try test.fruit("kiwi")), on: StockScreen.self)
        _ = traced.take()
        test.kiosk.perform(.home)
        #expect(
            traced.take().filter { $0.hasPrefix("[navigation]") } == [
                "[navigation] Kiosk → Navigator: dismiss(CalculatorScreen)",
                "[navigation] StockScreen → Navigator: pop(StockScreen)",
                "[navigation] Kiosk → Navigator: pop(OrderScreen)",
            ])
    }

    // MARK: When it begins

    @Test func `before the first look the last 200 messages with their returns are kept, and everything after it`() {
        let navigator = Navigator(root: RecordingScreen("root"))
        let (inspector, store) = (TraceInspector(), Diary())
        inspector.start(watching: navigator)
        func call(_ numbers: Range<Int>) {
            for number in numbers { _ = inspector.tracer.call("get(\(number))", of: store) { number } }
        }
        func numbers() -> [String] {
            inspector.tracer.trace.events.filter { $0.kind == .call }.map { String($0.text.dropFirst(4).dropLast()) }
        }
        call(0..<1_000)
        #expect(numbers().count >= 200)
        #expect(numbers().count < 500)
        #expect(numbers().last == "999")
        _ = inspector.draw(
            in: InspectorPlace(size: GridSize(columns: 80, rows: 9), isBeside: false), isTyping: false, Texts(.english))
        call(1_000..<3_000)
        #expect(numbers().count >= 2_200)
    }

    @Test func `with another navigator the trace begins anew, and the screens on its stack are named`() {
        let (first, second) = (Navigator(root: RecordingScreen("root")), Navigator(root: RecordingScreen("root")))
        second.push(RecordingScreen("top"))
        let tracer = Tracer(first)
        first.push(RecordingScreen("other"))
        tracer.start(watching: second)
        #expect(
            tracer.trace.events.map(\.line) == [
                "[start] RecordingScreen: on the stack", "[start] RecordingScreen#2: on the stack",
            ])
        #expect(
            tracer.objectMap.lines(Texts(.english)).first
                == "Navigator: strong RecordingScreen, strong RecordingScreen#2")
    }

    @Test func `the initialisers of the other screens are shown with every argument`() throws {
        _ = try traced.openCalculator()
        try test.type("1+2=", on: CalculatorScreen.self)
        try test.choose(.showHistory, on: CalculatorScreen.self)
        test.kiosk.perform(.home)
        _ = try test.openJuiceMaker()
        try test.choose(.open(.sales), on: OrderScreen.self)
        test.navigator.push(
            BoardScreen(test.shop))
        test.navigator.push(MenuScreen(test.shop))
        test.navigator.push(OrderScreen(test.shop))
        try test.choose(.open(.stock), on: OrderScreen.self)
        test.navigator.push(SalesScreen(test.shop))
        try test.choose(.showOrders, on: SalesScreen.self)
        try test.choose(.open(1), on: SoldOrdersScreen.self)
        test.navigator.push(CloseScreen(test.shop))
        let created = traced.take().filter { $0.hasPrefix("[injection]") }
        #expect(
            created == [
                "[injection] → HistoryScreen: init(calculations: [1 + 2], time: {…})",
                "[injection] → OrderScreen: init(Shop)", "[injection] → SalesScreen: init(Shop)",
                "[injection] → BoardScreen: init(Shop)", "[injection] → MenuScreen: init(Shop)",
                "[injection] → OrderScreen#2: init(Shop)",
                "[injection] → StockScreen: init(stock: [strawberry 10, banana 10, pineapple 10, kiwi 10, mango 10], "
                    + "shortage: nil, menu: Menu, calculators: Calculators)",
                "[injection] → SalesScreen#2: init(Shop)", "[injection] → SoldOrdersScreen: init(Shop)",
                "[injection] → SoldOrderScreen: init(1, Shop)", "[injection] → CloseScreen: init(Shop)",
            ])
    }

    /// The owner of a customer's menu, as the counter is.
    private final class Counter: MenuScreenDelegate {
        private(set) var sales: [Sale] = []
        func menuScreen(_ screen: MenuScreen, didSell sales: [Sale]) { self.sales += sales }
        func menuScreenDidBeginAgain(_ screen: MenuScreen) {}
    }

    @Test func `an order of a customer is two pushes and three messages to delegates`() throws {
        let owner = Counter()
        test.navigator.push(MenuScreen(test.shop, delegate: owner))
        _ = traced.take()
        try test.choose(.change(try test.juice("kiwi"), by: 1), on: MenuScreen.self)
        try test.choose(.check, on: MenuScreen.self)
        try test.choose(.order, on: CheckScreen.self)
        try test.choose(.done, on: NumberScreen.self)
        let lines = traced.take().filter { $0.hasPrefix("[navigation]") || $0.hasPrefix("[message]") }
        for path in ["Resources/Pages/Lesson.md", "Resources/Pages/Lesson.ko.md"] {
            let told = try #require(try MarkdownPage(path: path).codeBlocks.first { $0.language == "text" })
            #expect(lines == told.lines)
        }
        #expect(owner.sales.map(\.number) == [1])
    }

    @Test func `a kiosk that is not traced has nothing between its objects`() throws {
        let test = try TestKiosk(isTraced: false)
        let orders = try test.openJuiceMaker()
        try test.choose(.open(.stock), on: OrderScreen.self)
        #expect(test.navigator.delegate == nil)
        #expect(test.bar.ledger is InMemoryLedger)
        #expect(try test.top(StockScreen.self).delegate === orders)
        #expect(test.inspector.tracer.trace.events == [])
    }

    @Test func `what is heard is done all the same`() throws {
        func play(isTraced: Bool) throws -> [String] {
            TypedLines(try TestKiosk(.english, isTraced: isTraced).kiosk).type(
                "juice", "strawberry", "yes", "strawberry +10", "mango 3", "save", "mango", "home", "1", "12+ac",
                "deleted", "1", "=", "style", "3", "home")
        }
        #expect(try play(isTraced: true) == play(isTraced: false))
    }
}
