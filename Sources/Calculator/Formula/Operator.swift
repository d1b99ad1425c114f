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

    /// Applies the operation.
    ///
    /// - Parameters:
    ///   - left: The left operand.
    ///   - right: The right operand.
    /// - Returns: The result, rounded half even to 34 digits.
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

/// The reason for which a calculation has no result, and the display shows `NaN`.
public enum CalculationError: Error, Hashable, Sendable {
    /// The divisor was 0.
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
