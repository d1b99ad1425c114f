import Core
import JuiceMaker
import KioskUI
import Terminal

/// `kiosk stock`: shows the stock, or changes it first.
struct StockCommand {
    let texts: Texts
    let store: FruitStore
    let isJSON: Bool

    func show(_ console: Console) throws -> ExitCode {
        let stock = store.stock
        if isJSON {
            // An id is made of small letters, digits and hyphens, so nothing in it needs escaping.
            let members = stock.items.map { "\"\($0.id)\": \(stock[$0])" }
            try console.say("{" + members.joined(separator: ", ") + "}")
        } else {
            let columns = stock.items.map { DisplayWidth.of($0.id) }.max() ?? 0
            for fruit in stock.items {
                let count = DisplayWidth.padded(String(stock[fruit]), to: 4, alignment: .trailing)
                let id = DisplayWidth.padded(fruit.id, to: columns)
                try console.say("\(id) \(count)  \(fruit.name[texts.language.rawValue])")
            }
        }
        return .success
    }

    func change(_ change: Command.StockChange, fruit name: String, count text: String, _ console: Console) throws
        -> ExitCode
    {
        guard let fruit = store.menu.fruit(named: name) else {
            throw Failure(texts(.unknownFruit, name.printable), .badInput)
        }
        guard let count = Int(text), (0...store.menu.capacity).contains(count) else {
            throw Failure(texts(.badCount, text.printable, "0", String(store.menu.capacity)), .badInput)
        }
        let difference =
            switch change {
            case .add: count
            case .set: count - store.stock[fruit]
            }
        do {
            try store.apply([Quantity(item: fruit, count: difference)])
        } catch {
            throw Failure(texts.explain(error), .no)
        }
        return try show(console)
    }
}
