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
    /// A key that calculates with the number that is shown, such as `√`.
    case function(CalculatorFunction)
    /// A key of the memory, such as `MR`.
    case memory(MemoryKey)
}

extension CalculatorKey: CaseIterable {
    /// All thirty keys: digits, `00`, the point, operators, the clearing keys, then functions and memory.
    public static var allCases: [CalculatorKey] {
        Digit.allCases.map { .digit($0) } + [.doubleZero, .dot] + Operator.allCases.map { .operation($0) }
            + [.equals, .allClear, .clearEntry, .negate, .backspace]
            + CalculatorFunction.allCases.map { .function($0) } + MemoryKey.allCases.map { .memory($0) }
    }
}

/// A key that calculates with the number that is shown.
public enum CalculatorFunction: CaseIterable, Hashable, Sendable {
    /// The percent key, `%`: x % of the left number after + and −, otherwise x ÷ 100.
    case percent
    /// The square-root key, `√`.
    case squareRoot
    /// The square key, `x²`.
    case square
    /// The reciprocal key, `1/x`.
    case reciprocal
}

/// A key of the memory.
public enum MemoryKey: CaseIterable, Hashable, Sendable {
    /// The memory-clear key, `MC`, which empties the memory.
    case clear
    /// The memory-recall key, `MR`, which enters the newest number.
    case recall
    /// The memory-add key, `M+`, which adds to the newest number.
    case add
    /// The memory-subtract key, `M−`, which subtracts from the newest number.
    case subtract
    /// The memory-store key, `MS`, which adds a number to the memory.
    case store
}

/// A decimal digit.
public enum Digit: Int, CaseIterable, Hashable, Sendable {
    /// A digit; its raw value is its number.
    case zero, one, two, three, four, five, six, seven, eight, nine

    /// The digit as text, `0` to `9`.
    public var symbol: Character { Character(Unicode.Scalar(UInt8(ascii: "0") + UInt8(rawValue))) }
}
