import Core
import JuiceMaker
import ScreenKit

extension Name {
    /// The name in the language of the texts.
    nonisolated func callAsFunction(_ texts: Texts) -> String { self[texts.language.rawValue] }
}

/// The juice maker's news and errors in words.
extension Texts {
    nonisolated package func explain(_ shortage: Shortage<Fruit>) -> String {
        shortage.shortfalls.map { self(.shortfall, $0.item.name(self), String($0.count)) }.joined(separator: ", ")
    }

    nonisolated package func explain(_ error: StockError<Fruit>) -> String {
        switch error {
        case .negative(let fruit, _): self(.belowZero, fruit.name(self))
        case .aboveCapacity(let fruit, _, let capacity): self(.aboveCapacity, fruit.name(self), String(capacity))
        case .unknown(let fruit): self(.unknownFruit, fruit.name(self))
        case .duplicate(let fruit): self(.duplicateFruit, fruit.name(self))
        }
    }

    nonisolated package func explain(_ refusal: StockEditRefusal) -> String {
        switch refusal {
        case .belowZero(let fruit): self(.belowZero, fruit.name(self))
        case .aboveCapacity(let fruit, let capacity): self(.aboveCapacity, fruit.name(self), String(capacity))
        }
    }

    nonisolated package func explain(_ refusal: OrderRefusal) -> String {
        switch refusal {
        case .invalidCount(let count): badCount(String(count), allowed: Order.counts)
        case .queueFull(let limit): self(.queueFull, String(limit))
        }
    }

    nonisolated package func explain(_ error: OrderRequestError) -> String {
        switch error {
        case .unknownJuice(let text) where text.isEmpty: self(.missingJuice)
        case .unknownJuice(let text): self(.unknownJuice, text.printable)
        case .invalidCount(let text): badCount(text, allowed: Order.counts)
        }
    }

    nonisolated func message(_ announcement: Announcement) -> Message {
        switch announcement {
        case .ready(let sale): Message(text: self(.ready, String(sale.number), sale.juice.name(self)), tone: .good)
        case .short(let order, let shortage):
            Message(text: self(.notMade, order.juice.name(self), self.explain(shortage)), tone: .warning)
        case .dropped(let order):
            Message(text: self(.dropped, order.juice.name(self), String(order.count)), tone: .quiet)
        case .failed(let order, let error):
            Message(text: self(.orderFailed, order.juice.name(self), self.explain(error)), tone: .bad)
        case .refused(let refusal): Message(text: self.explain(refusal).asSentence, tone: .bad)
        }
    }

    nonisolated func notACount(_ value: String, capacity: Int) -> String {
        self(.notACount, value, String(capacity))
    }

    /// Why a text is no count.
    ///
    /// - Parameters:
    ///   - text: What was written; nothing, where the count is missing.
    ///   - allowed: The least count, and the greatest.
    /// - Returns: The reason in words.
    nonisolated package func badCount(_ text: String, allowed: ClosedRange<Int>) -> String {
        let (least, greatest) = (String(allowed.lowerBound), String(allowed.upperBound))
        if text.trimmed.isEmpty { return self(.missingCount, least, greatest) }
        return self(.badCount, text.printable, least, greatest)
    }
}
