// Each operation calculates all digits of its result, or at least 35 of them and whether others follow. Then it rounds once.

extension Decimal128 {
    /// Returns the number with the other sign; zero has none.
    public static prefix func - (number: Decimal128) -> Decimal128 {
        Decimal128(
            isNegative: !number.isNegative, fitting: number.coefficient, exponent: number.exponent,
            isRounded: number.isRounded)
    }

    /// Returns the sum, rounded half even to 34 digits.
    ///
    /// - Throws: `DecimalError.overflow` if the result is too great.
    public static func + (left: Decimal128, right: Decimal128) throws(DecimalError) -> Decimal128 {
        let sum =
            if left.exponent == right.exponent {
                try Decimal128(signed: left.signedCoefficient + right.signedCoefficient, exponent: left.exponent)
            } else if left.exponent > right.exponent {
                try sum(upper: left, lower: right)
            } else {
                try sum(upper: right, lower: left)
            }
        return sum.calculated(fromRounded: left.isRounded || right.isRounded)
    }

    /// Returns the difference, rounded half even to 34 digits.
    ///
    /// - Throws: `DecimalError.overflow` if the result is too great.
    public static func - (left: Decimal128, right: Decimal128) throws(DecimalError) -> Decimal128 {
        try left + -right
    }

    /// Returns the product, rounded half even to 34 digits.
    ///
    /// - Throws: `DecimalError.overflow` if the result is too great.
    public static func * (left: Decimal128, right: Decimal128) throws(DecimalError) -> Decimal128 {
        let isNegative = left.isNegative != right.isNegative
        let exponent = left.exponent + right.exponent
        let product = left.coefficient.multipliedFullWidth(by: right.coefficient)
        let isRounded = left.isRounded || right.isRounded
        guard product.high > 0 else {
            return try Decimal128(isNegative: isNegative, coefficient: product.low, exponent: exponent)
                .calculated(fromRounded: isRounded)
        }
        // The product has as many digits as both factors together, or one less, so 35 or 36 digits remain.
        let excess = left.coefficient.decimalDigitCount + right.coefficient.decimalDigitCount - 36
        let (digits, tail) = PowerOfTen.values[excess].dividingFullWidth(product)
        return try Decimal128(
            isNegative: isNegative, rounding: digits, hasTail: tail > 0, exponent: exponent + excess
        ).calculated(fromRounded: isRounded)
    }

    /// Returns the quotient, rounded half even to 34 digits, and without needless zeros if it is exact (IEEE 754-2008 §5.2).
    ///
    /// - Throws: `DecimalError.divisionByZero` if the divisor is 0, also for 0 ÷ 0; `DecimalError.overflow` if the result is
    ///   too great.
    public static func / (left: Decimal128, right: Decimal128) throws(DecimalError) -> Decimal128 {
        guard !right.isZero else { throw .divisionByZero }
        guard !left.isZero else { return left.calculated(fromRounded: right.isRounded) }
        let isNegative = left.isNegative != right.isNegative
        let dividend = left.filledUp
        let divisor = right.filledUp
        // Both have 34 digits, so their ratio is between 1/10 and 10, and the scaled ratio has 35 or 36 digits.
        let scale = 35
        let scaled = dividend.coefficient.multipliedFullWidth(by: PowerOfTen.values[scale])
        var (digits, tail) = divisor.coefficient.dividingFullWidth(scaled)
        var exponent = dividend.exponent - divisor.exponent - scale
        if tail == 0 {
            let needless = max(left.exponent - right.exponent - exponent, 0)
            let zeros: Int
            (digits, zeros) = digits.droppingTrailingZeros(atMost: needless)
            exponent += zeros
        }
        return try Decimal128(isNegative: isNegative, rounding: digits, hasTail: tail > 0, exponent: exponent)
            .calculated(fromRounded: left.isRounded || right.isRounded)
    }
}

extension Decimal128 {
    private var signedCoefficient: Int128 {
        let signed = Int128(truncatingIfNeeded: coefficient)
        return isNegative ? -signed : signed
    }

    private init(signed coefficient: Int128, exponent: Int) throws(DecimalError) {
        try self.init(isNegative: coefficient < 0, coefficient: coefficient.magnitude, exponent: exponent)
    }

    /// The same value with a coefficient of 34 digits. The exponent can be below those of the format.
    private var filledUp: (coefficient: UInt128, exponent: Int) {
        let zeros = Self.precision - coefficient.decimalDigitCount
        return (coefficient &* PowerOfTen.values[zeros], exponent - zeros)
    }

    /// Returns the sum of numbers with different exponents. `upper` has the greater one, and gets zeros until both are equal.
    private static func sum(upper: Decimal128, lower: Decimal128) throws(DecimalError) -> Decimal128 {
        if upper.isZero { return lower }
        if lower.isZero { return upper }
        let distance = upper.exponent - lower.exponent
        let room = PowerOfTen.greatestExponent - upper.coefficient.decimalDigitCount
        if distance <= room {
            let aligned = upper.signedCoefficient &* Int128(truncatingIfNeeded: PowerOfTen.values[distance])
            return try Decimal128(signed: aligned + lower.signedCoefficient, exponent: lower.exponent)
        }
        // Here `upper` fills 38 digits before the exponents are equal, and digits of `lower` are cut off.
        let filled = upper.coefficient &* PowerOfTen.values[room]
        let excess = distance - room
        let (kept, tail) =
            excess > PowerOfTen.greatestExponent ? (0, lower.coefficient) : lower.coefficient.droppingDigits(excess)
        let digits =
            if upper.isNegative == lower.isNegative {
                filled + kept
            } else {
                // The cut digits have to be subtracted too: the result is one less, with a tail.
                filled - kept - (tail > 0 ? 1 : 0)
            }
        return try Decimal128(
            isNegative: upper.isNegative, rounding: digits, hasTail: tail > 0, exponent: upper.exponent - room)
    }
}
