import Core
import ScreenKit

/// The owner of a PIN page.
package protocol PINScreenDelegate: AnyObject {
    /// Asks the delegate to show the staff's screens.
    ///
    /// - Throws: The reason why the PIN does not open them.
    func pinScreen(_ screen: PINScreen, unlockWith pin: [UInt8]) throws(StaffLock.Refusal)
}

/// The page on which staff types the PIN. It shows how many digits were typed, and never a digit.
package final class PINScreen: Screen {
    /// The events of the screen.
    package enum Event {
        /// Adds an ASCII digit.
        case digit(UInt8)
        /// Removes the last digit.
        case erase
        /// Asks whether the digits are the PIN.
        case send
    }

    package weak var delegate: (any PINScreenDelegate)?
    package let title = Text(.staff)
    private var digits: [UInt8] = []
    private var refusal: StaffLock.Refusal?
    private let timeText: (Timestamp) -> String

    /// Creates a page without digits, with the reason why any PIN would be refused now, and a function that returns the
    /// time of day, with its seconds.
    package init(refusal: StaffLock.Refusal?, timeText: @escaping (Timestamp) -> String) {
        self.refusal = refusal
        self.timeText = timeText
    }

    package var content: Content<Event> {
        pane
        Hint(Text(.pinSend), .send, key: .enter).enabled(!digits.isEmpty)
        Hint(Text(.pinErase), .erase, key: .backspace).enabled(!digits.isEmpty)
        // Hidden, because a key of a pad would light up, and show the digit to everybody.
        for digit in Self.pad { Hint("", .digit(digit.byte), key: .character(digit.sign)).hidden() }
        OtherLines(read: events(forLine:))
        Help(Text(.pinHelp))
    }

    private var pane: PINPane {
        let keys = Self.pad.map { Control(Text(String($0.sign)), Event.digit($0.byte)) }
        let erase = Control(Text(.pinErase), Event.erase, isEnabled: !digits.isEmpty)
        let send = Control(Text(.pinSend), Event.send, isEnabled: !digits.isEmpty)
        return PINPane(
            count: digits.count, refusal: refusal.map(reason), keys: keys.dropFirst() + [erase, keys[0], send])
    }

    private static let pad = "0123456789".utf8.map { (byte: $0, sign: Character(Unicode.Scalar($0))) }

    package func handle(_ event: Event) {
        switch event {
        case .digit(let digit): if digits.count < StaffLock.digitCounts.upperBound { digits.append(digit) }
        case .erase: if !digits.isEmpty { digits.removeLast() }
        case .send: send()
        }
    }

    /// A line is the whole PIN. An error must not repeat it, as other screens do.
    private func events(forLine line: String) throws(LineError) -> [Event] {
        let typed = Array(line.utf8)
        guard typed.allSatisfy(StaffLock.isDigit), typed.count <= StaffLock.digitCounts.upperBound else {
            throw LineError(Text(.pinNotDigits))
        }
        return digits.map { _ in .erase } + typed.map { .digit($0) } + [.send]
    }

    private func send() {
        guard let delegate, !digits.isEmpty else { return }
        let pin = digits
        digits = []
        do throws(StaffLock.Refusal) {
            try delegate.pinScreen(self, unlockWith: pin)
            refusal = nil
        } catch {
            refusal = error
        }
    }

    private func reason(_ refusal: StaffLock.Refusal) -> Text {
        switch refusal {
        case .wrong(let triesLeft): Text(.pinWrong, "\(triesLeft)")
        case .waiting(let end): Text(.pinWait, Text(timeText(end)))
        }
    }
}
