import Testing
import TestSupport

@testable import JuiceMaker

/// The menu files that the tests read.
enum MenuFile {
    /// The menu of the house, as it is in `Resources`.
    static func standard() throws -> [UInt8] {
        Array(try TextFile.contents(of: TextFile.packageFolder + "/Resources/menu.json").utf8)
    }

    /// One fruit and one juice, a line for each value, for one of the lines to be replaced.
    static let small = """
        {
          "capacity": 100,
          "fruits": [
            {
              "id": "kiwi",
              "name": {"ko": "키위", "en": "Kiwi"},
              "stock": 10
            }
          ],
          "juices": [
            {
              "id": "kiwi",
              "name": {"ko": "키위쥬스", "en": "Kiwi juice"},
              "needs": [
                {
                  "fruit": "kiwi",
                  "count": 3
                }
              ]
            }
          ]
        }
        """

    /// The small menu with another text on a line.
    static func small(line: Int, _ text: String) -> String {
        var lines = small.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        lines[line - 1] = text
        return lines.joined(separator: "\n")
    }
}

extension Menu {
    static func standard() throws -> Menu {
        try Menu(parsing: try MenuFile.standard())
    }

    /// The small menu with more members, and with a price where a currency is among them.
    static func small(_ members: String, price: String = #""price": 4000, "#) throws(MenuError) -> Menu {
        let text = MenuFile.small(line: 2, #""capacity": 100, \#(members),"#)
        return try Menu(text.replacing(#""needs": ["#, with: price + #""needs": ["#))
    }

    init(_ text: String) throws(MenuError) {
        try self.init(parsing: Array(text.utf8))
    }

    /// The juice with an id that must be there.
    func juice(_ id: String) throws -> Juice {
        try #require(juices.first { $0.id == id })
    }

    /// The fruit with an id that must be there.
    func fruit(_ id: String) throws -> Fruit {
        try #require(fruits.first { $0.id == id })
    }
}
