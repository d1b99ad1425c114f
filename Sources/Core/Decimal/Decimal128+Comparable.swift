extension Decimal128: Comparable, Hashable {
    /// Whether two numbers have the same value: 1.0 == 1.00.
    package static func == (left: Decimal128, right: Decimal128) -> Bool {
        guard left.isNegative == right.isNegative else { return false }
        return left.compareMagnitude(to: right) == 0
    }

    package static func < (left: Decimal128, right: Decimal128) -> Bool {
        guard left.isNegative == right.isNegative else { return left.isNegative }
        let order = left.compareMagnitude(to: right)
        return left.isNegative ? order > 0 : order < 0
    }

    /// Feeds what all notations of the same value have in common.
    package func hash(into hasher: inout Hasher) {
        let reduced = reduced()
        hasher.combine(reduced.coefficient)
        hasher.combine(reduced.exponent)
        hasher.combine(reduced.isNegative)
    }

    /// Below zero, zero or above zero, as this number's magnitude is less than, equal to or greater than the other's.
    private func compareMagnitude(to other: Decimal128) -> Int {
        if exponent == other.exponent || isZero || other.isZero {
            return coefficient.order(to: other.coefficient)
        }
        let leadingPlace = coefficient.decimalDigitCount + exponent
        let otherLeadingPlace = other.coefficient.decimalDigitCount + other.exponent
        guard leadingPlace == otherLeadingPlace else { return leadingPlace < otherLeadingPlace ? -1 : 1 }
        // With the leading digits at the same place, the exponents are less than 34 apart.
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
