import Core

/// The one place where stock is kept and taken, for as long as the process lives.
///
/// Everything else asks it: nothing changes the stock but ``make(_:)`` and ``apply(_:)``, each all or nothing.
package final class FruitStore {
    /// What is sold.
    package let menu: Menu
    /// How many of each fruit are there.
    package private(set) var stock: Stock<Fruit>
    /// The number of the next sale, from 1 on.
    package private(set) var nextNumber = 1
    private var sold: [Juice: Int] = [:]

    /// A store with the opening stock of a menu.
    ///
    /// - Parameter menu: What it sells.
    package init(menu: Menu) {
        self.menu = menu
        stock = menu.openingStock
    }

    /// Takes the fruits for one juice, and numbers the sale.
    ///
    /// - Parameter juice: One of the menu's.
    /// - Returns: The sale.
    /// - Throws: `Shortage` with every fruit that is short, in the order of the recipe; then nothing was taken.
    /// - Complexity: O(*n*) in the length of the recipe.
    package func make(_ juice: Juice) throws(Shortage<Fruit>) -> Sale {
        try stock.withdraw(juice.needs)
        defer { nextNumber += 1 }
        sold[juice, default: 0] += 1
        return Sale(number: nextNumber, juice: juice)
    }

    /// Adds to the stock and takes from it.
    ///
    /// - Parameter changes: How many more (or, below zero, fewer) of a fruit.
    /// - Throws: `StockError` when a count would leave 0…capacity; then nothing was changed.
    package func apply(_ changes: [Quantity<Fruit>]) throws(StockError<Fruit>) {
        try stock.apply(changes)
    }

    /// How many of a juice the stock is enough for, if nothing else is made; 0 is sold out.
    package func servings(of juice: Juice) -> Int {
        stock.servings(of: juice.needs)
    }

    /// Whether some juice cannot be made for want of a fruit.
    package func isScarce(_ fruit: Fruit) -> Bool {
        menu.juices.contains { juice in juice.needs.contains { $0.item == fruit && $0.count > stock[fruit] } }
    }

    /// How many of a juice were sold.
    package func soldCount(of juice: Juice) -> Int {
        sold[juice, default: 0]
    }

    /// How many juices were sold altogether.
    package var soldCount: Int { nextNumber - 1 }
}
