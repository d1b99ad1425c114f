import JuiceMaker
import ScreenKit

// The lines that a person types on the pages of an order.

extension OrderDesk {
    /// What a line about juices asks for.
    package enum Input {
        /// To change the count of a juice in the cart.
        case change(Juice, by: Int)
        /// To order juices.
        case request(Order)
    }

    /// Returns what lines about juices mean on a page with these events.
    package func lines<Event>(
        change: @escaping (Juice, Int) -> Event, request: @escaping (Order) -> Event
    ) -> OtherLines<Event> {
        OtherLines { [self] line throws(LineError) in
            switch try input(of: line) {
            case .change(let juice, let number): [change(juice, number)]
            case .request(let order): [request(order)]
            }
        }
    }

    /// Returns what a line asks for, such as `딸바쥬스 2, 망고쥬스`, `mango order`, `order mango` or `remove mango`.
    package func input(of line: String) throws(LineError) -> Input {
        do {
            return try read(line)
        } catch {
            let menu = books.menu
            throw LineError(Text { $0.explain(error, in: menu) })
        }
    }

    private func read(_ line: String) throws(OrderParsingError) -> Input {
        let menu = books.menu
        let words = line.split(separator: " ").map(String.init)
        if words.count > 1, menu.juice(named: line) == nil {
            let (first, last) = (words[0].lowercased(), words[words.count - 1].lowercased())
            if Self.removingWords.contains(first) {
                let name = words.dropFirst().joined(separator: " ")
                guard let juice = menu.juice(named: name) else { throw .unknownJuice(name) }
                return .change(juice, by: -1)
            }
            if Self.orderingWords.contains(first) || Self.orderingWords.contains(last) {
                let juices = Self.orderingWords.contains(first) ? words.dropFirst() : words.dropLast()
                return .request(try Order(parsing: juices.joined(separator: " "), menu: menu))
            }
        }
        return .request(try Order(parsing: line, menu: menu))
    }

    package static let orderingWords = ["order", "주문"] + Text(.order).inAllLanguages
    static let removingWords = ["remove"] + Text(.emptyCart).inAllLanguages
}
