extension Decimal128: Comparable, Hashable {
    /// Returns a Boolean value that indicates whether two numbers have the same value: 1.0 == 1.00.
    public static func == (left: Decimal128, right: Decimal128) -> Bool {
        guard left.isNegative == right.isNegative else { return false }
        let (leftMagnitude, rightMagnitude) = left.comparableMagnitudes(with: right)
        return leftMagnitude == rightMagnitude
    }

    /// Returns a Boolean value that indicates whether the first number is less than the second.
    public static func < (left: Decimal128, right: Decimal128) -> Bool {
        guard left.isNegative == right.isNegative else { return left.isNegative }
        let (leftMagnitude, rightMagnitude) = left.comparableMagnitudes(with: right)
        return left.isNegative ? leftMagnitude > rightMagnitude : leftMagnitude < rightMagnitude
    }

    /// Hashes the value, so that 1.0 and 1.00 have the same hash.
    public func hash(into hasher: inout Hasher) {
        let reduced = reduced()
        hasher.combine(reduced.coefficient)
        hasher.combine(reduced.exponent)
        hasher.combine(reduced.isNegative)
    }

    /// Returns two integers that are in the same order as the magnitudes of two numbers.
    private func comparableMagnitudes(with other: Decimal128) -> (UInt128, UInt128) {
        if exponent == other.exponent || isZero || other.isZero { return (coefficient, other.coefficient) }
        let leadingPlace = coefficient.decimalDigitCount + exponent
        let otherLeadingPlace = other.coefficient.decimalDigitCount + other.exponent
        guard leadingPlace == otherLeadingPlace else { return leadingPlace < otherLeadingPlace ? (0, 1) : (1, 0) }
        // The leading digits are at the same place, so the exponents differ by less than 34.
        let distance = exponent - other.exponent
        return distance > 0
            ? (coefficient &* PowerOfTen.values[distance], other.coefficient)
            : (coefficient, other.coefficient &* PowerOfTen.values[-distance])
    }
}
