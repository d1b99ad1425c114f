import CalculatorApp
import Core
import JuiceMakerApp
import ScreenKit
import Storage

extension CalculatorClock {
    /// The clock of this machine, with the hours and minutes of its time zone.
    static var local: CalculatorClock { CalculatorClock(now: SystemClock.now, text: LocalCalendar.hourAndMinute) }
}

/// The calculators that the juice maker asks for. The two apps know nothing of each other; they meet here.
final class Calculators: CalculatorProvider {
    private let desk: CalculatorDesk

    /// Creates the calculators.
    ///
    /// - Parameter desk: The person's own calculator.
    init(desk: CalculatorDesk) {
        self.desk = desk
    }

    func makeCalculator(answering screen: StockScreen) -> any Screen {
        CalculatorScreen(desk: CalculatorDesk(), delegate: screen)
    }

    func makeCalculator(showing number: Decimal128) -> any Screen {
        desk.enter(number)
        return CalculatorScreen(desk: desk)
    }
}

extension StockScreen: CalculatorScreenDelegate {
    package func calculatorScreen(_ screen: CalculatorScreen, didFinishWith value: Decimal128?) {
        takeResult(value, shownAs: screen.display)
    }
}
