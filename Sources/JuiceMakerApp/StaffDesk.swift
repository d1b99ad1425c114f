import Core
import JuiceMaker
import ScreenKit

/// The order that staff takes: it also tells what staff has to know of the ledger and the printer.
final class StaffDesk: OrderDesk {
    override init(_ shop: Shop) { super.init(shop) }

    /// Names what a juice lacks that is sold out.
    override func line(about announcement: Announcement) -> Line? {
        if case .soldOut(let juice) = announcement { return Line(juice.notes(in: books)[0], .warning) }
        return super.line(about: announcement)
    }

    override func takeNotices() -> [Line] {
        let notices = bar.ledger.takeNotices()
        for case .recordedLate(.sale(let sale)) in notices {
            // What was ordered without an answer is made, and must not be ordered again.
            if let order = cart.order, sale.isSale(of: order) { _ = bar.handle(.emptyCart) }
        }
        return notices.map { notice in Line(Text { $0.explain(notice) }, .warning) }
            + (shop.printer?.takeErrors() ?? []).map { Line($0.text, .bad) }
    }

    override func question<Event>(
        answering: (ShortageAnswer) -> Event, staying stay: Event
    ) -> Question<Event>? {
        guard let shortage = ShortageQuestion(of: bar.machine.state) else { return nil }
        return Question(Text(.askToRestock), shortage.lines) {
            Answer(Text(.yes), answering(.restock), keys: [.enter, "y"], words: ["yes", "y", "네"])
            shortage.part(answering)
            shortage.no(Text(.no), answering)
        }
    }
}

/// What the question of a shortage says of the order, to staff and to a customer.
struct ShortageQuestion {
    private let order: Order
    private let shortage: Shortage<Fruit>
    private let part: Order?

    /// Creates what is said in a state of a bar; `nil` unless something is short.
    init?(of state: OrderMachine.State) {
        guard case .asking(let order, let shortage, let part) = state else { return nil }
        (self.order, self.shortage, self.part) = (order, shortage, part)
    }

    var lines: [Line] {
        var lines = [Line(Text { $0.list(order) }), Line(Text { $0.explain(shortage) }, .bad)]
        // Of a single juice, the button says it all.
        if let part, order.lines.count > 1 { lines.append(Line(Text(.possiblePart, Text { $0.list(part) }))) }
        return lines
    }

    func no<Event>(_ label: Text, _ answering: (ShortageAnswer) -> Event) -> Answer<Event> {
        Answer(label, answering(.decline), keys: [.escape, "n"], words: ["no", "n", "아니오", "cancel"])
    }

    /// Returns the answer that takes what can be made; none if that is nothing.
    func part<Event>(_ answering: (ShortageAnswer) -> Event) -> [Answer<Event>] {
        guard let part else { return [] }
        let label = Text(.makePart, "\(part.count)")
        return [Answer(label, answering(.part), key: "p", words: "part", "p", "only what is possible", "되는 만큼만")]
    }
}
