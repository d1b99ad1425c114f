import Core
import Testing

@testable import JuiceMaker

struct MenuTests {
    @Test func `the kiosk opens with ten of each of five fruits`() throws {
        let menu = try Menu.standard()
        #expect(menu.fruits.map(\.id) == ["strawberry", "banana", "pineapple", "kiwi", "mango"])
        #expect(menu.fruits.map { $0.name["ko"] } == ["딸기", "바나나", "파인애플", "키위", "망고"])
        #expect(menu.fruits.map { menu.openingStock[$0] } == [10, 10, 10, 10, 10])
        #expect(menu.capacity == 100)
    }

    @Test(arguments: [
        ("strawberry", "딸기쥬스", ["strawberry 16"]),
        ("banana", "바나나쥬스", ["banana 2"]),
        ("kiwi", "키위쥬스", ["kiwi 3"]),
        ("pineapple", "파인애플쥬스", ["pineapple 2"]),
        ("strawberry-banana", "딸바쥬스", ["strawberry 10", "banana 1"]),
        ("mango", "망고쥬스", ["mango 3"]),
        ("mango-kiwi", "망키쥬스", ["mango 2", "kiwi 1"]),
    ])
    func `the seven juices have their recipes`(id: String, name: String, needs: [String]) throws {
        let menu = try Menu.standard()
        let juice = try menu.juice(id)
        #expect(juice.name["ko"] == name)
        #expect(menu.juice(named: name) == juice)
        #expect(try Order(parsing: name, menu: menu) == Order(juice))
        #expect(juice.needs.map { "\($0.item.id) \($0.count)" } == needs)
        #expect(menu.juices.count == 7)
    }

    @Test(arguments: [
        "strawberry-banana", "STRAWBERRY-Banana", "딸바쥬스", "Strawberry-banana juice", "strawberry-BANANA Juice",
        "  딸바쥬스\t", "\u{1104}\u{1161}\u{11AF}\u{1107}\u{1161}\u{110C}\u{1172}\u{1109}\u{1173}",
    ])
    func `a juice is found by id or any name, in any case and normalisation`(text: String) throws {
        let menu = try Menu.standard()
        #expect(menu.juice(named: text)?.id == "strawberry-banana")
    }

    @Test(arguments: ["mango", "Mango", "망고", " MANGO "])
    func `a fruit is found by id or any name`(text: String) throws {
        #expect(try Menu.standard().fruit(named: text)?.id == "mango")
    }

    @Test(arguments: ["", " ", "cola", "딸바", "strawberry banana", "strawberry-banana:2"])
    func `what is not on the menu is not found`(text: String) throws {
        let menu = try Menu.standard()
        #expect(menu.juice(named: text) == nil)
        #expect(menu.fruit(named: text) == nil)
    }
}

struct MenuForgottenTests {
    @Test func `a menu has its own order, and what it has forgotten comes behind, each once`() throws {
        let menu = try Menu.standard()
        #expect(
            menu.fruitIDs(with: ["pear", "mango", "apple", "pear"])
                == ["strawberry", "banana", "pineapple", "kiwi", "mango", "apple", "pear"])
        #expect(menu.juiceIDs(with: ["cola"]) == menu.juices.map(\.id) + ["cola"])
        #expect(menu.juiceIDs(with: []) == menu.juices.map(\.id))
    }
}
