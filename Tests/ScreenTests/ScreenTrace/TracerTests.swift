import Core
import JuiceMaker
import Testing

@testable import CalculatorApp
@testable import JuiceMakerApp
@testable import ScreenKit
@testable import ScreenTrace

/// What is heard of each thing that people do: the messages of the design, from the first to the last.
struct TracerTests {
    // MARK: The stock

    @Test func `the stock goes forward through init, and the changes come back to the delegate`() throws {
        let traced = try TracedKiosk()
        try traced.test.openJuiceMaker().handle(.editStock)
        try traced.test.top(StockScreen.self).handle(.edit(.set(try traced.test.fruit("mango"), count: 7)))
        try traced.test.top(StockScreen.self).handle(.edit(.set(try traced.test.fruit("kiwi"), count: 12)))
        try traced.test.top(StockScreen.self).handle(.save)
        #expect(
            traced.take() == [
                "[navigation] Navigator → HomeScreen: root",
                "[injection] HomeScreen → OrderScreen: init(bar: JuiceBar, calculators: Calculators)",
                "[navigation] Navigator → OrderScreen: push",
                "[injection] OrderScreen → StockScreen: init(stock: [strawberry 10, banana 10, pineapple 10, kiwi 10, "
                    + "mango 10], shortage: nil, delegate: OrderScreen)",
                "[navigation] Navigator → StockScreen: push",
                "[message] StockScreen → OrderScreen: stockScreen(_:save: [kiwi +2, mango -3]) (record 2)",
                "[record] OrderScreen → Ledger: change(.add([kiwi +2, mango -3])) (record 2)",
                "[navigation] Navigator → StockScreen: pop",
                "[release] StockScreen: deinit",
            ])
        traced.test.kiosk.perform(.back)
        #expect(traced.take() == ["[navigation] Navigator → OrderScreen: pop", "[release] OrderScreen: deinit"])
    }

    @Test func `who cancels tells nobody`() throws {
        let traced = try TracedKiosk()
        try traced.openStock().handle(.edit(.set(try traced.test.fruit("mango"), count: 7)))
        traced.test.kiosk.perform(.back)
        #expect(traced.take() == ["[navigation] Navigator → StockScreen: pop", "[release] StockScreen: deinit"])
    }

    @Test func `an order that is short waits for the stock, and a message that led to records names them`() throws {
        let traced = try TracedKiosk()
        _ = try traced.test.openJuiceMaker()
        _ = traced.take()
        try traced.test.top(OrderScreen.self).handle(.order(try traced.test.juice("strawberry")))
        try traced.test.top(OrderScreen.self).handle(.acceptRestocking)
        try traced.test.top(StockScreen.self).handle(.edit(.set(try traced.test.fruit("strawberry"), count: 40)))
        try traced.test.top(StockScreen.self).handle(.save)
        #expect(
            traced.take() == [
                "[machine] OrderScreen → OrderMachine: order(strawberry, count: 1)",
                "[machine] OrderMachine → Ledger: sell([strawberry])",
                "[machine] OrderMachine → OrderScreen: short(strawberry, [strawberry 6])",
                "[injection] OrderScreen → StockScreen: init(stock: [strawberry 10, banana 10, pineapple 10, kiwi 10, "
                    + "mango 10], shortage: [strawberry 6], delegate: OrderScreen)",
                "[navigation] Navigator → StockScreen: push",
                "[message] StockScreen → OrderScreen: stockScreen(_:save: [strawberry +30]) (records 2–3)",
                "[record] OrderScreen → Ledger: change(.add([strawberry +30])) (record 2)",
                "[machine] OrderScreen → OrderMachine: stockSaved (record 3)",
                "[record] OrderMachine → Ledger: sell([strawberry]) (record 3)",
                "[machine] OrderMachine → OrderScreen: ready(1 strawberry)",
                "[navigation] Navigator → StockScreen: pop",
                "[release] StockScreen: deinit",
            ])
    }

    @Test func `juices of a kind are one line, however many there are`() throws {
        let traced = try TracedKiosk()
        _ = try traced.test.openJuiceMaker()
        _ = traced.take()
        try traced.test.top(OrderScreen.self).type(line: "banana 5", traced.test.texts)
        try traced.test.top(OrderScreen.self).type(line: "kiwi", traced.test.texts)
        #expect(
            traced.take() == [
                "[machine] OrderScreen → OrderMachine: order(banana, count: 5) (records 2–6)",
                "[record] OrderMachine → Ledger: sell([banana]) × 5 (records 2–6)",
                "[machine] OrderMachine → OrderScreen: ready(1–5 banana)",
                "[machine] OrderScreen → OrderMachine: order(kiwi, count: 1) (record 7)",
                "[record] OrderMachine → Ledger: sell([kiwi]) (record 7)",
                "[machine] OrderMachine → OrderScreen: ready(6 kiwi)",
            ])
    }

    // MARK: The calculator

    @Test func `the stock screen asks the calculator, and its answer comes back`() throws {
        let traced = try TracedKiosk()
        try traced.openStock().handle(.calculate(try traced.test.fruit("kiwi")))
        try traced.test.top(CalculatorScreen.self).type(line: "6*4=", traced.test.texts)
        try traced.test.top(CalculatorScreen.self).handle(.returnValue)
        #expect(
            traced.take() == [
                "[injection] StockScreen → CalculatorScreen: init(desk: CalculatorDesk, delegate: StockScreen)",
                "[navigation] Navigator → CalculatorScreen: present(.sheet)",
                "[machine] CalculatorScreen → CalculatorDesk: perform(6 * 4 =)",
                "[message] CalculatorScreen → StockScreen: calculatorScreen(_:didFinishWith: 24)",
                "[navigation] Navigator → CalculatorScreen: dismiss",
                "[release] CalculatorScreen: deinit",
                "[release] CalculatorDesk: deinit",
            ])
        #expect(try traced.test.top(StockScreen.self).edit[try traced.test.fruit("kiwi")] == 24)
    }

    @Test func `no number is nil`() throws {
        let traced = try TracedKiosk()
        try traced.openStock().handle(.calculate(try traced.test.fruit("kiwi")))
        try traced.test.top(CalculatorScreen.self).type(line: "1/0=", traced.test.texts)
        try traced.test.top(CalculatorScreen.self).handle(.returnValue)
        #expect(
            traced.take().contains("[message] CalculatorScreen → StockScreen: calculatorScreen(_:didFinishWith: nil)"))
    }

    @Test func `deleted values are handed over, and what becomes of each comes back`() throws {
        let traced = try TracedKiosk()
        try traced.openCalculator().type(line: "7ac 8ac 9ac", traced.test.texts)
        _ = traced.take()
        try traced.test.top(CalculatorScreen.self).handle(.showDeletedValues)
        let values = traced.test.desk.calculator.deletedValues
        try traced.test.top(DeletedValuesScreen.self).handle(.remove(values[0].id))
        try traced.test.top(DeletedValuesScreen.self).handle(.restore(values[2].id))
        try traced.test.top(CalculatorScreen.self).handle(.showDeletedValues)
        try traced.test.top(DeletedValuesScreen.self).handle(.removeAll)
        #expect(
            traced.take() == [
                "[injection] CalculatorScreen → DeletedValuesScreen: init(values: [7, 8, 9], "
                    + "delegate: CalculatorScreen)",
                "[navigation] Navigator → DeletedValuesScreen: push",
                "[message] DeletedValuesScreen → CalculatorScreen: deletedValuesScreen(_:remove: \(values[0].id))",
                "[machine] CalculatorScreen → CalculatorDesk: removeDeletedValue(at: 0)",
                "[message] DeletedValuesScreen → CalculatorScreen: deletedValuesScreen(_:didChoose: \(values[2].id))",
                "[machine] CalculatorScreen → CalculatorDesk: enter(9)",
                "[navigation] Navigator → DeletedValuesScreen: pop",
                "[release] DeletedValuesScreen: deinit",
                "[injection] CalculatorScreen → DeletedValuesScreen: init(values: [8, 9], delegate: CalculatorScreen)",
                "[navigation] Navigator → DeletedValuesScreen: push",
                "[message] DeletedValuesScreen → CalculatorScreen: deletedValuesScreenRemoveAll(_:)",
                "[machine] CalculatorScreen → CalculatorDesk: removeAllDeletedValues()",
            ])
    }

    @Test func `a chosen style comes back, and the wish to begin anew too`() throws {
        let traced = try TracedKiosk()
        try traced.openCalculator().handle(.showStyles)
        try traced.test.top(StyleScreen.self).handle(.choose(.formula))
        try traced.test.top(CalculatorScreen.self).handle(.showStyles)
        try traced.test.top(StyleScreen.self).handle(.clear)
        #expect(
            traced.take() == [
                "[injection] CalculatorScreen → StyleScreen: init(current: standard, delegate: CalculatorScreen)",
                "[navigation] Navigator → StyleScreen: push",
                "[message] StyleScreen → CalculatorScreen: styleScreen(_:didChoose: formula)",
                "[machine] CalculatorScreen → CalculatorDesk: choose(formula)",
                "[navigation] Navigator → StyleScreen: pop",
                "[release] StyleScreen: deinit",
                "[injection] CalculatorScreen → StyleScreen: init(current: formula, delegate: CalculatorScreen)",
                "[navigation] Navigator → StyleScreen: push",
                "[message] StyleScreen → CalculatorScreen: styleScreenClearCalculators(_:)",
                "[machine] CalculatorScreen → CalculatorDesk: clear()",
                "[navigation] Navigator → StyleScreen: pop",
                "[release] StyleScreen: deinit",
            ])
    }

    @Test func `the order screen hands the number of juices sold to the calculator`() throws {
        let traced = try TracedKiosk()
        let orders = try traced.test.openJuiceMaker()
        try orders.type(line: "banana 3", traced.test.texts)
        _ = traced.take()
        orders.handle(.calculateSales)
        traced.test.kiosk.perform(.help)
        #expect(
            traced.take() == [
                "[injection] OrderScreen → CalculatorScreen: init(desk: CalculatorDesk, delegate: nil)",
                "[navigation] Navigator → CalculatorScreen: push",
                "[injection] Kiosk → HelpScreen: init(explaining: CalculatorScreen)",
                "[navigation] Navigator → HelpScreen: present(.sheet)",
            ])
    }

    // MARK: Nobody

    @Test func `what is told to a delegate that is gone was heard by nobody`() throws {
        let traced = try TracedKiosk()
        let test = traced.test
        do {
            let orders = OrderScreen(
                bar: test.bar, calculators: Calculators(test.desk), startOfToday: test.startOfToday)
            test.navigator.push(StockScreen(stock: test.books.stock, shortage: nil, delegate: orders))
            _ = traced.take()
        }
        try test.top(StockScreen.self).handle(.edit(.set(try test.fruit("mango"), count: 99)))
        try test.top(StockScreen.self).handle(.save)
        #expect(
            traced.take() == [
                "[unheard] StockScreen → nil: stockScreen(_:save: [mango +89])",
                "[navigation] Navigator → StockScreen: pop",
                "[release] StockScreen: deinit",
            ])
        #expect(try test.count(of: "mango") == 10)
    }

    @Test func `who leaves from deep inside is taken off from the top`() throws {
        let traced = try TracedKiosk()
        try traced.openStock().handle(.calculate(try traced.test.fruit("kiwi")))
        _ = traced.take()
        traced.test.kiosk.perform(.home)
        #expect(
            traced.take().filter { $0.hasPrefix("[navigation]") } == [
                "[navigation] Navigator → CalculatorScreen: dismiss",
                "[navigation] Navigator → StockScreen: pop",
                "[navigation] Navigator → OrderScreen: pop",
            ])
    }

    // MARK: When it begins

    @Test func `as long as nobody listens, nothing stands between the screens`() throws {
        let test = try TestKiosk()
        let orders = try test.openJuiceMaker()
        orders.handle(.editStock)
        #expect(test.inspector.tracer == nil)
        #expect(test.navigator.delegate == nil)
        #expect(test.bar.delegate == nil)
        #expect(test.bar.ledger is InMemoryLedger)
        #expect(test.desk.delegate == nil)
        #expect(try test.top(StockScreen.self).delegate === orders)
    }

    @Test func `who comes late still hears the screens that are there already`() throws {
        let test = try TestKiosk()
        try test.openJuiceMaker().handle(.editStock)
        let traced = TracedKiosk(test)
        try test.top(StockScreen.self).handle(.edit(.set(try test.fruit("mango"), count: 11)))
        try test.top(StockScreen.self).handle(.save)
        #expect(
            traced.take() == [
                "[navigation] Navigator → HomeScreen: root",
                "[navigation] Navigator → OrderScreen: on the stack",
                "[navigation] Navigator → StockScreen: on the stack",
                "[message] StockScreen → OrderScreen: stockScreen(_:save: [mango +1]) (record 2)",
                "[record] OrderScreen → Ledger: change(.add([mango +1])) (record 2)",
                "[navigation] Navigator → StockScreen: pop",
                "[release] StockScreen: deinit",
            ])
    }

    @Test func `what is heard is done all the same`() throws {
        func play(isTraced: Bool) throws -> [String] {
            let test = try TestKiosk(.english)
            if isTraced { test.inspector.start(watching: test.navigator) }
            var said: [String] = []
            let front = LineFront(kiosk: test.kiosk) { said.append($0) }
            for line in [
                "juice", "strawberry", "yes", "strawberry +10", "mango 3", "save", "mango", "home", "1", "12+ac",
            ]
                + ["deleted", "1", "=", "style", "3", "home"]
            {
                front.handle(line)
            }
            return said
        }
        #expect(try play(isTraced: true) == play(isTraced: false))
    }
}
