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
    package internal(set) weak var delegate: (any CalculatorButtonDelegate)?
    /// The key.
    package let key: CalculatorKey

    /// Creates the button of a key.
    init(_ key: CalculatorKey, delegate: any CalculatorButtonDelegate) {
        self.key = key
        self.delegate = delegate
    }

    /// Tells the delegate of a touch.
    func touch() { delegate?.touched(self) }
}

/// The buttons of a pad, each of which is created when it is touched for the first time.
struct NumberPad {
    /// The buttons so far, in the order of their first touches.
    private(set) var buttons: [CalculatorButton] = []
    /// Called with each new button, so that a trace can listen to it.
    var didAdd: (CalculatorButton) -> Void = { _ in }

    /// Returns the button of a key.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - delegate: The receiver of the touches of a new button.
    /// - Returns: The button; a new one if the key has none yet.
    mutating func button(_ key: CalculatorKey, delegate: any CalculatorButtonDelegate) -> CalculatorButton {
        if let button = buttons.first(where: { $0.key == key }) { return button }
        let button = CalculatorButton(key, delegate: delegate)
        buttons.append(button)
        didAdd(button)
        return button
    }
}
