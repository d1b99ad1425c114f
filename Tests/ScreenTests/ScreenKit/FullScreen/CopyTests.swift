import Terminal
import Testing

@testable import ScreenKit

/// Copying to the clipboard of the terminal.
struct CopyTests {
    @Test(arguments: [(Language.korean, " ✓ 복사했어요: 3600 "), (.english, " ✓ Copied: 3600 ")])
    func `the number on the display is copied without separators, and the screen says so`(
        language: Language, text: String
    ) throws {
        let person = try Terminalist(.calculator, language)
        person.type("12*300=c")
        #expect(person.front.takeCopiedText() == "3600")
        #expect(person.front.takeCopiedText() == nil)
        #expect(person.look().find(text) != nil)
        person.type("5")
        #expect(person.look().find(text) == nil)
        #expect(person.display == "5")
    }

    @Test(
        arguments: [
            (.calculator, "1/0=c", "NaN"), (.calculator, "2.50c", "2.50"), (.calculator, "5nc", "-5"),
            (.calculator, "1/3=c", "0.3333333333333333333"), (.menu, "c", nil),
        ] as [(Place, String, String?)])
    func `what is copied is what is shown, and a screen without a number has nothing to copy`(
        place: Place, keys: String, text: String?
    ) throws {
        let person = try Terminalist(place, .english)
        person.type(keys)
        #expect(person.front.takeCopiedText() == text)
        #expect(person.sees("! There is no key c here.") == (text == nil))
    }

    @Test func `the hint can be clicked`() throws {
        let person = Terminalist(try TestKiosk(.calculator, .english), columns: 120, rows: 40)
        person.type("42")
        try person.click(" c  Copy")
        #expect(person.front.takeCopiedText() == "42")
    }
}
