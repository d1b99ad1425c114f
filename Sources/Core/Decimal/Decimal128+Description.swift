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
