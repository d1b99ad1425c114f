import Terminal
import Testing

@testable import ScreenKit

/// What a full screen says about a key that means nothing.
struct UnknownKeyTests {
    @Test(arguments: [
        (Place.calculator, Language.korean, "z", "! 여기에 없는 키: z"),
        (.calculator, .english, "z", "! There is no key z here."),
        (.shortage, .english, "z", "! Please answer first: Yes, No"),
        (.calculator, .korean, "y", "! 지금 쓸 수 없는 명령: 다시 하기"), (.calculator, .english, "y", "! Not possible now: Redo"),
        (.orders, .english, "x", "The cart is empty."), (.orders, .english, "-", "The cart is empty."),
    ])
    func `a key without a meaning, or that can do nothing now, says so, until the next one`(
        place: Place, language: Language, key: String, text: String
    ) throws {
        let person = try Terminalist(place, language)
        person.type(key)
        #expect(person.sees(" " + text + " "))
        guard place != .orders else { return }
        person.play(place == .shortage ? "⎋" : "5")
        #expect(!person.sees(text))
        #expect(place == .shortage || person.display == "5")
    }

    @Test func `keys that move or scroll say nothing where nothing moves, nor does any below the least size`()
        throws
    {
        let person = try Terminalist(.sales, .english)
        for key in "↑↓←→⇱⇲⇞⇟\t\n" {
            person.play(String(key))
            #expect(!person.sees("!"), "\(key)")
        }
        person.size = GridSize(columns: 30, rows: 8)
        person.look()
        person.type("z")
        person.size = .small
        #expect(!person.sees("!"))
    }
}
