import Core

/// Reads a formula from the bytes of a text, front to back, and looks at no byte twice but after a sign.
struct ExpressionScanner {
    /// What is wrong, and how many bytes into the text.
    struct Fault: Error {
        enum Reason {
            case empty, missingOperand, missingOperator, unexpectedCharacter, malformedNumber, numberTooLong
        }

        let offset: Int
        let reason: Reason
    }

    private let bytes: [UInt8]
    private var position = 0
    /// Where the last number or operator ended: the place where what is missing at the end should stand.
    private var endOfLastItem = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// Reads the whole text as one formula.
    mutating func formula() throws(Fault) -> Formula {
        skipSpaces()
        guard position < bytes.count else { throw Fault(offset: 0, reason: .empty) }
        var formula = Formula(try number())
        while position < bytes.count {
            let `operator` = try takeOperator()
            formula.append(`operator`, try number())
        }
        return formula
    }

    private mutating func number() throws(Fault) -> Decimal128 {
        let start = position
        let isNegative = takeSign()
        guard position < bytes.count else { throw Fault(offset: endOfLastItem, reason: .missingOperand) }
        guard startsNumber(at: position) else {
            let isOperator = `operator`(at: position) != nil
            throw Fault(offset: position, reason: isOperator ? .missingOperand : .unexpectedCharacter)
        }
        var digits = DigitCollector()
        var hasPoint = false
        reading: while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                guard digits.take(bytes[position] &- UInt8(ascii: "0"), isFraction: hasPoint) else {
                    throw Fault(offset: start, reason: .numberTooLong)
                }
            case UInt8(ascii: "."):
                guard !hasPoint else { throw Fault(offset: position, reason: .malformedNumber) }
                hasPoint = true
            default:
                break reading
            }
            position += 1
        }
        guard digits.hasDigits else { throw Fault(offset: start, reason: .malformedNumber) }
        guard let number = digits.number(isNegative: isNegative) else {
            throw Fault(offset: start, reason: .numberTooLong)
        }
        finishItem()
        return number
    }

    /// Takes a sign if it belongs to a number.
    ///
    /// - Returns: whether it was a minus.
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

    private mutating func takeOperator() throws(Fault) -> Operator {
        guard let (found, length) = `operator`(at: position) else {
            throw Fault(
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

    /// A carriage return counts, because lines from another system end in one.
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

    /// The operator that is written at an offset, and how many bytes it takes.
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

/// Collects the digits of a written number and keeps its value exactly, or says that it cannot.
///
/// Zeros wait until another digit follows, so those at the end cost no digit: a 1 and forty zeros is kept as 1 × 10^40.
struct DigitCollector {
    private static let precision = 34

    private(set) var hasDigits = false
    private var coefficient: UInt128 = 0
    private var digitCount = 0
    private var waitingZeros = 0
    private var fractionDigits = 0

    /// Takes the next digit.
    ///
    /// - Parameters:
    ///   - digit: from 0 to 9.
    ///   - isFraction: whether it stands behind the point.
    /// - Returns: false when the number has become longer than 34 significant digits.
    mutating func take(_ digit: UInt8, isFraction: Bool) -> Bool {
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

    /// The number that the digits make, or nil when it is too great or too small to be kept exactly.
    func number(isNegative: Bool) -> Decimal128? {
        guard coefficient != 0 else { return .zero }
        let exponent = waitingZeros - fractionDigits
        guard exponent >= Decimal128.leastNonzeroMagnitude.exponent else { return nil }
        return try? Decimal128(isNegative: isNegative, coefficient: coefficient, exponent: exponent)
    }
}
