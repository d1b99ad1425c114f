import Core
import JuiceMaker
import ScreenKit

nonisolated extension Name: TextConvertible {
    /// The name in every language.
    public var text: Text { Text { self($0) } }

    /// Returns the name in the language of the texts.
    package func callAsFunction(_ texts: Texts) -> String { self[texts.language.rawValue] }
}

/// The words for the juice maker's announcements, refusals and errors.
extension Texts {
    /// Returns the list of the missing fruits.
    nonisolated package func explain(_ shortage: Shortage<Fruit>) -> String {
        shortage.shortfalls.map { self(.shortfall, $0.item.name(self), String($0.count)) }.joined(separator: ", ")
    }

    /// Returns the reason why a change does not fit the stock.
    nonisolated package func explain(_ error: StockError<Fruit>) -> String {
        switch error {
        case .negative(let fruit, _): self(.belowZero, fruit.name(self))
        case .aboveCapacity(let fruit, _, let capacity): self(.aboveCapacity, fruit.name(self), String(capacity))
        case .unknown(let fruit): self(.unknownFruit, fruit.name(self))
        case .duplicate(let fruit): self(.duplicateFruit, fruit.name(self))
        }
    }

    /// Returns the reason why a stepper did not move any further.
    nonisolated package func explain(_ refusal: StockEditRefusal) -> String {
        switch refusal {
        case .belowZero(let fruit): self(.belowZero, fruit.name(self))
        case .aboveCapacity(let fruit, let capacity): self(.aboveCapacity, fruit.name(self), String(capacity))
        case .typedAboveCapacity(let fruit, let number, let capacity):
            self(.typedAboveCapacity, fruit.name(self), String(capacity), String(number))
        }
    }

    /// Returns the reason why an order was refused.
    nonisolated package func explain(_ refusal: OrderRefusal) -> String {
        switch refusal {
        case .invalidCount(let count): badCount(String(count), allowed: Order.counts)
        case .cartFull(let limit): self(.cartIsFull, String(limit))
        case .queueFull(let limit): self(.queueFull, String(limit))
        }
    }

    /// Returns the reason why a text is not an order.
    nonisolated package func explain(_ error: OrderParsingError) -> String {
        switch error {
        case .unknownJuice(let text) where text.isEmpty: self(.missingJuice)
        case .unknownJuice(let text): self(.unknownJuice, text.printable)
        case .invalidCount(let text): badCount(text, allowed: Order.counts)
        }
    }

    /// Returns the reason why a text is not an order, with the nearest name of a menu for an unknown juice; where none is near, with
    /// a list of names, unless the reason is to be short.
    nonisolated package func explain(_ error: OrderParsingError, in menu: Menu, isShort: Bool = false) -> String {
        guard case .unknownJuice(let text) = error, !text.isEmpty else { return explain(error) }
        // The suggestion keeps the count, which may have stood before the name.
        let words = text.split(whereSeparator: \.isWhitespace).map { String($0) }
        let counts = words.filter { $0.contains(where: \.isNumber) || CupCount.isPart($0) }
        let name = words.filter { !counts.contains($0) }.joined(separator: " ")
        return suggesting(
            menu.juices.flatMap { [$0.id] + $0.name.all }, for: name,
            followedBy: counts.map { " " + $0 }.joined(), in: explain(error),
            listing: isShort ? [] : menu.juices.map { typed($0.name, id: $0.id) })
    }

    /// Returns the name that a person types as one word: in Korean a name without spaces, and otherwise the identifier.
    nonisolated package func typed(_ name: Name, id: String) -> String {
        let name = name[language.rawValue]
        return language == .korean && !name.contains(where: \.isWhitespace) ? name : id
    }

    /// Returns the juices of an order with their counts; the count of a single juice is left out.
    nonisolated package func list(_ order: Order) -> String {
        order.lines.map { line in
            order.count == 1 ? line.item.name(self) : self(.juiceCount, line.item.name(self), String(line.count))
        }.joined(separator: ", ")
    }

    /// Returns the juices of an order in a ledger, as for an order.
    nonisolated package func list(_ sale: SaleRecord, in menu: Menu) -> String {
        sale.juices.map { juice in
            let name = name(ofJuice: juice.item, in: menu)
            return sale.count == 1 ? name : self(.juiceCount, name, String(juice.count))
        }.joined(separator: ", ")
    }

    /// Returns an order that was sold, with its number, its juices and its price.
    nonisolated func line(for sale: SaleRecord, in menu: Menu) -> String {
        let amount = money(sale.total, in: menu)
        let order = self(.numberedOrder, String(sale.number), list(sale, in: menu))
        return amount.isEmpty ? order : order + "  " + amount
    }

    /// Returns changes of the stock, such as `딸기 +5, 키위 −2`.
    nonisolated func list(_ changes: [Quantity<Fruit>]) -> String {
        changes.map { $0.item.name(self) + " " + Self.change($0.count) }.joined(separator: ", ")
    }

    /// Returns a difference with its sign.
    nonisolated static func change(_ number: Int) -> String { number < 0 ? "−\(-number)" : "+\(number)" }

    /// Returns what is in a cart, as one line.
    nonisolated package func summary(of order: Order?, _ currency: Currency?) -> String {
        guard let order else { return self(.emptyCartLine) }
        let juices = order.lines.map { self(.juiceCount, $0.item.name(self), String($0.count)) }
        let money = money(order.total, currency)
        return self(.cartLine, juices.joined(separator: ", ") + (money.isEmpty ? "" : " (\(money))"))
    }

    /// Returns an amount of money with its currency; an empty text if there is none.
    nonisolated package func money(_ amount: Int?, _ currency: Currency?) -> String {
        guard let amount, let currency else { return "" }
        return currency.code == "KRW" ? self(.won, currency.text(amount)) : currency.text(amount) + " " + currency.code
    }

    /// Returns what stands behind an amount of money; an empty text without a currency.
    nonisolated func unit(of currency: Currency?) -> String {
        guard let currency else { return "" }
        return currency.code == "KRW" ? self(.won, "").trimmed : currency.code
    }

    nonisolated func message(_ announcement: Announcement, waits: Bool = false) -> Message {
        switch announcement {
        case .ready(let sale):
            Message(text: self(waits ? .orderTaken : .ready, String(sale.number), list(sale.order)), tone: .good)
        case .short(let order, let shortage):
            Message(text: self(.notMade, list(order), self.explain(shortage)), tone: .warning)
        case .dropped(let order): Message(text: self(.dropped, list(order)), tone: .quiet)
        case .failed(let order, .shop(.unanswered(let server))):
            Message(text: self(.orderUnanswered, list(order), server.printable), tone: .bad)
        case .failed(let order, .shop(.recordedLate(let entry))):
            Message(
                text: self(.dropped, "\(list(order)) (\(self.explain(.shop(.recordedLate(entry)))))"), tone: .warning)
        case .failed(let order, let error):
            Message(text: self(.orderFailed, list(order), self.explain(error)), tone: .bad)
        case .outdated(let order): Message(text: self(.outdated, list(order)), tone: .warning)
        case .cartChanged: Message(text: self(.cartChanged), tone: .warning)
        case .refused(.cartFull(let limit)): Message(text: explain(OrderRefusal.cartFull(limit: limit)), tone: .warning)
        case .refused(let refusal): .bad(self.explain(refusal))
        case .soldOut(let juice): Message(text: self(.soldOutOf, juice.name(self)), tone: .warning)
        case .noMore(let juice): Message(text: self(.noMoreOfIt, juice.name(self)), tone: .warning)
        case .takenOut(let juices):
            Message(text: self(.takenOut, juices.map { $0.name(self) }.joined(separator: ", ")), tone: .warning)
        }
    }

    /// Returns the reason why a text is not a count. Without a text, the count is missing.
    nonisolated package func badCount(_ text: String, allowed: ClosedRange<Int>) -> String {
        let (least, greatest) = (String(allowed.lowerBound), String(allowed.upperBound))
        if text.trimmed.isEmpty { return self(.missingCount, least, greatest) }
        return self(.badCount, text.printable, least, greatest)
    }
}
