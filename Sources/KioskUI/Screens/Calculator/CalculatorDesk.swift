import Calculator

/// A desk with a calculator of each style, each as it was left, and the one that is in use.
///
/// Screens come and go; what was calculated stays here.
package final class CalculatorDesk {
    private var calculators: [CalculatorStyle: Calculator] = [:]
    /// The style in use.
    package var style: CalculatorStyle

    /// Makes a desk whose calculators are new.
    ///
    /// - Parameter style: The style to begin with.
    package init(style: CalculatorStyle = .standard) {
        self.style = style
    }

    /// The calculator in use.
    package var calculator: Calculator {
        get { calculators[style] ?? Calculator(style: style) }
        _modify {
            // Moved out and back in, so that a long tape has one owner while it grows and is never copied.
            var calculator = calculators.removeValue(forKey: style) ?? Calculator(style: style)
            defer { calculators[style] = calculator }
            yield &calculator
        }
    }
}
