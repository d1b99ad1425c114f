import Calculator

/// Takes the style that was chosen.
package protocol StyleScreenDelegate: AnyObject {
    /// Called when the person has chosen a style.
    func styleScreen(_ screen: StyleScreen, didChoose style: CalculatorStyle)
}
