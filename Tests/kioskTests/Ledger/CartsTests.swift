import TestSupport
import Testing

/// Eight kiosks at once, each with 200 orders of several juices, on one ledger.
struct CartsTests {
    /// The fruits of each juice, and its price.
    private static let juices: [(id: String, needs: [String: Int], price: Int)] = [
        ("apple", ["apple": 2], 300), ("apple-pear", ["apple": 1, "pear": 1], 450), ("pear", ["pear": 3], 400),
        ("plum", ["plum": 1, "apple": 1], 520),
    ]
    private static let stock = ["apple": 2_500, "pear": 1_800, "plum": 700]

    @Test(arguments: [1])
    func `stock, money and numbers balance to the last`(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        let folder = try TemporaryFolder()
        let menu = try TemporaryFile(GoldenFile("menu", suite: #filePath).contents())
        let options = ["--menu", menu.path, "--data", folder.path, "--lang", "en"]
        let runs = try (0..<8).map { _ in
            let carts = (0..<200).map { _ in
                let juices = Self.juices.shuffled(using: &generator).prefix(Int.random(in: 1...3, using: &generator))
                return juices.map { "\($0.id) \(Int.random(in: 1...3, using: &generator))" }.joined(separator: ", ")
            }
            return try OrderRun(["order", "-"] + options, input: carts.joined(separator: "\n") + "\n")
        }
        var numbers: [Int] = []
        var stock = Self.stock
        var (money, cups) = (0, 0)
        for line in try runs.flatMap({ try $0.linesAtEnd() }) {
            let words = line.split(separator: " ")
            numbers.append(try #require(words.first.flatMap { Int($0) }))
            for word in words.dropFirst() {
                let parts = word.split(separator: ":")
                let count = parts.count > 1 ? try #require(Int(parts[1])) : 1
                let juice = try #require(Self.juices.first { $0.id == parts[0] })
                cups += count
                money += juice.price * count
                for (fruit, need) in juice.needs { stock[fruit, default: 0] -= need * count }
            }
        }
        #expect(numbers.sorted() == Array(1...numbers.count), "seed \(seed)")
        #expect(numbers.count < 1_600, "seed \(seed): not everything can be made")
        #expect(stock.values.allSatisfy { $0 >= 0 }, "seed \(seed)")

        func run(_ words: String...) throws -> Outcome { try kiosk(words + options) }
        let order = ["apple", "pear", "plum"].map { "\"\($0)\": \(stock[$0, default: -1])" }.joined(separator: ", ")
        #expect(try run("stock", "--json").lines == ["{\(order)}"], "seed \(seed)")
        let report = try #require(try run("report", "--json").lines.first)
        #expect(
            report.contains("\"sold\": \(cups), \"orders\": \(numbers.count), \"voids\": 0, \"money\": \(money),"),
            "seed \(seed): \(report)")
        #expect(try run("ledger", "verify").ending == .exit(0), "seed \(seed)")
    }
}
