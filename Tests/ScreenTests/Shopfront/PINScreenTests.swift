import Core
import Terminal
import Testing

@testable import ScreenKit
@testable import Shopfront

struct PINScreenTests {
    /// Refuses every PIN but one, and keeps what it was asked.
    private final class Porter: PINScreenDelegate {
        private(set) var pins: [String] = []
        var refusal: StaffLock.Refusal? = .wrong(triesLeft: 4)

        func pinScreen(_ screen: PINScreen, unlockWith pin: [UInt8]) throws(StaffLock.Refusal) {
            pins.append(String(decoding: pin, as: UTF8.self))
            if let refusal { throw refusal }
        }
    }

    private let porter = Porter()
    private let screen = PINScreen(refusal: nil) { "at \($0.milliseconds)" }
    private let texts = Texts(.english)

    init() {
        screen.delegate = porter
    }

    private func type(_ digits: String) {
        for digit in digits.utf8 { screen.handle(.digit(digit)) }
    }

    /// Everything that can be read of the page: its picture with the help, and its lines.
    private func wholeText(of kiosk: Kiosk) -> String {
        let front = FullScreenFront(kiosk: kiosk)
        let picture = front.draw(size: GridSize(columns: 80, rows: 24)).text
        let lines = LineFront(kiosk: kiosk) { _ in }.currentLines
        return (picture + lines).joined(separator: "\n")
    }

    @Test func `digits are shown as dots, as many as were typed`() {
        let kiosk = Kiosk(root: screen, texts: texts, policy: .customer)
        #expect(wholeText(of: kiosk).contains("○ ○ ○ ○"))
        type("97")
        #expect(wholeText(of: kiosk).contains("● ● ○ ○"))
        screen.handle(.erase)
        #expect(wholeText(of: kiosk).contains("● ○ ○ ○"))
    }

    @Test func `no page and no line tells one digit from another`() {
        let other = PINScreen(refusal: nil) { "at \($0.milliseconds)" }
        other.delegate = porter
        let kiosks = [screen, other].map { Kiosk(root: $0, texts: texts, policy: .customer) }
        for (digit, otherDigit) in zip("9753".utf8, "8642".utf8) {
            screen.handle(.digit(digit))
            other.handle(.digit(otherDigit))
            #expect(wholeText(of: kiosks[0]) == wholeText(of: kiosks[1]))
            // Each digit is on its key alone.
            for digit in 5...9 { #expect(wholeText(of: kiosks[0]).split(separator: String(digit)).count == 2) }
        }
    }

    @Test func `Enter sends the digits, not more than a PIN can have, and none stays`() {
        // Without a digit there is nothing to send.
        for digits in ["1234", "", "5", "1234567890123456"] {
            type(digits)
            screen.handle(.send)
        }
        #expect(porter.pins == ["1234", "5", "123456789012"])
    }

    @Test func `the page says why the PIN was refused, until one is accepted`() {
        type("1")
        screen.handle(.send)
        let kiosk = Kiosk(root: screen, texts: texts, policy: .customer)
        let rows = FullScreenFront(kiosk: kiosk).draw(size: GridSize(columns: 80, rows: 24)).text
        let slots = rows.firstIndex { $0.contains("○ ○ ○ ○") }
        #expect(rows.firstIndex { $0.contains("✗ Wrong PIN. Tries left: 4") } == slots.map { $0 + 2 })
        #expect(wholeText(of: kiosk).contains("\n! Wrong PIN. Tries left: 4"))
        porter.refusal = .waiting(until: Timestamp(milliseconds: 77))
        type("1")
        screen.handle(.send)
        #expect(wholeText(of: kiosk).contains("✗ Too many wrong PINs. Try again after at 77."))
        porter.refusal = nil
        type("1")
        screen.handle(.send)
        #expect(!wholeText(of: kiosk).contains("PINs"))
    }

    @Test func `a line is a whole PIN`() throws {
        type("99")
        screen.receive(try screen.events(forLine: "4711", texts))
        #expect(porter.pins == ["4711"])
    }

    @Test(arguments: ["47 11", "4711x", "４７１１", "1234567890123"])
    func `a line that is no PIN is refused, and not repeated`(line: String) {
        let error = #expect(throws: LineError.self) { try screen.events(forLine: line, texts) }
        #expect(error?.reason(of: line, texts) == "A PIN has 4–12 digits")
    }
}
