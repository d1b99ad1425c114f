extension Decimal128 {
    /// How many digits stand before the decimal point; 1 for a number below 1.
    package var integerDigitCount: Int { max(coefficient.decimalDigitCount + exponent, 1) }

    /// The coefficient as ASCII digits, the most significant first; `0` for zero.
    package var digits: [UInt8] {
        let count = coefficient.decimalDigitCount
        return [UInt8](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            // In two halves, because dividing 64 bits is much cheaper than dividing 128.
            let (upper, lower) = count > 17 ? coefficient.droppingDigits(17) : (0, coefficient)
            var remaining = UInt64(truncatingIfNeeded: lower)
            for position in stride(from: count - 1, through: 0, by: -1) {
                if position == count - 18 { remaining = UInt64(truncatingIfNeeded: upper) }
                buffer[position] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: remaining % 10)
                remaining /= 10
            }
            initializedCount = count
        }
    }

    /// The same value without zeros at the end of the coefficient, as far as the format's exponents allow.
    ///
    /// - Complexity: O(1).
    package func reduced() -> Decimal128 {
        let (shorter, zeros) = coefficient.droppingTrailingZeros(atMost: Self.greatestExponent - exponent)
        return Decimal128(isNegative: isNegative, fitting: shorter, exponent: exponent + zeros)
    }
}
