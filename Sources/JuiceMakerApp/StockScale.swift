import JuiceMaker
import ScreenKit

/// The scale of the fruits in stock. The menu alone gives it, with the marks and colours of the bars, so that a bar means the same on
/// every screen, whatever is in stock.
package nonisolated struct StockScale {
    /// The count that fills a bar: the greatest opening stock or mark of the menu, and at least ``leastFullCount``.
    package let fullCount: Int
    private let lowMarks: [Fruit: Int]
    private let colors: [Fruit: Int]

    /// The count that fills a bar where the menu has none that is greater.
    private static let leastFullCount = 20

    /// Creates the scale of a menu. The mark of a fruit is the least number of it that any juice needs: below it, none of them can be
    /// made.
    package init(_ menu: Menu) {
        let needs = menu.juices.flatMap(\.needs)
        lowMarks = Dictionary(needs.map { ($0.item, $0.count) }, uniquingKeysWith: min)
        let opening = menu.fruits.map { menu.openingStock[$0] }
        fullCount = (opening + lowMarks.values).reduce(Self.leastFullCount, max)
        colors = Self.colors(of: menu.fruits + menu.formerFruits)
    }

    /// Creates a scale without marks for fruits whose menu is not known.
    package init(of fruits: [Fruit]) {
        fullCount = Self.leastFullCount
        lowMarks = [:]
        colors = Self.colors(of: fruits)
    }

    /// Each fruit has its own colour, in the order of the menu.
    private static func colors(of fruits: [Fruit]) -> [Fruit: Int] {
        Dictionary(zip(fruits, fruits.indices)) { first, _ in first }
    }

    /// Returns the least number of a fruit that any juice needs; `nil` where none does.
    package func need(of fruit: Fruit) -> Int? { lowMarks[fruit] }

    /// Returns the numbers of the colours of a juice: those of its fruits.
    package func colors(of juice: Juice) -> [Int] { juice.needs.compactMap { colors[$0.item] } }

    /// Returns the bar for a count of a fruit.
    package func bar(of fruit: Fruit, count: Int) -> CountBar {
        CountBar(count: count, fullCount: fullCount, lowMark: lowMarks[fruit], color: colors[fruit])
    }
}
