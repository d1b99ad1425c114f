extension Decimal128 {
    /// The nearest number of no more significant digits than given.
    ///
    /// - Parameters:
    ///   - count: how many digits to keep; less than 1 counts as 1.
    ///   - rule: what becomes of the others.
    /// - Returns: the rounded number; the greatest numbers are cut instead, where rounding up would overflow.
    package func rounded(
        toSignificantDigits count: Int, _ rule: RoundingRule = .toNearestOrEven
    ) -> Decimal128 {
        droppingDigits(coefficient.decimalDigitCount - min(max(count, 1), Self.precision), rule)
    }

    /// The nearest number of no more digits behind the decimal point than given.
    ///
    /// - Parameters:
    ///   - count: how many digits to keep behind the point; -1 rounds to tens, -2 to hundreds.
    ///   - rule: what becomes of the others.
    /// - Returns: the rounded number; the greatest numbers are cut instead, where rounding up would overflow.
    package func rounded(toFractionDigits count: Int, _ rule: RoundingRule = .toNearestOrEven) -> Decimal128 {
        droppingDigits(-exponent - min(max(count, -10_000), 10_000), rule)
    }

    private func droppingDigits(_ count: Int, _ rule: RoundingRule) -> Decimal128 {
        guard count > 0 else { return self }
        do {
            return try Decimal128(
                isNegative: isNegative, coefficient: rule.dropDigits(count, from: coefficient),
                exponent: exponent + count)
        } catch {
            // Only a number with digits to drop and some left over overflows, so there are at most 34 of them.
            let (_, dropped) = coefficient.droppingDigits(min(count, Self.precision))
            return Decimal128(isNegative: isNegative, fitting: coefficient - dropped, exponent: exponent)
        }
    }
}

/// What becomes of the digits that are dropped (IEEE 754-2008 §4.3); the names are those of the standard library.
package enum RoundingRule: CaseIterable, Sendable {
    /// To the nearest; half goes to the even neighbour.
    case toNearestOrEven
    /// To the nearest; half goes away from zero, as on paper.
    case toNearestOrAwayFromZero
    /// Cuts off.
    case towardZero

    /// Drops the last digits of a coefficient and rounds.
    ///
    /// - Parameters:
    ///   - count: how many digits to drop, not negative; it may be more than there are.
    ///   - coefficient: any digits.
    ///   - hasTail: whether digits other than zero were cut off behind the coefficient before.
    /// - Returns: the rounded quotient; at most one more than the truncated one.
    func dropDigits(_ count: Int, from coefficient: UInt128, hasTail: Bool = false) -> UInt128 {
        guard count > 0 else { return coefficient }
        // Even 2^128 - 1 is less than half of 10^39.
        guard count <= PowerOfTen.greatestExponent else { return 0 }
        let (quotient, remainder) = coefficient.droppingDigits(count)
        let half = PowerOfTen.values[count] / 2
        let isAboveHalf = remainder > half || (remainder == half && hasTail)
        let isHalf = remainder == half && !hasTail
        let roundsUp =
            switch self {
            case .toNearestOrEven: isAboveHalf || (isHalf && quotient % 2 == 1)
            case .toNearestOrAwayFromZero: isAboveHalf || isHalf
            case .towardZero: false
            }
        return roundsUp ? quotient + 1 : quotient
    }
}
