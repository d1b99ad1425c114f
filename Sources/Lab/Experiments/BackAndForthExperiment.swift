import Core
import JuiceMaker
import JuiceMakerApp
import ScreenKit

/// The kiosk's own stock screen gets the stock through init. 5 mangoes
/// are added on it, but before it is saved another kiosk sells a juice.
struct BackAndForthExperiment: Experiment {
    let menu: Menu

    func run(_ notebook: Notebook) {
        notebook.begin(.labWholeDictionary)
        var ledger = InMemoryLedger(menu: menu)
        edit(ledger, WholeWriter(ledger), notebook)

        notebook.begin(.labOnlyChanges)
        ledger = InMemoryLedger(menu: menu)
        edit(ledger, ChangeWriter(ledger), notebook)
    }

    private func edit(
        _ ledger: InMemoryLedger,
        _ writer: some StockScreenDelegate & Writer,
        _ notebook: Notebook
    ) {
        let mango = menu.fruit("mango")

        // Forward: the stock goes in through init.
        let stock = ledger.books.stock
        let screen = StockScreen(stock: stock, shortage: nil)
        screen.delegate = writer
        notebook.value("StockScreen(stock:)", stock[mango])
        screen.handle(.edit(.step(mango, by: 5)))
        notebook.value(.text(.labStepper), screen.edit[mango])

        // Meanwhile, at the other kiosk: one juice of 3 mangoes.
        let order = Order(menu.juice("mango"))
        _ = try? ledger.sell([SaleRequest(order: order)])
        notebook.value(
            .text(.labSaleAtSecondKiosk), ledger.books.stock[mango])

        // Backward: the changes come out through the delegate.
        screen.handle(.save)
        notebook.sent(
            "stockScreen(_:save: [mango +5])",
            from: "StockScreen", to: "\(type(of: writer))")
        notebook.value(
            .text(.labWritten), .code("mango " + writer.written(mango)))
        notebook.fact(.labMangoes, ledger.books.stock[mango])
    }
}

/// An object that tells what it wrote of a fruit.
private protocol Writer: AnyObject {
    func written(_ fruit: Fruit) -> String
}

/// Writes back every count that it knew, and the change on top.
private final class WholeWriter: StockScreenDelegate, Writer {
    private let ledger: InMemoryLedger
    private var counts: [Fruit: Int] = [:]

    init(_ ledger: InMemoryLedger) {
        self.ledger = ledger
        let stock = ledger.books.stock
        for fruit in stock.items { counts[fruit] = stock[fruit] }
    }

    func stockScreen(
        _ screen: StockScreen, save changes: [Quantity<Fruit>]
    ) {
        for change in changes { counts[change.item]? += change.count }
        for (fruit, count) in counts {
            try? ledger.change(.set(fruit, to: count))
        }
    }

    func written(_ fruit: Fruit) -> String { "= \(counts[fruit] ?? 0)" }
}

/// Writes only the change, so other changes are kept.
private final class ChangeWriter: StockScreenDelegate, Writer {
    private let ledger: InMemoryLedger
    private var changes: [Quantity<Fruit>] = []

    init(_ ledger: InMemoryLedger) { self.ledger = ledger }

    func stockScreen(
        _ screen: StockScreen, save changes: [Quantity<Fruit>]
    ) {
        self.changes = changes
        try? ledger.change(.add(changes))
    }

    func written(_ fruit: Fruit) -> String {
        "+\(changes.first { $0.item == fruit }?.count ?? 0)"
    }
}
