import CalculatorApp
import Core
import JuiceMakerApp

// In a file of its own, because a conformance in a file with testable imports would have to be public.

extension StockScreen: CalculatorScreenDelegate {
    package func calculatorScreen(_ screen: CalculatorScreen, didFinishWith value: Decimal128?) {
        takeResult(value, shownAs: screen.display)
    }
}
