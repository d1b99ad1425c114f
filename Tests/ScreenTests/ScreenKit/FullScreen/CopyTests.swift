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

    @Test(arguments: [("1/0=", "NaN"), ("2.50", "2.50"), ("5n", "-5"), ("1/3=", "0.3333333333333333333")])
    func `what is copied is what is shown`(keys: String, text: String) throws {
        let person = try Terminalist(.calculator, .english)
        person.type(keys + "c")
        #expect(person.front.takeCopiedText() == text)
    }

    @Test func `a screen without a number has nothing to copy`() throws {
        let person = try Terminalist(.menu, .english)
        person.type("c")
        #expect(person.front.takeCopiedText() == nil)
        #expect(person.look().find("! There is no key c here.") != nil)
    }

    @Test func `the hint can be clicked`() throws {
        let person = Terminalist(try TestKiosk(.calculator, .english), columns: 120, rows: 40)
        person.type("42")
        person.click(try #require(person.look().find(" c  Copy")))
        #expect(person.front.takeCopiedText() == "42")
    }

    @Test(arguments: ["copy", "복사"])
    func `line by line there is no clipboard, and that is said`(line: String) throws {
        let test = try TestKiosk(.korean)
        var said: [String] = []
        let front = LineFront(kiosk: test.kiosk) { said.append($0) }
        front.handle("1")
        said = []
        front.handle(line)
        #expect(said == ["! 복사는 전체 화면에서만 할 수 있어요."])
    }
}
