import Core

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
