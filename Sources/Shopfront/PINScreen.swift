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
    package nonisolated enum Event: Equatable {
        /// Adds an ASCII digit.
        case digit(UInt8)
        /// Removes the last digit.
        case erase
        /// Asks whether the digits are the PIN.
        case send
    }

    package weak var delegate: (any PINScreenDelegate)?
    private var digits: [UInt8] = []
    private var refusal: StaffLock.Refusal?
    private let timeText: (Timestamp) -> String

    /// Creates a page without digits, with the reason why any PIN would be refused now, and a function that returns the
    /// time of day, with its seconds.
    package init(refusal: StaffLock.Refusal?, timeText: @escaping (Timestamp) -> String) {
        self.refusal = refusal
        self.timeText = timeText
    }

    package func title(_ texts: Texts) -> String { texts(.staff) }

    package func content(_ texts: Texts) -> ScreenContent<Event> {
        let entry = digits.isEmpty ? "–" : digits.map { _ in "•" }.joined()
        let erase = Control(label: texts(.pinErase), event: Event.erase, isEnabled: !digits.isEmpty)
        let send = Control(label: texts(.pinSend), event: Event.send, isEnabled: !digits.isEmpty)
        let pad = "0123456789".utf8.map { (byte: $0, sign: Character(Unicode.Scalar($0))) }
        let keys = pad.map { Control(label: String($0.sign), event: Event.digit($0.byte)) }
        let pane = PINPane(
            prompt: texts(.pinPrompt), count: digits.count, spoken: "PIN: " + texts.spelled(entry),
            refusal: refusal.map { Message(text: reason($0, texts), tone: .bad) },
            keys: keys.dropFirst() + [erase, keys[0], send])
        return ScreenContent(
            panes: [.pane(pane)],
            hints: [
                Control(label: texts(.pinSend), event: .send, keys: [.enter], isEnabled: !digits.isEmpty),
                Control(label: texts(.pinErase), event: .erase, keys: [.backspace], isEnabled: !digits.isEmpty),
            ],
            // Bindings, because a key of a pad would light up, and show the digit to everybody.
            bindings: pad.map { Control(event: .digit($0.byte), keys: [.character($0.sign)]) },
            help: [texts(.pinHelp)]
        )
    }

    package func handle(_ event: Event) {
        switch event {
        case .digit(let digit): if digits.count < StaffLock.digitCounts.upperBound { digits.append(digit) }
        case .erase: if !digits.isEmpty { digits.removeLast() }
        case .send: send()
        }
    }

    /// A line is the whole PIN. An error must not repeat it, as other screens do.
    package func events(forLine line: String, _ texts: Texts) throws(LineError) -> [Event] {
        let typed = Array(line.utf8)
        guard typed.allSatisfy(StaffLock.isDigit), typed.count <= StaffLock.digitCounts.upperBound else {
            throw LineError(texts(.pinNotDigits))
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

    private func reason(_ refusal: StaffLock.Refusal, _ texts: Texts) -> String {
        switch refusal {
        case .wrong(let triesLeft): texts(.pinWrong, String(triesLeft))
        case .waiting(let end): texts(.pinWait, timeText(end))
        }
    }
}
