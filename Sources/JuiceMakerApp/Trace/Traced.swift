import Core
import JuiceMaker
import ScreenKit
import ScreenTrace

// The texts of values in a trace: their ids, which are the same in every language.

extension Quantity<Fruit> {
    /// A change of a count, with its sign.
    nonisolated var tracedChange: String { "\(item.id) " + (count < 0 ? "\(count)" : "+\(count)") }
}

extension [Quantity<Fruit>] {
    nonisolated var tracedChanges: String { "[" + map(\.tracedChange).joined(separator: ", ") + "]" }
}

extension Shortage<Fruit> {
    nonisolated var traced: String {
        "[" + shortfalls.map { "\($0.item.id) \($0.count)" }.joined(separator: ", ") + "]"
    }
}

extension StockChange {
    nonisolated var traced: String {
        switch self {
        case .add(let changes): ".add(\(changes.tracedChanges))"
        case .set(let fruit, let count): ".set(\(fruit.id), to: \(count))"
        }
    }
}

extension OrderMachine.Event {
    nonisolated var traced: String {
        switch self {
        case .order(let juice, let count): ".order(\(juice.id), count: \(count))"
        case .made(let sale): ".made(\(sale.number) \(sale.juice.id))"
        case .short(let shortage): ".short(\(shortage.traced))"
        case .failed: ".failed"
        case .decline: ".decline"
        case .stockSaved: ".stockSaved"
        }
    }
}

extension Announcement {
    nonisolated var traced: String {
        switch self {
        case .ready(let sale): "ready(\(sale.number) \(sale.juice.id))"
        case .short(let order, let shortage): "short(\(order.juice.id), \(shortage.traced))"
        case .dropped(let order): "dropped(\(order.juice.id), count: \(order.count))"
        case .failed(let order, _): "failed(\(order.juice.id), count: \(order.count))"
        case .refused(.invalidCount(let count)): "refused(count: \(count))"
        case .refused(.queueFull(let limit)): "refused(queueFull: \(limit))"
        }
    }
}

extension [Announcement] {
    /// Each of them; juices of a kind that were made one after another are one.
    nonisolated var traced: [String] {
        var texts: [String] = []
        var first: Sale?
        for (index, announcement) in enumerated() {
            guard case .ready(let sale) = announcement else {
                texts.append(announcement.traced)
                continue
            }
            let start = first ?? sale
            if case .ready(let next)? = index + 1 < count ? self[index + 1] : nil, next.juice == sale.juice {
                first = start
            } else {
                let numbers = start == sale ? "\(sale.number)" : "\(start.number)–\(sale.number)"
                texts.append("ready(\(numbers) \(sale.juice.id))")
                first = nil
            }
        }
        return texts
    }
}
