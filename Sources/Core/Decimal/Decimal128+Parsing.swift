extension Decimal128: LosslessStringConvertible {
    /// Creates a number from text such as `12`, `-1.50`, `.5`, `2.` or `1E+38`: ASCII digits with at most one point, an
    /// optional sign before them, and an optional exponent.
    ///
    /// The result is nil for any other text and for a number that is too great. A number that is too small becomes zero, and
    /// more than 34 digits are rounded half even.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public init?(_ description: String) {
        var text = description
        guard let value = text.withUTF8({ DecimalReader($0)?.rounded }) else { return nil }
        self = value
    }

    /// Creates a number from the bytes of such a text; nil also for a number that would be rounded.
    package init?(exactly text: UnsafeBufferPointer<UInt8>) {
        guard let value = DecimalReader(text)?.exact else { return nil }
        self = value
    }
}

/// A reader of a decimal number. The grammar is the numeric string of IEEE 754-2008 §5.12 without infinities and NaNs.
private struct DecimalReader {
    private let text: UnsafeBufferPointer<UInt8>
    private var place = 0
    private var isNegative = false
    private var hasDigits = false
    private var coefficient: UInt128 = 0
    /// Whether digits other than zero have no place in the coefficient.
    private var hasTail = false
    /// The power of ten of the coefficient.
    private var exponent = 0

    /// Reads a whole text; nil if it is no number.
    init?(_ text: UnsafeBufferPointer<UInt8>) {
        self.text = text
        isNegative = takeSign()
        takeDigits(isFraction: false)
        if take(".") { takeDigits(isFraction: true) }
        guard hasDigits else { return nil }
        if take("e") || take("E") {
            guard let written = takeExponent() else { return nil }
            exponent += written
        }
        guard place == text.count else { return nil }
    }

    /// The nearest number; nil if it is too great.
    var rounded: Decimal128? {
        try? Decimal128(isNegative: isNegative, rounding: coefficient, hasTail: hasTail, exponent: exponent)
    }

    /// The number as it is written; nil if the format does not have it. Zeros at its end are dropped only where they have
    /// no place.
    var exact: Decimal128? {
        guard !hasTail else { return nil }
        if coefficient <= Decimal128.greatestCoefficient, exponent >= Decimal128.leastExponent { return rounded }
        let (digits, zeros) = coefficient.droppingTrailingZeros(atMost: PowerOfTen.greatestExponent)
        guard digits <= Decimal128.greatestCoefficient, digits == 0 || exponent + zeros >= Decimal128.leastExponent
        else { return nil }
        return try? Decimal128(isNegative: isNegative, coefficient: digits, exponent: exponent + zeros)
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard place < text.count, text[place] == UInt8(ascii: character) else { return false }
        place += 1
        return true
    }

    /// Reads a sign if there is one, and returns whether it is a minus.
    private mutating func takeSign() -> Bool {
        if take("-") { return true }
        _ = take("+")
        return false
    }

    private mutating func takeDigit() -> UInt8? {
        guard place < text.count else { return nil }
        let digit = text[place] &- UInt8(ascii: "0")
        guard digit < 10 else { return nil }
        place += 1
        return digit
    }

    private mutating func takeDigits(isFraction: Bool) {
        while let digit = takeDigit() {
            hasDigits = true
            if coefficient < PowerOfTen.values[36] {
                coefficient = coefficient &* 10 &+ UInt128(truncatingIfNeeded: digit)
                exponent -= isFraction ? 1 : 0
            } else {
                hasTail = hasTail || digit != 0
                exponent += isFraction ? 0 : 1
            }
        }
    }

    private mutating func takeExponent() -> Int? {
        let isNegative = takeSign()
        guard var exponent = takeDigit().map({ Int($0) }) else { return nil }
        while let digit = takeDigit() {
            // No text has enough digits to bring a greater exponent back into the format.
            if exponent < 1_000_000_000_000_000 { exponent = exponent * 10 + Int(digit) }
        }
        return isNegative ? -exponent : exponent
    }
}
