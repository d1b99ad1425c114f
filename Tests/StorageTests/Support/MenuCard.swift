import JuiceMaker

/// A menu of a world, as a person writes it: prices and names that change, another recipe, a fruit that leaves and
/// comes back, and another currency.
struct MenuCard: Sendable {
    /// A juice on the card.
    struct Juice: Equatable, Sendable {
        let name: String
        let needs: [String: Int]
        /// The price in the smallest unit of the currency.
        let price: Int
        let currency: String
    }

    let fruits: [String: Int]
    let juices: [String: Juice]
    let currency: String
    /// The ways in which an order can be served.
    let services: [String]
    /// The menu file on one line, without its last brace.
    let text: String

    /// Creates a card whose capacity is its own, so that a person sees which one it is. Without limes, they are on no
    /// juice either.
    private init(
        _ number: Int, mango: (name: String, price: Int, text: String), lime: (count: Int, price: Int, text: String)?,
        limesAtFirst: Int = 12, currency: String = "KRW", services: [String] = []
    ) {
        var (fruits, juices) = (["kiwi": 1_000, "mango": 1_000], [String: Juice]())
        juices["mango"] = Juice(name: mango.name, needs: ["mango": 3], price: mango.price, currency: currency)
        var (fruitText, juiceText) = ("", "")
        if let lime {
            fruits["lime"] = limesAtFirst
            juices["lime"] = Juice(
                name: "Lime", needs: ["lime": lime.count, "mango": 1], price: lime.price, currency: currency)
            fruitText = #",{"id":"lime","name":{"en":"Lime"},"stock":\#(limesAtFirst)}"#
            juiceText = #",{"id":"lime","name":{"en":"Lime"},"needs":[{"fruit":"lime","count":\#(lime.count)},"#
            juiceText += #"{"fruit":"mango","count":1}],"price":\#(lime.text)}"#
        }
        (self.fruits, self.juices, self.currency, self.services) = (fruits, juices, currency, services)
        let choices = services.map { #"{"id":"\#($0)","name":{"en":"\#($0)"}}"# }.joined(separator: ",")
        let serviceText = services.isEmpty ? "" : #""services":[\#(choices)],"#
        text =
            #"{"capacity":\#(Self.leastCapacity + number),"currency":"\#(currency)",\#(serviceText)"#
            + #""fruits":[{"id":"kiwi","name":{"en":"Kiwi"},"stock":1000},{"id":"mango","name":{"en":"Mango"},"#
            + #""stock":1000}\#(fruitText)],"juices":[{"id":"mango","name":{"en":"\#(mango.name)"},"#
            + #""needs":[{"fruit":"mango","count":3}],"price":\#(mango.text)}\#(juiceText)]"#
    }

    static let all = [
        MenuCard(0, mango: ("Mango", 3_000, "3000"), lime: (2, 2_500, "2500"), services: ["here", "to-go"]),
        MenuCard(1, mango: ("Mango", 3_300, "3300"), lime: (2, 2_500, "2500")),
        MenuCard(2, mango: ("Royal Mango", 3_000, "3000"), lime: nil),
        MenuCard(3, mango: ("Mango", 3_000, "3000"), lime: (3, 2_600, "2600"), limesAtFirst: 9, services: ["to-go"]),
        MenuCard(4, mango: ("Mango", 250, "2.50"), lime: nil, currency: "USD"),
        MenuCard(5, mango: ("Mango", 275, "2.75"), lime: (2, 305, "3.05"), currency: "USD"),
    ]

    private static let leastCapacity = 100_000

    /// What the ledger writes of a fruit that has left the menu and is still in stock.
    static let formerLime = #","former":[{"id":"lime","name":{"en":"Lime"}}]"#

    /// Whether what a customer wishes besides the juices is on the card.
    func offers(_ wish: Wish) -> Bool { wish.service.map { services.contains($0) } != false && wish.payment != "gold" }

    /// The menus of all cards.
    static let menus = all.compactMap { try? Menu(parsing: Array(($0.text + "}").utf8)) }

    /// The number of the card of a menu.
    static func number(of menu: Menu) -> Int { menu.capacity - leastCapacity }
}
