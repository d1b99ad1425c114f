import Terminal
import Testing

@testable import ScreenKit

/// The light of a key that was pressed, step by step; no clock is involved.
struct KeyFlashTests {
    /// The labels of the keys that are drawn lit, out of those that do not have the focus.
    private func litKeys(_ person: Terminalist) -> [String] {
        let labels = ["AC", "CE", "±", "÷", "7", "8", "9", "×", "4", "5", "6", "−", "1", "2", "3", "+", "0", "00"]
        return labels.filter { label in person.place(ofKey: label).map { person.look()[$0].style.reverse } ?? false }
    }

    @Test func `the number changes at once, the light follows and goes out again`() throws {
        let person = try Terminalist(.calculator)
        person.type("1")
        #expect(person.front.delay != nil)
        person.type("7")
        #expect(person.display == "17")
        for (keys, isWaiting) in [([], true), (["7"], true), ([], false)] as [([String], Bool)] {
            #expect(litKeys(person) == keys)
            #expect((person.front.delay != nil) == isWaiting)
            person.front.timeHasPassed()
        }
    }

    @Test(arguments: ["7", "178"])
    func `the very first key lights up itself, and the next key takes the light over before it was lit`(keys: String)
        throws
    {
        let person = try Terminalist(.calculator)
        person.type(keys)
        person.front.timeHasPassed()
        #expect(litKeys(person) == [String(keys.suffix(1))])
    }

    @Test func `a key that was clicked lights up itself, the very first one too`() throws {
        let person = try Terminalist(.calculator)
        person.click(try #require(person.place(ofKey: "7")))
        person.front.timeHasPassed()
        #expect(litKeys(person) == ["7"])
    }

    @Test func `a key that is lit stays lit while data change outside`() throws {
        let person = try Terminalist(.calculator)
        person.type("7")
        person.look()
        person.front.timeHasPassed()
        #expect(litKeys(person) == ["7"])
        person.front.contentHasChanged()
        #expect(litKeys(person) == ["7"])
    }

    @Test func `a key that changes nothing lights up at once, and pressed again it goes out at once`() throws {
        let person = try Terminalist(.calculator)
        // One more than there is room for: the next one is refused with the same message.
        person.type("111111111111111111117")
        person.look()
        person.front.timeHasPassed()
        person.front.timeHasPassed()
        person.look()
        for lit in [["7"], [], ["7"]] {
            person.type("7")
            #expect(litKeys(person) == lit)
            #expect(person.front.delay != nil)
        }
    }

    @Test func `keys that are no keys of the pad have no light, and nothing pressed wants no time`() throws {
        for (place, keys) in [(Place.calculator, "l↑"), (.orders, "2")] + Place.allCases.map({ ($0, "") }) {
            let person = try Terminalist(place)
            person.play(keys)
            #expect(person.front.delay == nil, "\(place) \(keys)")
        }
    }

    @Test func `a screen that is left takes its light along`() throws {
        let person = try Terminalist(.calculator)
        person.type("17")
        person.press(.escape)
        person.look()
        #expect(person.front.delay == nil)
        let menu = person.look()
        person.front.timeHasPassed()
        #expect(person.look() == menu)
    }
}
