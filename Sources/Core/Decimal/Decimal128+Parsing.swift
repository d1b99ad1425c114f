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
        guard let value = text.withUTF8(DecimalParser.parse) else { return nil }
        self = value
    }
}

/// A state machine that reads a decimal number byte by byte. Its state is the part of the number that it reads.
///
/// The grammar is the numeric string of IEEE 754-2008 §5.12 without infinities and NaNs.
struct DecimalParser {
    private enum Part {
        case start, sign, integer, point, fraction, exponentMark, exponentSign, exponent
    }

    private var part = Part.start
    private var isNegative = false
    private var hasDigits = false
    private var coefficient: UInt128 = 0
    private var hasTail = false
    /// The power of ten of the coefficient, without the written exponent.
    private var scale = 0
    private var isExponentNegative = false
    private var exponent = 0

    /// Returns the number of a whole text; nil if the text is no number or the number is too great.
    static func parse(_ text: UnsafeBufferPointer<UInt8>) -> Decimal128? {
        var parser = DecimalParser()
        for byte in text {
            guard parser.accept(byte) else { return nil }
        }
        return parser.value
    }

    /// Reads the next byte, and returns false if the text is no number.
    private mutating func accept(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): acceptDigit(byte &- UInt8(ascii: "0"))
        case UInt8(ascii: "."): acceptPoint()
        case UInt8(ascii: "-"), UInt8(ascii: "+"): acceptSign(isNegative: byte == UInt8(ascii: "-"))
        case UInt8(ascii: "e"), UInt8(ascii: "E"): acceptExponentMark()
        default: false
        }
    }

    private var value: Decimal128? {
        switch part {
        case .start, .sign, .exponentMark, .exponentSign: return nil
        case .integer, .point, .fraction, .exponent: break
        }
        guard hasDigits else { return nil }
        return try? Decimal128(
            isNegative: isNegative, rounding: coefficient, hasTail: hasTail,
            exponent: scale + (isExponentNegative ? -exponent : exponent))
    }

    private mutating func acceptDigit(_ digit: UInt8) -> Bool {
        switch part {
        case .start, .sign, .integer:
            part = .integer
            append(digit, isFraction: false)
        case .point, .fraction:
            part = .fraction
            append(digit, isFraction: true)
        case .exponentMark, .exponentSign, .exponent:
            part = .exponent
            // No text has enough digits to bring a greater exponent back into the format.
            if exponent < 1_000_000_000_000_000 { exponent = exponent * 10 + Int(digit) }
        }
        return true
    }

    private mutating func append(_ digit: UInt8, isFraction: Bool) {
        hasDigits = true
        if coefficient < PowerOfTen.values[36] {
            coefficient = coefficient &* 10 &+ UInt128(truncatingIfNeeded: digit)
            scale -= isFraction ? 1 : 0
        } else {
            hasTail = hasTail || digit != 0
            scale += isFraction ? 0 : 1
        }
    }

    private mutating func acceptPoint() -> Bool {
        switch part {
        case .start, .sign, .integer:
            part = .point
            return true
        case .point, .fraction, .exponentMark, .exponentSign, .exponent: return false
        }
    }

    private mutating func acceptSign(isNegative: Bool) -> Bool {
        switch part {
        case .start:
            part = .sign
            self.isNegative = isNegative
            return true
        case .exponentMark:
            part = .exponentSign
            isExponentNegative = isNegative
            return true
        case .sign, .integer, .point, .fraction, .exponentSign, .exponent: return false
        }
    }

    private mutating func acceptExponentMark() -> Bool {
        switch part {
        case .integer, .point, .fraction:
            part = .exponentMark
            return hasDigits
        case .start, .sign, .exponentMark, .exponentSign, .exponent: return false
        }
    }
}
