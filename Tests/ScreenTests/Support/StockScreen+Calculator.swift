import CalculatorApp
import Core
import JuiceMakerApp

// In a file of its own, because a conformance in a file with testable imports would have to be public.

extension StockScreen: CalculatorScreenDelegate {
    package func calculatorScreen(_ screen: CalculatorScreen, use value: Decimal128) throws(UnusableResult) {
        do {
            try takeResult(value)
        } catch {
            throw UnusableResult { texts in error.reason(texts) }
        }
    }
}
