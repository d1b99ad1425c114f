extension CalculatorStyle {
    /// What is shown after an operator.
    package enum AfterOperator: Hashable, Sendable {
        /// The subtotal so far.
        case showsSubtotal
        /// 0: the number that is typed next begins there, and the subtotal waits for `=`.
        case showsZero
    }

    /// What a digit or the dot does to a number that was calculated rather than typed.
    package enum DigitAfterResult: Hashable, Sendable {
        /// It begins a new number.
        case startsNew
        /// Nothing; `±` neither.
        case isRefused
        /// It is appended to the number as it is shown, as if that had been typed.
        case appends
    }

    /// What an operator does directly after an operator.
    package enum OperatorAfterOperator: Hashable, Sendable {
        /// It takes the other's place.
        case replaces
        /// Nothing: the first one stands.
        case isRefused
    }

    /// What an operator does when nothing was typed yet.
    package enum OperatorBeforeNumber: Hashable, Sendable {
        /// It calculates with the 0 that is shown.
        case takesZero
        /// Nothing.
        case isIgnored
    }

    /// What `=` does directly after an operator.
    package enum EqualsAfterOperator: Hashable, Sendable {
        /// It takes the subtotal as the missing operand: `4 + =` is 8.
        case reusesSubtotal
        /// It forgets the operator: `4 + =` is 4.
        case dropsOperator
        /// Nothing: an operand has to come first.
        case isRefused
    }

    /// What `=` does after a result.
    package enum EqualsAfterResult: Hashable, Sendable {
        /// It applies the last operation again, to the result or to the number typed since: `2 + 3 = =` is 8.
        case repeatsOperation
        /// Nothing.
        case keepsResult
    }

    /// What becomes of the calculation when a number is brought back.
    package enum BroughtNumber: Hashable, Sendable {
        /// It goes on, with that number in place of the one shown.
        case becomesEntry
        /// It starts over with that number.
        case startsOver
    }
}
