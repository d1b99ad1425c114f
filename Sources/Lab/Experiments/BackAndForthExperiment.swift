import Core
import JuiceMaker
import KioskUI

/// The real stock screen gets the stock through init, and 5 mangoes are
/// added on it; before it is saved, another kiosk sells a mango juice.
struct BackAndForthExperiment: Experiment {
    let menu: Menu

    func run() -> Outcome {
        let notebook = Notebook()

        notebook.begin(.labWholeDictionary)
        let first = InMemoryLedger(menu: menu)
        let dictionary = DictionaryWriter(ledger: first)
        editWhileSelling(from: first, delegate: dictionary, notebook)

        notebook.begin(.labOnlyChanges)
        let second = InMemoryLedger(menu: menu)
        let changes = ChangeWriter(ledger: second)
        editWhileSelling(from: second, delegate: changes, notebook)
        return notebook.outcome
    }

    private func editWhileSelling(
        from ledger: InMemoryLedger, delegate: any StockScreenDelegate, _ notebook: Notebook
    ) {
        let (mango, juice) = (menu.fruit("mango"), menu.juice("mango"))
        // Forward, by injection.
        let stock = ledger.books.stock
        let screen = StockScreen(stock: stock, shortage: nil, delegate: delegate)
        notebook.write("StockScreen(stock:) mango", is: stock[mango])
        screen.handle(.edit(.step(mango, by: 5)))
        notebook.write("stepper +5", is: screen.edit[mango])

        _ = ledger.sell([SaleRequest(juice: juice)])
        notebook.write("kiosk 2 sells mango: ledger", is: ledger.books.stock[mango])

        // Backward, by delegate.
        screen.handle(.save)
        let message = "stockScreen(_:didFinishWith: [mango +5])"
        let receiver = "\(type(of: delegate))"
        notebook.write(.sent(message, from: "StockScreen", to: receiver))
        notebook.write("ledger", is: ledger.books.stock[mango])
        notebook.note(.labMangoes, ledger.books.stock[mango])
        notebook.note(.labMangoesUsed, ledger.books.accounts.fruits[mango.id]?.used ?? 0)
    }
}

/// Writes every count back as it was when the screen was opened.
private final class DictionaryWriter: StockScreenDelegate {
    let ledger: InMemoryLedger
    var counts: [Fruit: Int]

    init(ledger: InMemoryLedger) {
        self.ledger = ledger
        let stock = ledger.books.stock
        counts = Dictionary(uniqueKeysWithValues: stock.items.map { ($0, stock[$0]) })
    }

    func stockScreen(_ screen: StockScreen, didFinishWith changes: [Quantity<Fruit>]) {
        for change in changes { counts[change.item]? += change.count }
        for (fruit, count) in counts { try? ledger.change(.set(fruit, to: count)) }
    }
}

/// Says how many more or fewer: what others did meanwhile stands.
private final class ChangeWriter: StockScreenDelegate {
    let ledger: InMemoryLedger

    init(ledger: InMemoryLedger) { self.ledger = ledger }

    func stockScreen(_ screen: StockScreen, didFinishWith changes: [Quantity<Fruit>]) {
        try? ledger.change(.add(changes))
    }
}
