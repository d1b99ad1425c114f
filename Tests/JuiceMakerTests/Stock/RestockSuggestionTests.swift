import Core
import Testing

@testable import JuiceMaker

struct RestockSuggestionTests {
    private let menu: Menu

    init() throws { menu = try Menu.standard() }

    /// The suggestions for some counts in the order of the menu, such as `strawberry +6: strawberry`.
    private func suggestions(_ counts: [Int], capacity: Int) -> [String] {
        let stock = Dictionary(uniqueKeysWithValues: zip(menu.fruits, counts))
        let all = RestockSuggestion.all(for: menu.juices, counts: { stock[$0] ?? 0 }, limit: { _ in capacity })
        return menu.fruits.compactMap { fruit in
            all[fruit].map { "\($0.fruit.id) +\($0.count): \($0.juice.id)" }
        }
    }

    @Test(
        arguments: [
            // The opening stock lacks six strawberries for the juice of them.
            ([10, 10, 10, 10, 10], 100, ["strawberry +6: strawberry"]),
            // Nothing is suggested where every juice can be made, or beyond the greatest count.
            ([16, 2, 2, 3, 3], 100, []), ([10, 10, 10, 10, 10], 15, []),
            ([10, 10, 10, 10, 10], 16, ["strawberry +6: strawberry"]),
            // The juice that needs least is suggested.
            ([4, 10, 10, 10, 10], 100, ["strawberry +6: strawberry-banana"]),
            ([10, 10, 10, 10, 1], 100, ["strawberry +6: strawberry", "mango +1: mango-kiwi"]),
            // A juice that lacks two fruits is not suggested for one of them.
            ([9, 0, 2, 3, 3], 100, ["strawberry +7: strawberry", "banana +2: banana"]),
            ([10, 0, 2, 3, 3], 100, ["strawberry +6: strawberry", "banana +1: strawberry-banana"]),
        ] as [([Int], Int, [String])])
    func `what a juice lacks is suggested`(counts: [Int], capacity: Int, expected: [String]) {
        #expect(suggestions(counts, capacity: capacity) == expected)
    }

    @Test func `of juices that need as much, the first one is suggested`() throws {
        let needs = #""name": {}, "needs": [{"fruit": "kiwi", "count": 2}]"#
        let menu = try Menu(
            """
            {"capacity": 9, "fruits": [{"id": "kiwi", "name": {}, "stock": 0}],
            "juices": [{"id": "mild", \(needs)}, {"id": "strong", \(needs)}]}
            """)
        for juices in [menu.juices, menu.juices.reversed()] {
            let all = RestockSuggestion.all(for: juices, counts: { _ in 0 }, limit: { _ in 9 })
            #expect(all.values.map(\.juice) == [juices[0]])
        }
    }
}
