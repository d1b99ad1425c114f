import CalculatorApp
import Core
import JuiceMaker
import JuiceMakerApp
import ScreenKit
import System
import Terminal

/// `kiosk stock`: shows the stock, or changes it first.
struct StockCommand: RunnableCommand {
    /// A change of the stock of a fruit, as typed.
    struct Change {
        enum Action { case add, set }

        let action: Action
        let fruit: String
        let count: String
        /// The reason; `nil` for the usual one of the action.
        let reason: StockReason?
    }

    let change: Change?
    let isJSON: Bool

    func run(_ workshop: Workshop) throws -> ExitCode {
        let ledger = try workshop.ledger(for: change == nil ? .reading : .writing)
        if let change { try make(change, in: ledger, workshop.texts) }
        try show(ledger.books.stock, workshop.texts, workshop.console)
        return .success
    }

    func show(_ stock: Stock<Fruit>, _ texts: Texts, _ console: Console) throws(SystemError) {
        if isJSON {
            try console.say(stock.json.text)
        } else {
            let columns = stock.items.map { DisplayWidth.of($0.id) }.max() ?? 0
            let digits = max(4, stock.items.map { String(stock[$0]).utf8.count }.max() ?? 0)
            for fruit in stock.items {
                let count = DisplayWidth.padded(String(stock[fruit]), to: digits, alignment: .trailing)
                let id = DisplayWidth.padded(fruit.id, to: columns)
                try console.say("\(id) \(count)  \(fruit.name[texts.language.rawValue])")
            }
        }
    }

    private func make(_ change: Change, in ledger: any Ledger, _ texts: Texts) throws {
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
            case .add: try ledger.change(.add([Quantity(item: fruit, count: count)]), reason: change.reason)
            case .set: try ledger.change(.set(fruit, to: count), reason: change.reason)
            }
        } catch {
            guard case .impossible(.aboveCapacity(_, _, let capacity)) = error else { throw error }
            let stock = String(ledger.books.stock[fruit])
            throw CommandError(texts(.stockFull, nameOfFruit, String(capacity), stock), .no)
        }
    }
}
