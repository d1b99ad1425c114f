import CalculatorApp
import JuiceMaker
import JuiceMakerApp
import ScreenKit
import Terminal

/// Understands orders, and what it has understood before faster.
struct OrderReader {
    private let texts: Texts
    private let menu: Menu
    private var known: [String: OrderRequest] = [:]

    /// How many ways of writing an order are remembered, and how many bytes of one: more than a menu has, and no burden.
    private static let limit = 256

    init(texts: Texts, menu: Menu) {
        self.texts = texts
        self.menu = menu
    }

    mutating func order(_ line: InputLine) throws(Failure) -> OrderRequest {
        try order(try line.text(texts))
    }

    mutating func order(_ text: String) throws(Failure) -> OrderRequest {
        if let order = known[text] { return order }
        do {
            let order = try OrderRequest(parsing: text, menu: menu)
            if known.count < Self.limit, text.utf8.count <= Self.limit { known[text] = order }
            return order
        } catch {
            throw Failure(texts.explain(error), .badInput)
        }
    }
}
