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
        let zero = UInt8(ascii: "0")
        let digits = digits
        var text = [UInt8](repeating: zero, count: max(1 - exponent - digits.count, 0)) + digits
        if exponent < 0 { text.insert(UInt8(ascii: "."), at: text.count + exponent) }
        text += repeatElement(zero, count: max(exponent, 0))
        return (isNegative ? "-" : "") + String(decoding: text, as: UTF8.self)
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
    package var digits: [UInt8] { Array(String(coefficient).utf8) }

    /// Returns the same value without trailing zeros in the coefficient, as far as the exponents of the format allow.
    package func reduced() -> Decimal128 {
        let (shorter, zeros) = coefficient.droppingTrailingZeros(atMost: Self.greatestExponent - exponent)
        return Decimal128(isNegative: isNegative, fitting: shorter, exponent: exponent + zeros, isRounded: isRounded)
    }
}
