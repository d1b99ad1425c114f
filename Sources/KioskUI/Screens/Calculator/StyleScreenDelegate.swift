import Calculator

/// Does to the calculators what was chosen on the list of styles.
package protocol StyleScreenDelegate: AnyObject {
    /// Called when the person has chosen a style.
    func styleScreen(_ screen: StyleScreen, didChoose style: CalculatorStyle)
    /// Called when the calculators of all styles shall be as new.
    func styleScreenDidClear(_ screen: StyleScreen)
}
