import Core

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
