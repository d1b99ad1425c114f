import Core

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
