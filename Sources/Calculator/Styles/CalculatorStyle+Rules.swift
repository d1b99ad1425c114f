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

    /// A rule for an operator directly after an operator.
    enum OperatorAfterOperator: Hashable, Sendable {
        /// The operator replaces the first one.
        case replaces
        /// The operator is refused.
        case isRefused
    }

    /// A rule for an operator before the first number.
    enum OperatorBeforeNumber: Hashable, Sendable {
        /// The 0 on the display is the left operand.
        case takesZero
        /// The operator is refused.
        case isIgnored
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

    /// A rule for `=` after a result.
    enum EqualsAfterResult: Hashable, Sendable {
        /// The last operation is applied again, to the result or to the number that was entered since: `2 + 3 = =` is 8.
        case repeatsOperation
        /// The result stays.
        case keepsResult
    }

    /// A rule for CE after a result.
    enum ClearEntryAfterResult: Hashable, Sendable {
        /// The result is cleared, and the tape stays.
        case clearsResult
        /// A new calculation begins, on an empty tape.
        case startsOver
    }

    /// A rule for a number from outside.
    enum RecalledNumber: Hashable, Sendable {
        /// The number replaces the one on the display, and the calculation continues.
        case becomesEntry
        /// The number begins a new calculation, on an empty tape.
        case startsOver
    }
}
