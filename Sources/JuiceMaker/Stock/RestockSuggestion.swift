import Core

/// The smallest addition of a fruit that makes one more kind of juice possible.
public struct RestockSuggestion: Hashable, Sendable {
    /// The fruit.
    public let fruit: Fruit
    /// The number of fruits to add, at least 1.
    public let count: Int
    /// The juice that can then be made once.
    public let juice: Juice

    /// Returns the suggestion for each fruit for which there is one, from the juices of the menu, the counts and the
    /// greatest counts.
    ///
    /// A juice is suggested if no other fruit is missing for it. Of several, the one that needs least is suggested, and of those the first
    /// one on the menu.
    ///
    /// - Complexity: O(*n*) in the length of all recipes.
    public static func all(
        for juices: [Juice], counts: (Fruit) -> Int, limit: (Fruit) -> Int
    ) -> [Fruit: RestockSuggestion] {
        var suggestions: [Fruit: RestockSuggestion] = [:]
        for juice in juices {
            let missing = juice.needs.filter { counts($0.item) < $0.count }
            guard let need = missing.first, missing.count == 1, need.count <= limit(need.item) else { continue }
            let count = need.count - counts(need.item)
            if let other = suggestions[need.item], other.count <= count { continue }
            suggestions[need.item] = RestockSuggestion(fruit: need.item, count: count, juice: juice)
        }
        return suggestions
    }
}
