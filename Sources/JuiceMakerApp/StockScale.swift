import JuiceMaker
import ScreenKit

/// The scale of the fruits in stock, with the marks and colours of the bars. It is one for all fruits, and made in the same way for every screen,
/// so that a bar means the same everywhere.
package nonisolated struct StockScale {
    /// The count that fills a bar: the first of 20, 50, 100, 200 and so on that no count and no mark exceeds. So bars keep their lengths while
    /// little is sold.
    package let fullCount: Int
    private let lowMarks: [Fruit: Int]
    private let colors: [Fruit: ThingColor]

    /// Creates the scale of a menu for counts, such as those in stock. The mark of a fruit is the greatest number
    /// of it that a juice needs: below it, some juice is sold out.
    package init(_ menu: Menu, counts: [Int] = []) {
        let needs = menu.juices.flatMap(\.needs)
        lowMarks = Dictionary(needs.map { ($0.item, $0.count) }, uniquingKeysWith: max)
        fullCount = Self.fullCount(for: counts + lowMarks.values)
        colors = Self.colors(of: menu.fruits + menu.formerFruits)
    }

    /// Creates the scale of a menu for what is in stock.
    init(of books: Books) { self.init(books.menu, counts: books.stock.items.map { books.stock[$0] }) }

    /// Creates a scale without marks for fruits whose menu is not known.
    package init(of fruits: [Fruit], counts: [Int] = []) {
        fullCount = Self.fullCount(for: counts)
        lowMarks = [:]
        colors = Self.colors(of: fruits)
    }

    private static func fullCount(for counts: [Int]) -> Int {
        let largest = counts.reduce(0, max)
        var full = 20
        while full < largest { full = String(full).hasPrefix("2") ? full / 2 * 5 : full * 2 }
        return full
    }

    /// Each fruit has its own colour: that of the menu, or else in turn one of those that the menu gives to no fruit.
    private static func colors(of fruits: [Fruit]) -> [Fruit: ThingColor] {
        let given = Set(fruits.compactMap { $0.color.map(color) })
        let free = FruitColor.names.indices.map { ThingColor.number($0) }.filter { !given.contains($0) }
        var taken = 0
        let colors = fruits.map { fruit in
            if let own = fruit.color { return (fruit, color(own)) }
            defer { taken += 1 }
            return (fruit, free.isEmpty ? .number(taken) : free[taken % free.count])
        }
        return Dictionary(colors) { first, _ in first }
    }

    private static func color(_ color: FruitColor) -> ThingColor {
        switch color {
        case .named(let name): .number(FruitColor.names.firstIndex(of: name) ?? 0)
        case .rgb(let red, let green, let blue): .own(RGBColor(red: red, green: green, blue: blue))
        }
    }

    /// Returns the greatest number of a fruit that a juice needs; `nil` where none does.
    package func need(of fruit: Fruit) -> Int? { lowMarks[fruit] }

    /// Returns the colours of a juice: those of its fruits.
    package func colors(of juice: Juice) -> [ThingColor] { juice.needs.compactMap { colors[$0.item] } }

    /// Returns the bar for a count of a fruit.
    package func bar(of fruit: Fruit, count: Int) -> CountBar {
        CountBar(count: count, fullCount: fullCount, lowMark: lowMarks[fruit], color: colors[fruit])
    }
}
