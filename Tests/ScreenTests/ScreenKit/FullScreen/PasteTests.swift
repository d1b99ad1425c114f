import Terminal
import Testing

@testable import JuiceMakerApp
@testable import ScreenKit

/// What is pasted into a full screen.
struct PasteTests {
    @Test func `pasted text presses the keys of the calculator`() throws {
        let person = try Terminalist(.calculator)
        person.front.handle(.paste(" 12.5 × 4 = "))
        #expect(person.display == "50")
    }

    @Test func `a number with separators is pasted as the number that it is`() throws {
        let person = try Terminalist(.calculator)
        person.front.handle(.paste("1,234,567.5"))
        #expect(person.display == "1,234,567.5")
    }

    @Test(arguments: [
        ("100won", "! Column 4: unknown key “w”"), ("50oranges", "! Column 3: unknown key “o”"),
        ("12a3", "! Column 3: unknown key “a”"), ("1e5", "! Column 2: unknown key “e”"),
        ("6 x 7", "! Column 3: unknown key “x”"), ("5u", "! Column 2: unknown key “u”"),
    ])
    func `text that is no calculation is refused as a whole, with its column`(text: String, reason: String) throws {
        let person = try Terminalist(.calculator, .english)
        person.type("8")
        person.front.handle(.paste(text))
        #expect(person.display == "8")
        #expect(person.look().text.contains(" " + reason))
        person.type("9")
        #expect(person.display == "89")
        #expect(!person.look().text.contains(" " + reason))
    }

    @Test func `a key that the style lacks is refused with the rest`() throws {
        let person = try Terminalist(.twoOperand, .english)
        let before = person.display
        person.front.handle(.paste("1.5"))
        #expect(person.display == before)
        #expect(person.look().find("! Column 2: unknown key “.”") != nil)
    }

    @Test(arguments: [(" 42 ", 42), ("4 2", 10), ("42c", 10), ("-3", 10), ("]", 10)])
    func `digits alone are typed into the count that has the focus`(text: String, count: Int) throws {
        let person = try Terminalist(.stock)
        person.press(.down)
        person.front.handle(.paste(text))
        let edit = try person.test.top(StockScreen.self).edit
        #expect(edit[try person.test.fruit("banana")] == count)
        #expect(edit.changes.count == (count == 10 ? 0 : 1))
    }

    @Test(arguments: Place.allCases)
    func `text pasted elsewhere chooses nothing`(place: Place) throws {
        let person = try Terminalist(place)
        let before = person.test.kiosk.breadcrumb
        let sold = person.test.ledger.books.soldCount
        for text in ["q1\(place)ysen?l예", "1", "y"] {
            person.front.handle(.paste(text))
            #expect(person.test.kiosk.breadcrumb == before)
            #expect(person.test.ledger.books.soldCount == sold)
            #expect(!person.isFinished)
        }
    }
}
