import Calculator

/// Hears what happens at a desk; nothing there depends on it.
package protocol CalculatorDeskDelegate: AnyObject {
    /// Called before something happens to the calculators of a desk.
    func calculatorDesk(_ desk: CalculatorDesk, willHandle event: CalculatorEvent, in style: CalculatorStyle)
}
