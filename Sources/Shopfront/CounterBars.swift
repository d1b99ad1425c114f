import JuiceMaker
import JuiceMakerApp

/// The juice bars of a counter. Each customer has one, so that no order of the one before is left, and so has staff.
package final class CounterBars {
    private let ledger: any Ledger
    /// The bar of the screens in view; they hold it.
    private weak var current: JuiceBar?

    /// Creates the bars of a ledger.
    package init(ledger: any Ledger) {
        self.ledger = ledger
    }

    /// Returns a bar without orders.
    package func next() -> JuiceBar {
        let bar = JuiceBar(ledger: ledger)
        current = bar
        return bar
    }

    /// Returns the screen of the next customer, at a bar of its own.
    package func makeOrderScreen(today: @escaping () -> Period) -> OrderScreen {
        OrderScreen(bar: next(), calculators: nil, today: today)
    }

    /// Reads what other kiosks have recorded, and returns whether there is anything new.
    package func refresh() -> Bool { current?.refresh() ?? false }
}
