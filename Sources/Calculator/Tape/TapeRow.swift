import Core

/// A row of the tape: what was done, with which number, and where that led.
package struct TapeRow: Hashable, Sendable {
    /// What a row stands for.
    package enum Kind: Hashable, Sendable {
        /// The number that a calculation begins with.
        case first
        /// An operation on the subtotal of the row above.
        case operation(Operator)
        /// The result, written down after `=`.
        case total
    }

    /// What the row stands for.
    package let kind: Kind
    /// The number beside the operator; of the first row and of a total the number itself.
    package let operand: Decimal128
    /// What the calculation has come to with this row, or nil if it has failed with it.
    package let subtotal: Decimal128?

    /// The operator, if the row has one.
    package var `operator`: Operator? {
        switch kind {
        case .operation(let `operator`): `operator`
        case .first, .total: nil
        }
    }
}
