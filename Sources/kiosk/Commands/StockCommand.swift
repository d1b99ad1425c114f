import CalculatorApp
import Core
import JuiceMaker
import JuiceMakerApp
import ScreenKit
import System
import Terminal

/// A change of the stock of a fruit, as typed.
struct TypedStockChange {
    enum Action { case add, set }

    let action: Action
    let fruit: String
    let count: String
}

extension Workshop {
    /// `kiosk stock`: shows the stock, or changes it first.
    func showStock(after change: TypedStockChange? = nil) throws -> ExitCode {
        let ledger = try ledger(for: change == nil ? .reading : .writing)
        if let change { try make(change, in: ledger) }
        let stock = ledger.books.stock
        try console.say(options.isJSON ? [stock.json.text] : texts.lines(of: stock))
        return .success
    }

    private func make(_ change: TypedStockChange, in ledger: any Ledger) throws {
        guard let fruit = ledger.books.fruit(named: change.fruit) else {
            let fruits = ledger.books.stock.items
            let message = texts.suggesting(
                fruits.flatMap { [$0.id] + $0.name.all }, for: change.fruit,
                in: texts(.unknownFruit, change.fruit.printable),
                listing: fruits.map { texts.typed($0.name, id: $0.id) })
            throw CommandError(message, .badInput)
        }
        let nameOfFruit = texts.name(ofFruit: fruit.id, in: ledger.books.menu)
        guard let count = Int(change.count.plainNumber), (0...ledger.books.menu.capacity).contains(count) else {
            let reason = texts.badCount(change.count, allowed: 0...ledger.books.menu.capacity)
            throw CommandError(nameOfFruit + ": " + reason, .badInput)
        }
        do throws(StockChangeError) {
            switch change.action {
            case .add: try ledger.change(.add([Quantity(item: fruit, count: count)]), reason: options.stockReason)
            case .set: try ledger.change(.set(fruit, to: count), reason: options.stockReason)
            }
        } catch {
            guard case .impossible(.aboveCapacity(_, _, let capacity)) = error else { throw error }
            let stock = String(ledger.books.stock[fruit])
            throw CommandError(texts(.stockFull, nameOfFruit, String(capacity), stock), .no)
        }
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
