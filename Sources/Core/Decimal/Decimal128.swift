/// A decimal number of up to 34 significant digits: ±`coefficient` × 10^`exponent`.
///
/// The numbers and the arithmetic are those of the decimal128 format of IEEE 754-2008 (§3.5, §5.4.1) with round half even.
/// Three things are simpler: overflow and division by zero are thrown, so there are no infinities and no NaNs; zero is never
/// negative; and 1.0 == 1.00, because numbers with the same value are equal. A number that underflows loses digits
/// gradually, and then becomes zero.
public struct Decimal128: Sendable {
    /// The digits, as an integer below 10^34.
    public let coefficient: UInt128
    /// The power of ten of the coefficient, from -6176 to 6111; 0 for zero.
    public let exponent: Int
    /// A Boolean value that indicates whether the number is below zero.
    public let isNegative: Bool
    /// A Boolean value that indicates whether digits were lost by rounding when the number, or a number from which it was calculated, was
    /// made. Equal numbers can differ in it.
    public let isRounded: Bool

    /// Creates a number from parts that fit the format.
    init(isNegative: Bool, fitting coefficient: UInt128, exponent: Int, isRounded: Bool = false) {
        let isZero = coefficient == 0
        self.coefficient = coefficient
        self.exponent = isZero ? 0 : exponent
        self.isNegative = isNegative && !isZero
        self.isRounded = isRounded
    }

    /// Returns the number, as one that was calculated from others: it is rounded also where they were.
    package func calculated(fromRounded isRounded: Bool) -> Decimal128 {
        Decimal128(
            isNegative: isNegative, fitting: coefficient, exponent: exponent, isRounded: self.isRounded || isRounded)
    }
}

extension Decimal128 {
    static var precision: Int { 34 }
    /// 10^34 - 1, the coefficient of 34 nines.
    static var greatestCoefficient: UInt128 { 9_999_999_999_999_999_999_999_999_999_999_999 }
    static var leastExponent: Int { -6176 }
    static var greatestExponent: Int { 6111 }

    /// The number 0.
    public static var zero: Decimal128 { Decimal128(isNegative: false, fitting: 0, exponent: 0) }

    /// A Boolean value that indicates whether the number is 0.
    public var isZero: Bool { coefficient == 0 }
}

/// The reason for which a decimal calculation has no result.
public enum DecimalError: Error, Hashable, Sendable {
    /// The divisor was zero (IEEE 754-2008 §7.3; also for 0 ÷ 0, which is invalid there).
    case divisionByZero
    /// The rounded result would be 10^6145 or more (IEEE 754-2008 §7.4).
    case overflow
}

extension Decimal128 {
    /// Creates the number of the format that is nearest to ±`coefficient` × 10^`exponent`: more than 34 digits are
    /// rounded half even, and a number that is too small becomes zero.
    ///
    /// - Throws: `DecimalError.overflow` if the number is too great. A number that is too small becomes zero.
    public init(isNegative: Bool = false, coefficient: UInt128, exponent: Int) throws(DecimalError) {
        try self.init(isNegative: isNegative, rounding: coefficient, hasTail: false, exponent: exponent)
    }

    /// Creates a number from an exact or truncated result, whose exponent has no limit. If digits other than zero were
    /// cut off, which are its tail, the coefficient has at least 35 digits. Each operation ends with this rounding
    /// (IEEE 754-2008 §4.3.1 roundTiesToEven, §7.4 overflow, §7.5 underflow).
    ///
    /// - Throws: `DecimalError.overflow` if the rounded number is too great.
    init(isNegative: Bool, rounding coefficient: UInt128, hasTail: Bool, exponent: Int) throws(DecimalError) {
        let isInRange = exponent >= Self.leastExponent && exponent <= Self.greatestExponent
        if coefficient <= Self.greatestCoefficient, isInRange || coefficient == 0 {
            self.init(isNegative: isNegative, fitting: coefficient, exponent: exponent)
            return
        }
        // Such exponents are far outside the format, and the sums below must not overflow.
        var exponent = min(max(exponent, -1_000_000), 1_000_000)
        let excess = max(coefficient.decimalDigitCount - Self.precision, Self.leastExponent - exponent, 0)
        var (rounded, isRounded) = RoundingRule.toNearestOrEven.dropDigits(excess, from: coefficient, hasTail: hasTail)
        exponent += excess
        if rounded > Self.greatestCoefficient {
            rounded = PowerOfTen.values[Self.precision - 1]
            exponent += 1
        }
        let zeros = exponent - Self.greatestExponent
        if zeros > 0 {
            guard rounded.decimalDigitCount + zeros <= Self.precision else { throw .overflow }
            rounded *= PowerOfTen.values[zeros]
            exponent -= zeros
        }
        self.init(isNegative: isNegative, fitting: rounded, exponent: exponent, isRounded: isRounded)
    }
}

extension Decimal128: ExpressibleByIntegerLiteral {
    /// Creates a number with the value of an integer, which always fits.
    public init(_ value: Int) {
        self.init(isNegative: value < 0, fitting: UInt128(value.magnitude), exponent: 0)
    }

    /// Creates a number with the value of an integer literal.
    public init(integerLiteral value: Int) {
        self.init(value)
    }
}

extension Int {
    /// Creates the integer with the value of a decimal number, such as 12 for 1.20E+1; nil if the number has a fraction
    /// or is out of range.
    public init?(exactly value: Decimal128) {
        let reduced = value.reduced()
        guard reduced.exponent >= 0, reduced.integerDigitCount <= 19 else { return nil }
        let magnitude = Int128(reduced.coefficient * PowerOfTen.values[reduced.exponent])
        self.init(exactly: reduced.isNegative ? -magnitude : magnitude)
    }
}
