/// A calculator's manners: what it does where calculators differ.
///
/// A style is nothing but rules. The machine asks for a rule and never for a name, so a new style is a new value.
package struct CalculatorStyle: Hashable, Identifiable, Sendable {
    /// The name by which a person chooses it.
    package let id: String
    /// What is shown after an operator.
    package var afterOperator: AfterOperator
    /// What a digit does after a result.
    package var digitAfterResult: DigitAfterResult
    /// What an operator does directly after an operator.
    package var operatorAfterOperator: OperatorAfterOperator
    /// What an operator does before any number.
    package var operatorBeforeNumber: OperatorBeforeNumber
    /// What `=` does directly after an operator.
    package var equalsAfterOperator: EqualsAfterOperator
    /// What `=` does after a result.
    package var equalsAfterResult: EqualsAfterResult
    /// What a number does that is brought back.
    package var broughtNumber: BroughtNumber
    /// The keys that it lacks.
    package var missingKeys: Set<CalculatorKey>

    /// Describes a style.
    ///
    /// - Parameters:
    ///   - id: the name by which a person chooses it.
    ///   - afterOperator: what is shown after an operator.
    ///   - digitAfterResult: what a digit does after a result.
    ///   - operatorAfterOperator: what an operator does directly after an operator.
    ///   - operatorBeforeNumber: what an operator does before any number.
    ///   - equalsAfterOperator: what `=` does directly after an operator.
    ///   - equalsAfterResult: what `=` does after a result.
    ///   - broughtNumber: what a number does that is brought back.
    ///   - missingKeys: the keys that it lacks.
    package init(
        id: String, afterOperator: AfterOperator, digitAfterResult: DigitAfterResult,
        operatorAfterOperator: OperatorAfterOperator, operatorBeforeNumber: OperatorBeforeNumber,
        equalsAfterOperator: EqualsAfterOperator, equalsAfterResult: EqualsAfterResult,
        broughtNumber: BroughtNumber, missingKeys: Set<CalculatorKey>
    ) {
        self.id = id
        self.afterOperator = afterOperator
        self.digitAfterResult = digitAfterResult
        self.operatorAfterOperator = operatorAfterOperator
        self.operatorBeforeNumber = operatorBeforeNumber
        self.equalsAfterOperator = equalsAfterOperator
        self.equalsAfterResult = equalsAfterResult
        self.broughtNumber = broughtNumber
        self.missingKeys = missingKeys
    }

    /// Whether the keypad has a key.
    ///
    /// - Parameter key: any key.
    /// - Returns: false for one of the missing keys.
    package func has(_ key: CalculatorKey) -> Bool { !missingKeys.contains(key) }
}

extension CalculatorStyle {
    /// The calculator that most people know.
    package static let standard = CalculatorStyle(
        id: "standard",
        afterOperator: .showsSubtotal,
        digitAfterResult: .startsNew,
        operatorAfterOperator: .replaces,
        operatorBeforeNumber: .takesZero,
        equalsAfterOperator: .reusesSubtotal,
        equalsAfterResult: .repeatsOperation,
        broughtNumber: .becomesEntry,
        missingKeys: []
    )

    /// Writes a whole formula before it shows a result.
    package static let formula = CalculatorStyle(
        id: "formula",
        afterOperator: .showsZero,
        digitAfterResult: .isRefused,
        operatorAfterOperator: .replaces,
        operatorBeforeNumber: .takesZero,
        equalsAfterOperator: .dropsOperator,
        equalsAfterResult: .keepsResult,
        broughtNumber: .becomesEntry,
        missingKeys: []
    )

    /// Lets one type on behind a result.
    package static let appending = CalculatorStyle(
        id: "appending",
        afterOperator: .showsZero,
        digitAfterResult: .appends,
        operatorAfterOperator: .replaces,
        operatorBeforeNumber: .isIgnored,
        equalsAfterOperator: .dropsOperator,
        equalsAfterResult: .keepsResult,
        broughtNumber: .becomesEntry,
        missingKeys: []
    )

    /// Two operands, two operators and a keypad of four by four keys.
    package static let twoOperand = CalculatorStyle(
        id: "two-operand",
        afterOperator: .showsSubtotal,
        digitAfterResult: .startsNew,
        operatorAfterOperator: .replaces,
        operatorBeforeNumber: .takesZero,
        equalsAfterOperator: .dropsOperator,
        equalsAfterResult: .keepsResult,
        broughtNumber: .becomesEntry,
        missingKeys: [.doubleZero, .dot, .clearEntry, .negate, .backspace]
    )

    /// Brings deleted numbers back, and takes each thing only once.
    package static let recovering = CalculatorStyle(
        id: "recovering",
        afterOperator: .showsSubtotal,
        digitAfterResult: .appends,
        operatorAfterOperator: .isRefused,
        operatorBeforeNumber: .takesZero,
        equalsAfterOperator: .isRefused,
        equalsAfterResult: .keepsResult,
        broughtNumber: .startsOver,
        missingKeys: [.clearEntry, .backspace]
    )

    /// Every style, the default first.
    package static let all: [CalculatorStyle] = [standard, formula, appending, twoOperand, recovering]

    /// The style of a name.
    ///
    /// - Parameter id: such as `two-operand`.
    package init?(id: String) {
        guard let style = Self.all.first(where: { $0.id == id }) else { return nil }
        self = style
    }
}
