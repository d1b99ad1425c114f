import Calculator

/// The receiver of the touches of a button.
package protocol CalculatorButtonDelegate: AnyObject {
    /// Called when a button was touched.
    func touched(_ sender: CalculatorButton)
}

/// A key of the pad of the style `two-operand`, as in seed 002: an object that tells its delegate of each touch, and knows nothing
/// of a calculator.
package final class CalculatorButton {
    /// The receiver of the touches.
    package weak var delegate: (any CalculatorButtonDelegate)?
    /// The key.
    package let key: CalculatorKey

    init(_ key: CalculatorKey) { self.key = key }

    func touch() { delegate?.touched(self) }
}

/// The buttons of the style `two-operand`.
struct NumberPad {
    let buttons: [CalculatorButton]

    /// Creates the buttons, which tell a delegate of their touches.
    init(delegate: any CalculatorButtonDelegate) {
        buttons = CalculatorKey.allCases.filter(CalculatorStyle.twoOperand.has).map(CalculatorButton.init)
        for button in buttons { button.delegate = delegate }
    }

    /// Returns the button of a key; `nil` where the style has no such key.
    subscript(key: CalculatorKey) -> CalculatorButton? { buttons.first { $0.key == key } }
}
