import JuiceMaker
import ScreenKit

// The lines that a person types on the order screen.

extension OrderScreen {
    package func events(forLine line: String, _ texts: Texts) throws(LineError) -> [Event] {
        do {
            return [try event(forLine: line, texts)]
        } catch {
            throw LineError(texts.explain(error, in: bar.books.menu))
        }
    }

    /// Returns the event of a line such as `딸바쥬스 2, 망고쥬스`, `mango order`, `order mango` or `remove mango`.
    func event(forLine line: String, _ texts: Texts) throws(OrderParsingError) -> Event {
        let menu = bar.books.menu
        let words = line.split(separator: " ").map(String.init)
        if words.count > 1, menu.juice(named: line) == nil {
            let (first, last) = (words[0].lowercased(), words[words.count - 1].lowercased())
            if Self.removingWords(texts).contains(first) {
                let name = words.dropFirst().joined(separator: " ")
                guard let juice = menu.juice(named: name) else { throw .unknownJuice(name) }
                return .change(juice, by: -1)
            }
            let orderingWords = Self.orderingWords(texts)
            if orderingWords.contains(first) || orderingWords.contains(last) {
                let juices = orderingWords.contains(first) ? words.dropFirst() : words.dropLast()
                return .request(try Order(parsing: juices.joined(separator: " "), menu: menu))
            }
        }
        return .request(try Order(parsing: line, menu: menu))
    }

    static func orderingWords(_ texts: Texts) -> [String] {
        ["order", "주문"] + texts.inAllLanguages(JuiceMakerText.order)
    }

    static func removingWords(_ texts: Texts) -> [String] {
        ["remove"] + texts.inAllLanguages(JuiceMakerText.emptyCart)
    }
}
