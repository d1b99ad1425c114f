import Terminal
import Testing

@testable import ScreenKit

/// What a full screen says about a key that means nothing.
struct UnknownKeyTests {
    @Test(arguments: [(Language.korean, "! 여기에 없는 키: z"), (.english, "! There is no key z here.")])
    func `a key without a meaning says so, until the next one`(language: Language, text: String) throws {
        let person = try Terminalist(.calculator, language)
        person.type("z")
        #expect(person.look().find(" " + text + " ") != nil)
        person.type("5")
        #expect(person.look().find(" " + text + " ") == nil)
        #expect(person.display == "5")
    }

    @Test func `while a question is open, a key without a meaning names the answers`() throws {
        let person = try Terminalist(.shortage, .english)
        person.type("z")
        #expect(person.look().find("! Please answer first: Yes, No") != nil)
        person.press(.escape)
        #expect(person.look().find("Please answer first") == nil)
    }

    @Test(arguments: [(Language.korean, "! 지금 쓸 수 없는 명령: 다시 하기"), (.english, "! Not possible now: Redo")])
    func `a key that can do nothing now says that`(language: Language, text: String) throws {
        let person = try Terminalist(.calculator, language)
        person.type("y")
        #expect(person.look().find(" " + text + " ") != nil)
    }

    @Test(arguments: ["x", "-"])
    func `keys that take something out of an empty cart say that it is empty`(key: String) throws {
        let person = try Terminalist(.orders, .english)
        person.type(key)
        #expect(person.look().find(" The cart is empty. ") != nil)
    }

    @Test func `keys that move or scroll say nothing where there is nothing to move`() throws {
        let person = try Terminalist(.sales, .english)
        for key in [Key.up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .tab, .enter] {
            person.press(key)
            #expect(person.look().find("!") == nil, "\(key)")
        }
    }

    @Test func `below the least size no key says anything`() throws {
        let person = try Terminalist(.calculator)
        person.size = GridSize(columns: 30, rows: 8)
        person.look()
        person.type("z")
        person.size = GridSize(columns: 80, rows: 24)
        #expect(person.look().find("!") == nil)
    }
}
