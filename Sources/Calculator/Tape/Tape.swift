import Core

/// The tape of a calculator since it was last torn off, oldest row first.
///
/// It is a window on the roll, and so it costs nothing to take and to keep one.
package struct Tape: RandomAccessCollection, Sendable {
    private let roll: Roll<TapeRow>
    private let window: Range<Int>

    init(_ roll: Roll<TapeRow>, window: Range<Int>) {
        self.roll = roll
        self.window = window
    }

    package var startIndex: Int { 0 }
    package var endIndex: Int { window.count }

    /// A row.
    ///
    /// - Parameter position: from 0, the oldest.
    /// - Complexity: O(1).
    package subscript(position: Int) -> TapeRow { roll[window.lowerBound + position] }
}

extension Tape: Equatable {
    /// Whether the same rows stand on both.
    package static func == (left: Tape, right: Tape) -> Bool { left.elementsEqual(right) }
}

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
