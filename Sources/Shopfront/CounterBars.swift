import JuiceMaker
import JuiceMakerApp

/// The juice bars of a counter. Each customer has one, so that no order of the one before is left, and so has staff.
package final class CounterBars {
    /// The bar of the screens in view; they hold it.
    private weak var current: JuiceBar?

    /// Creates the bars of a counter, of which none is in use.
    package init() {}

    /// Returns a new bar, whose books are read from now on.
    package func begin(_ bar: JuiceBar) -> JuiceBar {
        current = bar
        return bar
    }

    /// Reads what other kiosks have recorded, and returns whether there is anything new.
    package func refresh() -> Bool { current?.refresh() ?? false }
}
