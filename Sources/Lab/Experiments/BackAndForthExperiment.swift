import Core
import JuiceMaker
import JuiceMakerApp
import ScreenKit

/// The kiosk's own stock screen gets the stock through init. 5 mangoes
/// are added on it, but before it is saved a juice is sold.
struct BackAndForthExperiment: Experiment {
    let menu: Menu

    func run(_ notebook: Notebook) {
        notebook.begin(.labWholeDictionary)
        var ledger = InMemoryLedger(menu: menu)
        let wholeWriter = WholeWriter(ledger, notebook)
        edit(ledger, wholeWriter, notebook)

        notebook.begin(.labOnlyChanges)
        ledger = InMemoryLedger(menu: menu)
        let changeWriter = ChangeWriter(ledger, notebook)
        edit(ledger, changeWriter, notebook)
    }

    private func edit(
        _ ledger: InMemoryLedger, _ writer: some StockScreenDelegate,
        _ notebook: Notebook
    ) {
        let mango = menu.fruit("mango")

        // Forward: the stock goes in through init.
        let stock = ledger.books.stock
        let screen = StockScreen(stock: stock, shortage: nil)
        screen.delegate = writer
        notebook.value(
            "StockScreen(stock:shortage:)", screen.edit[mango])
        screen.handle(.edit(.step(mango, by: 5)))
        notebook.value(.text(.labStepper), screen.edit[mango])

        // Meanwhile a juice of 3 mangoes is sold.
        let order = Order(menu.juice("mango"))
        _ = try? ledger.sell([SaleRequest(order: order)])
        notebook.value(
            .text(.labSaleMeanwhile), ledger.books.stock[mango])

        // Backward: the changes come out through the delegate.
        screen.handle(.save)
        notebook.fact(.labMangoes, ledger.books.stock[mango])
    }
}

/// Writes back every count that it knew, and the change on top.
private final class WholeWriter: StockScreenDelegate {
    private let ledger: InMemoryLedger
    private let notebook: Notebook
    private var counts: [Fruit: Int] = [:]

    init(_ ledger: InMemoryLedger, _ notebook: Notebook) {
        (self.ledger, self.notebook) = (ledger, notebook)
        let stock = ledger.books.stock
        for fruit in stock.items { counts[fruit] = stock[fruit] }
    }

    func stockScreen(
        _ screen: StockScreen,
        save changes: [Quantity<Fruit>], reason: StockReason
    ) {
        notebook.received(changes, from: screen, self)
        for change in changes { counts[change.item]? += change.count }
        for (fruit, count) in counts {
            try? ledger.change(.set(fruit, to: count))
        }
        for change in changes {
            let (fruit, count) = (change.item, counts[change.item] ?? 0)
            notebook.wrote("\(fruit.id) = \(count)")
        }
    }
}

/// Writes only the changes.
private final class ChangeWriter: StockScreenDelegate {
    private let ledger: InMemoryLedger
    private let notebook: Notebook

    init(_ ledger: InMemoryLedger, _ notebook: Notebook) {
        (self.ledger, self.notebook) = (ledger, notebook)
    }

    func stockScreen(
        _ screen: StockScreen,
        save changes: [Quantity<Fruit>], reason: StockReason
    ) {
        notebook.received(changes, from: screen, self)
        try? ledger.change(.add(changes))
        notebook.wrote(changes.signed)
    }
}

extension Notebook {
    fileprivate func received(
        _ changes: [Quantity<Fruit>], from screen: StockScreen,
        _ writer: some StockScreenDelegate
    ) {
        sent(
            "stockScreen(_:save: [\(changes.signed)])",
            from: screen, to: writer)
    }

    fileprivate func wrote(_ text: String) {
        value(.text(.labWritten), .code(text))
    }
}

extension [Quantity<Fruit>] {
    fileprivate var signed: String {
        map { "\($0.item.id) \($0.count < 0 ? "" : "+")\($0.count)" }
            .joined(separator: ", ")
    }
}
