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
