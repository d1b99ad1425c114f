extension Decimal128 {
    /// Returns the number with at most so many significant digits, at least 1. A number whose rounding up would
    /// overflow is truncated.
    public func rounded(
        toSignificantDigits count: Int, _ rule: RoundingRule = .toNearestOrEven
    ) -> Decimal128 {
        droppingDigits(coefficient.decimalDigitCount - min(max(count, 1), Self.precision), rule)
    }

    /// Returns the number with at most so many digits after the point; -1 rounds to tens, -2 to hundreds. A number
    /// whose rounding up would overflow is truncated.
    public func rounded(toFractionDigits count: Int, _ rule: RoundingRule = .toNearestOrEven) -> Decimal128 {
        droppingDigits(-exponent - min(max(count, -10_000), 10_000), rule)
    }

    private func droppingDigits(_ count: Int, _ rule: RoundingRule) -> Decimal128 {
        guard count > 0 else { return self }
        let (rounded, isRounded) = rule.dropDigits(count, from: coefficient)
        do {
            return try Decimal128(isNegative: isNegative, coefficient: rounded, exponent: exponent + count)
                .calculated(fromRounded: isRounded || self.isRounded)
        } catch {
            // Only a number that keeps some of its digits can overflow, so at most 34 digits are dropped.
            let (_, dropped) = coefficient.droppingDigits(min(count, Self.precision))
            return Decimal128(
                isNegative: isNegative, fitting: coefficient - dropped, exponent: exponent, isRounded: true)
        }
    }
}

/// A rule for rounding (IEEE 754-2008 §4.3), named as in the standard library.
public enum RoundingRule: CaseIterable, Sendable {
    /// Rounds to the nearest number, and a half to the even one.
    case toNearestOrEven
    /// Rounds to the nearest number, and a half away from zero.
    case toNearestOrAwayFromZero

    /// Drops so many of the last digits of a coefficient, perhaps more than it has, and rounds: the quotient is at most
    /// one more than the truncated one. Digits other than zero that were cut off behind the coefficient before are its
    /// tail. The number is rounded if such digits are lost.
    func dropDigits(
        _ count: Int, from coefficient: UInt128, hasTail: Bool = false
    ) -> (quotient: UInt128, isRounded: Bool) {
        guard count > 0 else { return (coefficient, hasTail) }
        // Even 2^128 - 1 is less than half of 10^39.
        guard count <= PowerOfTen.greatestExponent else { return (0, hasTail || coefficient > 0) }
        let (quotient, remainder) = coefficient.droppingDigits(count)
        let half = PowerOfTen.values[count] / 2
        let isAboveHalf = remainder > half || (remainder == half && hasTail)
        let isHalf = remainder == half && !hasTail
        let roundsUp =
            switch self {
            case .toNearestOrEven: isAboveHalf || (isHalf && quotient % 2 == 1)
            case .toNearestOrAwayFromZero: isAboveHalf || isHalf
            }
        return (roundsUp ? quotient + 1 : quotient, hasTail || remainder > 0)
    }
}
