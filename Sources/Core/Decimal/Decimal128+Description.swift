extension Decimal128: CustomStringConvertible {
    /// The number as text with all its digits, such as `12.50`, `0.000001`, `1.5E-7` or `1E+38`.
    ///
    /// The conversion is that of IEEE 754-2008 §5.12.2, in the notation of General Decimal Arithmetic.
    public var description: String {
        let leadingPlace = coefficient.decimalDigitCount + exponent - 1
        return exponent <= 0 && leadingPlace >= -6 ? positional : scientificNotation(leadingPlace)
    }

    /// The number with all its digits and zeros, and without a power of ten: `12300`, `-0.00123`.
    package var positional: String {
        let digits = digits
        let leadingZeros = max(1 - exponent - digits.count, 0)
        let integerDigits = leadingZeros + digits.count + min(exponent, 0)
        return String(unsafeUninitializedCapacity: leadingZeros + digits.count + max(exponent, 0) + 2) { text in
            var count = 0
            func write(_ character: UInt8) {
                text[count] = character
                count += 1
            }
            if isNegative { write(UInt8(ascii: "-")) }
            for index in 0..<(leadingZeros + digits.count) {
                if index == integerDigits { write(UInt8(ascii: ".")) }
                write(index < leadingZeros ? UInt8(ascii: "0") : digits[index - leadingZeros])
            }
            for _ in 0..<max(exponent, 0) { write(UInt8(ascii: "0")) }
            return count
        }
    }

    private func scientificNotation(_ leadingPlace: Int) -> String {
        let digits = String(decoding: digits, as: UTF8.self)
        let fraction = digits.utf8.count > 1 ? "." + digits.dropFirst() : ""
        let power = (leadingPlace < 0 ? "E" : "E+") + String(leadingPlace)
        return (isNegative ? "-" : "") + digits.prefix(1) + fraction + power
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
        return Decimal128(isNegative: isNegative, fitting: shorter, exponent: exponent + zeros, isRounded: isRounded)
    }
}
