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

    /// Returns the result of the operation, rounded half even to 34 digits.
    ///
    /// - Throws: `CalculationError` if there is no such number.
    public func calculate(_ left: Decimal128, _ right: Decimal128) throws(CalculationError) -> Decimal128 {
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

// MARK: - Rounded numbers

extension Operator {
    /// Returns the result for numbers that may be results, whose last digits may be rounded: 0 if it differs from 0
    /// only by the rounding of an operand.
    ///
    /// - Throws: `CalculationError` if there is no such number.
    func calculateRounded(_ left: Decimal128, _ right: Decimal128) throws(CalculationError) -> Decimal128 {
        let result = try calculate(left, right)
        guard left.mayBeRounded || right.mayBeRounded, isCancelled(result, left, right) else { return result }
        return .zero
    }

    /// Returns whether a sum or difference has lost at least the first 32 of the digits of its operands.
    func isCancelled(_ result: Decimal128, _ left: Decimal128, _ right: Decimal128) -> Bool {
        switch self {
        case .multiply, .divide: false
        case .add, .subtract:
            // Such a difference of two numbers of 34 digits has three digits at most, which is quickly seen.
            result.coefficient < 1_000 && !result.isZero
                && result.leadingPlace <= max(left.leadingPlace, right.leadingPlace) - 32
        }
    }

    /// Returns whether a result has probably lost digits, so that it is not exact.
    func isRounded(_ result: Decimal128, _ left: Decimal128, _ right: Decimal128) -> Bool {
        guard result.mayBeRounded else { return false }
        return switch self {
        case .add, .subtract: result.exponent > min(left.exponent, right.exponent)
        case .multiply: result.exponent > left.exponent + right.exponent
        case .divide: true
        }
    }
}

extension Decimal128 {
    /// A Boolean value that indicates whether the number has all 34 digits, as a rounded result has.
    var mayBeRounded: Bool { coefficient >= 1_000_000_000_000_000_000_000_000_000_000_000 }

    fileprivate var leadingPlace: Int { digits.count + exponent - 1 }
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
