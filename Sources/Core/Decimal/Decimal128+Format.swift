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
