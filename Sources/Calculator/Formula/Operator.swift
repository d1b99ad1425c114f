import Core

/// One of the four arithmetic operations.
public enum Operator: CaseIterable, Hashable, Sendable {
    /// Addition, `+`.
    case add
    /// Subtraction, `−`.
    case subtract
    /// Multiplication, `×`.
    case multiply
    /// Division, `÷`.
    case divide

    /// The sign of the operation: `+`, `−`, `×` or `÷`.
    public var symbol: Character {
        switch self {
        case .add: "+"
        case .subtract: "−"
        case .multiply: "×"
        case .divide: "÷"
        }
    }

    /// Returns the result of the operation, rounded half even to 34 digits. A sum or difference that only the rounding of an operand
    /// keeps from 0 is 0: 1 ÷ 3 × 3 − 1.
    ///
    /// - Throws: `CalculationError` if there is no such number.
    public func calculate(_ left: Decimal128, _ right: Decimal128) throws(CalculationError) -> Decimal128 {
        do throws(DecimalError) {
            switch self {
            case .add: return try (left + right).cancelled(from: left, right)
            case .subtract: return try (left - right).cancelled(from: left, right)
            case .multiply: return try left * right
            case .divide: return try left / right
            }
        } catch {
            throw CalculationError(error)
        }
    }
}

extension Decimal128 {
    /// Returns the sum or difference of two numbers, or 0 if one of them is rounded, and at least their first 32 digits are lost.
    fileprivate func cancelled(from left: Decimal128, _ right: Decimal128) -> Decimal128 {
        // Such a difference of two numbers of 34 digits has three digits at most, which is quickly seen.
        guard left.isRounded || right.isRounded, coefficient < 1_000,
            isZero || leadingPlace <= max(left.leadingPlace, right.leadingPlace) - 32
        else { return self }
        return .zero
    }

    private var leadingPlace: Int { digits.count + exponent - 1 }
}

/// The reason for which a calculation has no result, and the display shows `NaN`.
public enum CalculationError: Error, Hashable, Sendable {
    /// The divisor was 0.
    case divisionByZero
    /// The result has more than 6,144 integer digits.
    case overflow
    /// The square root of a negative number was asked for.
    case negativeSquareRoot

    init(_ error: DecimalError) {
        switch error {
        case .divisionByZero: self = .divisionByZero
        case .overflow: self = .overflow
        }
    }
}
