/// A key of the calculator's keypad.
package enum CalculatorKey: Hashable, Sendable {
    /// `0` to `9`.
    case digit(Digit)
    /// `00`.
    case doubleZero
    /// `.`
    case dot
    /// `+`, `−`, `×` or `÷`.
    case operation(Operator)
    /// `=`
    case equals
    /// `AC`: clears everything.
    case allClear
    /// `CE`: clears what is shown.
    case clearEntry
    /// `±`
    case negate
    /// `⌫`: takes the last typed digit away.
    case backspace
}

extension CalculatorKey: CaseIterable {
    /// All twenty-one keys.
    package static var allCases: [CalculatorKey] {
        Digit.allCases.map { .digit($0) } + [.doubleZero, .dot] + Operator.allCases.map { .operation($0) }
            + [.equals, .allClear, .clearEntry, .negate, .backspace]
    }
}

/// A digit key.
package enum Digit: Int, CaseIterable, Hashable, Sendable {
    case zero, one, two, three, four, five, six, seven, eight, nine

    /// The digit as it is written.
    package var symbol: Character { Character(Unicode.Scalar(UInt8(ascii: "0") + UInt8(rawValue))) }
}
