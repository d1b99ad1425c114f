import JuiceMaker
import ScreenKit

// The lines that a person types on the order screen.

extension OrderScreen {
    func events(forLine line: String) throws(LineError) -> [Event] {
        do {
            return [try event(forLine: line)]
        } catch {
            throw LineError(Text { $0.explain(error, in: bar.books.menu) })
        }
    }

    /// Returns the event of a line such as `딸바쥬스 2, 망고쥬스`, `mango order`, `order mango` or `remove mango`.
    private func event(forLine line: String) throws(OrderParsingError) -> Event {
        let menu = bar.books.menu
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

    static let orderingWords = ["order", "주문"] + Text(.order).inAllLanguages
    static let removingWords = ["remove"] + Text(.emptyCart).inAllLanguages
}
