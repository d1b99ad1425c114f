import Core
import JuiceMaker

/// The changes of the stock that stand on a stock screen and are not saved.
///
/// The draft belongs to the shop and not to the screen: when a kiosk goes back to its start page because nobody presses a key, the next
/// person of staff is asked whether to go on with them.
package nonisolated final class StockDraft {
    /// The changes; none while nothing has to be saved.
    private(set) var changes: [Quantity<Fruit>] = []
    /// The reason of the changes.
    private(set) var reason = StockReason.counted
    /// The screen on which a person goes on with the changes; `nil` while they wait for one.
    weak var screen: StockScreen?

    /// Creates a draft without changes.
    package init() {}

    func keep(_ changes: [Quantity<Fruit>], _ reason: StockReason) { (self.changes, self.reason) = (changes, reason) }

    func clear() { keep([], .counted) }
}
