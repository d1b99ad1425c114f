import Core

/// A scanner that reads a formula from the bytes of a text, in one pass.
struct ExpressionScanner {
    /// An error and its position in bytes.
    struct ScanError: Error {
        enum Reason {
            case empty, missingOperand, missingOperator, unexpectedCharacter, malformedNumber, numberTooLong
        }

        let offset: Int
        let reason: Reason
    }

    private let bytes: [UInt8]
    private var position = 0
    /// The end of the last number or operator, where a missing operand is reported.
    private var endOfLastItem = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    mutating func formula() throws(ScanError) -> Formula {
        skipSpaces()
        guard position < bytes.count else { throw ScanError(offset: 0, reason: .empty) }
        var formula = Formula(try number())
        while position < bytes.count {
            let `operator` = try takeOperator()
            formula.append(`operator`, try number())
        }
        return formula
    }

    private mutating func number() throws(ScanError) -> Decimal128 {
        let start = position
        let isNegative = takeSign()
        guard position < bytes.count else { throw ScanError(offset: endOfLastItem, reason: .missingOperand) }
        guard startsNumber(at: position) else {
            let isOperator = `operator`(at: position) != nil
            throw ScanError(offset: position, reason: isOperator ? .missingOperand : .unexpectedCharacter)
        }
        var digits = DigitCollector()
        var hasPoint = false
        reading: while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                guard digits.append(bytes[position] &- UInt8(ascii: "0"), isFraction: hasPoint) else {
                    throw ScanError(offset: start, reason: .numberTooLong)
                }
            case UInt8(ascii: "."):
                guard !hasPoint else { throw ScanError(offset: position, reason: .malformedNumber) }
                hasPoint = true
            default:
                break reading
            }
            position += 1
        }
        guard digits.hasDigits else { throw ScanError(offset: start, reason: .malformedNumber) }
        guard let number = digits.number(isNegative: isNegative) else {
            throw ScanError(offset: start, reason: .numberTooLong)
        }
        finishItem()
        return number
    }

    /// Reads a sign if it belongs to a number, and returns whether it was a minus.
    private mutating func takeSign() -> Bool {
        guard let (sign, length) = `operator`(at: position), startsNumber(at: position + length) else { return false }
        switch sign {
        case .add, .subtract:
            position += length
            return sign == .subtract
        case .multiply, .divide:
            return false
        }
    }

    private mutating func takeOperator() throws(ScanError) -> Operator {
        guard let (found, length) = `operator`(at: position) else {
            throw ScanError(
                offset: position, reason: startsNumber(at: position) ? .missingOperator : .unexpectedCharacter)
        }
        position += length
        finishItem()
        return found
    }

    private mutating func finishItem() {
        endOfLastItem = position
        skipSpaces()
    }

    private mutating func skipSpaces() {
        while position < bytes.count, isSpace(bytes[position]) { position += 1 }
    }

    /// A carriage return counts, because lines of other systems end with one.
    private func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
    }

    private func startsNumber(at offset: Int) -> Bool {
        guard offset < bytes.count else { return false }
        return switch bytes[offset] {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."): true
        default: false
        }
    }

    /// Returns the operator at an offset, and its length in bytes.
    private func `operator`(at offset: Int) -> (Operator, length: Int)? {
        guard offset < bytes.count else { return nil }
        return switch bytes[offset] {
        case UInt8(ascii: "+"): (.add, 1)
        case UInt8(ascii: "-"): (.subtract, 1)
        case UInt8(ascii: "*"), UInt8(ascii: "x"), UInt8(ascii: "X"): (.multiply, 1)
        case UInt8(ascii: "/"): (.divide, 1)
        case 0xC3 where bytes[offset...].starts(with: "×".utf8): (.multiply, 2)
        case 0xC3 where bytes[offset...].starts(with: "÷".utf8): (.divide, 2)
        case 0xE2 where bytes[offset...].starts(with: "−".utf8): (.subtract, 3)
        default: nil
        }
    }
}

/// The exact value of the digits of a number so far.
///
/// Zeros are added when another digit follows. So zeros at the end take no digits: a 1 and forty zeros is 1 × 10^40.
struct DigitCollector {
    private static let precision = 34

    private(set) var hasDigits = false
    private var coefficient: UInt128 = 0
    private var digitCount = 0
    private var waitingZeros = 0
    private var fractionDigits = 0

    /// Adds the next digit.
    ///
    /// - Parameters:
    ///   - digit: A number from 0 to 9.
    ///   - isFraction: Whether the digit is after the point.
    /// - Returns: False if the number has more than 34 significant digits.
    mutating func append(_ digit: UInt8, isFraction: Bool) -> Bool {
        hasDigits = true
        if isFraction { fractionDigits += 1 }
        guard digit != 0 else {
            waitingZeros += 1
            return true
        }
        if digitCount == 0 { waitingZeros = 0 }
        digitCount += waitingZeros + 1
        guard digitCount <= Self.precision else { return false }
        for _ in 0...waitingZeros { coefficient &*= 10 }
        coefficient &+= UInt128(truncatingIfNeeded: digit)
        waitingZeros = 0
        return true
    }

    /// Returns the number; nil if it is too great or too small for an exact value.
    func number(isNegative: Bool) -> Decimal128? {
        guard coefficient != 0 else { return .zero }
        let exponent = waitingZeros - fractionDigits
        guard exponent >= Decimal128.leastNonzeroMagnitude.exponent else { return nil }
        return try? Decimal128(isNegative: isNegative, coefficient: coefficient, exponent: exponent)
    }
}
