extension Decimal128 {
    /// Returns the square root, rounded half even to 34 digits, and without needless zeros if it is exact; nil for a number below 0.
    ///
    /// An estimate in binary is made exact by Newton's method, in integers of 128 and 256 bits.
    public func squareRoot() -> Decimal128? {
        guard !isNegative else { return nil }
        guard !isZero else { return self }
        // The radicand has 67 or 68 digits and an even exponent, so that its root has 34 digits.
        let zeros = Self.precision - coefficient.decimalDigitCount
        let shift = (exponent - zeros).isMultiple(of: 2) ? Self.precision : Self.precision - 1
        let radicand = (coefficient * PowerOfTen.values[zeros]).multipliedFullWidth(by: PowerOfTen.values[shift])
        let root = Self.integerSquareRoot(of: radicand)
        let square = root.multipliedFullWidth(by: root)
        // Both are below 2^128 apart, so the lower halves give the difference.
        let rest = radicand.low &- square.low
        let rounded = rest > root ? root + 1 : root
        let number = Decimal128(isNegative: false, fitting: rounded, exponent: (exponent - zeros - shift) / 2)
        return (rest == 0 ? number.reduced() : number).calculated(fromRounded: isRounded || rest != 0)
    }

    /// Returns the greatest integer whose square is not above a number of 67 or 68 digits.
    private static func integerSquareRoot(of number: (high: UInt128, low: UInt128)) -> UInt128 {
        let estimate = (Double(number.high) * 0x1p128 + Double(number.low)).squareRoot()
        // Newton's method comes down to the root from above.
        var root = UInt128(estimate * (1 + 0x1p-50)) + 1
        while true {
            let next = (root + root.dividingFullWidth(number).quotient) / 2
            guard next < root else { return root }
            root = next
        }
    }
}
