import System
import TestSupport
import Testing

/// `kill -9` in the middle of a calculation.
///
/// `KIOSK_KILLS=100 swift test --filter CalculatorKillTests` kills as often.
@Suite(.waiting) nonisolated struct CalculatorKillTests {
    private static let kills = getenv("KIOSK_KILLS").flatMap { Int(String(cString: $0)) } ?? (playsAllRounds ? 6 : 2)

    @Test func `a kill at any moment loses at most the key that was not acknowledged`() throws {
        let seed: UInt64 = 0x5EED_0012
        var generator = SeededGenerator(seed: seed)
        let folder = try TemporaryFolder()
        var typed = ""
        for number in 1...Self.kills {
            let run = try TerminalRun("--data", folder.path, "--lang", "en")
            try run.openCalculator()
            // A new number, before there is no room for another large digit.
            if typed.count > 6 {
                run.press("a")
                typed = ""
                try run.waitForDisplay("0")
            }
            for _ in 0..<Int.random(in: 0...2, using: &generator) {
                let digit = String(Int.random(in: 1...9, using: &generator))
                run.press(digit)
                typed += digit
                try run.waitForDisplay(grouped(typed))
            }
            let last = String(Int.random(in: 1...9, using: &generator))
            run.press(last)
            _ = run.terminal.read(atMost: Int32.random(in: 0...3, using: &generator))
            run.process.send(SIGKILL)
            _ = run.waitForEnd()
            let next = try TerminalRun("--data", folder.path, "--lang", "en")
            try next.openCalculator()
            let (without, with) = (grouped(typed.isEmpty ? "0" : typed), grouped(typed + last))
            let isThere = next.shows(with)
            #expect(isThere || next.shows(without), "seed \(seed), kill \(number): \(without) or \(with)")
            if isThere { typed += last }
            try next.quit()
        }
    }

    /// The digits with commas between the thousands.
    private func grouped(_ digits: String) -> String {
        let groups = stride(from: digits.count % 3, to: digits.count, by: 3).map { digits.dropFirst($0).prefix(3) }
        let first = digits.prefix(digits.count % 3)
        return ((first.isEmpty ? [] : [first]) + groups).joined(separator: ",")
    }
}

nonisolated extension TerminalRun {
    fileprivate func shows(_ number: String) -> Bool {
        LargeNumber(number).map { screen.page.shows($0) } ?? false
    }

    /// Waits until the display has a number. A digit alone is always on the screen: on its key.
    fileprivate func waitForDisplay(_ number: String) throws(NotSeen) {
        try wait(for: number) { _ in shows(number) }
    }
}
