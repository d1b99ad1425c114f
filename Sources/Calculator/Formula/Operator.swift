import Core

/// The four operations, named by their signs.
package enum Operator: CaseIterable, Hashable, Sendable {
    case add
    case subtract
    case multiply
    case divide

    /// The sign that a person reads: `+`, `−`, `×` or `÷`.
    package var symbol: Character {
        switch self {
        case .add: "+"
        case .subtract: "−"
        case .multiply: "×"
        case .divide: "÷"
        }
    }

    /// Applies the operation.
    ///
    /// - Parameters:
    ///   - left: what stands before the sign.
    ///   - right: what stands after it.
    /// - Returns: the result, rounded half even to 34 digits.
    /// - Throws: `CalculationError` when there is no such number.
    package func calculate(_ left: Decimal128, _ right: Decimal128) throws(CalculationError) -> Decimal128 {
        do throws(DecimalError) {
            switch self {
            case .add: return try left + right
            case .subtract: return try left - right
            case .multiply: return try left * right
            case .divide: return try left / right
            }
        } catch {
            throw CalculationError(error)
        }
    }
}

/// Why a calculation has no result: what stands behind a shown `NaN`.
package enum CalculationError: Error, Hashable, Sendable {
    /// Something was divided by 0.
    case divisionByZero
    /// The result has more than 6,144 integer digits.
    case overflow

    init(_ error: DecimalError) {
        switch error {
        case .divisionByZero: self = .divisionByZero
        case .overflow: self = .overflow
        }
    }
}
