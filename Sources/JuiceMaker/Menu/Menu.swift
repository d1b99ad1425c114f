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
