import Calculator
import CalculatorApp
import Core
import JuiceMaker
import JuiceMakerApp
import ScreenKit
import ScreenTrace
import Storage
import System

extension CalculatorClock {
    /// The clock of this machine, with the hours and minutes of its time zone.
    static var local: CalculatorClock { CalculatorClock(now: SystemClock.now, text: LocalCalendar.hourAndMinute) }

    /// The clock of this machine, which shows the same time always.
    static var still: CalculatorClock { CalculatorClock(now: SystemClock.now, text: { _ in "12:00" }) }
}

/// The calculators that the juice maker asks for. The two apps know nothing of each other; they meet here.
///
/// Each has a desk of its own, so that no number of the person's own calculator is ever replaced.
final class Calculators: CalculatorProvider {
    private let tracer: Tracer?
    /// The receiver of the result of the last calculator for a count, which holds it weakly.
    private var receiver: CountReceiver?

    /// Creates a provider whose calculators report their calls to a tracer if there is one.
    init(tracer: Tracer?) { self.tracer = tracer }

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
            desk: desk(after: .waiting(forPaymentOf: total.number)), purpose: total.purpose,
            firstStep: total.firstStep)
    }

    private func desk(after keys: [CalculatorEvent]) -> CalculatorDesk {
        CalculatorDesk(after: keys, observe: tracer?.note)
    }
}

/// The receiver of the number that a person calculates for a fruit. It knows for which one, and the calculator does not.
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
