import Core
import JuiceMaker

/// Takes what was changed on the stock screen.
package protocol StockScreenDelegate: AnyObject {
    /// Called when the person saves; not called when they cancel.
    ///
    /// - Parameters:
    ///   - screen: The screen that was saved.
    ///   - changes: How many more (or, below zero, fewer) of each fruit, so that sales made meanwhile stand.
    /// - Throws: `StockChangeError` when they cannot be kept; then the screen stays, with all that was typed.
    func stockScreen(_ screen: StockScreen, didFinishWith changes: [Quantity<Fruit>]) throws(StockChangeError)
}
