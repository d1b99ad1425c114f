/// Where and why a text is no formula.
package struct ExpressionError: Error, Hashable, Sendable {
    /// What is wrong there.
    package enum Reason: Hashable, Sendable {
        /// There is nothing but spaces.
        case empty
        /// A number should stand here: after an operator, or in place of one that follows another.
        case missingOperand
        /// An operator should stand here, between two numbers.
        case missingOperator
        /// Nothing in a formula is written so. A character of many scalars is given by its first one.
        case unexpectedCharacter(Character)
        /// The number that the column is in has a second point, or no digit at all.
        case malformedNumber
        /// The number that begins here has more digits than a `Decimal128` keeps. It is refused rather than rounded,
        /// because a formula shall mean what it says.
        case numberTooLong
    }

    /// The place, in characters from 1; one past the end when the text ends too early.
    package let column: Int
    /// What is wrong there.
    package let reason: Reason

    /// Names a place and a reason.
    ///
    /// - Parameters:
    ///   - column: in characters, from 1.
    ///   - reason: what is wrong there.
    package init(column: Int, reason: Reason) {
        self.column = column
        self.reason = reason
    }
}
