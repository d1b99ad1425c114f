import Terminal
import Testing

@testable import ScreenKit

/// The light of a key that was pressed, step by step; no clock is involved.
struct KeyFlashTests {
    @Test func `a flash is armed, lit and off`() {
        let event = EventID(place: .pane(0), number: 3)
        for step in [KeyFlash.Step.pressed, .armed] {
            let flash = KeyFlash(event: event, step: step)
            #expect(flash.next == KeyFlash(event: event, step: .lit))
            #expect(flash.next?.delay != flash.delay)
        }
        #expect(KeyFlash(event: event, step: .lit).next == nil)
    }

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
        #expect(litKeys(person) == [])
        person.front.timeHasPassed()
        #expect(litKeys(person) == ["7"])
        #expect(person.front.delay != nil)
        person.front.timeHasPassed()
        #expect(litKeys(person) == [])
        #expect(person.front.delay == nil)
    }

    @Test func `the very first key lights up itself`() throws {
        let person = try Terminalist(.calculator)
        person.type("7")
        person.front.timeHasPassed()
        let lit = litKeys(person)
        #expect(lit == ["7"])

    }

    @Test func `a key that was clicked lights up itself, the very first one too`() throws {
        let person = try Terminalist(.calculator)
        person.click(try #require(person.place(ofKey: "7")))
        person.front.timeHasPassed()
        let lit = litKeys(person)
        #expect(lit == ["7"])

    }

    @Test func `the next key takes the light over before it was lit`() throws {
        let person = try Terminalist(.calculator)
        person.type("178")
        person.front.timeHasPassed()
        #expect(litKeys(person) == ["8"])
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

    @Test func `keys that are no keys of the pad have no light`() throws {
        let person = try Terminalist(.calculator)
        person.type("l")
        #expect(person.front.delay == nil)
        person.press(.up)
        #expect(person.front.delay == nil)
        let orders = try Terminalist(.orders)
        orders.type("2")
        #expect(orders.front.delay == nil)
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

    @Test func `nothing pressed wants no time`() throws {
        for place in Place.allCases { #expect(try Terminalist(place).front.delay == nil, "\(place)") }
    }
}
