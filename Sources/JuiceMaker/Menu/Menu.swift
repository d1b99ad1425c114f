import Core

/// What the kiosk sells: its fruits, its juices, and how many of a fruit there is room for.
package struct Menu: Equatable, Sendable {
    /// How many of each fruit can be kept, 1…1,000,000.
    package let capacity: Int
    /// The fruits, in the order of the menu file; at least one.
    package let fruits: [Fruit]
    /// The juices, in the order of the menu file; at least one.
    package let juices: [Juice]
    /// What is there when the kiosk opens.
    package let openingStock: Stock<Fruit>

    let fruitIndex: NameIndex
    let juiceIndex: NameIndex

    /// Looks up a juice by its id, or its name in any language.
    ///
    /// - Parameter text: Case, Unicode normalisation and space around it do not matter.
    /// - Returns: The juice, if there is one.
    /// - Complexity: O(*n*) in the length of the text.
    package func juice(named text: String) -> Juice? {
        juiceIndex[text].map { juices[$0] }
    }

    /// Looks up a fruit by its id, or its name in any language.
    ///
    /// - Parameter text: Case, Unicode normalisation and space around it do not matter.
    /// - Returns: The fruit, if there is one.
    /// - Complexity: O(*n*) in the length of the text.
    package func fruit(named text: String) -> Fruit? {
        fruitIndex[text].map { fruits[$0] }
    }
}

extension Menu {
    /// How many of each fruit there may be room for.
    package static let capacities = 1...1_000_000
    /// How many bytes a menu file may have.
    package static let largestFile = 1 << 20
    /// How many Unicode scalars an id or a name may have.
    package static let longestName = 80
}

extension Menu {
    /// The ids of its juices in its order, and behind them, sorted, those among others that it has forgotten.
    package func juiceIDs(with others: some Sequence<String>) -> [String] {
        Self.ids(juices.map(\.id), with: others)
    }

    /// The ids of its fruits in its order, and behind them, sorted, those among others that it has forgotten.
    package func fruitIDs(with others: some Sequence<String>) -> [String] {
        Self.ids(fruits.map(\.id), with: others)
    }

    private static func ids(_ known: [String], with others: some Sequence<String>) -> [String] {
        known + Set(others).subtracting(known).sorted()
    }
}

/// A fruit that the kiosk keeps in stock.
package struct Fruit: Identifiable, Hashable, Sendable {
    /// Lowercase letters, digits and hyphens; one of a kind in its menu.
    package let id: String
    /// What people call it.
    package let name: Name

    /// Hashes the id alone: it tells the fruits of a menu apart, and the stock looks them up often.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }
}

/// A juice that can be ordered.
package struct Juice: Identifiable, Hashable, Sendable {
    /// Lowercase letters, digits and hyphens; one of a kind in its menu.
    package let id: String
    /// What people call it.
    package let name: Name
    /// The recipe, in the order of the menu file: every fruit once, and at least one.
    package let needs: [Quantity<Fruit>]

    /// Hashes the id alone: it tells the juices of a menu apart.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }
}
