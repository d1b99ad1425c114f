import Calculator

/// A desk with a calculator of each style, each as it was left, and the one that is in use.
///
/// Screens come and go; what was calculated stays here.
package final class CalculatorDesk {
    /// The calculator in use.
    package var calculator: Calculator
    private var putAside: [CalculatorStyle.ID: Calculator] = [:]

    /// Makes a desk whose calculators are new.
    ///
    /// - Parameter style: The style to begin with.
    package init(style: CalculatorStyle = .standard) {
        calculator = Calculator(style: style)
    }

    /// The style in use; setting it takes the calculator of that style, as it was left.
    package var style: CalculatorStyle {
        get { calculator.style }
        set {
            guard newValue.id != calculator.style.id else { return }
            putAside[calculator.style.id] = calculator
            calculator = putAside.removeValue(forKey: newValue.id) ?? Calculator(style: newValue)
        }
    }
}
