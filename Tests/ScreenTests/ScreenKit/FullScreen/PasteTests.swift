import Calculator
import Terminal
import Testing

@testable import JuiceMakerApp
@testable import ScreenKit

/// What is pasted into a full screen.
struct PasteTests {

    @Test(arguments: [
        ("100won", "! Column 4: unexpected character “w”"), ("50oranges", "! Column 3: unexpected character “o”"),
        ("12a3", "! Column 3: unexpected character “a”"), ("1e", "! Column 2: unexpected character “e”"),
        ("6 x 7", "! Column 3: unexpected character “x”"), ("5u", "! Column 2: unexpected character “u”"),
        ("10 20 +30", "! Column 4: an operator is missing"),
        ("1,5", "! Column 2: write commas only between thousands, such as 1,234.5"),
    ])
    func `text that is no calculation is refused as a whole, with its column`(text: String, reason: String) throws {
        let person = try Terminalist(.calculator, .english)
        person.type("8")
        person.front.handle(.paste(text))
        #expect(person.display == "8")
        // Beside the keys, a long reason has several lines.
        let words = reason.split(separator: " ").map(String.init)
        #expect(words.allSatisfy(person.sees))
        person.type("9")
        #expect(person.display == "89")
        #expect(!person.sees("! Column"))
    }

    @Test(arguments: [
        ("", " 12.5 × 4 = ", "50"), ("", "1,234,567.5", "1,234,567.5"), ("12.5", " 1,000 ", "1,000"),
        ("7+", "1,000", "1,000"), ("7+2=", "₩1,000", "1,000"), ("12", "+30=", "42"),
        ("100", "-5", "-5"), ("2×", "-5", "-5"), ("2×", "－5", "-5"), ("100", "(1,234.5)", "-1,234.5"),
        ("7", "1,234-", "-1,234"), ("7", "-₩\u{A0}1,234", "-1,234"), ("7", "1.5e-7", "0.00000015"),
        ("7", "\u{202D}5\u{202C}", "5"),
    ])
    func `pasted text presses the keys of the calculator, and a number takes the place of the one shown`(
        typed: String, pasted: String, shown: String
    ) throws {
        let person = try Terminalist(.calculator)
        person.type(typed)
        person.front.handle(.paste(pasted))
        #expect(person.display == shown)
    }

    @Test(arguments: [("+5", "1,000", "12 + 1000"), ("=", "1,000", "1000")])
    func `a pasted number keeps the operator that waits`(typed: String, pasted: String, meant: String) throws {
        let person = try Terminalist(.calculator)
        person.type("12" + typed)
        person.front.handle(.paste(pasted))
        person.type("=")
        let expected = try ExpressionParser.parse(meant).result()
        #expect(person.display == NumberFormat.display(expected))
    }

    @Test(arguments: [
        (Place.calculator, Language.korean, "10 20 +30", "! 4번째 글자: 연산자가 와야 합니다"),
        (.twoOperand, .english, "1.5+2", "! Column 2: unexpected character “.”"),
    ])
    func `several numbers are refused in Korean too, and a key that the style lacks with the rest`(
        place: Place, language: Language, text: String, reason: String
    ) throws {
        let person = try Terminalist(place, language)
        let before = person.display
        person.front.handle(.paste(text))
        #expect(person.display == before)
        #expect(person.sees(reason))
    }

    @Test(arguments: [(" 42 ", 42), ("４２", 42), ("42개", 10), ("4 2", 10), ("42c", 10), ("-3", 10), ("]", 10)])
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
