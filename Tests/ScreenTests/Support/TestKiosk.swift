import Calculator
import Core
import JuiceMaker
import KioskAssets
import Testing

@testable import CalculatorApp
@testable import JuiceMakerApp
@testable import ScreenKit
@testable import ScreenTrace

/// The kiosk as the program builds it, with all that stands behind its screens in reach.
final class TestKiosk {
    let desk: CalculatorDesk
    /// The shop of the kiosk: its bar, its calculators, and a clock without dates.
    let shop: Shop
    /// The ledger itself: what a test does with it is not traced.
    let ledger: any Ledger
    let clock: TestClock
    let kiosk: Kiosk
    /// The inspector of the kiosk, unless it is not traced.
    let inspector: TraceInspector
    /// Read once: without optimization that takes longer than most tests.
    private static let texts = Texts(.korean)
    private static let menu = Result { try Menu(parsing: Asset.menu.content) }

    private static let footer = Text("Nothing is saved when you quit", ko: "끝내면 아무것도 저장되지 않아요")

    init(
        _ language: Language = .korean, style: CalculatorStyle = .standard, footer: Text? = nil,
        recorder: (any CalculatorRecorder)? = nil, isTraced: Bool = true, isOfCustomers: Bool = false,
        inspector: TraceInspector = TraceInspector(), menu: Menu? = nil,
        ledger: (Menu, TestClock) -> any Ledger = { menu, clock in InMemoryLedger(menu: menu) { clock.now } }
    ) throws {
        let tracer = isTraced ? inspector.tracer : nil
        let orderer = isOfCustomers ? Orderer.customer(mostCups: .max) : .staff
        let desk = CalculatorDesk(CalculatorSet(style: style), recorder: recorder, observe: tracer?.note)
        let clock = TestClock()
        let ledger = ledger(try menu ?? Self.menu.get(), clock)
        let bar =
            tracer.map { JuiceBar(ledger: TracingLedger(ledger, tracer: $0), for: orderer, tracer: $0) }
            ?? JuiceBar(ledger: ledger, for: orderer)
        let shop = Shop(bar: bar, calculators: Calculators(tracer: tracer), clock: clock.ofShop)
        let apps = [
            App.calculator(desk: desk),
            .juiceMaker(shop),
        ]
        self.desk = desk
        self.shop = shop
        self.ledger = ledger
        self.clock = clock
        self.inspector = inspector
        let texts = Self.texts.translated(to: language)
        kiosk =
            isOfCustomers
            ? Kiosk(root: RecordingScreen("start"), texts: texts, policy: [])
            : Kiosk(
                apps: apps, texts: texts, footer: footer ?? Self.footer,
                inspector: isTraced ? inspector : TraceInspector(showing: Trace()))
    }

    var navigator: Navigator { kiosk.navigator }
    var texts: Texts { kiosk.texts }
    var bar: JuiceBar { shop.bar }
    var books: Books { bar.books }

    func fruit(_ id: String) throws -> Fruit { try #require(books.menu.fruit(named: id)) }
    func juice(_ id: String) throws -> Juice { try #require(books.menu.juice(named: id)) }

    /// How many of a fruit there are.
    func count(of id: String) throws -> Int { books.stock[try fruit(id)] }

    /// The screen in view, which has to be one of a type.
    func top<S: Screen>(_ type: S.Type = S.self) throws -> S { try #require(navigator.top as? S) }

    /// Reads what has changed outside, as a runner does.
    func readChanges() {
        bar.refresh()
        kiosk.dataDidChange()
    }

    /// Has the screen in view handle an event, as a front does.
    func choose<S: Screen>(_ event: S.Event, on type: S.Type = S.self) throws {
        inspector.tracer.watch(try top(S.self)) { $0.handle(event) }
    }

    /// Has the screen in view handle a line of input, as a front does.
    func type<S: Screen>(_ line: String, on type: S.Type = S.self) throws {
        let screen = try top(S.self)
        let events = try screen.events(forLine: line, texts)
        inspector.tracer.watch(screen) { $0.receive(events) }
    }

    /// Opens the calculator from the menu, and types a line of keys into it.
    func openCalculator(typing keys: String = "") throws -> CalculatorScreen {
        try choose(.open(0), on: HomeScreen.self)
        let screen = try top(CalculatorScreen.self)
        try screen.type(line: keys, texts)
        return screen
    }

    /// Opens the juice maker from the menu.
    func openJuiceMaker() throws -> OrderScreen {
        try choose(.open(1), on: HomeScreen.self)
        return try top()
    }

    /// Opens the juice maker and orders what there is not enough fruit for, so that it asks whether to restock.
    func openShortage() throws -> OrderScreen {
        let screen = try openJuiceMaker()
        screen.handle(.request(Order(try juice("strawberry"))))
        return screen
    }
}

extension Tracer {
    /// Has an object handle an input.
    func watch<Object: AnyObject>(_ object: Object, _ handle: (Object) -> Void) {
        willHandleInput(object)
        handle(object)
        didHandleInput()
    }
}

/// The calculators as the program passes them to the juice maker.
final class Calculators: CalculatorProvider {
    private let tracer: Tracer?
    private var receiver: CountReceiver?

    init(tracer: Tracer? = nil) { self.tracer = tracer }

    func makeCalculator(for count: CountToCalculate, answering screen: StockScreen) -> any Screen {
        let receiver = CountReceiver(of: count.fruit, for: screen)
        self.receiver = receiver
        let calculator = CalculatorScreen(
            desk: desk(after: .showing(Decimal128(count.count))), purpose: count.text, canReturnValue: true)
        calculator.delegate = receiver
        return calculator
    }

    func makeCalculator(showing number: Decimal128, of purpose: Text) -> any Screen {
        CalculatorScreen(desk: desk(after: .showing(number)), purpose: purpose)
    }

    func makeCalculator(for total: TotalToPay) -> any Screen {
        CalculatorScreen(
            desk: desk(after: .waiting(forPaymentOf: total.number)), purpose: total.purpose, firstStep: total.firstStep)
    }

    private func desk(after keys: [CalculatorEvent]) -> CalculatorDesk {
        CalculatorDesk(after: keys, observe: tracer?.note)
    }
}

/// The receiver of a calculated count, as in the program.
final class CountReceiver: CalculatorScreenDelegate {
    private let fruit: Fruit
    private weak let screen: StockScreen?

    init(of fruit: Fruit, for screen: StockScreen) {
        self.fruit = fruit
        self.screen = screen
    }

    func calculatorScreen(_ screen: CalculatorScreen, use value: Decimal128) throws(UnusableResult) {
        do {
            try self.screen?.takeResult(value, for: fruit)
        } catch {
            throw UnusableResult(error.reason)
        }
    }
}
