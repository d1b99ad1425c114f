import CalculatorApp
import Core
import JuiceMakerApp
import ScreenKit
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
    func makeCalculator(for count: CountToCalculate, answering screen: StockScreen) -> any Screen {
        CalculatorScreen(desk: .starting(with: Decimal128(count.count)), purpose: count.text, delegate: screen)
    }

    func makeCalculator(showing number: Decimal128) -> any Screen {
        CalculatorScreen(desk: .starting(with: number))
    }

    func makeCalculator(for total: TotalToPay) -> any Screen {
        CalculatorScreen(
            desk: .waiting(forPaymentOf: total.number), purpose: total.purpose, firstStep: total.firstStep)
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
