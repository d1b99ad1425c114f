extension Decimal128: CustomStringConvertible {
    /// The number as text that reads back as the same value, zeros at its end included.
    ///
    /// Plain digits where these are short, otherwise one digit, a point, the others and an exponent: `12.50`, `0.000001`,
    /// `1.5E-7`, `1E+38` (the conversion of IEEE 754-2008 §5.12.2, in the General Decimal Arithmetic notation).
    package var description: String {
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
