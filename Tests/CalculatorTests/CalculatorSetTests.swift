import Core
import Testing

@testable import Calculator

struct CalculatorSetTests {
    @Test func `each style has its own calculator, and is left as it was`() throws {
        var set = CalculatorSet()
        try set.press("5 MS AC 1 2 +", in: .standard)
        try set.press("7 AC 8", in: .appending)
        #expect(set.style == .appending)
        #expect(set.calculator.display == "8")
        #expect(set[.standard].display == "12")
        #expect(set[.standard].pendingOperator == .add)
        #expect(set[.appending].deletedNumbers == [7])
        #expect(set[.formula].display == "0")
        set.handle(.choose, in: .standard)
        #expect(set.calculator.display == "12" && set.calculator.memory == [5])
        #expect(set[.appending].display == "8")
    }

    @Test func `clearing makes all calculators new, and the style stays`() throws {
        var set = CalculatorSet()
        for style in CalculatorStyle.all { try set.press("5 AC 1 + 2", in: style) }
        set.handle(.clear, in: .formula)
        #expect(set.style == .formula)
        for style in CalculatorStyle.all { #expect(Snapshot(set[style]) == Snapshot(Calculator(style: style))) }
    }

    @Test func `the latest calculations are as many as asked for, in the order of their times`() throws {
        var set = CalculatorSet()
        let styles: [CalculatorStyle] = [.standard, .formula, .standard, .recovering, .formula]
        for (second, style) in styles.enumerated() {
            for event in try [CalculatorEvent](parsing: "AC \(second) + 1 =") {
                set.handle(event, in: style, at: Timestamp(milliseconds: Int64(second)))
            }
        }
        let results: [Decimal128] = [1, 2, 3, 4, 5]
        #expect(set.finishedCalculations.map(\.result) == results)
        #expect(set.finishedCalculations.map(\.style) == styles.map(\.id))
        for limit in 0...6 { #expect(set.latestCalculations(limit).map(\.result) == Array(results.suffix(limit))) }
    }

    @Test func `calculations of the same time come in the order of the styles`() throws {
        var set = CalculatorSet()
        for (style, keys) in [(CalculatorStyle.recovering, "1 + 2 ="), (.formula, "1 + 3 ="), (.standard, "1 + 4 =")] {
            try set.press(keys, in: style)
        }
        #expect(set.finishedCalculations.map(\.result) == [5, 4, 3])
    }

    @Test func `the effect of an event is returned`() {
        var set = CalculatorSet()
        #expect(set.handle(.undo, in: .standard) == .refused(.nothingToUndo))
        set.handle(.enter(3), in: .standard)
        #expect(set.handle(.press(.allClear), in: .standard) == .deleted([3]))
    }
}

extension CalculatorSet {
    /// Presses keys on the calculator of a style.
    fileprivate mutating func press(_ keys: String, in style: CalculatorStyle) throws {
        for event in try [CalculatorEvent](parsing: keys) { handle(event, in: style) }
    }
}
