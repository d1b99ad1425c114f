/// A calculator's behavior where calculators differ, as a value of rules.
///
/// The machine asks for rules only, never for the name of a style.
public struct CalculatorStyle: Hashable, Identifiable, Sendable {
    /// The name of the style, such as `two-operand`.
    public let id: String
    var calculation: Calculation
    var digitAfterResult: DigitAfterResult
    var operatorAfterOperator: OperatorAfterOperator
    var operatorBeforeNumber: OperatorBeforeNumber
    var equalsAfterOperator: EqualsAfterOperator
    var equalsAfterResult: EqualsAfterResult
    var clearEntryAfterResult: ClearEntryAfterResult
    var recalledNumber: RecalledNumber
    var missingKeys: Set<CalculatorKey>

    /// Returns a Boolean value that indicates whether the keypad has a key.
    public func has(_ key: CalculatorKey) -> Bool { !missingKeys.contains(key) }
}

// MARK: - The styles

extension CalculatorStyle {
    /// The common pocket calculator, which is the default.
    public static let standard = CalculatorStyle(
        id: "standard",
        calculation: .atOperator,
        digitAfterResult: .startsNew,
        operatorAfterOperator: .replaces,
        operatorBeforeNumber: .takesZero,
        equalsAfterOperator: .reusesSubtotal,
        equalsAfterResult: .repeatsOperation,
        clearEntryAfterResult: .clearsResult,
        recalledNumber: .becomesEntry,
        missingKeys: []
    )

    /// A calculator that calculates a whole formula at `=`.
    public static let formula = CalculatorStyle(
        id: "formula",
        calculation: .atEquals,
        digitAfterResult: .isRefused,
        operatorAfterOperator: .replaces,
        operatorBeforeNumber: .takesZero,
        equalsAfterOperator: .dropsOperator,
        equalsAfterResult: .keepsResult,
        clearEntryAfterResult: .clearsResult,
        recalledNumber: .becomesEntry,
        missingKeys: functionsAndMemory
    )

    /// A calculator that calculates a whole formula at `=`, and appends digits to a result.
    public static let appending = CalculatorStyle(
        id: "appending",
        calculation: .atEquals,
        digitAfterResult: .appends,
        operatorAfterOperator: .replaces,
        operatorBeforeNumber: .isIgnored,
        equalsAfterOperator: .dropsOperator,
        equalsAfterResult: .keepsResult,
        clearEntryAfterResult: .startsOver,
        recalledNumber: .becomesEntry,
        missingKeys: functionsAndMemory
    )

    /// A calculator for whole numbers with sixteen keys.
    public static let twoOperand = CalculatorStyle(
        id: "two-operand",
        calculation: .atOperator,
        digitAfterResult: .startsNew,
        operatorAfterOperator: .replaces,
        operatorBeforeNumber: .takesZero,
        equalsAfterOperator: .dropsOperator,
        equalsAfterResult: .keepsResult,
        clearEntryAfterResult: .clearsResult,
        recalledNumber: .becomesEntry,
        missingKeys: functionsAndMemory.union([.doubleZero, .dot, .clearEntry, .negate, .backspace])
    )

    /// A calculator that starts over with a deleted value, and refuses an operator after an operator.
    public static let recovering = CalculatorStyle(
        id: "recovering",
        calculation: .atOperator,
        digitAfterResult: .appends,
        operatorAfterOperator: .isRefused,
        operatorBeforeNumber: .takesZero,
        equalsAfterOperator: .isRefused,
        equalsAfterResult: .keepsResult,
        clearEntryAfterResult: .clearsResult,
        recalledNumber: .startsOver,
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
