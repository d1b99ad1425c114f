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

extension StockReason {
    nonisolated var traced: String { ".\(self)" }
}

extension OrderMachine.Event {
    nonisolated var traced: String {
        switch self {
        case .change(let juice, let number): ".change(\(juice.id), by: \(number))"
        case .emptyCart: ".emptyCart"
        case .orderCart: ".orderCart"
        case .order(let order): ".order(\(order.ids))"
        case .made(let sale): ".made(\(sale.number) \(sale.order.ids))"
        case .short(let shortage, let part): ".short(\(shortage.traced), part: \(part?.ids ?? "nil"))"
        case .acceptPart: ".acceptPart"
        case .failed: ".failed"
        case .outdated: ".outdated"
        case .menuChanged: ".menuChanged"
        case .stockChanged: ".stockChanged"
        case .choose(let wishes):
            ".choose(\([wishes.service, wishes.payment].compactMap(\.self).joined(separator: ", ")))"
        case .decline: ".decline"
        case .stockSaved: ".stockSaved"
        }
    }
}

extension [Sale] {
    package nonisolated var traced: String {
        "[" + map { "\($0.number) \($0.order.ids)" }.joined(separator: ", ") + "]"
    }
}

extension [Announcement] {
    nonisolated var traced: String { map(\.traced).joined(separator: ", ") }
}

extension Announcement {
    nonisolated var traced: String {
        switch self {
        case .ready(let sale): "ready(\(sale.number) \(sale.order.ids))"
        case .short(let order, let shortage): "short(\(order.ids), \(shortage.traced))"
        case .dropped(let order): "dropped(\(order.ids))"
        case .failed(let order, _): "failed(\(order.ids))"
        case .outdated(let order): "outdated(\(order.ids))"
        case .cartChanged: "cartChanged"
        case .refused(.invalidCount(let count)): "refused(count: \(count))"
        case .refused(.cartFull(let limit)): "refused(cartFull: \(limit))"
        case .refused(.queueFull(let limit)): "refused(queueFull: \(limit))"
        case .soldOut(let juice): "soldOut(\(juice.id))"
        case .noMore(let juice): "noMore(\(juice.id))"
        case .takenOut(let juices): "takenOut(\(juices.map(\.id).joined(separator: ", ")))"
        }
    }
}
