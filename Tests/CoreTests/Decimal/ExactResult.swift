@testable import Core

/// The exact result of a calculation, and what IEEE 754-2008 makes of it in the decimal128 format.
struct ExactResult {
    /// The result is ±`numerator` ÷ `denominator` × 10^`exponent`.
    private let isNegative: Bool
    private let numerator: SchoolbookNumber
    private let denominator: SchoolbookNumber
    private let exponent: Int

    /// A value of the format, or the overflow, in a notation that each value has only one of.
    enum Rounded: Equatable {
        case overflow
        case zero
        case number(isNegative: Bool, digits: String, exponent: Int)
    }

    init(text: (isNegative: Bool, digits: [UInt8], exponent: Int)) {
        isNegative = text.isNegative
        numerator = SchoolbookNumber(text.digits.reversed())
        denominator = SchoolbookNumber(1)
        exponent = text.exponent
    }

    init(_ left: Decimal128, plus right: Decimal128) {
        let least = min(left.exponent, right.exponent)
        let leftDigits = SchoolbookNumber(left.coefficient).shifted(by: left.exponent - least)
        let rightDigits = SchoolbookNumber(right.coefficient).shifted(by: right.exponent - least)
        let isLeftLess = leftDigits < rightDigits
        if left.isNegative == right.isNegative {
            numerator = leftDigits + rightDigits
        } else {
            numerator = isLeftLess ? rightDigits - leftDigits : leftDigits - rightDigits
        }
        isNegative = isLeftLess ? right.isNegative : left.isNegative
        denominator = SchoolbookNumber(1)
        exponent = least
    }

    init(_ left: Decimal128, times right: Decimal128) {
        isNegative = left.isNegative != right.isNegative
        numerator = SchoolbookNumber(left.coefficient) * SchoolbookNumber(right.coefficient)
        denominator = SchoolbookNumber(1)
        exponent = left.exponent + right.exponent
    }

    init(_ left: Decimal128, dividedBy right: Decimal128) {
        isNegative = left.isNegative != right.isNegative
        numerator = SchoolbookNumber(left.coefficient)
        denominator = SchoolbookNumber(right.coefficient)
        exponent = left.exponent - right.exponent
    }

    /// The result rounded half even to 34 digits, or fewer where the least exponent, -6176, allows no more.
    var rounded: Rounded {
        let zeros = max(denominator.digits.count - numerator.digits.count + 36, 0)
        let (quotient, hasRemainder) = numerator.shifted(by: zeros).dividedByLongDivision(denominator)
        let place = exponent - zeros
        let excess = max(quotient.digits.count - 34, -6176 - place)
        return round(quotient, dropping: excess, hasRemainder: hasRemainder, place: place)
    }

    /// Whether the format has the result as it is, so that no digit is lost.
    var isExact: Bool {
        let zeros = max(denominator.digits.count - numerator.digits.count + 36, 0)
        let (quotient, hasRemainder) = numerator.shifted(by: zeros).dividedByLongDivision(denominator)
        let excess = max(quotient.digits.count - 34, -6176 - exponent + zeros, 0)
        return !hasRemainder && quotient.digits.prefix(excess).allSatisfy { $0 == 0 }
    }

    private func round(
        _ number: SchoolbookNumber, dropping excess: Int, hasRemainder: Bool, place: Int
    ) -> Rounded {
        guard excess > 0 else { return normalized(number, place) }
        let padded = number.digits + [UInt8](repeating: 0, count: max(excess + 1 - number.digits.count, 0))
        let dropped = padded[..<excess]
        let kept = SchoolbookNumber(Array(padded[excess...]))
        let isMoreBehindFive = hasRemainder || dropped.dropLast().contains { $0 > 0 }
        let isOdd = padded[excess] % 2 == 1
        let first = padded[excess - 1]
        let roundsUp = first > 5 || (first == 5 && (isMoreBehindFive || isOdd))
        return normalized(roundsUp ? kept + SchoolbookNumber(1) : kept, place + excess)
    }

    private func normalized(_ number: SchoolbookNumber, _ place: Int) -> Rounded {
        Rounded(isNegative: isNegative, number, place)
    }
}

extension ExactResult.Rounded {
    init(isNegative: Bool, _ number: SchoolbookNumber, _ place: Int) {
        guard !number.isZero else {
            self = .zero
            return
        }
        guard number.digits.count + place <= 6145 else {
            self = .overflow
            return
        }
        let zeros = number.digits.prefix { $0 == 0 }.count
        let digits = number.digits.dropFirst(zeros).reversed().map(String.init).joined()
        self = .number(isNegative: isNegative, digits: digits, exponent: place + zeros)
    }

    init(_ calculation: () throws(DecimalError) -> Decimal128) {
        do {
            let value = try calculation()
            self.init(isNegative: value.isNegative, SchoolbookNumber(value.coefficient), value.exponent)
        } catch {
            self = .overflow
        }
    }
}
