import Core

enum CalculatorState: Hashable, Sendable {
    /// The person enters a number.
    case entering(Entry, Continuation)
    /// The last key was an operator.
    case operating(LeftOperand, Operator)
    /// The display shows a result, with the operation that `=` repeats in a style that repeats.
    case result(Decimal128, repeating: Operation?)
    /// The display shows `NaN`.
    case failed(CalculationError)

    static let start = CalculatorState.entering(.blank, .nothing)
}

/// The use of the number that is entered.
enum Continuation: Hashable, Sendable {
    /// The number begins a calculation.
    case nothing
    /// The number is the right operand of a pending operation.
    case calculating(LeftOperand, Operator)
    /// The number begins a calculation after a result. `=` alone applies the last operation to it in a style that repeats.
    case following(repeating: Operation?)
}

/// The left operand of a pending operation.
enum LeftOperand: Hashable, Sendable {
    /// The result of all operations so far.
    case subtotal(Decimal128)
    /// The formula on the tape since the last result, which is not calculated before `=`.
    case formula
}

/// An operator with its right operand, such as `+ 3`.
struct Operation: Hashable, Sendable {
    let `operator`: Operator
    let operand: Decimal128
}

extension CalculatorState {
    var display: String {
        if case .entering(.typed(let numeral), _) = self { return NumberFormat.grouped(numeral.text) }
        return value.map { NumberFormat.display($0) } ?? "NaN"
    }

    var value: Decimal128? {
        switch self {
        case .entering(let entry, _): entry.value
        case .operating(.subtotal(let subtotal), _): subtotal
        case .operating(.formula, _): .zero
        case .result(let value, repeating: _): value
        case .failed: nil
        }
    }

    var awaitsNumber: Bool {
        switch self {
        case .entering(.blank, _), .operating, .failed: true
        case .entering, .result: false
        }
    }

    var pendingOperator: Operator? {
        switch self {
        case .entering(_, .calculating(_, let `operator`)): `operator`
        case .operating(_, let `operator`): `operator`
        case .entering(_, .nothing), .entering(_, .following), .result, .failed: nil
        }
    }

    var failure: CalculationError? {
        if case .failed(let error) = self { error } else { nil }
    }
}
