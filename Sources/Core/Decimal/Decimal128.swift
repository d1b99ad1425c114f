/// A decimal number of up to 34 significant digits: ±`coefficient` × 10^`exponent`.
///
/// The numbers and the arithmetic are those of the decimal128 format of IEEE 754-2008 (§3.5, §5.4.1) under round half
/// even, with three simplifications that a calculator wants: there are no infinities and no NaNs, because overflow and
/// division by zero are thrown; zero is one value, never negative; and numbers are equal when their values are, so
/// 1.0 == 1.00. What underflows loses digits gradually, and then becomes zero.
package struct Decimal128: Sendable {
    /// The digits, as an integer below 10^34.
    package let coefficient: UInt128
    /// The power of ten that the coefficient counts; from -6176 to 6111, and 0 for zero.
    package let exponent: Int
    /// Whether the number is below zero.
    package let isNegative: Bool

    /// Puts together parts that already fit the format.
    init(isNegative: Bool, fitting coefficient: UInt128, exponent: Int) {
        let isZero = coefficient == 0
        self.coefficient = coefficient
        self.exponent = isZero ? 0 : exponent
        self.isNegative = isNegative && !isZero
    }
}

extension Decimal128 {
    /// How many significant digits a coefficient has at most.
    static var precision: Int { 34 }
    /// 10^34 - 1, the coefficient of 34 nines.
    static var greatestCoefficient: UInt128 { 9_999_999_999_999_999_999_999_999_999_999_999 }
    static var leastExponent: Int { -6176 }
    static var greatestExponent: Int { 6111 }

    /// The number 0.
    package static var zero: Decimal128 { Decimal128(isNegative: false, fitting: 0, exponent: 0) }

    /// The greatest number, 9.999999999999999999999999999999999E+6144.
    package static var greatestFiniteMagnitude: Decimal128 {
        Decimal128(isNegative: false, fitting: greatestCoefficient, exponent: greatestExponent)
    }

    /// The least number above zero, 1E-6176.
    package static var leastNonzeroMagnitude: Decimal128 {
        Decimal128(isNegative: false, fitting: 1, exponent: leastExponent)
    }

    /// Whether the number is 0.
    package var isZero: Bool { coefficient == 0 }
}

/// Why a decimal calculation has no result.
package enum DecimalError: Error, Hashable, Sendable {
    /// The divisor was zero (IEEE 754-2008 §7.3; here also 0 ÷ 0, which there is invalid).
    case divisionByZero
    /// The rounded result would be 10^6145 or more (IEEE 754-2008 §7.4).
    case overflow
}

extension Decimal128 {
    /// Makes the nearest number of the format out of digits and a power of ten.
    ///
    /// - Parameters:
    ///   - isNegative: whether the number is below zero.
    ///   - coefficient: any digits; those that do not fit are rounded half even.
    ///   - exponent: the power of ten that the coefficient counts.
    /// - Throws: `DecimalError.overflow` when the number is too great; one too small becomes zero.
    package init(isNegative: Bool = false, coefficient: UInt128, exponent: Int) throws(DecimalError) {
        try self.init(isNegative: isNegative, rounding: coefficient, hasTail: false, exponent: exponent)
    }

    /// Brings an exact or a truncated result into the format: the one rounding that every operation ends with
    /// (IEEE 754-2008 §4.3.1 roundTiesToEven, §7.4 overflow, §7.5 underflow).
    ///
    /// - Parameters:
    ///   - isNegative: the sign.
    ///   - coefficient: the digits; 35 of them or more when there is a tail.
    ///   - hasTail: whether digits other than zero were cut off behind the coefficient.
    ///   - exponent: the power of ten that the coefficient counts; any.
    /// - Throws: `DecimalError.overflow` when the rounded number is too great.
    init(isNegative: Bool, rounding coefficient: UInt128, hasTail: Bool, exponent: Int) throws(DecimalError) {
        if coefficient <= Self.greatestCoefficient,
            exponent >= Self.leastExponent, exponent <= Self.greatestExponent
        {
            self.init(isNegative: isNegative, fitting: coefficient, exponent: exponent)
        } else if coefficient == 0 {
            self = .zero
        } else {
            try self.init(isNegative: isNegative, squeezing: coefficient, hasTail: hasTail, exponent: exponent)
        }
    }

    private init(isNegative: Bool, squeezing coefficient: UInt128, hasTail: Bool, exponent: Int) throws(DecimalError) {
        // Whatever is out here is out of the format by far, and from here on the sums below cannot overflow.
        var exponent = min(max(exponent, -1_000_000), 1_000_000)
        let excess = max(coefficient.decimalDigitCount - Self.precision, Self.leastExponent - exponent, 0)
        var rounded = RoundingRule.toNearestOrEven.dropDigits(excess, from: coefficient, hasTail: hasTail)
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
        self.init(isNegative: isNegative, fitting: rounded, exponent: exponent)
    }
}

extension Decimal128: ExpressibleByIntegerLiteral {
    /// The number of the same value as an integer; every `Int` fits.
    ///
    /// - Parameter value: any integer.
    package init(_ value: Int) {
        self.init(isNegative: value < 0, fitting: UInt128(value.magnitude), exponent: 0)
    }

    package init(integerLiteral value: Int) {
        self.init(value)
    }
}

extension Int {
    /// The integer of the same value as a decimal number, or nil when it has a fraction or is out of range.
    ///
    /// - Parameter value: any decimal number; 1.20E+1 is 12.
    package init?(exactly value: Decimal128) {
        let reduced = value.reduced()
        guard reduced.exponent >= 0, reduced.integerDigitCount <= 19 else { return nil }
        let magnitude = Int128(reduced.coefficient * PowerOfTen.values[reduced.exponent])
        self.init(exactly: reduced.isNegative ? -magnitude : magnitude)
    }
}
