import Testing

@testable import JuiceMaker

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
