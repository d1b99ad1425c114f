import Calculator
import CalculatorApp
import Core
import JuiceMakerApp
import ScreenKit
import ScreenTrace
import Storage

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

    /// Creates a provider whose calculators report their calls to a tracer if there is one.
    init(tracer: Tracer?) { self.tracer = tracer }

    func makeCalculator(for count: CountToCalculate, answering screen: StockScreen) -> any Screen {
        let calculator = CalculatorScreen(
            desk: desk(after: .showing(Decimal128(count.count))), purpose: count.text, canReturnValue: true)
        calculator.delegate = screen
        return calculator
    }

    func makeCalculator(showing number: Decimal128) -> any Screen {
        CalculatorScreen(desk: desk(after: .showing(number)))
    }

    func makeCalculator(for total: TotalToPay) -> any Screen {
        CalculatorScreen(
            desk: desk(after: .waiting(forPaymentOf: total.number)), purpose: total.purpose,
            firstStep: total.firstStep)
    }

    private func desk(after keys: [CalculatorEvent]) -> CalculatorDesk {
        TracedCalculatorDesk(after: keys, tracer: tracer)
    }
}

extension StockScreen: CalculatorScreenDelegate {
    package func calculatorScreen(_ screen: CalculatorScreen, use value: Decimal128) throws(UnusableResult) {
        do {
            try takeResult(value)
        } catch {
            throw UnusableResult { texts in error.reason(texts) }
        }
    }
}
