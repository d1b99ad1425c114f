/// A calculator's behavior where calculators differ, as a value of rules.
///
/// The machine asks for rules only, never for the name of a style.
public struct CalculatorStyle: Hashable, Identifiable, Sendable {
    /// The name of the style, such as `two-operand`.
    public let id: String
    var calculation = Calculation.atOperator
    var digitAfterResult = DigitAfterResult.startsNew
    /// Whether an operator replaces the one directly before it; otherwise it is refused.
    var replacesOperator = true
    /// Whether an operator before the first number takes the 0 on the display as its left operand; otherwise it is refused.
    var takesZero = true
    var equalsAfterOperator = EqualsAfterOperator.reusesSubtotal
    /// Whether `=` after a result applies the last operation again, to the result or to the number that was entered since:
    /// `2 + 3 = =` is 8. Otherwise the result stays.
    var repeatsOperation = true
    /// Whether CE after a result begins a new calculation, on an empty tape; otherwise the tape stays.
    var clearEntryStartsOver = false
    /// Whether a number from outside begins a new calculation, on an empty tape; otherwise it replaces the one on the
    /// display, and the calculation continues.
    var recallStartsOver = false
    var missingKeys: Set<CalculatorKey>

    /// Returns a Boolean value that indicates whether the keypad has a key.
    public func has(_ key: CalculatorKey) -> Bool { !missingKeys.contains(key) }
}

// MARK: - The rules

extension CalculatorStyle {
    /// A rule for the moment of a calculation.
    enum Calculation: Hashable, Sendable {
        /// Each operator calculates what is to its left. The display and the tape show the subtotals.
        case atOperator
        /// `=` calculates the whole formula. Until then an operator shows 0, and the tape has no subtotals.
        case atEquals
    }

    /// A rule for a digit or a point after a result.
    enum DigitAfterResult: Hashable, Sendable {
        /// The key begins a new number.
        case startsNew
        /// The key is refused, and `±` too.
        case isRefused
        /// The key is appended to the result as it is shown.
        case appends
    }

    /// A rule for `=` directly after an operator.
    enum EqualsAfterOperator: Hashable, Sendable {
        /// The subtotal is the right operand: `4 + =` is 8.
        case reusesSubtotal
        /// The operator is dropped: `4 + =` is 4.
        case dropsOperator
        /// The key is refused.
        case isRefused
    }
}

// MARK: - The styles

extension CalculatorStyle {
    /// The common pocket calculator, which is the default. The other styles name only what they do in another way.
    public static let standard = CalculatorStyle(id: "standard", missingKeys: [])

    /// A calculator that calculates a whole formula at `=`.
    public static let formula = CalculatorStyle(
        id: "formula",
        calculation: .atEquals,
        digitAfterResult: .isRefused,
        equalsAfterOperator: .dropsOperator,
        repeatsOperation: false,
        missingKeys: functionsAndMemory
    )

    /// A calculator that calculates a whole formula at `=`, and appends digits to a result.
    public static let appending = CalculatorStyle(
        id: "appending",
        calculation: .atEquals,
        digitAfterResult: .appends,
        takesZero: false,
        equalsAfterOperator: .dropsOperator,
        repeatsOperation: false,
        clearEntryStartsOver: true,
        missingKeys: functionsAndMemory
    )

    /// A calculator for whole numbers with sixteen keys.
    public static let twoOperand = CalculatorStyle(
        id: "two-operand",
        equalsAfterOperator: .dropsOperator,
        repeatsOperation: false,
        missingKeys: functionsAndMemory.union([.doubleZero, .dot, .clearEntry, .negate, .backspace])
    )

    /// A calculator that starts over with a deleted value, and refuses an operator after an operator.
    public static let recovering = CalculatorStyle(
        id: "recovering",
        digitAfterResult: .appends,
        replacesOperator: false,
        equalsAfterOperator: .isRefused,
        repeatsOperation: false,
        recallStartsOver: true,
        missingKeys: functionsAndMemory.union([.clearEntry, .backspace])
    )

    private static let functionsAndMemory = Set(
        CalculatorFunction.allCases.map { CalculatorKey.function($0) } + MemoryKey.allCases.map { .memory($0) })

    /// All styles, the default one first.
    public static let all: [CalculatorStyle] = [standard, formula, appending, twoOperand, recovering]

    /// Creates the style of a name such as `two-operand`; nil if no style has it.
    public init?(id: String) {
        guard let style = Self.all.first(where: { $0.id == id }) else { return nil }
        self = style
    }
}
