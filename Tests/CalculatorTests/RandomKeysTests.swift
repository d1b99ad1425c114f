import Core
import Testing
import TestSupport

@testable import Calculator

struct RandomKeysTests {
    /// The number of keys, and the seed. A run for a new version takes longer:
    ///
    ///     KIOSK_RANDOM_KEYS=200000 KIOSK_RANDOM_SEED=7 swift test --filter RandomKeysTests
    private static let keysPerStyle = setting("KIOSK_RANDOM_KEYS") ?? (playsAllRounds ? 24_000 : 6_000)
    private static let seed = UInt64(setting("KIOSK_RANDOM_SEED") ?? 0x5EED_0004)

    @Test(arguments: CalculatorStyle.all)
    func `random keys keep what must hold, and undo leads back to the start`(style: CalculatorStyle) {
        let seed = Self.seed
        var generator = SeededGenerator(seed: seed)
        let keys = CalculatorKey.allCases
        var calculator = Calculator(style: style)
        var display = calculator.display
        for count in 1...Self.keysPerStyle {
            // AC is rarer than other keys, so that tapes and numbers grow.
            var key = keys[Int(generator.next() % UInt64(keys.count))]
            if key == .allClear, generator.next() % 8 != 0 { key = .equals }
            let rows = calculator.tape.count
            let deleted = calculator.deletedValues.count
            let effect = calculator.handle(.press(key))
            let changes = Changes(rows: calculator.tape.count - rows, deleted: calculator.deletedValues.count - deleted)
            let shown = calculator.display
            if shown != display, !isValid(shown) { Issue.record("\(shown) is no display: seed \(seed), key \(count)") }
            display = shown
            if let broken = brokenRule(calculator, showing: shown, key, effect, changes) {
                Issue.record("\(broken): seed \(seed), \(style.id), key \(count)")
                return
            }
        }
        checkUndo(&calculator)
    }

    @Test(arguments: CalculatorStyle.all)
    func `undo and redo pass through the same moments`(style: CalculatorStyle) {
        let seed: UInt64 = 0x5EED_0005
        var generator = SeededGenerator(seed: seed)
        var calculator = Calculator(style: style)
        var seen = [Snapshot(calculator)]
        for _ in 1...600 {
            switch Int.random(in: 0..<12, using: &generator) {
            case 0: calculator.handle(.enter(Decimal128(Int.random(in: -999...999, using: &generator))))
            case 1: calculator.deletedNumbers.randomElement(using: &generator).map { _ = calculator.handle(.enter($0)) }
            default: CalculatorKey.allCases.randomElement(using: &generator).map { _ = calculator.handle(.press($0)) }
            }
            note(calculator, in: &seen)
        }
        let back = passed(by: .undo, on: &calculator)
        #expect(back.count == seen.count, "seed \(seed)")
        #expect(zip(back.reversed(), seen).allSatisfy { $0.looksLike($1) }, "seed \(seed)")
        let forth = passed(by: .redo, on: &calculator)
        #expect(forth.count == seen.count, "seed \(seed)")
        #expect(zip(forth, seen).allSatisfy { $0.looksLike($1) }, "seed \(seed)")
    }

    private func passed(by command: CalculatorEvent, on calculator: inout Calculator) -> [Snapshot] {
        var seen = [Snapshot(calculator)]
        while calculator.handle(command) == .none { note(calculator, in: &seen) }
        return seen
    }

    /// A step that shows nothing new, such as a 0 typed upon the 0 of the start, is not noted.
    private func note(_ calculator: Calculator, in seen: inout [Snapshot]) {
        let snapshot = Snapshot(calculator)
        if seen.last?.looksLike(snapshot) != true { seen.append(snapshot) }
    }

    private struct Changes {
        let rows: Int
        let deleted: Int
    }

    private func brokenRule(
        _ calculator: Calculator, showing display: String, _ key: CalculatorKey, _ effect: CalculatorEffect,
        _ changes: Changes
    ) -> String? {
        if (calculator.failure == nil) == (display == "NaN") { return "NaN says why" }
        if case .entering(.typed(let numeral), _) = calculator.state,
            numeral.digitCount > NumberFormat.maximumDigitCount
        {
            return "an entry has at most twenty digits"
        }
        switch effect {
        case .none:
            if changes.rows > 0 || changes.deleted != 0 { return "no effect is no row and no deleted value" }
        case .refused:
            if changes.rows != 0 || changes.deleted != 0 { return "a refusal changes nothing" }
        case .committed, .failed:
            if !(1...3).contains(changes.rows) || changes.deleted != 0 { return "a commitment is a row or up to three" }
        case .deleted(let numbers):
            if changes.rows > 0 || !(1...2).contains(numbers.count) { return "a deletion is one value or two" }
            if calculator.deletedNumbers.suffix(changes.deleted) != numbers[...] {
                return "the deleted values are the last of the list"
            }
        }
        if calculator.memory.count > 100 { return "the memory has a hundred places" }
        if !style(calculator, allows: effect, of: key) {
            return "a style refuses the keys that it lacks, and no others"
        }
        if key == .allClear, !calculator.tape.isEmpty { return "AC tears the tape off" }
        if case .result(let value, repeating: _) = calculator.state {
            if calculator.tape.last != TapeRow(kind: .total, operand: value, subtotal: value) {
                return "a result is the last row"
            }
        }
        return nil
    }

    private func style(_ calculator: Calculator, allows effect: CalculatorEffect, of key: CalculatorKey) -> Bool {
        (effect == .refused(.missingKey)) != calculator.style.has(key)
    }

    private func checkUndo(_ calculator: inout Calculator) {
        let end = Snapshot(calculator)
        while calculator.handle(.undo) == .none {}
        var start = Snapshot(Calculator(style: calculator.style))
        #expect(Snapshot(calculator).looksLike(start))
        #expect(!calculator.canUndo)
        while calculator.handle(.redo) == .none {}
        #expect(Snapshot(calculator) == end)
        while calculator.handle(.undo) == .none {}
        calculator.handle(.press(.digit(.one)))
        start = Snapshot(calculator)
        #expect(!start.canRedo)
        #expect(start.display == "1")
    }
}
