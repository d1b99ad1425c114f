import Core

/// Where a calculator stands.
package enum CalculatorState: Hashable, Sendable {
    /// A number is in hand.
    case entering(Entry, Continuation)
    /// An operator was just pressed.
    case operating(subtotal: Decimal128, Operator)
    /// A result is shown, and written on the tape; with the operation that `=` repeats, in a style that repeats.
    case result(Decimal128, repeating: Operation?)
    /// There was no result: `NaN`.
    case failed(CalculationError)

    /// A calculator that was just switched on.
    package static let start = CalculatorState.entering(.blank, .nothing)
}

/// What the number in hand is for.
package enum Continuation: Hashable, Sendable {
    /// It begins a calculation.
    case nothing
    /// It is the right operand of a calculation under way.
    case calculating(subtotal: Decimal128, Operator)
    /// It begins a calculation, but `=` alone would apply the last operation to it.
    case repeating(Operation)
}

/// An operator with its right operand: `+ 3`.
package struct Operation: Hashable, Sendable {
    /// What to do.
    package let `operator`: Operator
    /// The number to do it with.
    package let operand: Decimal128
}

extension CalculatorState {
    /// What the display says.
    ///
    /// - Parameter style: what to show after an operator.
    /// - Returns: a number with thousands separators, or `NaN`.
    package func display(in style: CalculatorStyle) -> String {
        if case .entering(.typed(let numeral), _) = self { return NumberFormat.grouped(numeral.text) }
        return value(in: style).map { NumberFormat.display($0) } ?? "NaN"
    }

    /// The number that is shown.
    ///
    /// - Parameter style: what to show after an operator.
    /// - Returns: all its digits, or nil for `NaN`.
    package func value(in style: CalculatorStyle) -> Decimal128? {
        switch self {
        case .entering(let entry, _): return entry.value
        case .operating(let subtotal, _):
            switch style.afterOperator {
            case .showsSubtotal: return subtotal
            case .showsZero: return .zero
            }
        case .result(let value, repeating: _): return value
        case .failed: return nil
        }
    }

    /// The operator that waits for its right operand.
    package var pendingOperator: Operator? {
        switch self {
        case .entering(_, .calculating(subtotal: _, let `operator`)): `operator`
        case .operating(subtotal: _, let `operator`): `operator`
        case .entering(_, .nothing), .entering(_, .repeating), .result, .failed: nil
        }
    }

    /// Why `NaN` is shown, if it is.
    package var failure: CalculationError? {
        switch self {
        case .failed(let error): error
        case .entering, .operating, .result: nil
        }
    }
}
