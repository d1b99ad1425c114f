import Core

/// An operator with its right operand: `+ 3`.
package struct Operation: Hashable, Sendable {
    /// What to do.
    package let `operator`: Operator
    /// The number to do it with.
    package let operand: Decimal128
}
