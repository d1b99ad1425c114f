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
