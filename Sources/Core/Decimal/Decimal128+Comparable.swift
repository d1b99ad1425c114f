extension Decimal128: Comparable, Hashable {
    /// Returns a Boolean value that indicates whether two numbers have the same value: 1.0 == 1.00.
    public static func == (left: Decimal128, right: Decimal128) -> Bool {
        guard left.isNegative == right.isNegative else { return false }
        return left.compareMagnitude(to: right) == 0
    }

    /// Returns a Boolean value that indicates whether the first number is less than the second.
    public static func < (left: Decimal128, right: Decimal128) -> Bool {
        guard left.isNegative == right.isNegative else { return left.isNegative }
        let order = left.compareMagnitude(to: right)
        return left.isNegative ? order > 0 : order < 0
    }

    /// Hashes the value, so that 1.0 and 1.00 have the same hash.
    public func hash(into hasher: inout Hasher) {
        let reduced = reduced()
        hasher.combine(reduced.coefficient)
        hasher.combine(reduced.exponent)
        hasher.combine(reduced.isNegative)
    }

    /// Returns a negative number, 0 or a positive number if the magnitude is less than, equal to or greater than the other.
    private func compareMagnitude(to other: Decimal128) -> Int {
        if exponent == other.exponent || isZero || other.isZero {
            return coefficient.order(to: other.coefficient)
        }
        let leadingPlace = coefficient.decimalDigitCount + exponent
        let otherLeadingPlace = other.coefficient.decimalDigitCount + other.exponent
        guard leadingPlace == otherLeadingPlace else { return leadingPlace < otherLeadingPlace ? -1 : 1 }
        // The leading digits are at the same place, so the exponents differ by less than 34.
        let distance = exponent - other.exponent
        return distance > 0
            ? (coefficient &* PowerOfTen.values[distance]).order(to: other.coefficient)
            : coefficient.order(to: other.coefficient &* PowerOfTen.values[-distance])
    }
}

extension UInt128 {
    fileprivate func order(to other: UInt128) -> Int {
        self < other ? -1 : (self == other ? 0 : 1)
    }
}
