import CalculatorApp
import Core
import JuiceMaker
import JuiceMakerApp
import ScreenKit
import System
import Terminal

extension Workshop {
    /// `kiosk stock`: shows the stock.
    func showStock() throws { try show(ledger(for: .reading).books.stock) }

    /// `kiosk stock add` and `kiosk stock set`: changes the stock of a fruit, and shows the stock. The fruit and the count are as typed.
    func changeStock(
        _ typedFruit: String, _ typedCount: String, _ change: (Fruit, Int) -> StockChange
    ) throws {
        let ledger = try ledger()
        guard let fruit = ledger.books.fruit(named: typedFruit) else {
            let fruits = ledger.books.stock.items
            let message = texts.suggesting(
                fruits.flatMap { [$0.id] + $0.name.all }, for: typedFruit,
                in: texts(.unknownFruit, typedFruit.printable),
                listing: fruits.map { texts.typed($0.name, id: $0.id) })
            throw CommandError(message, .badInput)
        }
        let nameOfFruit = texts.name(ofFruit: fruit.id, in: ledger.books.menu)
        guard let count = CupCount.number(in: typedCount), (0...ledger.books.menu.capacity).contains(count) else {
            let reason = texts.badCount(typedCount, allowed: 0...ledger.books.menu.capacity)
            throw CommandError(nameOfFruit + ": " + reason, .badInput)
        }
        do throws(StockChangeError) {
            try ledger.change(change(fruit, count), reason: options[.stockReason])
        } catch {
            guard case .impossible(.aboveCapacity(_, _, let capacity)) = error else { throw error }
            let stock = String(ledger.books.stock[fruit])
            throw CommandError(texts(.stockFull, nameOfFruit, String(capacity), stock), .no)
        }
        try answering { try show(ledger.books.stock) }
    }

    private func show(_ stock: Stock<Fruit>) throws {
        try console.say(options[.json] ? [stock.json.text] : texts.lines(of: stock))
    }
}

extension Texts {
    /// Returns a line for each fruit of a stock: its id, its count and its name.
    func lines(of stock: Stock<Fruit>) -> [String] {
        let columns = stock.items.map { DisplayWidth.of($0.id) }.max() ?? 0
        let digits = max(4, stock.items.map { String(stock[$0]).utf8.count }.max() ?? 0)
        return stock.items.map { fruit in
            let count = DisplayWidth.padded(String(stock[fruit]), to: digits, alignment: .trailing)
            return "\(DisplayWidth.padded(fruit.id, to: columns)) \(count)  \(fruit.name[language.rawValue])"
        }
    }
}
