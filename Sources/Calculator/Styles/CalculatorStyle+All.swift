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
