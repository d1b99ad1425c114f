import Core

/// What a kiosk sells: its fruits, its juices, and the capacity for each fruit.
public struct Menu: Equatable, Sendable {
    /// The greatest number of each fruit that can be kept, 1…1,000,000.
    public let capacity: Int
    /// The fruits, at least one, in the order of the menu file.
    public let fruits: [Fruit]
    /// The juices, at least one, in the order of the menu file.
    public let juices: [Juice]
    /// The currency of the prices; `nil` if the menu has none, and then no juice has a price.
    public let currency: Currency?
    /// The stock of a new ledger.
    public let openingStock: Stock<Fruit>
    /// The fruits of earlier menus of a ledger that were in stock when they left it, or could come back from an order of the day: their
    /// names are still needed.
    public internal(set) var formerFruits: [Fruit] = []
    /// The categories, in the order of the menu file; none where the menu has no parts.
    public internal(set) var categories: [MenuChoice] = []
    /// The ways in which an order is served, such as eat in and take away; none where customers are not asked.
    public internal(set) var services: [MenuChoice] = []
    /// The kinds of payment that the menu names; `nil` where it names none, and customers are not asked.
    public internal(set) var namedPayments: [MenuChoice]?
    /// The kinds of payment, at least one.
    public var payments: [MenuChoice] { namedPayments ?? PaymentKind.usual }
    /// The shop as receipts name it; `nil` where the menu does not say.
    public internal(set) var shop: ShopDetails?
    /// The value-added tax that the prices contain, in per cent; `nil` where the menu does not say.
    public internal(set) var vat: Int?

    let fruitIndex: NameIndex
    let juiceIndex: NameIndex

    /// The greatest size of a menu file, in bytes.
    public static let largestFile = 1 << 20
    static let capacities = 1...1_000_000
    static let taxes = 0...100
    /// The greatest length of an id or a name, in Unicode scalars.
    static let longestName = 80

    /// Returns the juice with the given id, or name in any language; `nil` if there is none.
    ///
    /// Case, Unicode normalization and surrounding space do not matter.
    public func juice(named text: String) -> Juice? {
        juiceIndex[text].map { juices[$0] }
    }

    /// Returns the fruit with the given id, or name in any language, as ``juice(named:)`` does; `nil` if there is none.
    public func fruit(named text: String) -> Fruit? {
        fruitIndex[text].map { fruits[$0] }
    }

    /// Returns the ids of the menu's juices in its order, followed by the other ids (of a ledger), sorted and each once.
    package func juiceIDs(with others: some Sequence<String>) -> [String] {
        Self.ids(juices.map(\.id), with: others)
    }

    /// Returns the ids of the menu's fruits, as ``juiceIDs(with:)`` does.
    package func fruitIDs(with others: some Sequence<String>) -> [String] {
        Self.ids(fruits.map(\.id), with: others)
    }

    private static func ids(_ known: [String], with others: some Sequence<String>) -> [String] {
        known + Set(others).subtracting(known).sorted()
    }
}

extension Menu {
    /// Creates a menu of fruits with the stock of a new ledger, and of juices. With a currency, each juice has a price.
    ///
    /// - Throws: `MenuError.Reason` for the first error, as in a menu file.
    /// - Complexity: O(*n*) in the number of fruits and juices.
    public init(
        capacity: Int, fruits: [Quantity<Fruit>], juices: [Juice], currency: Currency? = nil
    ) throws(MenuError.Reason) {
        try MenuKey.capacity.check(number: String(capacity), in: Self.capacities)
        try MenuKey.fruits.check(fruits)
        try MenuKey.juices.check(juices)
        let fruitIndex = try NameIndex(of: fruits.map { ($0.item.id, $0.item.name) })
        let juiceIndex = try NameIndex(of: juices.map { ($0.id, $0.name) })
        for fruit in fruits { try MenuKey.stock.check(number: String(fruit.count), in: 0...capacity) }
        for juice in juices {
            for need in juice.needs {
                guard fruitIndex[need.item.id].map({ fruits[$0].item }) == need.item else {
                    throw .unknownFruit(need.item.id)
                }
                try MenuKey.count.check(number: String(need.count), in: 1...capacity)
            }
            guard (juice.price == nil) == (currency == nil) else {
                throw .missingKey(currency == nil ? .currency : .price)
            }
        }
        guard let openingStock = try? Stock(fruits, capacity: capacity) else {
            preconditionFailure("The stock does not accept checked counts.")
        }
        self.init(
            capacity: capacity, fruits: fruits.map(\.item), juices: juices.map { $0.priced(in: currency) },
            currency: currency, openingStock: openingStock, fruitIndex: fruitIndex, juiceIndex: juiceIndex)
    }
}

/// A fruit that a kiosk keeps in stock.
public struct Fruit: Identifiable, Hashable, Sendable {
    /// The id, unique among the fruits of a menu: lowercase letters, digits and hyphens.
    public let id: String
    /// The name that a person reads.
    public let name: Name
    /// The colour in pictures; `nil` for one that follows from the place of the fruit in the menu.
    public let color: FruitColor?

    /// Creates a fruit.
    ///
    /// - Throws: `MenuError.Reason` if the id is not valid.
    public init(id: String, name: Name, color: FruitColor? = nil) throws(MenuError.Reason) {
        try MenuKey.check(id: id)
        self.id = id
        self.color = color
        self.name = Name(translations: name.translations, fallback: id)
    }

    /// Hashes the id alone: it is unique in a menu, and the stock looks fruits up often.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }
}

/// The colour of a fruit in pictures.
public enum FruitColor: Hashable, Sendable {
    /// One of ``names``, which each terminal shows as well as it can.
    case named(String)
    /// Shares of red, green and blue, from 0 to 255.
    case rgb(red: UInt8, green: UInt8, blue: UInt8)

    /// The names of colours.
    public static let names = [
        "strawberry", "banana", "pineapple", "kiwi", "mango", "violet", "sky", "tan", "teal", "rose",
    ]

    /// Creates a colour from its text in a menu file: a name, or shares in hexadecimal digits such as `#ff8a1e`; `nil` for any other text.
    public init?(_ text: String) {
        if Self.names.contains(text) {
            self = .named(text)
            return
        }
        let digits = text.dropFirst()
        guard text.first == "#", digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit),
            let number = UInt32(digits, radix: 16)
        else { return nil }
        func share(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: number >> shift) }
        self = .rgb(red: share(16), green: share(8), blue: share(0))
    }

    /// The text of the colour in a menu file.
    public var text: String {
        switch self {
        case .named(let name): name
        case .rgb(let red, let green, let blue):
            "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        }
    }
}

/// A juice that can be ordered.
public struct Juice: Identifiable, Hashable, Sendable {
    /// The id, unique among the juices of a menu: lowercase letters, digits and hyphens.
    public let id: String
    /// The name that a person reads.
    public let name: Name
    /// The recipe, in the order of the menu file: at least one fruit, and each fruit once.
    public let needs: [Quantity<Fruit>]
    /// The price in the smallest unit of the menu's currency; `nil` if the menu has no currency.
    public let price: Int?
    /// The id of the category; `nil` for none.
    public internal(set) var category: String?
    /// The currency of the price, which the menu has; `nil` for a juice that is on no menu.
    public private(set) var currency: Currency?

    /// Creates a juice.
    ///
    /// - Throws: `MenuError.Reason` if the id is not valid, the recipe is empty or names a fruit twice, or a number is not
    ///   allowed.
    public init(id: String, name: Name, needs: [Quantity<Fruit>], price: Int? = nil) throws(MenuError.Reason) {
        try MenuKey.check(id: id)
        try MenuKey.needs.check(needs)
        var fruits: Set<Fruit> = []
        for need in needs {
            guard fruits.insert(need.item).inserted else { throw .repeatedFruit(need.item.id) }
            try MenuKey.count.check(number: String(need.count), in: Menu.capacities)
        }
        if let price { try MenuKey.price.check(number: String(price), in: Currency.prices) }
        self.id = id
        self.name = Name(translations: name.translations, fallback: id)
        self.needs = needs
        self.price = price
    }

    fileprivate func priced(in currency: Currency?) -> Juice {
        var juice = self
        juice.currency = currency
        return juice
    }

    /// Hashes the id alone: it is unique in a menu.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }
}
