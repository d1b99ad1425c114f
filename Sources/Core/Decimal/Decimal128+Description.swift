extension Decimal128: CustomStringConvertible {
    /// The number as text with all its digits, such as `12.50`, `0.000001`, `1.5E-7` or `1E+38`.
    ///
    /// The conversion is that of IEEE 754-2008 §5.12.2, in the notation of General Decimal Arithmetic.
    public var description: String {
        let leadingPlace = coefficient.decimalDigitCount + exponent - 1
        let text = exponent <= 0 && leadingPlace >= -6 ? plainNotation : scientificNotation(leadingPlace)
        return String(decoding: text, as: UTF8.self)
    }

    private var sign: [UInt8] { isNegative ? [UInt8(ascii: "-")] : [] }

    private var plainNotation: [UInt8] {
        let digits = digits
        guard exponent < 0 else { return sign + digits }
        let leadingZeros = [UInt8](repeating: UInt8(ascii: "0"), count: max(1 - exponent - digits.count, 0))
        let padded = leadingZeros + digits
        return sign + padded.dropLast(-exponent) + [UInt8(ascii: ".")] + padded.suffix(-exponent)
    }

    private func scientificNotation(_ leadingPlace: Int) -> [UInt8] {
        let digits = digits
        let fraction = digits.count > 1 ? [UInt8(ascii: ".")] + digits.dropFirst() : []
        let suffix = leadingPlace < 0 ? "E\(leadingPlace)" : "E+\(leadingPlace)"
        return sign + digits.prefix(1) + fraction + Array(suffix.utf8)
    }
}

extension Decimal128 {
    /// The number of digits before the decimal point; 1 for a number below 1.
    package var integerDigitCount: Int { max(coefficient.decimalDigitCount + exponent, 1) }

    /// The ASCII digits of the coefficient, the most significant one first; `0` for zero.
    package var digits: [UInt8] {
        let count = coefficient.decimalDigitCount
        return [UInt8](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            // In two halves, because a division of 64 bits is much faster than one of 128 bits.
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

    /// Returns the same value without trailing zeros in the coefficient, as far as the exponents of the format allow.
    package func reduced() -> Decimal128 {
        let (shorter, zeros) = coefficient.droppingTrailingZeros(atMost: Self.greatestExponent - exponent)
        return Decimal128(isNegative: isNegative, fitting: shorter, exponent: exponent + zeros)
    }
}
