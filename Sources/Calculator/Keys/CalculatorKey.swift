/// A key of the calculator's keypad.
public enum CalculatorKey: Hashable, Sendable {
    /// A digit key, `0` to `9`.
    case digit(Digit)
    /// The double-zero key, `00`.
    case doubleZero
    /// The decimal point, `.`.
    case dot
    /// An operator key: `+`, `−`, `×` or `÷`.
    case operation(Operator)
    /// The equals key, `=`.
    case equals
    /// The all-clear key, `AC`, which clears the whole calculation.
    case allClear
    /// The clear-entry key, `CE`, which clears the number that is shown.
    case clearEntry
    /// The sign key, `±`.
    case negate
    /// The backspace key, `⌫`, which deletes the last typed digit.
    case backspace
}

extension CalculatorKey: CaseIterable {
    /// All twenty-one keys: digits, `00`, the point, operators, then the others.
    public static var allCases: [CalculatorKey] {
        Digit.allCases.map { .digit($0) } + [.doubleZero, .dot] + Operator.allCases.map { .operation($0) }
            + [.equals, .allClear, .clearEntry, .negate, .backspace]
    }
}

/// A decimal digit.
public enum Digit: Int, CaseIterable, Hashable, Sendable {
    /// A digit; its raw value is its number.
    case zero, one, two, three, four, five, six, seven, eight, nine

    /// The digit as text, `0` to `9`.
    public var symbol: Character { Character(Unicode.Scalar(UInt8(ascii: "0") + UInt8(rawValue))) }
}
